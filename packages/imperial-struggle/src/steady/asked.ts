import type { Decision, Params } from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { type Outlook, outlookOf } from './outlook.js';

/** A question and all that is looked at to answer it. Nothing is remembered between two of them. */
export interface Asked {
  /** As the side sees it; a copy of its own. */
  readonly g: Position;
  readonly side: Side;
  readonly outlook: Outlook;
  /** The question, as the catalogs spell it after `ask.`. */
  readonly key: string;
  readonly params: Params;
  readonly options: readonly string[];
  /** Answers any question: what comes of a purchase or an event is found by trying it. */
  readonly think: (q: Asked) => Choice;
}

/** An answer, what it would gain in worth, and why. */
export interface Choice {
  readonly option: string;
  readonly gain: number;
  /** A key under `reason.steady.`. */
  readonly reason: string;
  readonly params?: Params;
}

/** Answers one kind of question; undefined where it has nothing to say. */
export type Answerer = (q: Asked) => Choice | undefined;

export const askedBy = (
  decision: Decision,
  g: Position,
  side: Side,
  think: Asked['think'],
  outlook: Outlook = outlookOf(g, side),
): Asked => {
  const { key, params = {} } = decision.prompt;
  return { g, side, outlook, think, key: key.slice('ask.'.length), params, options: decision.options() };
};

export const choice = (option: string, gain: number, reason: string, params?: Params): Choice => ({
  option,
  gain,
  reason,
  params,
});

/** The first of these for which the gain is highest, and how high. */
export function bestOf<T>(items: readonly T[], gain: (item: T) => number): { item: T; gain: number } | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const here = gain(item);
    if (here > most) {
      found = item;
      most = here;
    }
  }
  return found === undefined ? undefined : { item: found, gain: most };
}

export const offers = (q: Asked, option: string): boolean => q.options.includes(option);

export const openSpaces = (q: Asked): Space[] =>
  q.options.map(spaceReferred).filter((space): space is Space => space !== undefined);

/** Numbers behind a prefix: `number:`, `tile:`. */
export const openNumbers = (q: Asked, prefix = 'number:'): number[] =>
  q.options.filter((option) => option.startsWith(prefix)).map((option) => Number(option.slice(prefix.length)));
