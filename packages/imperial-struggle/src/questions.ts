import { type DecisionInput, type DecisionView, questionKey } from '@sandtable/kernel';
import { type AsksForSpace, SpaceQuestion } from './ask.js';
import { EVENT } from './events/questions.js';
import { ABILITY } from './ministries/abilities.js';
import { USE_MINISTRY } from './ministries/ministry-actions.js';
import { ACT } from './rules/act.js';
import { USE } from './rules/advantages.js';
import { AFTERMATH } from './rules/aftermath.js';
import { BOUND_TILE } from './rules/bound-tiles.js';
import { DEPLOY } from './rules/buy.js';
import { CONQUEST } from './rules/conquest.js';
import { CONVERT } from './rules/conversion.js';
import { DISCOUNT } from './rules/discount-offer.js';
import { PAY } from './rules/payment.js';
import { ROUND } from './rules/round.js';
import { SEQUENCE } from './rules/sequence.js';
import { WAR } from './rules/war.js';
import { TILE, UPGRADE } from './rules/war-tiles.js';

/** Every question of the game, as its rules declare them. Catalogs, bots, lessons and tests name them by these ids. */
const GROUPS = [
  SEQUENCE,
  ROUND,
  ACT,
  PAY,
  DISCOUNT,
  DEPLOY,
  CONVERT,
  BOUND_TILE,
  TILE,
  UPGRADE,
  USE,
  USE_MINISTRY,
  ABILITY,
  EVENT,
  WAR,
  CONQUEST,
  AFTERMATH,
] as const;

type Group = (typeof GROUPS)[number];
type AnyQuestion = Group extends infer G ? (G extends Group ? G[keyof G] : never) : never;

/** The id of a question. */
export type QuestionId = AnyQuestion['id'];

type AfterEvent<Id> = Id extends `event.${infer What}` ? What : never;
/** A question of a card, by what comes after `event.`. */
export type EventQuestion = AfterEvent<QuestionId>;

/** The key of its words in the catalogs. */
export type AskKey = `ask.${QuestionId}`;

/** The parameters of a question as values. */
export type QuestionParams<Id extends QuestionId> = ReturnType<Extract<AnyQuestion, { readonly id: Id }>['read']>;

export const QUESTIONS: readonly AnyQuestion[] = GROUPS.flatMap((group): readonly AnyQuestion[] =>
  Object.values(group),
);
const BY_ID: ReadonlyMap<string, AnyQuestion> = new Map(QUESTIONS.map((question) => [question.id, question]));

/** A decision as bots get it: the question, its parameters as values, and the options. */
export type QuestionInput<P = unknown> = DecisionInput<QuestionId, P>;

export function questionInput({ prompt, options }: DecisionView): QuestionInput<QuestionParams<QuestionId>> {
  const question = BY_ID.get(questionKey(prompt));
  if (!question) throw new Error(`no rule asks ${prompt.key}`);
  return { key: question.id, params: question.read(prompt.params), options };
}

/** The question of a decision, if it asks for a space, perhaps among other things. */
export function spaceQuestionOf({ prompt }: Pick<DecisionView, 'prompt'>): AsksForSpace | undefined {
  const question = BY_ID.get(questionKey(prompt));
  return question === ACT.purchase || question instanceof SpaceQuestion ? question : undefined;
}
