import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeProgress, storedMap, storedProgress, storeMap, storeProgress } from './game-progress.js';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

const PROGRESS = { language: 'en', turn: 'Card 3', scores: { red: 2, blue: -1 } };

it('is kept by the address of the game, without its secret', () => {
  storeProgress('/m/7#secret', PROGRESS);
  expect(storedProgress('/m/7#other')).toEqual(PROGRESS);
  expect([...stored.keys()].join()).not.toContain('secret');
  removeProgress('/m/7');
  expect(storedProgress('/m/7')).toBeUndefined();
});

it('has a small map beside it, which goes with it', () => {
  storeMap('/m/7#secret', 'data:image/webp;base64,AAAA');
  expect(storedMap('/m/7')).toBe('data:image/webp;base64,AAAA');
  removeProgress('/m/7');
  expect(storedMap('/m/7')).toBeUndefined();
  stored.set('map /m/7', 'https://elsewhere/');
  expect(storedMap('/m/7')).toBeUndefined();
});

it('is nothing where the stored text is broken', () => {
  stored.set('progress /play/1', '{"turn":1}');
  expect(storedProgress('/play/1')).toBeUndefined();
  stored.set('progress /play/1', 'no JSON');
  expect(storedProgress('/play/1')).toBeUndefined();
});
