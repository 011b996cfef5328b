import type { ParamsAt } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { EVENT_ASKS } from '../events/asks.js';
import type { POWER_ASKS } from '../ministries/asks.js';
import type { QuestionId, QuestionParams } from '../questions.js';
import { inputError, text } from '../text.js';
import type { ASKS } from './asks.js';

type Asks = typeof ASKS & typeof EVENT_ASKS & typeof POWER_ASKS;

/** What prompts name besides the parameters of their question. */
type Also = 'points' | 'debt' | 'treaty';

/** Parameters that the text of a question has and that nobody gives. */
type Unfilled = {
  [Id in QuestionId]: Exclude<keyof ParamsAt<Asks, `ask.${Id}`>, keyof QuestionParams<Id> | Also>;
}[QuestionId];

it('the texts of questions have no parameters that nobody gives', () => {
  const unfilled: [Unfilled] extends [never] ? 'none' : Unfilled = 'none';
  expect(unfilled).toBe('none');
});

it('what the rules say has all parameters of its text', () => {
  expect(text('table.count', { n: 2 }).params).toEqual({ n: 2 });
  // @ts-expect-error a parameter is missing
  text('table.count');
  // @ts-expect-error a parameter is misspelled
  inputError('error.steadySeat', { gave: 'x', allowed: 'y' });
});
