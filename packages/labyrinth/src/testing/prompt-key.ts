import type { AskKey, QuestionId } from '../questions.js';

/** The key of a question's prompt. A test that names a question which no rule declares doesn't compile. */
export const promptKey = (id: QuestionId): AskKey => `ask.${id}`;

/** A question and its answer in one string. */
export const answered = (id: QuestionId, option: string): string => `${id}=${option}`;
