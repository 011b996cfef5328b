import { type DecisionInput, type DecisionView, questionKey } from '@sandtable/kernel';
import { SpaceQuestion } from './ask.js';
import { EVENT_HALF } from './events/index.js';
import { EVENT } from './events/questions.js';
import type { Faction } from './factions.js';
import { factionReferred } from './references.js';
import { CIVIC } from './rules/civic.js';
import { DEPLOY } from './rules/deploy.js';
import { ZONE } from './rules/farc-zone.js';
import { CUBES } from './rules/move-cubes.js';
import { NEXT_STEP } from './rules/next-step.js';
import { ACTIVATE } from './rules/operations/activate.js';
import { ASSAULT } from './rules/operations/assault.js';
import { ATTACK } from './rules/operations/attack.js';
import { MARCH } from './rules/operations/march.js';
import { PATROL } from './rules/operations/patrol.js';
import { MOVE, RALLY } from './rules/operations/rally.js';
import { SWEEP } from './rules/operations/sweep.js';
import { TERROR } from './rules/operations/terror.js';
import { TRAIN } from './rules/operations/train.js';
import { PROPAGANDA } from './rules/propaganda.js';
import { REDEPLOY } from './rules/redeploy.js';
import { REMOVE, TRANSFER } from './rules/removal-and-transfers.js';
import { SEQUENCE } from './rules/sequence-questions.js';
import { AIR_LIFT } from './rules/special/air-lift.js';
import { AIR_STRIKE } from './rules/special/air-strike.js';
import { ASSASSINATE } from './rules/special/assassinate.js';
import { BRIBE } from './rules/special/bribe.js';
import { CULTIVATE } from './rules/special/cultivate.js';
import { ERADICATE } from './rules/special/eradicate.js';
import { EXTORT } from './rules/special/extort.js';
import { KIDNAP } from './rules/special/kidnap.js';
import { PROCESS } from './rules/special/process.js';
import { SHIPMENT } from './shipments.js';

/** Every question of the game, as its rules declare them. Catalogs, bots, lessons and tests name them by these ids. */
const GROUPS = [
  SEQUENCE,
  NEXT_STEP,
  DEPLOY,
  TRAIN,
  PATROL,
  CUBES,
  SWEEP,
  ACTIVATE,
  ASSAULT,
  RALLY,
  MOVE,
  MARCH,
  ATTACK,
  TERROR,
  AIR_LIFT,
  AIR_STRIKE,
  ERADICATE,
  EXTORT,
  KIDNAP,
  ASSASSINATE,
  CULTIVATE,
  PROCESS,
  BRIBE,
  SHIPMENT,
  REMOVE,
  TRANSFER,
  PROPAGANDA,
  CIVIC,
  ZONE,
  REDEPLOY,
  EVENT_HALF,
  EVENT,
] as const;

type Group = (typeof GROUPS)[number];
type AnyQuestion = Group extends infer G ? (G extends Group ? G[keyof G] : never) : never;

/** The id of a question. */
export type QuestionId = AnyQuestion['id'];

/** The key of its words in the catalogs. */
export type AskKey = `ask.${QuestionId}`;

/** The parameters of a question as values. */
export type QuestionParams<Id extends QuestionId> = ReturnType<Extract<AnyQuestion, { readonly id: Id }>['read']>;

const QUESTIONS: readonly AnyQuestion[] = GROUPS.flatMap((group): readonly AnyQuestion[] => Object.values(group));
const BY_ID: ReadonlyMap<string, AnyQuestion> = new Map(QUESTIONS.map((question) => [question.id, question]));

/** A decision as bots get it: the question, its parameters as values, and the options. */
export type QuestionInput<P = unknown> = DecisionInput<QuestionId, P>;

export function questionInput({ prompt, options }: DecisionView): QuestionInput<QuestionParams<QuestionId>> {
  const question = BY_ID.get(questionKey(prompt));
  if (!question) throw new Error(`no rule asks ${prompt.key}`);
  return { key: question.id, params: question.read(prompt.params), options };
}

/** The question of a decision, if it asks for a space. */
export function spaceQuestionOf({ prompt }: Pick<DecisionView, 'prompt'>) {
  const question = BY_ID.get(questionKey(prompt));
  return question instanceof SpaceQuestion ? question : undefined;
}

/** The faction that a decision asks: every prompt names it. */
export const factionAsked = ({ prompt }: Pick<DecisionView, 'prompt'>): Faction =>
  factionReferred(String(prompt.params?.['faction'])) ?? 'government';
