import { below, type Chance, isNote, type Match, type Note, newMatch, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { choosable } from './cabinet.js';
import { REGIONS } from './data/spaces.js';
import { imperialStruggle as game } from './index.js';
import { isMinistryOption } from './ministries/index.js';
import { clone, type Position } from './position.js';
import { other, SIDES, type Side } from './sides.js';
import { TILES } from './tiles.js';

/**
 * Two games that differ only in what a side may not see: for as long as only that differs, that side and an observer see
 * the same and read the same log, are asked the same, and wait for the same, whatever both players answer.
 */

/** A change of what `viewer` may not see, if there is anything to be changed; false if there is not. */
type Change = (g: Position, viewer: Side, chance: Chance) => boolean;
/** Is it hidden still? */
type Hidden = (now: Position, begun: Position, viewer: Side) => boolean;

const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)];
function swap<T>(list: T[], a: number, b: number): void {
  [list[a], list[b]] = [list[b], list[a]];
}

/** Cards that the viewer or the table has seen since. */
const cardsSeen = ({ hands, discard, removed }: Position, viewer: Side): number[] => [
  ...hands[viewer],
  ...discard,
  ...removed,
];
const LATEST = ['war', 'after-war'];
const noTileSeen: Hidden = (now, begun) => now.war === begun.war && !LATEST.includes(now.step);

const CHANGES: Readonly<Record<string, { readonly change: Change; readonly hidden: Hidden }>> = {
  'the opponent’s hand': {
    change: (g, viewer, chance) => {
      const hand = g.hands[other(viewer)];
      // From the bottom of the pile, which is not drawn soon.
      if (hand.length === 0 || g.draw.length < 4) return false;
      const i = below(chance, hand.length);
      const card = hand[i];
      hand[i] = g.draw[0];
      g.draw[0] = card;
      return true;
    },
    // What the opponent plays is among what both games have in common.
    hidden: (now, begun, viewer) =>
      now.turn === begun.turn &&
      cardsSeen(now, viewer).every(
        (card) => card !== begun.draw[0] && (cardsSeen(begun, viewer).includes(card) || !begun.draw.includes(card)),
      ),
  },
  'the order of the draw pile': {
    change: (g, _, chance) => {
      if (g.draw.length < 3) return false;
      swap(g.draw, 0, 1 + below(chance, g.draw.length - 1));
      return true;
    },
    hidden: (now, begun) => now.draw.length === begun.draw.length,
  },
  'the opponent’s Ministries face down': {
    change: (g, viewer, chance) => {
      const foe = other(viewer);
      const places = g.cabinet[foe].flatMap(({ revealed }, i) => (revealed ? [] : [i]));
      const others = choosable(g, foe).filter((card) => !g.cabinet[foe].some((it) => it.card === card));
      if (places.length === 0 || others.length === 0) return false;
      const place = pick(chance, places);
      const card = pick(chance, others);
      g.cabinet = { ...g.cabinet, [foe]: g.cabinet[foe].map((it, i) => (i === place ? { ...it, card } : it)) };
      return true;
    },
    hidden: (now, begun, viewer) => {
      const [seen, was] = [now, begun].map(({ cabinet }) => cabinet[other(viewer)].filter(({ revealed }) => revealed));
      return now.turn === begun.turn && seen.length === was.length && now.jacobiteDefeat === begun.jacobiteDefeat;
    },
  },
  'the opponent’s war tiles': {
    change: (g, viewer, chance) => {
      const foe = other(viewer);
      const pool = g.basicPool[foe];
      const theater = below(chance, g.display[foe].length);
      const [basic] = g.display[foe][theater]?.basic ?? [];
      if (basic === undefined) return false;
      const unlike = pool.flatMap((tile, i) => (TILES[tile].symbol === TILES[basic].symbol ? [] : [i]));
      if (unlike.length === 0) return false;
      const i = pick(chance, unlike);
      const laid = { ...g.display[foe][theater], basic: [pool[i]] };
      g.display = { ...g.display, [foe]: g.display[foe].map((it, at) => (at === theater ? laid : it)) };
      pool[i] = basic;
      return true;
    },
    hidden: noTileSeen,
  },
  'the opponent’s Bonus War Tiles': {
    change: (g, viewer) => {
      const foe = other(viewer);
      const theater = g.display[foe].findIndex(({ bonus }) => bonus.length > 0);
      if (theater < 0 || g.bonusPool[foe].length === 0) return false;
      const { basic, bonus } = g.display[foe][theater];
      const [first, ...rest] = bonus;
      const fresh = g.bonusPool[foe][0];
      g.bonusPool[foe][0] = first;
      const laid = { basic, bonus: [fresh, ...rest] };
      g.display = { ...g.display, [foe]: g.display[foe].map((it, at) => (at === theater ? laid : it)) };
      return true;
    },
    hidden: noTileSeen,
  },
  'the order of the own pools of war tiles': {
    change: (g, viewer) => {
      if (g.basicPool[viewer].length < 2) return false;
      g.basicPool[viewer].reverse();
      g.bonusPool[viewer].reverse();
      return true;
    },
    hidden: (now, begun, viewer) =>
      now.war === begun.war &&
      now.basicPool[viewer].length === begun.basicPool[viewer].length &&
      now.bonusPool[viewer].length === begun.bonusPool[viewer].length &&
      !LATEST.includes(now.step),
  },
  'the order of the Investment tiles': {
    change: (g) => {
      if (g.stack.length < 2) return false;
      g.stack.reverse();
      return true;
    },
    hidden: (now, begun) => now.turn === begun.turn,
  },
  'Awards of the next turn': {
    change: (g) => {
      if (g.awards.europe.length < 2) return false;
      const later = REGIONS.map((region) => g.awards[region][1]);
      const turned = [...later.slice(1), later[0]];
      g.awards = {
        europe: [g.awards.europe[0], turned[0]],
        'north-america': [g.awards['north-america'][0], turned[1]],
        caribbean: [g.awards.caribbean[0], turned[2]],
        india: [g.awards.india[0], turned[3]],
      };
      return true;
    },
    hidden: (now, begun) => now.turn === begun.turn,
  },
};

/** Passing leaves little to be seen, and a Ministry that is revealed nothing to be hidden. */
function quiet(options: readonly string[]): readonly string[] {
  const some = options.filter((option) => option !== 'pass' && !isMinistryOption(option));
  return some.length > 0 ? some : options;
}

/** Positions of a random game at its checkpoints. */
function* positions(seed: string): Generator<Position> {
  const chance = seedChance(seed);
  const match = newMatch(game, { seed });
  while (!match.result) {
    if (match.checkpoints.at(-1) === match.answers.length && match.position.step !== 'deal')
      yield clone(match.position);
    const [{ seat, options }] = match.pending();
    const offered = options();
    match.choose(pick(chance, quiet(offered)), seat);
  }
}

/** All that who sits there, or looks on, could learn from; of the log what has come since. */
function learnt(match: Match<Position>, seat: string, logged: number): string {
  const pending = match.pending();
  const own = pending.find((it) => it.seat === seat);
  return JSON.stringify([
    match.view(seat),
    match.log.slice(logged),
    pending.map((it) => it.seat),
    match.answers.length,
    match.canUndo(seat),
    own ? [own.prompt, own.options()] : [],
    match.result ?? null,
  ]);
}

/** Where two texts part. */
function difference(one: string, two: string): string | undefined {
  if (one === two) return undefined;
  const from = Math.max(0, [...one].findIndex((letter, i) => letter !== two[i]) - 80);
  return `…${one.slice(from, from + 200)} and …${two.slice(from, from + 200)}`;
}

function noteOf(g: Position): Note {
  const note = game.write(g);
  if (!isNote(note)) throw new Error('a position is written as a note');
  return note;
}

const MOST_ANSWERS = 50;
/** Plays both the same way for as long as it stays hidden; gives how many answers that were. */
function alike(begun: Position, changed: Position, viewer: Side, hidden: Hidden, seed: string): number {
  const chance = seedChance(seed);
  const [one, two] = [begun, changed].map((g) => newMatch(game, { seed, position: noteOf(g) }));
  const still = (): boolean => hidden(one.position, begun, viewer) && hidden(two.position, changed, viewer);
  let logged = 0;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (one.result || two.result || !still()) return answers;
    for (const seat of [viewer, 'observer']) {
      expect(difference(learnt(one, seat, logged), learnt(two, seat, logged))).toBeUndefined();
    }
    logged = one.log.length;
    const asked = pick(chance, one.pending());
    const there =
      two
        .pending()
        .find((it) => it.seat === asked.seat)
        ?.options() ?? [];
    const common = asked.options().filter((option) => there.includes(option));
    if (common.length === 0) return answers;
    // Now and then whatever there is.
    const option = pick(chance, below(chance, 8) === 0 ? common : quiet(common));
    for (const match of [one, two]) match.choose(option, asked.seat);
  }
  return MOST_ANSWERS;
}

const TRIES = 10;
const HIDDEN = ['hidden 1', 'hidden 2', 'hidden 3', 'hidden 4'].flatMap((seed) => [...positions(seed)]);

describe('3.4, 3.5, 3.7, 3.9 Non-interference', () => {
  for (const [what, { change, hidden }] of Object.entries(CHANGES)) {
    it(`${what}: no view, no log, no question and no options tell of it`, () => {
      let answers = 0;
      let tried = 0;
      for (const viewer of SIDES) {
        const chance = seedChance(`${what} ${viewer}`);
        const able = HIDDEN.flatMap((begun) => {
          const changed = clone(begun);
          return change(changed, viewer, chance) ? [{ begun, changed }] : [];
        });
        for (let i = 0; i < TRIES && able.length > 0; i++) {
          const [{ begun, changed }] = able.splice(below(chance, able.length), 1);
          tried++;
          answers += alike(begun, changed, viewer, hidden, `${what} ${i}`);
        }
      }
      expect(tried).toBe(2 * TRIES);
      expect(answers).toBeGreaterThan(60);
    }, 60_000);
  }
});
