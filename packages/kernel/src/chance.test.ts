import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chacha20State, chacha20Word } from './chacha20.js';
import {
  cloneChance,
  GENERATORS,
  type GeneratorName,
  randomBelow,
  reveal,
  roll,
  rollAmong,
  seedChance,
  shuffle,
} from './chance.js';
import { refusal } from './testing/index.js';

/** A seed that both generators accept: 64 hexadecimal digits that differ for every text. */
const seedOf = (text: string) =>
  [...text]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padStart(64, '0');
const chanceOf = (text: string, generator: GeneratorName) => seedChance(seedOf(text), [], generator);

const rolls = (seed: string, count: number, generator?: GeneratorName) => {
  const chance = generator ? chanceOf(seed, generator) : seedChance(seed);
  return Array.from({ length: count }, () => roll(chance));
};

/** Pearson's chi-squared statistic against a uniform distribution. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('chance', () => {
  it('gives the same numbers for the same seed and different ones for another', () => {
    expect(rolls('a', 50)).toEqual(rolls('a', 50));
    expect(rolls('a', 50)).not.toEqual(rolls('b', 50));
    expect(rolls('s/1', 50)).not.toEqual(rolls('s/2', 50));
  });

  it('never changes its numbers: old records depend on them', () => {
    expect(rolls('golden', 12)).toMatchInlineSnapshot(`
      [
        3,
        2,
        2,
        6,
        2,
        4,
        2,
        3,
        3,
        6,
        6,
        1,
      ]
    `);
    expect(shuffle(seedChance('golden'), [1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
      [
        3,
        7,
        8,
        6,
        5,
        2,
        4,
        1,
      ]
    `);
  });

  it('stays below its bound', () => {
    const chance = seedChance('bounds');
    for (let n = 1; n < 200; n++) {
      const drawn = randomBelow(chance, n);
      expect(drawn).toBeGreaterThanOrEqual(0);
      expect(drawn).toBeLessThan(n);
    }
  });

  it('copies have the same future and do not share it', () => {
    const chance = seedChance('copy', [2, 3]);
    const copy = cloneChance(chance);
    const ahead = Array.from({ length: 10 }, () => roll(chance));
    expect(copy.revealCount).toBe(0);
    expect(Array.from({ length: 10 }, () => roll(copy))).toEqual(ahead);
  });

  it('uses scripted rolls first, and they do not advance the generator', () => {
    const chance = seedChance('script', [6, 1]);
    expect([roll(chance), roll(chance)]).toEqual([6, 1]);
    expect(chance.state).toEqual(seedChance('script').state);
    expect(roll(chance)).toBe(roll(seedChance('script')));
  });

  it('chooses among equals by scripted dice as people do, rolling again if the die does not divide evenly', () => {
    const among = (n: number, ...dice: number[]) => rollAmong(seedChance('among', dice), n);
    expect([1, 2, 3, 4, 5, 6].map((die) => among(3, die))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([1, 3, 4, 6].map((die) => among(2, die))).toEqual([0, 0, 1, 1]);
    expect([1, 2, 3, 4].map((die) => among(4, die))).toEqual([0, 1, 2, 3]);
    expect(among(4, 5, 6, 3)).toBe(2);
    const chance = seedChance('among', [3]);
    expect([rollAmong(chance, 1), rollAmong(chance, 7)].length).toBe(2);
    expect(chance.scriptedDice).toEqual([3]);
  });

  it('chooses among equals by the generator if no dice are scripted', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      expect(rollAmong(seedChance('among'), n)).toBe(randomBelow(seedChance('among'), n));
    }
  });

  it('counts rolls, scripted rolls, draws and reveals', () => {
    const chance = seedChance('looks', [4]);
    roll(chance);
    roll(chance);
    randomBelow(chance, 3);
    reveal(chance, 'everybody');
    expect(chance.revealCount).toBe(4);
  });
});

describe.each(GENERATORS)('dice by %s', (generator) => {
  it('rolls every side about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const die of rolls('fair', 30_000, generator)) counts[die - 1]++;
    // With five degrees of freedom, 20.5 is exceeded once in a thousand runs. The seed is fixed, so this is not flaky.
    expect(unevenness(counts)).toBeLessThan(20.5);
  });

  it('spreads the first roll evenly over seeds that differ in one letter', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 18_000; i++) counts[roll(chanceOf(`S/${i}`, generator)) - 1]++;
    expect(unevenness(counts)).toBeLessThan(20.5);
  });

  it('shuffles into every order about equally often', () => {
    const counts = new Map<string, number>();
    const chance = chanceOf('orders', generator);
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(49.7);
  });

  it('are the same in a copy, which shares nothing with the original', () => {
    const chance = chanceOf('copy', generator);
    roll(chance);
    const copy = cloneChance(chance);
    const ahead = Array.from({ length: 40 }, () => randomBelow(chance, 1000));
    expect(Array.from({ length: 40 }, () => randomBelow(copy, 1000))).toEqual(ahead);
  });
});

describe('ChaCha20', () => {
  const words = (key: string, count: number) => {
    const state = chacha20State(key);
    return Array.from({ length: count }, () => chacha20Word(state));
  };

  it('gives the key stream of RFC 8439, A.1: vectors 1, 2 (zeros, blocks 0 and 1) and 3 (a key that ends in 1)', () => {
    const littleEndian = (hex: string) =>
      (hex.match(/.{8}/g) ?? []).map((word) => Buffer.from(word, 'hex').readUInt32LE(0));
    const zeros = words('0'.repeat(64), 32);
    expect(zeros.slice(0, 4)).toEqual(littleEndian('76b8e0ada0f13d90405d6ae55386bd28'));
    expect(zeros.slice(16, 20)).toEqual(littleEndian('9f07e7be5551387a98ba977c732d080d'));
    expect(words('1'.padStart(64, '0'), 20).slice(16)).toEqual(littleEndian('3aeb5224ecf849929b9d828db1ced4dd'));
  });

  it('gives the same stream as the cipher of Node, block by block', () => {
    const key = createHash('sha256').update('any').digest();
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 100));
    const expected = Array.from({ length: 100 }, (_, i) => stream.readUInt32LE(4 * i));
    expect(words(key.toString('hex'), 100)).toEqual(expected);
  });

  it('accepts only a seed of 64 hexadecimal digits', () => {
    for (const seed of ['', 'a', 'g'.repeat(64), 'a'.repeat(63), 'A'.repeat(64)]) {
      expect(refusal(() => seedChance(seed, [], 'chacha20')).key).toBe('error.seedOfChacha20');
    }
  });
});
