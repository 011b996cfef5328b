import type { QuestionId } from '../question-id.js';

/** The key of a question's prompt. A test that names a question which no rule asks doesn't compile. */
export const promptKey = (id: QuestionId): `ask.${QuestionId}` => `ask.${id}`;
