import { playBots, playersFor, resolveSeating, seatBots } from '../bot-players.js';
import { type Chance, randomBelow, seedChance } from '../chance.js';
import { type Match, newMatch } from '../match.js';
import { LANGUAGES, type Message, type Words, words } from '../messages.js';
import type { Position } from '../position.js';
import { optionKind, optionLabel, type SeatId } from '../procedure.js';
import { parseRecord, printRecord, recordOf, replayRecord } from '../record.js';
import type { Settings } from '../settings.js';
import { kernelMessages } from '../words/index.js';
import { statelessBot } from './bots.js';
import { observableState } from './random-play.js';
import { keepsAllSecrets, type Secrets } from './secrets.js';

/**
 * What every game must hold, whatever its rules are. A game's test runs them all:
 * `it.each(conformanceChecks({ secrets, games: 24 }))('$name', ({ check }) => check());`
 */
export interface ConformanceSubject<P extends Position> {
  /** The game, and what of a position a seat may not see. */
  readonly secrets: Secrets<P>;
  /** How many whole games are played by chance, over options drawn by chance. */
  readonly games: number;
  /** How many games the test of secrets plays; one per scenario by default. */
  readonly secretGames?: number;
  /** One decision in this many is looked at closely; 8 by default. */
  readonly every?: number;
  /** Bots that roll dice of their own, and so play another game when they are made anew for each answer. */
  readonly botsWithDice?: readonly string[];
}

export interface ConformanceCheck {
  readonly name: string;
  /** Throws an error that says where and what is wrong. */
  readonly check: () => void;
}

/** A game that has not ended after this many answers doesn't end. */
const MOST_ANSWERS = 20_000;

export function conformanceChecks<P extends Position>(subject: ConformanceSubject<P>): readonly ConformanceCheck[] {
  const { secrets, games, secretGames = Object.keys(secrets.game.scenarios).length } = subject;
  // All properties of whole games are looked at in the same games: playing them is what takes time.
  let faults: ReadonlyMap<string, unknown> | undefined;
  const ofWholeGames = (name: string): ConformanceCheck => ({
    name,
    check: () => {
      faults ??= faultsOfWholeGames(subject);
      if (faults.has(name)) throw faults.get(name);
    },
  });
  return [
    { name: `ends and replays from its record, over ${games} games`, check: () => ofWholeGames('').check() },
    ...Object.keys(LOOKERS).map(ofWholeGames),
    {
      name: 'changes nothing that a seat can obtain when only what it may not see changes',
      check: () => {
        const { pairs, differed } = keepsAllSecrets(secrets, secretGames, 'short');
        if (!secrets.game.openInformation && differed === 0) fault(`none of ${pairs} pairs of games differed`);
      },
    },
    ...LANGUAGES.map((language) => ({
      name: `has words for everything, in ${language}`,
      check: () =>
        saysEverything(subject, words(language, [kernelMessages, secrets.game.messages], secrets.game.names)),
    })),
    { name: 'has bots that finish a game, and that remember nothing but their dice', check: () => botsFinish(subject) },
  ];
}

type Look = <P extends Position>(match: Match<P>, chance: Chance) => void;

/** What holds at every decision of a game; all but the first are looked at in one decision of `every`. */
const LOOKERS = {
  'asks properly and keeps its invariants': isAskedProperly,
  'carries out every option that it offers': offersOnlyWhatCanBeDone,
  'takes an answer back exactly, and the same answer leads on': undoes,
  'goes on the same from a position that was written and read': resumes,
  'shows each seat plain data': showsPlainData,
} as const satisfies Readonly<Record<string, Look>>;

/** The first fault of each property by its name; of the games themselves by the empty name. */
function faultsOfWholeGames<P extends Position>(subject: ConformanceSubject<P>): ReadonlyMap<string, unknown> {
  const faults = new Map<string, unknown>();
  const { games, every = 8 } = subject;
  const looks: readonly [string, Look][] = Object.entries(LOOKERS);
  const atDecision = (match: Match<P>, chance: Chance): void => {
    const closely = randomBelow(chance, every) === 0;
    for (const [name, look] of looks) {
      if (faults.has(name) || (look !== isAskedProperly && !closely)) continue;
      try {
        look(match, chance);
      } catch (error) {
        faults.set(name, new Error(placeOf(match), { cause: error }));
      }
    }
  };
  try {
    playGames(subject, games, { atDecision, atEnd: replays });
  } catch (error) {
    faults.set('', error);
  }
  return faults;
}

/** Where a game stands, so that it can be found again. */
function placeOf<P extends Position>({ game, beginning: { seed, settings }, answers }: Match<P>): string {
  const last = answers.slice(-6).map(({ option }) => option);
  return `${game.id}, seed ${seed}, ${JSON.stringify(settings)}, after ${answers.length} answers (${last})`;
}

interface Watcher<P extends Position> {
  /** `played`: the seats that the game itself gives to a bot. */
  readonly atDecision?: (match: Match<P>, chance: Chance, played: ReadonlyMap<SeatId, unknown>) => void;
  readonly atEnd?: (match: Match<P>) => void;
}

function fault(what: string): never {
  throw new Error(what);
}

/** The scenarios first, then options drawn by chance. */
function optionsOf<P extends Position>({ secrets }: ConformanceSubject<P>, index: number): Settings {
  const { game, agree = (settings: Settings) => settings } = secrets;
  const scenario = Object.values(game.scenarios)[index];
  if (scenario) return scenario;
  const chance = seedChance(`options ${index}`);
  return agree(
    Object.fromEntries(
      Object.entries(game.settings).map(([name, { values, ...spec }]) => [
        name,
        values[randomBelow(chance, values.length)] ?? spec.default,
      ]),
    ),
  );
}

/** Asides are rare, so that games get on; in every third game they are as likely as the rest. */
function pick(options: readonly string[], chance: Chance, index: number): string {
  const main = options.filter((option) => optionKind(option) !== 'aside');
  const among = main.length > 0 && index % 3 > 0 && randomBelow(chance, 8) > 0 ? main : options;
  return among[randomBelow(chance, among.length)] ?? fault('a decision offers nothing');
}

function playGames<P extends Position>(
  subject: ConformanceSubject<P>,
  games: number,
  { atDecision, atEnd }: Watcher<P>,
): void {
  const { game } = subject.secrets;
  for (let index = 0; index < games; index++) {
    const chance = seedChance(`path ${index}`);
    const match = newMatch(game, { seed: `conformance ${index}`, settings: optionsOf(subject, index) });
    const bots = seatBots(game, match.seats, resolveSeating(game, match.beginning.settings, {}).seating, `${index}`);
    try {
      while (!match.result) {
        atDecision?.(match, chance, bots);
        const pending = match.pending();
        const decision =
          pending[randomBelow(chance, pending.length)] ?? fault('nobody is asked and there is no result');
        const { seat } = decision;
        const answer = bots.get(seat)?.answer({ decision, seat, position: () => game.redact(match.position, seat) });
        match.choose(answer?.option ?? pick(decision.options(), chance, index), seat);
        if (match.answers.length > MOST_ANSWERS) fault('the game does not end');
      }
      atEnd?.(match);
    } catch (error) {
      throw new Error(`${placeOf(match)}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}

function isAskedProperly<P extends Position>(match: Match<P>): void {
  for (const { seat, prompt, rule, options } of match.pending()) {
    const offered = options();
    if (offered.length === 0) fault(`${prompt.key} has no option`);
    if (new Set(offered).size !== offered.length) fault(`${prompt.key} offers one thing twice`);
    if (!match.seats.includes(seat)) fault(`${seat} is no seat`);
    if (rule === '') fault(`${prompt.key} names no rule`);
  }
  match.game.check(match.position);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function replays<P extends Position>(match: Match<P>): void {
  const { game, seats, result } = match;
  game.check(match.position);
  const ranked = result?.ranking.map(({ seat }) => seat).sort();
  if (!same(ranked, [...seats].sort())) fault(`the result ranks ${ranked}, the seats are ${seats}`);
  const again = replayRecord(game, parseRecord(printRecord(recordOf(match))));
  if (!same(observableState(again), observableState(match))) fault('the record replays to another end');
}

function offersOnlyWhatCanBeDone<P extends Position>(match: Match<P>): void {
  for (const { seat, prompt, options } of match.pending()) {
    for (const option of options()) {
      const ahead = match.fork();
      try {
        ahead.choose(option, seat);
      } catch (error) {
        throw new Error(`${prompt.key}: ${option}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
      if (!ahead.result && ahead.pending().some((next) => next.options().length === 0))
        fault(`${option} leads nowhere`);
      match.game.check(ahead.position);
    }
  }
}

function undoes<P extends Position>(match: Match<P>, chance: Chance): void {
  const pending = match.pending();
  const decision = pending[randomBelow(chance, pending.length)];
  if (!decision) return;
  const before = observableState(match);
  const there = match.fork();
  const option = pick(decision.options(), chance, 0);
  there.choose(option, decision.seat);
  if (!there.canUndo(decision.seat)) return;
  const after = observableState(there);
  if (!there.undo(decision.seat)) fault(`undo of ${option} was promised and refused`);
  if (!same(observableState(there), before)) fault(`undo of ${option} does not lead back`);
  there.choose(option, decision.seat);
  if (!same(observableState(there), after)) fault(`${option} after its undo leads elsewhere`);
}

/** Everything but the history, which a written position leaves behind. */
function standing<P extends Position>(match: Match<P>): unknown {
  const { position, chance, script, pending, result } = observableState(match);
  return { position, chance, script, pending, result };
}

/** What the kernel itself writes beside a game's own fields. */
const RESERVED_FIELDS = ['options', 'chance', 'dice', 'since'];

function resumes<P extends Position>(match: Match<P>, chance: Chance): void {
  const { settings, seed } = match.beginning;
  const own = Object.keys(match.game.writePosition(match.position) ?? {});
  const taken = own.find((field) => RESERVED_FIELDS.includes(field));
  if (taken) fault(`write() uses the field “${taken}”, which the kernel writes itself`);
  const written = JSON.parse(JSON.stringify(match.positionJson()));
  const again = newMatch(match.game, { settings, seed: randomBelow(chance, 2) ? seed : 'another', position: written });
  if (!same(standing(again), standing(match))) fault('the written position stands elsewhere');
  const [decision] = match.pending();
  if (!decision) return;
  const option = pick(decision.options(), chance, 0);
  const there = match.fork();
  for (const it of [again, there]) it.choose(option, decision.seat);
  if (!same(standing(again), standing(there))) fault(`after ${option} the written position has another future`);
}

function showsPlainData<P extends Position>(match: Match<P>): void {
  const { game, position, seats } = match;
  for (const viewer of [...seats, 'observer']) {
    const view = game.view(position, viewer);
    if (!same(JSON.parse(JSON.stringify(view)), view)) fault(`the view of ${viewer} is not plain data`);
    if (!same(game.view(position, viewer), view)) fault(`looking changes what ${viewer} sees`);
  }
}

/** Plays one game per scenario by chance and says every word of it. */
function saysEverything<P extends Position>(subject: ConformanceSubject<P>, speaker: Words): void {
  const { game } = subject.secrets;
  const hear = (message: Message): void => {
    if (!speaker.has(message.key)) fault(`no words for ${message.key}`);
    const text = speaker.say(message);
    if (text === '') fault(`${message.key} says nothing`);
    // A name that is missing stays as the reference is written.
    const left = /\b(?:space|piece|seat|card|faction):[a-z0-9-]+/.exec(text);
    if (left) fault(`${message.key} says “${text}”: no name for ${left[0]}`);
    for (const param of Object.values(message.params ?? {})) if (typeof param === 'object') hear(param);
  };
  let read = 0;
  const listen = (match: Match<P>, played: ReadonlyMap<SeatId, unknown>): void => {
    for (; read < match.log.length; read++) hear(match.log[read] ?? fault('the log has a hole'));
    for (const { seat, prompt, options } of match.pending()) {
      hear(prompt);
      // Nobody reads the options of a seat that the game itself plays.
      if (played.has(seat)) continue;
      for (const option of options()) hear(optionLabel(option, prompt));
    }
    if (match.answers.length % 40 > 0) return;
    for (const { title, head, rows } of game.tables(match.position)) {
      for (const cell of [title, ...head, ...rows.flat()]) if (typeof cell === 'object') hear(cell);
    }
  };
  playGames(subject, Object.keys(game.scenarios).length, {
    atDecision: (match, _, played) => {
      if (match.answers.length === 0) read = 0;
      listen(match, played);
    },
    atEnd: (match) => {
      listen(match, new Map());
      if (match.result) hear(match.result.reason);
    },
  });
}

/** Every bot plays every seat that it may take; one without dice plays the same game when made anew for each answer. */
function botsFinish<P extends Position>({ secrets, botsWithDice = [] }: ConformanceSubject<P>): void {
  const { game } = secrets;
  const { seats, beginning } = newMatch(game, { seed: 'bots' });
  const { settings } = beginning;
  for (const name of Object.keys(game.bots)) {
    const able = seats.filter((seat) => playersFor(game, settings, seat).includes(name));
    if (able.length === 0) continue;
    const named = Object.fromEntries(seats.map((seat) => [seat, able.includes(seat) ? name : 'random']));
    const arranged = resolveSeating(game, settings, named);
    const play = (bots: typeof game.bots): string => {
      const match = newMatch(game, { seed: `bots ${name}`, settings: arranged.settings });
      playBots(match, seatBots({ ...game, bots }, match.seats, arranged.seating, name));
      if (!match.result) fault(`${name} leaves the game unfinished`);
      return JSON.stringify(match.answers.map(({ option }) => option));
    };
    const played = play(game.bots);
    const make = game.bots[name];
    // Dice remember how far they are.
    if (name === 'random' || botsWithDice.includes(name)) continue;
    if (make && play({ ...game.bots, [name]: statelessBot(make) }) !== played) {
      fault(`${name} answers otherwise when it is made anew`);
    }
  }
}
