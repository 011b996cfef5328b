import { chacha20State, chacha20Word, isChacha20State, stateWord } from './chacha20.js';
import type { SeatId } from './procedure.js';
import { inputError } from './text.js';

/**
 * `xoshiro128**` is fast, but enough public rolls reveal all future ones. `chacha20` is for matches between people:
 * nobody can compute future rolls from past ones.
 */
export const GENERATORS = ['xoshiro128**', 'chacha20'] as const;
export type GeneratorName = (typeof GENERATORS)[number];

/**
 * The random generator. Its whole state is in the position, so that a copy of a position has the same future
 * and no rule can use another source of randomness.
 */
export interface Chance {
  /** State of the generator; its length identifies the generator. No view may show it. */
  state: Uint32Array;
  /** Counts rolls, draws and reveals. An answer that raises it can't be undone. */
  revealCount: number;
  /** Rolls scripted for tests and puzzles, used before the generator's. */
  scriptedDice: number[];
  /** Set by tests that look for leaks: to whom hidden information was shown. Not copied. */
  shownTo: Audience[] | undefined;
  /** If set, every roll is noted here, so that a seat can be given what chance has shown. Not copied. */
  shownOutcomes: number[] | undefined;
  /**
   * Outcomes of rolls of any number of sides, used before all else: they rebuild a moment from its checkpoint.
   * Shuffles and draws of hidden things are not scripted, because no seat has seen them. Not copied.
   */
  scriptedOutcomes: number[] | undefined;
}

/** Who sees something that was hidden: one seat, everybody, or nobody (it only moved). */
export type Audience = SeatId | 'everybody' | 'nobody';

export function cloneChance(chance: Chance): Chance {
  return {
    state: chance.state.slice(),
    revealCount: chance.revealCount,
    scriptedDice: chance.scriptedDice.length ? [...chance.scriptedDice] : [],
    shownTo: undefined,
    shownOutcomes: undefined,
    scriptedOutcomes: undefined,
  };
}

/** A generator from a seed. For `chacha20` the seed is the key and must be 64 hexadecimal digits. */
export function seedChance(
  seed: string,
  script: readonly number[] = [],
  generator: GeneratorName = 'xoshiro128**',
): Chance {
  if (generator === 'chacha20') {
    if (!/^[0-9a-f]{64}$/.test(seed)) throw inputError('error.seedOfChacha20');
    return chanceFrom(chacha20State(seed), script);
  }
  const state = xoshiroState(seed);
  for (let i = 0; i < 16; i++) nextOfXoshiro(state);
  return chanceFrom(state, script);
}

const chanceFrom = (state: Uint32Array, script: readonly number[]): Chance => ({
  state,
  revealCount: 0,
  scriptedDice: [...script],
  shownTo: undefined,
  shownOutcomes: undefined,
  scriptedOutcomes: undefined,
});

/** 128 bits from any text, so that a seed can be long enough that its published hash does not reveal it. */
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

function nextOfXoshiro(state: Uint32Array): number {
  const s0 = stateWord(state, 0);
  const s1 = stateWord(state, 1);
  const t2 = stateWord(state, 2) ^ s0;
  const t3 = stateWord(state, 3) ^ s1;
  state[0] = s0 ^ t3;
  state[1] = s1 ^ t2;
  state[2] = t2 ^ (s1 << 9);
  state[3] = rotate(t3, 11);
  return Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
}

/** An integer from 0 to `n - 1`, each equally likely. */
export function randomBelow(chance: Chance, n: number): number {
  chance.revealCount++;
  // Draws above the largest multiple of `n` would favor small numbers, so they are repeated.
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let drawn = next(chance.state);
  while (drawn >= fair) drawn = next(chance.state);
  return drawn % n;
}

/** Rolls one die. */
export function roll(chance: Chance, sides = 6): number {
  const outcome = scriptedOutcome(chance) ?? rollUnscripted(chance, sides);
  chance.shownOutcomes?.push(outcome);
  return outcome;
}

/** The next outcome that a rebuilt moment has seen before. */
function scriptedOutcome(chance: Chance): number | undefined {
  const outcome = chance.scriptedOutcomes?.shift();
  if (outcome !== undefined) chance.revealCount++;
  return outcome;
}

function rollUnscripted(chance: Chance, sides: number): number {
  const scripted = chance.scriptedDice.shift();
  if (scripted === undefined) return randomBelow(chance, sides) + 1;
  chance.revealCount++;
  return scripted;
}

/**
 * Chooses one of `n` equal things in public, as a number from 0. Scripted dice are read as people read a die: three
 * things are 1-2, 3-4 and 5-6. If `n` does not divide 6, the faces left over are rolled again.
 */
export function rollAmong(chance: Chance, n: number): number {
  const outcome = scriptedOutcome(chance) ?? rollAmongUnscripted(chance, n);
  chance.shownOutcomes?.push(outcome);
  return outcome;
}

function rollAmongUnscripted(chance: Chance, n: number): number {
  const faces = n > 1 && n <= 6 ? Math.floor(6 / n) : 0;
  while (faces > 0 && chance.scriptedDice.length > 0) {
    const die = rollUnscripted(chance, 6);
    if (die <= faces * n) return Math.floor((die - 1) / faces);
  }
  return randomBelow(chance, n);
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(chance, i + 1);
    const last = items[i];
    const drawn = items[j];
    if (last === undefined || drawn === undefined) throw new Error('a list with holes cannot be shuffled');
    items[i] = drawn;
    items[j] = last;
  }
  return items;
}

/**
 * A rule calls this when it shows something hidden, such as a card turned over. Nobody can undo past this point, and no
 * preview crosses it. `to` is who sees it: the tests of secrets fail if hidden information reaches a seat another way.
 */
export function reveal(chance: Chance, to: Audience): void {
  chance.revealCount++;
  chance.shownTo?.push(to);
}

/**
 * A seat shows something of its own by an answer that does not name it. The seat learned nothing and may undo the
 * answer, so this does not raise `revealCount`.
 */
export function revealOwn(chance: Chance): void {
  chance.shownTo?.push('everybody');
}
