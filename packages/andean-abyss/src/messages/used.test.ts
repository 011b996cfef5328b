import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';
import { ruleTexts as en } from './index.js';

/** Keys that the code puts together of parts, or that a host looks up by the name of a thing. */
const ASSEMBLED = [
  // The compiler holds the words of questions to the rules' declarations.
  /^ask\./,
  /^log\.(event|capability|end)\./,
  /^card\.\d+$/,
  /^option-(help|value)\./,
  /^(scenario|stat|bot|degree)\./,
  /^reason\./,
  /^table\.control\./,
];

it('no words are kept that nobody says', () => {
  const source = new URL('../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('messages'),
  );
  const code = files.map((file) => readFileSync(new URL(file, source), 'utf8')).join('\n');
  const spoken = (word: string) => code.includes(`'${word}'`) || code.includes(`\`${word}\``);
  const unsaid = Object.keys(en).filter((key) => {
    const word = key.slice(key.indexOf('.') + 1);
    const ways = [key, word, word.replace(/^event\./, ''), `aside:${word}`];
    return !ways.some(spoken) && !ASSEMBLED.some((pattern) => pattern.test(key));
  });
  expect(unsaid).toEqual([]);
});

it('every option and value of the game is explained', () => {
  for (const [name, { values }] of Object.entries(game.settings)) {
    expect(Object.keys(en)).toContain(`option-help.${name}`);
    for (const value of values) expect(Object.keys(en)).toContain(`option-value.${name}.${value}`);
  }
});
