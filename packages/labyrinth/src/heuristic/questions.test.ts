import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANSWERS } from './index.js';
import { JIHADIST_ANSWERS } from './jihadist/answers.js';

/** Every rule and event, as written. */
const code = ['../rules/', '../events/'].flatMap((folder) => {
  const source = new URL(folder, import.meta.url);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, source), 'utf8'));
});

const found = (pattern: RegExp): string[] => [
  ...new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key))),
];

/** Asked only in the solitaire game, where the chart answers. */
const CHART = ['shiaMix'];

it('steady has a view on every question of the rules to the US', () => {
  const keys = [...found(/[^t]question\(\s*'us',\s*'([\w.]+)'/g), ...found(/pickPlace\(\s*'([\w.]+)'/g)];
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !(key in ANSWERS))).toEqual([]);
});

it('steady has a view on every question of the rules to the Jihadists', () => {
  const keys = [...found(/[^t]question\(\s*'jihadist',\s*'([\w.]+)'/g), ...found(/declare\(\s*'([\w.]+)'/g)];
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !(key in JIHADIST_ANSWERS) && !key.startsWith('solo'))).toEqual([]);
});

it('steady has a view on every question of an event, by the side that it is put to', () => {
  const asks = (side: string) => found(new RegExp(`eventQuestion\\(\\s*${side},\\s*[\\w]+,\\s*'([\\w.]+)'`, 'g'));
  const us = asks("'us'");
  const jihadist = asks("'jihadist'").filter((key) => !CHART.includes(key));
  expect(us.length).toBeGreaterThan(5);
  expect(us.filter((key) => !(`event.${key}` in ANSWERS))).toEqual([]);
  expect(jihadist.filter((key) => !(`event.${key}` in JIHADIST_ANSWERS))).toEqual([]);
  const either = asks('side').filter((key) => !(`event.${key}` in ANSWERS) && !(`event.${key}` in JIHADIST_ANSWERS));
  expect(either).toEqual([]);
});
