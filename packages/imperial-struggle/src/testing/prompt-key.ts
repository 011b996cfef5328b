import type { AskKey, QuestionId } from '../questions.js';

/** The key of a question's prompt. A test that names a question which no rule declares doesn't compile. */
export const promptKey = (id: QuestionId): AskKey => `ask.${id}`;
