import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.js';

const byNode = (text: string) => createHash('sha256').update(text).digest('hex');

it('hashes the examples of FIPS 180-4', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

it('agrees with Node for every length and alphabet', () => {
  const texts = Array.from({ length: 200 }, (_, length) => byNode(String(length)).repeat(4).slice(0, length));
  for (const text of [...texts, 'zażółć gęślą jaźń', 'árvíztűrő', '🎲'.repeat(50), 'a'.repeat(100_000)]) {
    expect(sha256(text)).toBe(byNode(text));
  }
});
