import { type Message, message, type Params } from './messages.js';

/** A need applied to one candidate: its text, and whether it holds. */
export interface Condition {
  readonly text: Message;
  readonly holds: boolean;
}

/** All needs of one question, made of the predicates that the rules themselves use. */
export interface Requirement<Candidate> {
  readonly needs: (c: Candidate) => readonly Condition[];
  /**
   * The rules may also depend on earlier answers to the same question or on a card's text, which no position shows.
   * If every need holds and the rules still don't offer the candidate, this reason is shown.
   */
  readonly fallbackReason?: (c: Candidate) => Message | undefined;
}

/** The conditions of one candidate. It can be chosen if all of them hold. */
export function conditionsOf<Candidate>(
  { needs, fallbackReason }: Requirement<Candidate>,
  candidate: Candidate,
  isOffered: () => boolean,
): readonly Condition[] {
  const found = needs(candidate);
  const text = fallbackReason?.(candidate);
  if (!text || found.some(({ holds }) => !holds)) return found;
  return [...found, { text, holds: isOffered() }];
}

/** Makes a game's conditions from keys that its catalogs have under `need.`. */
export function needMessages<Need extends string>() {
  const text = (key: Need, params?: Params): Message => message(`need.${key}`, params);
  const need = (key: Need, holds: boolean, params?: Params): Condition => ({ text: text(key, params), holds });
  return {
    text,
    need,
    /** A condition that is shown only if it does not hold. */
    needIfUnmet: (key: Need, holds: boolean, params?: Params): Condition[] => (holds ? [] : [need(key, holds, params)]),
    /** A `fallbackReason`: a reason that no position shows. */
    fallbackNeed: (key: Need, params?: Params) => () => text(key, params),
  };
}
