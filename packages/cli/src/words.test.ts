import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, message, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { cliMessages } from './words/index.js';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('words'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** `{seat_to}` is a form of the parameter `seat`. */
const bare = (name: string): string => name.replace(/_[a-z]+$/, '');

describe('the command’s words', () => {
  it.each(LANGUAGES)('%s has every key, well formed, with no parameter that English lacks', (language) => {
    expect(Object.keys(cliMessages[language]).sort()).toEqual(Object.keys(cliMessages.en).sort());
    for (const [key, text] of Object.entries(cliMessages.en)) {
      // A form of a name needs a name; anything else may be a number.
      const params = Object.fromEntries(
        [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [bare(name), name.includes('_') ? 'x' : 1]),
      );
      const told = words(language, [cliMessages]).say(message(key, params));
      expect(told, key).not.toBe('');
      expect(told, key).not.toContain('{');
    }
  });

  it.each(LANGUAGES)('%s uses every parameter that English uses', (language) => {
    const parametersOf = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => bare(name)))].sort();
    for (const [key, text] of Object.entries(cliMessages.en)) {
      expect(parametersOf(cliMessages[language][key]), key).toEqual(parametersOf(text));
    }
  });

  it('keep French punctuation on the line, with a narrow space before it', () => {
    expect(Object.values(cliMessages.fr).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  });

  it('are all used', () => {
    expect(Object.keys(cliMessages.en).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
  });
});
