import {
  type BotAnswer,
  type Chance,
  type KeyWith,
  offeredThings,
  offers,
  type ParamArguments,
  type Params,
  rollAmong,
} from '@sandtable/kernel';
import type { Insurgent } from '../factions.js';
import type { Space } from '../map.js';
import type { Execution } from '../operation.js';
import type { Position } from '../position.js';
import type { QuestionId, QuestionInput, QuestionParams } from '../questions.js';
import { spaceRef, spaceReferred } from '../references.js';
import { text } from '../text.js';
import { drawSpace } from './random-space.js';
import type { REASONS } from './words/index.js';

export { offers } from '@sandtable/kernel';

/** What a non-player looks at to answer a question. It has no memory: everything it needs is in the position. */
export interface BotContext<Params = unknown> extends QuestionInput<Params> {
  readonly g: Position;
  readonly faction: Insurgent;
  readonly rule: string;
  /** The operation under way, if there is one. */
  readonly x: Execution | undefined;
  /** The space in which an event acted last. */
  readonly last?: Space;
  /** Its dice for 8.2 and 8.3. */
  readonly dice: Chance;
}

/** What questions about one space, or about a move, have in common. */
export type InSpace = BotContext<{ readonly space: Space }>;
export type OfMove = BotContext<{ readonly from: Space; readonly to: Space }>;

/** The context of one question. */
export type ContextOf<Id extends QuestionId> = BotContext<QuestionParams<Id>>;

/** Answers by question. */
export type Handlers = { readonly [Id in QuestionId]?: (m: ContextOf<Id>) => BotAnswer | undefined };

/** The answer of the question's own handler, if it has one. */
export const handle = <Id extends QuestionId>(handlers: Handlers, key: Id, m: ContextOf<Id>): BotAnswer | undefined =>
  handlers[key]?.(m);

type Reasons = typeof REASONS;
type AfterReason<Key> = Key extends `reason.${infer Name}` ? Name : never;
/** Why a non-player answers so, by what comes after `reason.`: one without texts doesn't compile. */
type Reason = AfterReason<keyof Reasons>;
/** Reasons whose texts have no parameters. */
export type PlainReason = AfterReason<KeyWith<Reasons, never>>;

/** What a rule wants next: any of these spaces, with the reason. */
export interface WantedSpaces {
  readonly spaces: readonly Space[];
  readonly rule: string;
  readonly reason: PlainReason;
}

/** The first of these priorities that names a space. They are functions so that later ones are computed only if needed. */
export function firstOf(priorities: readonly (() => WantedSpaces)[]): WantedSpaces | undefined {
  for (const priority of priorities) {
    const wanted = priority();
    if (wanted.spaces.length > 0) return wanted;
  }
  return undefined;
}

export const wantedSpaces = (spaces: readonly Space[], rule: string, reason: PlainReason): WantedSpaces => ({
  spaces,
  rule,
  reason,
});

/** An answer and its reason, with the parameters of its text. */
export const answer: <R extends Reason>(
  option: string,
  rule: string,
  reason: R,
  ...params: ParamArguments<Reasons, `reason.${R}`>
) => Required<BotAnswer> = (option: string, rule: string, reason: string, params: Params = {}) => ({
  option,
  reason: text('why.plain', { rule, reason: { key: `reason.${reason}`, params } }),
});

/** Those of these spaces that may be chosen now. */
export const offered = (m: BotContext, spaces: readonly Space[]): Space[] =>
  spaces.filter((s) => offers(m, spaceRef(s)));

/** Every space that may be chosen now. */
export const openSpaces = (m: BotContext): Space[] => offeredThings(m, spaceReferred);

/** One of the wanted spaces: by the table if there are several (8.2, 8.3). */
export function pick(m: BotContext, { spaces, rule, reason }: WantedSpaces): BotAnswer {
  const { space, dice } = drawSpace(m.g, m.dice, spaces);
  const option = spaceRef(space);
  if (dice === undefined) return answer(option, rule, reason);
  const params = { rule, reason: text(`reason.${reason}`), space: option };
  return { option, reason: dice === '' ? text('why.die', params) : text('why.table', { ...params, dice }) };
}

/** Like `pick`, but stays in the space of the last action if that is still wanted: one space is finished first (8.2). */
export function pickOn(m: BotContext, { spaces, rule, reason }: WantedSpaces): BotAnswer {
  const { last } = m;
  const goesOn = last !== undefined && spaces.includes(last);
  return goesOn ? answer(spaceRef(last), rule, reason) : pick(m, wantedSpaces(spaces, rule, reason));
}

/** If no rule says anything: any answer that does something, never one that declines (8.1.1). */
export function anything(m: BotContext): BotAnswer {
  const spaces = openSpaces(m);
  if (spaces.length > 0) return pick(m, wantedSpaces(spaces, '8.2', 'any'));
  const main = m.options.filter((option) => !option.startsWith('aside:'));
  const acting = main.filter((option) => option !== 'done' && option !== 'no');
  const open = acting.length > 0 ? acting : main;
  // Numbers are in ascending order, so the last is the highest (8.1.1).
  if (open.every((option) => option.startsWith('number:'))) return answer(open[open.length - 1], '8.1.1', 'most');
  return answer(open[open.length === 1 ? 0 : rollAmong(m.dice, open.length)], '8.1.1', 'any');
}
