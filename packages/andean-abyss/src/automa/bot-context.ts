import {
  type BotAnswer,
  type Chance,
  type DecisionInput,
  type Message,
  message,
  offeredThings,
  offers,
  type Params,
  rollAmong,
} from '@sandtable/kernel';
import type { Insurgent } from '../factions.js';
import type { Space } from '../map.js';
import type { Execution } from '../operation.js';
import type { Position } from '../position.js';
import { spaceRef, spaceReferred } from '../references.js';
import { drawSpace } from './random-space.js';

export { offers } from '@sandtable/kernel';

/** What a non-player knows when it is asked something. It remembers nothing: all it needs lies on the table. */
export interface BotContext extends DecisionInput {
  readonly g: Position;
  readonly faction: Insurgent;
  readonly rule: string;
  /** The operation under way, if there is one. */
  readonly x: Execution | undefined;
  /** Its dice for 8.2 and 8.3. */
  readonly dice: Chance;
}

/** Answers one kind of question. */
type Handler = (m: BotContext) => BotAnswer;
export type Handlers = Readonly<Record<string, Handler>>;

/** What a rule wants next: any of these spaces, and why. */
export interface WantedSpaces {
  readonly spaces: readonly Space[];
  readonly rule: string;
  /** A key under `reason.`. */
  readonly reason: string;
}

/** The first of these wishes that names a space; wishes are functions, so that later ones cost nothing unless needed. */
export function firstOf(wishes: readonly (() => WantedSpaces)[]): WantedSpaces | undefined {
  for (const make of wishes) {
    const wish = make();
    if (wish.spaces.length > 0) return wish;
  }
  return undefined;
}

export const wantedSpaces = (spaces: readonly Space[], rule: string, reason: string): WantedSpaces => ({
  spaces,
  rule,
  reason,
});

const reasonMessage = (rule: string, reason: string, params: Params = {}): Message =>
  message('why.plain', { rule, reason: message(`reason.${reason}`, params) });

export const answer = (option: string, rule: string, reason: string, params?: Params): BotAnswer => ({
  option,
  reason: reasonMessage(rule, reason, params),
});

/** Of these spaces those that may be chosen now. */
export const offered = (m: BotContext, spaces: readonly Space[]): Space[] =>
  spaces.filter((s) => offers(m, spaceRef(s)));

/** Every space that may be chosen now. */
export const openSpaces = (m: BotContext): Space[] => offeredThings(m, spaceReferred);

/** One of the spaces that the wish names: by the table if there are several (8.2, 8.3). */
export function pick(m: BotContext, { spaces, rule, reason }: WantedSpaces): BotAnswer {
  const { space, dice } = drawSpace(m.g, m.dice, spaces);
  const option = spaceRef(space);
  if (dice === undefined) return answer(option, rule, reason);
  const params = { rule, reason: message(`reason.${reason}`), space: option, dice };
  return { option, reason: message(dice === '' ? 'why.die' : 'why.table', params) };
}

/** As `pick`, but on in the space acted in just now, if the wish names it: all there is to do in one comes first (8.2). */
export function pickOn(m: BotContext, { spaces, rule, reason }: WantedSpaces): BotAnswer {
  const last = String(m.params.last);
  const goesOn = spaces.some((space) => spaceRef(space) === last);
  return goesOn ? answer(last, rule, reason) : pick(m, wantedSpaces(spaces, rule, reason));
}

/** Where no rule says anything: any answer, but nothing declined that could be done (8.1.1). */
export function anything(m: BotContext): BotAnswer {
  const spaces = openSpaces(m);
  if (spaces.length > 0) return pick(m, wantedSpaces(spaces, '8.2', 'any'));
  const main = m.options.filter((option) => !option.startsWith('aside:'));
  const acting = main.filter((option) => option !== 'done' && option !== 'no');
  const open = acting.length > 0 ? acting : main;
  // Numbers rise: the last is the most there can be (8.1.1).
  if (open.every((option) => option.startsWith('number:'))) return answer(open[open.length - 1], '8.1.1', 'most');
  return answer(open[open.length === 1 ? 0 : rollAmong(m.dice, open.length)], '8.1.1', 'any');
}
