import { type Message, message, type Params } from './messages.js';

/** What a thing on the board must be or have to be chosen now, and whether it is so. */
export interface Condition {
  readonly text: Message;
  readonly holds: boolean;
}

/** A decision, as who must answer it sees it. */
export interface DecisionView {
  readonly prompt: Message;
  readonly options: readonly string[];
}

/** What a question asks for, made of the predicates that the rules themselves go by. */
export interface Requirement<Candidate> {
  readonly needs: (c: Candidate) => readonly Condition[];
  /**
   * The rules may also remember what was said since the question was first put, or know a card’s text: no position
   * shows that. So what meets all else and still is not offered is kept out by this.
   */
  readonly fallbackReason?: (c: Candidate) => Message | undefined;
}

/** What a demand asks of a candidate: it can be chosen, if all of these hold. */
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

/** How a game says its conditions: by keys that its catalogs have under `need.`. */
export function needMessages<Need extends string>() {
  const text = (key: Need, params?: Params): Message => message(`need.${key}`, params);
  const need = (key: Need, holds: boolean, params?: Params): Condition => ({ text: text(key, params), holds });
  return {
    text,
    need,
    /** What is told only where it stands in the way. */
    needIfUnmet: (key: Need, holds: boolean, params?: Params): Condition[] => (holds ? [] : [need(key, holds, params)]),
    /** What no position shows, as `fallbackReason` of a demand. */
    fallbackNeed: (key: Need, params?: Params) => () => text(key, params),
  };
}
