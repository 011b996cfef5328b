import { readdirSync, readFileSync } from 'node:fs';
import { COMMON_REASONS } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { messages } from '../messages/index.js';
import { ANSWERS } from './index.js';

it('steady has a view on every question of the game', () => {
  const keys = Object.keys(messages.en)
    .filter((key) => key.startsWith('ask.'))
    .map((key) => key.slice('ask.'.length));
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !(key in ANSWERS))).toEqual([]);
  expect(Object.keys(ANSWERS).filter((key) => !keys.includes(key))).toEqual([]);
});

it('steady has words for every reason it gives', () => {
  const folder = new URL('./', import.meta.url);
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const given = Object.keys(messages.en)
    .filter((key) => key.startsWith('reason.steady.'))
    .map((key) => key.slice('reason.steady.'.length));
  const common: readonly string[] = COMMON_REASONS;
  expect(given).toEqual(expect.arrayContaining([...common]));
  const own = given.filter((reason) => !common.includes(reason) && !reason.startsWith('buy.'));
  expect(own.filter((reason) => !code.includes(`'${reason}'`))).toEqual([]);
});
