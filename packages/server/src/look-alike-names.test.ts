import { describe, expect, it } from 'vitest';
import { hidesCharacters, mixesScripts } from './look-alike-names.js';

describe('a name', () => {
  it('contains no invisible characters', () => {
    const hidden = ['A\u200dna', 'Ana\u200d', 'Ana\ufe0f', 'A\ufe01na', '1\ufe0f', '\u{1d173}Ana', 'Ana\u{e0041}'];
    for (const name of [...hidden, 'A\u2060na', 'A\u00adna', 'Ana\ue000', 'Ana\ud83d', '\u{1f3b2}\u200d']) {
      expect(hidesCharacters(name), JSON.stringify(name)).toBe(true);
    }
  });

  it('may contain emoji of every kind', () => {
    for (const name of ['Ana 🎲', '👨‍👩‍👧', '👩🏽‍🚀', '❤️ Ana', '1️⃣', '☺', '🏴‍☠️', 'Zażółć', '中文', 'O’Neill', 'नमस्ते']) {
      expect(hidesCharacters(name), name).toBe(false);
    }
  });

  it('keeps each word to one alphabet', () => {
    for (const name of ['Аnа', 'Ꭺna', 'ꓮna', 'Ⲟna', 'Αna']) expect(mixesScripts(name), name).toBe(true);
    for (const name of ['Ада', 'Жан-Paul', 'Ana Ада', '東京Tower']) expect(mixesScripts(name), name).toBe(false);
  });
});
