import { expect, it } from 'vitest';
import { help } from './help/en.js';
import { QUESTIONS } from './questions.js';
import { playAll } from './testing/games.js';

it('no two questions have the same id', () => {
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
});

it('every rule that a question names has a help page', () => {
  const rules = QUESTIONS.flatMap(({ asker }) => asker.rules ?? []);
  expect(rules.length).toBeGreaterThanOrEqual(QUESTIONS.length);
  expect(rules.filter((rule) => !Object.hasOwn(help, rule))).toEqual([]);
});

it('questions are asked by the rules that they declare; in the solitaire game, chapter 9 answers events', () => {
  const declared = new Map<string, readonly string[]>(
    QUESTIONS.map(({ promptKey, asker }) => [promptKey, asker.rules ?? []]),
  );
  const undeclared = new Set<string>();
  playAll(24, ({ pending }) => {
    for (const { prompt, rule } of pending()) {
      if (!declared.get(prompt.key)?.includes(rule) && !rule.startsWith('9.')) undeclared.add(`${prompt.key} ${rule}`);
    }
  });
  expect([...undeclared]).toEqual([]);
});
