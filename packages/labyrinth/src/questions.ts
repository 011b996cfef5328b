import { type DecisionInput, type DecisionView, questionKey } from '@sandtable/kernel';
import { CountryQuestion } from './ask.js';
import { JIHAD_FLOW } from './automa/jihad.js';
import { OPERATION_FLOW } from './automa/operations.js';
import { CARD_FLOW } from './automa/play.js';
import { PLOT_FLOW } from './automa/plot.js';
import { RADICAL_FLOW } from './automa/radicalize.js';
import { RECRUIT_FLOW } from './automa/recruit.js';
import { TRAVEL_FLOW } from './automa/travel.js';
import { EVENT, JIHADIST_EVENT, SOLITAIRE_EVENT, US_EVENT } from './events/questions.js';
import { JIHAD } from './rules/jihadist/jihad.js';
import { PLOT } from './rules/jihadist/plot.js';
import { RECRUIT } from './rules/jihadist/recruit.js';
import { TRAVEL } from './rules/jihadist/travel.js';
import { OPERATION } from './rules/operations.js';
import { ACTION_PHASE } from './rules/phases.js';
import { CARD_USE } from './rules/play-card.js';
import { RESERVES } from './rules/reserves.js';
import { SETUP } from './rules/sequence.js';
import { UNBLOCKED_PLOTS } from './rules/unblocked-plots.js';
import { ALERT } from './rules/us/alert.js';
import { DEPLOY, REGIME_CHANGE, WITHDRAW } from './rules/us/deploy.js';
import { DISRUPT } from './rules/us/disrupt.js';
import { WAR_OF_IDEAS } from './rules/us/war-of-ideas.js';
import type { Side } from './sides.js';

/** Questions that only the solitaire game asks, where the Activities Chart answers (9.4). */
const SOLITAIRE_GROUPS = [
  CARD_FLOW,
  OPERATION_FLOW,
  PLOT_FLOW,
  JIHAD_FLOW,
  RECRUIT_FLOW,
  TRAVEL_FLOW,
  RADICAL_FLOW,
  SOLITAIRE_EVENT,
] as const;

/** Every question of the game, as its rules declare them. Catalogs, bots, lessons and tests name them by these ids. */
const GROUPS = [
  SETUP,
  ACTION_PHASE,
  CARD_USE,
  RESERVES,
  OPERATION,
  WAR_OF_IDEAS,
  DEPLOY,
  REGIME_CHANGE,
  WITHDRAW,
  DISRUPT,
  ALERT,
  RECRUIT,
  TRAVEL,
  JIHAD,
  PLOT,
  UNBLOCKED_PLOTS,
  EVENT,
  US_EVENT,
  JIHADIST_EVENT,
  ...SOLITAIRE_GROUPS,
] as const;

type InGroup<Group> = Group extends unknown ? Group[keyof Group] : never;
type AnyQuestion = InGroup<(typeof GROUPS)[number]>;

/** The id of a question. */
export type QuestionId = AnyQuestion['id'];

/** The key of its words in the catalogs. */
export type AskKey = `ask.${QuestionId}`;

/** The ids of the questions that only the solitaire game asks. */
export type SolitaireQuestionId = InGroup<(typeof SOLITAIRE_GROUPS)[number]>['id'];

/** The parameters of a question as values. */
export type QuestionParams<Id extends QuestionId> = ReturnType<Extract<AnyQuestion, { readonly id: Id }>['read']>;

/** The ids of the questions that a side can be asked, as they are declared. */
export type QuestionIdFor<S extends Side> = IdFor<AnyQuestion, S>;
type IdFor<Q, S extends Side> = Q extends AnyQuestion
  ? S extends Parameters<Q['decision']>[1]['side']
    ? Q['id']
    : never
  : never;

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

/** The question of a decision, if it asks for a country. */
export function countryQuestionOf({ prompt }: Pick<DecisionView, 'prompt'>) {
  const question = BY_ID.get(questionKey(prompt));
  return question instanceof CountryQuestion ? question : undefined;
}
