import type { ParamsAt } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { QuestionId, QuestionParams } from '../questions.js';
import { inputError, text } from '../text.js';
import type { asks } from './asks.js';

/** What prompts name besides the parameters of their question. */
type Also = 'faction' | 'card' | 'cost' | 'text';

/** Parameters that the text of a question has and that nobody gives. */
type Unfilled = {
  [Id in QuestionId]: Exclude<keyof ParamsAt<typeof asks, `ask.${Id}`>, keyof QuestionParams<Id> | Also>;
}[QuestionId];

it('the texts of questions have no parameters that nobody gives', () => {
  const unfilled: [Unfilled] extends [never] ? 'none' : Unfilled = 'none';
  expect(unfilled).toBe('none');
});

it('what the rules say has all parameters of its text', () => {
  expect(text('table.held', { n: 2, faction: 'faction:farc' }).params).toEqual({ n: 2, faction: 'faction:farc' });
  // @ts-expect-error a parameter is missing
  text('table.held', { n: 2 });
  // @ts-expect-error a parameter is misspelled
  inputError('wrong.terrorOnLoc', { spaces: 'space:bogota' });
});
