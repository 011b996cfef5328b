import type { ParamsAt } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { CHART_ASKS } from '../automa/asks.js';
import type { QuestionId, QuestionParams } from '../questions.js';
import { inputError, text } from '../text.js';
import type { asks } from './asks.js';
import type { EVENT_ASKS } from './index.js';

type Asks = typeof asks & typeof CHART_ASKS & typeof EVENT_ASKS;

/** What prompts name besides the parameters of their question. */
type Also = 'event';

/** Parameters that the text of a question has and that nobody gives. */
type Unfilled = {
  [Id in QuestionId]: Exclude<keyof ParamsAt<Asks, `ask.${Id}`>, keyof QuestionParams<Id> | Also>;
}[QuestionId];

it('the texts of questions have no parameters that nobody gives', () => {
  const unfilled: [Unfilled] extends [never] ? 'none' : Unfilled = 'none';
  expect(unfilled).toBe('none');
});

it('what the rules say has all parameters of its text', () => {
  expect(text('table.level', { n: 2, level: 'level:low' }).params).toEqual({ n: 2, level: 'level:low' });
  // @ts-expect-error a parameter is missing
  text('table.level', { n: 2 });
  // @ts-expect-error a parameter is misspelled
  inputError('wrong.cardTwice', { cards: 'card:1' });
});
