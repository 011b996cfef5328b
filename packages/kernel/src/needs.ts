import type { Condition } from './conditions.js';
import { type Message, message, type Params } from './messages.js';

/**
 * The needs of a question: named conditions that a thing must meet to be chosen. Their conjunction is the filter, so what
 * is legal and why something is not legal can't disagree.
 */

/** Whether a thing meets a need. `c` is what the question is asked with, `k` what was prepared once for the whole list. */
export type Holds<G, C, T, K> = (g: G, c: C, item: T, k: K) => boolean;

/** A need that says more than whether it holds. */
export interface NeedTerms<G, C, T, K> {
  readonly holds: Holds<G, C, T, K>;
  /** Where players see it although it holds; everywhere by default. A need that doesn't hold is always shown. */
  readonly shown?: 'unmet' | Holds<G, C, T, K>;
  /** The parameters of its text. */
  readonly params?: Params | ((g: G, c: C) => Params);
  /** A text that says more exactly than its own why the thing meets it or not. */
  readonly text?: (g: G, c: C, item: T, k: K) => Message;
}

/** Needs by the keys that the catalogs have under `need.`, in the order in which they are tested and shown. */
export type Needs<Key extends string, G, C, T, K> = {
  readonly [N in Key]?: Holds<G, C, T, K> | NeedTerms<G, C, T, K>;
};

interface Named<G, C, T, K> extends NeedTerms<G, C, T, K> {
  readonly text: (g: G, c: C, item: T, k: K) => Message;
}

/** The needs of one question, ready to be tested. */
export class NeedList<G, C, T, K> {
  private readonly named: readonly Named<G, C, T, K>[];
  private readonly tests: readonly Holds<G, C, T, K>[];

  constructor(needs: Needs<string, G, C, T, K>) {
    this.named = Object.entries(needs).flatMap(([key, need]) => (need ? [named(key, need)] : []));
    this.tests = this.named.map(({ holds }) => holds);
  }

  allHold(g: G, c: C, item: T, k: K): boolean {
    for (const test of this.tests) if (!test(g, c, item, k)) return false;
    return true;
  }

  /** What players see of the needs. */
  conditions(g: G, c: C, item: T, k: K): Condition[] {
    const found: Condition[] = [];
    for (const { holds: test, shown, text } of this.named) {
      const holds = test(g, c, item, k);
      const isShown = !holds || (typeof shown === 'function' ? shown(g, c, item, k) : shown !== 'unmet');
      if (isShown) found.push({ text: text(g, c, item, k), holds });
    }
    return found;
  }
}

function named<G, C, T, K>(key: string, need: Holds<G, C, T, K> | NeedTerms<G, C, T, K>): Named<G, C, T, K> {
  const terms = typeof need === 'function' ? { holds: need } : need;
  const { params } = terms;
  const ownText =
    typeof params === 'function'
      ? (g: G, c: C) => message(`need.${key}`, params(g, c))
      : () => message(`need.${key}`, params);
  return { ...terms, text: terms.text ?? ownText };
}
