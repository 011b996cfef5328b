import {
  CHECKPOINT,
  type Chance,
  type Match,
  newMatch,
  optionKind,
  parseRecord,
  printRecord,
  randomBelow,
  recordOf,
  replayRecord,
  type Settings,
  seedChance,
  shuffle,
} from '@sandtable/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS, type CardHalf } from './data/cards.js';
import { SPACE_IDS, SPACES } from './data/spaces.js';
import { runEvent } from './events/index.js';
import { FACTIONS, type Faction } from './factions.js';
import { andeanAbyss as game } from './index.js';
import { PIECE_IDS, type PieceId } from './pieces.js';
import { clone, PIECE_KINDS, type Position, playedFactions } from './position.js';

/** Whole random games over every option of the game; each property is looked at along the way. */

const SEEDS = 208;
const TEMPERS = ['even', 'busy', 'wild'] as const;
type Temper = (typeof TEMPERS)[number];

/** Every value of every option turns up; A and B need the next card open (T3), and who shares has no non-players (1.5). */
function optionsFor(index: number): Settings {
  const chance = seedChance(`options ${index}`);
  const options: Record<string, string> = {};
  for (const [name, { values }] of Object.entries(game.settings))
    options[name] = values[randomBelow(chance, values.length)];
  if (options.eligibility !== 'standard') options.reveal = 'yes';
  if (options.players !== '4') options.nonplayers = 'none';
  return options;
}

const begin = (index: number): Match<Position> =>
  newMatch(game, { seed: `property ${index}`, settings: optionsFor(index) }, { log: false });

/** Even: as the random bot. Busy: goes on while there is anything to go on with. Wild: asides as likely as the rest. */
function pick(options: readonly string[], temper: Temper, chance: Chance): string {
  if (temper === 'wild') return options[randomBelow(chance, options.length)];
  const main = options.filter((option) => optionKind(option) !== 'aside');
  if (main.length === 0 || (main.length < options.length && randomBelow(chance, 24) === 0)) {
    return options[randomBelow(chance, options.length)];
  }
  const going = temper === 'busy' ? main.filter((option) => !['done', 'pass', 'no', 'cancel'].includes(option)) : main;
  const among = going.length > 0 ? going : main;
  return among[randomBelow(chance, among.length)];
}

/** Describes where a game is, so that a failure can be reproduced. */
function placeOf({ beginning: { seed, settings }, answers }: Match<Position>): string {
  const last = answers.slice(-8).map(({ option }) => option);
  return `${seed} (${JSON.stringify(settings)}), answer ${answers.length} after ${last}`;
}

/** What is looked at in the games; each begins with nothing seen, and draws its own samples. */
interface Property {
  /** At every decision. */
  readonly look: (match: Match<Position>, chance: Chance) => void;
  readonly atEnd?: (match: Match<Position>) => void;
  /** After all games. */
  readonly afterAll?: () => void;
  /** In the first games only; default: in all. */
  readonly games?: number;
}

/** Plays all games to their end, and gives the first fault of each property. Playing is what takes the time, so it is done once. */
function faultsOf(properties: Readonly<Record<string, () => Property>>): ReadonlyMap<string, unknown> {
  const faults = new Map<string, unknown>();
  const begun = Object.entries(properties).map(([name, property]) => ({ name, ...property() }));
  const findFault = (name: string, where: () => string, look: () => void): void => {
    if (faults.has(name)) return;
    try {
      look();
    } catch (error) {
      faults.set(name, new Error(`${where()}: ${error instanceof Error ? error.message : error}`, { cause: error }));
    }
  };
  for (let index = 0; index < SEEDS; index++) {
    const match = begin(index);
    const path = seedChance(`path ${index}`);
    const temper = TEMPERS[index % TEMPERS.length];
    const looked = begun
      .filter(({ games = SEEDS }) => index < games)
      .map((property) => ({ ...property, samples: seedChance(`${property.name} ${index}`) }));
    const where = () => placeOf(match);
    while (!match.result) {
      for (const { name, look, samples } of looked) findFault(name, where, () => look(match, samples));
      const [decision, second] = match.pending();
      if (second) throw new Error('nothing in this game is asked of two seats at once');
      match.choose(pick(decision.options, temper, path), decision.seat);
      if (match.answers.length > 20_000) throw new Error(`${where()}: this game does not end`);
    }
    for (const { name, atEnd } of looked) findFault(name, where, () => atEnd?.(match));
  }
  for (const { name, afterAll } of begun)
    findFault(
      name,
      () => 'all games',
      () => afterAll?.(),
    );
  return faults;
}

const asked = (match: Match<Position>) =>
  match.pending().map((d) => ({ seat: d.seat, prompt: d.prompt, rule: d.rule, options: d.options }));
const sight = (match: Match<Position>) =>
  JSON.stringify([
    game.writePosition(match.position),
    [...match.position.chance.state],
    asked(match),
    match.result ?? null,
  ]);

/** What there is of each piece (the table at the end of the rulebook), guerrillas under one name. */
const THERE_IS: Readonly<Record<string, number>> = {
  troops: 30,
  police: 30,
  'government-base': 3,
  'farc-guerrilla': 30,
  'farc-base': 9,
  'auc-guerrilla': 18,
  'auc-base': 6,
  'cartels-guerrilla': 12,
  'cartels-base': 15,
};
const named = (id: PieceId) => id.replace(/-(underground|active)$/, '');
const at = (g: Position, space: number, id: PieceId) => g.pieces[space * PIECE_KINDS + PIECE_IDS.indexOf(id)];

function recount(g: Position): void {
  const found: Record<string, number> = { 'auc-guerrilla': g.aucGone };
  let markers = 0;
  let support = 0;
  let opposition = 0;
  SPACE_IDS.forEach((id, space) => {
    const facts = SPACES[id];
    for (const piece of PIECE_IDS) found[named(piece)] = (found[named(piece)] ?? 0) + at(g, space, piece);
    const bases = PIECE_IDS.filter((p) => p.endsWith('base')).reduce((sum, p) => sum + at(g, space, p), 0);
    if (bases > (facts.type === 'loc' ? 0 : 2)) throw new Error(`${bases} bases in ${id}`);
    const cubes = at(g, space, 'troops') + at(g, space, 'police');
    if (g.zones[space] && cubes + at(g, space, 'government-base') > 0) throw new Error(`Government in the Zone ${id}`);
    const people = facts.type === 'loc' ? 0 : facts.population;
    if (g.support[space] > 0) support += people * g.support[space];
    if (g.support[space] < 0) opposition -= people * g.support[space];
    if (people === 0 && g.support[space] !== 0) throw new Error(`a level in ${id}`);
    markers += g.terror[space];
  });
  PIECE_IDS.forEach((id, piece) => {
    found[named(id)] += g.available[piece];
  });
  for (const [piece, n] of Object.entries(THERE_IS)) {
    if (found[piece] !== n) throw new Error(`${found[piece]} ${piece}, not ${n}`);
  }
  if (markers > 40) throw new Error(`${markers} Terror and Sabotage markers`);
  if (g.shipments.length > 4) throw new Error(`${g.shipments.length} shipments`);
  for (const [faction, n] of Object.entries(g.resources)) {
    if (!(Number.isInteger(n) && n >= 0 && n <= 99)) throw new Error(`${n} resources of ${faction}`);
  }
  if (!(Number.isInteger(g.aid) && g.aid >= 0 && g.aid <= 29)) throw new Error(`aid of ${g.aid}`);
  const view = game.view(g, 'observer');
  if (view.totalSupport !== support) throw new Error(`support is ${support}, told as ${view.totalSupport}`);
  if (view.totalOpposition !== opposition) throw new Error(`opposition is ${opposition}`);
}

/** 1.4-1.7 over whole games. */
function wholeGames(): Property {
  const ends = new Set<string>();
  const seen = new Set<string>();
  return {
    look: (match) => {
      const [decision] = match.pending();
      const options = decision.options;
      if (options.length === 0) throw new Error(`${decision.prompt.key} has no option`);
      if (new Set(options).size !== options.length) throw new Error(`${decision.prompt.key} offers one thing twice`);
      if (!match.seats.includes(decision.seat)) throw new Error(`${decision.seat} is no seat`);
      game.check(match.position);
      if (match.answers.length % 8 === 0) recount(match.position);
    },
    atEnd: (match) => {
      recount(match.position);
      const { result } = match;
      if (!result) return;
      ends.add(result.reason.key);
      for (const [name, value] of Object.entries(match.beginning.settings)) seen.add(`${name}=${value}`);
      // 7.1: all players lose alike to a non-player, else everybody has a place of its own.
      const shared = result.reason.key === 'result.nonplayer' ? playedFactions(match.position) : 1;
      const places = match.seats.map((_, i) => Math.min(i, match.seats.length - shared) + 1);
      if (result.ranking.map((r) => r.place).join() !== places.join()) {
        throw new Error('not everybody has a place of its own');
      }
      const record = parseRecord(printRecord(recordOf(match)));
      if (sight(replayRecord(game, record)) !== sight(match)) throw new Error('the record replays differently');
    },
    afterAll: () => {
      expect([...ends].sort()).toEqual(['result.final', 'result.nonplayer', 'result.solo', 'result.victory']);
      for (const [name, { values }] of Object.entries(game.settings)) {
        for (const value of values) expect(seen).toContain(`${name}=${value}`);
      }
    },
  };
}

const HALVES = ['unshaded', 'shaded'] as const;

function carryOut(g: Position, card: number, half: CardHalf, executor: Faction, chance: Chance): void {
  const event = runEvent(g, card, half, executor);
  const where = `card ${card} ${half} by ${executor}`;
  for (let step = event.next({}), n = 0; !step.done; n++) {
    game.check(g);
    if (step.value === CHECKPOINT) throw new Error(`${where}: a checkpoint in the midst of a card`);
    const [decision] = step.value;
    const options = decision.options;
    if (options.length < 2) throw new Error(`${where}: ${decision.prompt.key} offers ${options}`);
    if (n > 2000) throw new Error(`${where} does not end`);
    step = event.next({ [decision.seat]: pick(options, TEMPERS[n % TEMPERS.length], chance) });
  }
  game.check(g);
}

const PROPERTIES: Readonly<Record<string, () => Property>> = {
  '1.4-1.7: options at every decision, invariants, an end, and a record that replays to it': wholeGames,

  '2.0: every option that is offered can be carried out': () => ({
    look: (match, chance) => {
      if (randomBelow(chance, 50) > 0) return;
      const [decision] = match.pending();
      const { seat, prompt } = decision;
      for (const option of decision.options) {
        const fork = match.fork();
        try {
          fork.choose(option, seat);
        } catch (error) {
          throw new Error(`${prompt.key}: ${option}: ${error instanceof Error ? error.message : error}`);
        }
        game.check(fork.position);
        if (!fork.result && fork.pending()[0].options.length === 0) throw new Error(`${option} leads nowhere`);
      }
    },
  }),

  '2.0: a note of it offers the same decision and has the same future, whatever the seed': () => ({
    look: (match, chance) => {
      if (randomBelow(chance, 30) > 0) return;
      const { settings, seed } = match.beginning;
      const note = JSON.parse(JSON.stringify(match.positionJson()));
      const again = newMatch(game, { settings, seed: randomBelow(chance, 2) ? seed : 'another', position: note });
      if (sight(again) !== sight(match)) throw new Error('the note stands elsewhere');
      const [{ seat, options: offered }] = match.pending();
      const option = offered[randomBelow(chance, offered.length)];
      again.choose(option, seat);
      const twin = match.fork();
      twin.choose(option, seat);
      if (sight(again) !== sight(twin)) throw new Error('the note has another future');
    },
  }),

  '2.0: what can be taken back is taken back exactly, and the same answer leads on to the same place': () => {
    /** What was seen one answer ago, if this is a place to look at. */
    let before: string | undefined;
    return {
      look: (match, chance) => {
        const last = match.answers.at(-1);
        if (before !== undefined && last && match.canUndo(last.seat)) {
          const now = sight(match);
          if (!match.undo(last.seat)) throw new Error('undo was promised and refused');
          if (sight(match) !== before) throw new Error('undo does not lead back');
          match.choose(last.option, last.seat);
          if (sight(match) !== now) throw new Error('redo does not lead on');
        }
        before = randomBelow(chance, 10) === 0 ? sight(match) : undefined;
      },
    };
  },

  '2.0: what anybody sees stays the same when only the order of unseen cards changes': () => ({
    look: (match, chance) => {
      if (randomBelow(chance, 40) > 0) return;
      const g = match.position;
      const twin = clone(g);
      twin.deck = [...g.deck.slice(0, g.seen), ...shuffle(seedChance('other'), g.deck.slice(g.seen))];
      for (const seat of [...match.seats, 'observer']) {
        const [seen, other] = [g, twin].map((p) => JSON.stringify([game.view(p, seat), game.redact(p, seat)]));
        if (seen !== other) throw new Error(`${seat} sees the deck`);
      }
      if (JSON.stringify(game.tables(twin)) !== JSON.stringify(game.tables(g))) throw new Error('the tables show it');
    },
  }),

  '5.1: any event, executed by any faction at any time, has no dead end and asks no question with only one answer':
    () => ({
      games: 48,
      look: (match, chance) => {
        if (randomBelow(chance, 12) > 0) return;
        const card = CARDS[randomBelow(chance, CARDS.length)];
        for (const half of card.dual ? HALVES : HALVES.slice(0, 1)) {
          for (const executor of FACTIONS) carryOut(clone(match.position), card.number, half, executor, chance);
        }
      },
    }),
};

describe(`over ${SEEDS} whole games`, () => {
  let faults: ReadonlyMap<string, unknown> = new Map();
  beforeAll(() => {
    faults = faultsOf(PROPERTIES);
  });

  it.each(Object.keys(PROPERTIES))('%s', (name) => {
    expect(faults.get(name)).toBeUndefined();
  });
});
