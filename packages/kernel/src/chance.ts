import { chacha20State, chacha20Word, isChacha20State } from './chacha20.js';
import { InputError } from './errors.js';
import type { SeatId } from './procedure.js';

/**
 * `xoshiro128**` is fast, but enough public rolls give its future away. `chacha20` is for matches in which people play
 * against each other: nobody can compute what comes from what was rolled.
 */
export const GENERATORS = ['xoshiro128**', 'chacha20'] as const;
export type GeneratorName = (typeof GENERATORS)[number];

/**
 * Dice and shuffles. Their whole state is in the position, so that a copy of a position has the same future
 * and no rule can reach another source of chance.
 */
export interface Chance {
  /** State of the generator; its length says which generator it is. No view may show it. */
  state: Uint32Array;
  /** How often chance or hidden information has been looked at: what raised this cannot be undone. */
  revealCount: number;
  /** Rolls scripted for tests and puzzles, taken before the generator's. */
  scriptedDice: number[];
  /** Set by a test that looks for leaks: to whom something hidden was shown. Left out of copies. */
  shownTo: Audience[] | undefined;
}

/** Who gets to see something that was hidden: one seat, everybody, or nobody (it only moved). */
export type Audience = SeatId | 'everybody' | 'nobody';

export function cloneChance(chance: Chance): Chance {
  return {
    state: chance.state.slice(),
    revealCount: chance.revealCount,
    scriptedDice: chance.scriptedDice.length ? [...chance.scriptedDice] : [],
    shownTo: undefined,
  };
}

/** Dice and shuffles from a seed. `chacha20` takes its key from the seed, which must be 64 hexadecimal digits. */
export function seedChance(
  seed: string,
  script: readonly number[] = [],
  generator: GeneratorName = 'xoshiro128**',
): Chance {
  if (generator === 'chacha20') {
    if (!/^[0-9a-f]{64}$/.test(seed)) throw new InputError('error.seedOfChacha20');
    return { state: chacha20State(seed), revealCount: 0, scriptedDice: [...script], shownTo: undefined };
  }
  const state = xoshiroState(seed);
  for (let i = 0; i < 16; i++) nextOfXoshiro(state);
  return { state, revealCount: 0, scriptedDice: [...script], shownTo: undefined };
}

/** 128 bits from any text, so that a published hash of the seed does not give the seed away. */
function xoshiroState(seed: string): Uint32Array {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  return Uint32Array.of(a, b, c, d | 1);
}

const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by));

const next = (state: Uint32Array): number => (isChacha20State(state) ? chacha20Word(state) : nextOfXoshiro(state));

function nextOfXoshiro(s: Uint32Array): number {
  const result = Math.imul(rotate(Math.imul(s[1], 5), 7), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate(s[3], 11);
  return result;
}

/** A whole number from 0 below `n`, each as likely as any other. */
export function randomBelow(chance: Chance, n: number): number {
  chance.revealCount++;
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let drawn = next(chance.state);
  while (drawn >= fair) drawn = next(chance.state);
  return drawn % n;
}

/** One die. */
export function roll(chance: Chance, sides = 6): number {
  const scripted = chance.scriptedDice.shift();
  if (scripted === undefined) return randomBelow(chance, sides) + 1;
  chance.revealCount++;
  return scripted;
}

/**
 * One of `n` equal things by a die, as a number from 0. Scripted dice are read as at a table: three things are 1-2, 3-4
 * and 5-6; a die that does not divide evenly is rolled again.
 */
export function rollAmong(chance: Chance, n: number): number {
  const faces = n > 1 && n <= 6 ? Math.floor(6 / n) : 0;
  while (faces > 0 && chance.scriptedDice.length > 0) {
    const die = roll(chance);
    if (die <= faces * n) return Math.floor((die - 1) / faces);
  }
  return randomBelow(chance, n);
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(chance, i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
  return items;
}

/**
 * Something hidden is shown (a card turned over): from here there is no way back for anybody, and no preview leads here.
 * Say who sees it: the tests of secrets let nothing that was hidden reach a seat in any other way.
 */
export function reveal(chance: Chance, to: Audience): void {
  chance.revealCount++;
  chance.shownTo?.push(to);
}

/**
 * A seat shows something of its own by an answer that does not name it. It has learned nothing and may take that back,
 * so this is no look at chance.
 */
export function revealOwn(chance: Chance): void {
  chance.shownTo?.push('everybody');
}
