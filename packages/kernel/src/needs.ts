import type { Condition } from './conditions.js';
import { type Message, message, type Params } from './messages.js';
import type { ParamsAt, ParamsNamed, Texts } from './texts.js';
import type { KeyWith } from './typed-texts.js';

/**
 * The needs of a question: named conditions that a thing must meet to be chosen. Their conjunction is the filter, so what
 * is legal and why something is not legal can't disagree.
 */

/** Whether a thing meets a need. `c` is what the question is asked with, `k` what was prepared once for the whole list. */
export type Holds<G, C, T, K> = (g: G, c: C, item: T, k: K) => boolean;

/** What every need may say of itself, besides its text. */
interface NeedTraits<G, C, T, K> {
  /** Where it doesn't apply, it demands nothing and isn't shown. */
  readonly applies?: (g: G, c: C) => boolean;
  /** Where players see it although it holds; everywhere by default. A need that doesn't hold is always shown. */
  readonly shown?: 'unmet' | Holds<G, C, T, K>;
}

/** A text that says more exactly than the need's own why the thing meets it or not. */
type OtherText<G, C, T, K> = (g: G, c: C, item: T, k: K) => Message;
type OwnParams<G, C, P> = P | ((g: G, c: C) => P);

/** What a need says: its own text with all its parameters, or another text. */
type NeedText<G, C, T, K, P> = string extends keyof P
  ? { readonly params?: OwnParams<G, C, P>; readonly text?: OtherText<G, C, T, K> }
  : [keyof P] extends [never]
    ? { readonly params?: undefined; readonly text?: OtherText<G, C, T, K> }
    :
        | { readonly params: OwnParams<G, C, P>; readonly text?: undefined }
        | { readonly params?: undefined; readonly text: OtherText<G, C, T, K> };

/** A need that says more than whether it holds; `P` are the parameters of its text. */
export type NeedTerms<G, C, T, K, P = ParamsNamed<never>> = NeedTraits<G, C, T, K> &
  NeedText<G, C, T, K, P> & {
    readonly holds: Holds<G, C, T, K>;
    /** Every thing in question meets it now, so that a list need not test each. */
    readonly allMeet?: (g: G, c: C) => boolean;
  };

/** A need that is the same for every thing, so a list of things tests it once. */
export type GeneralNeed<G, C, T, K, P = ParamsNamed<never>> = NeedTraits<G, C, T, K> &
  NeedText<G, C, T, K, P> & { readonly holdsForAll: (g: G, c: C) => boolean };

/** A need that the printed board decides, so a question tests it once for good. */
export type PrintedNeed<G, C, T, K, P = ParamsNamed<never>> = Omit<NeedTraits<G, C, T, K>, 'applies'> &
  NeedText<G, C, T, K, P> & { readonly printed: (item: T) => boolean };

type Need<G, C, T, K, P> =
  | ([Record<never, never>] extends [P] ? Holds<G, C, T, K> : never)
  | NeedTerms<G, C, T, K, P>
  | GeneralNeed<G, C, T, K, P>
  | PrintedNeed<G, C, T, K, P>;

/** The needs that a table has texts for, by what comes after `need.`. */
type NeedName<Table> = string extends keyof Table ? string : AfterNeed<keyof Table>;
type AfterNeed<Key> = Key extends `need.${infer Name}` ? Name : never;

/** The needs whose texts have no parameters. */
export type PlainNeedName<Table> = string extends keyof Table ? string : AfterNeed<KeyWith<Table, never>>;

/** The parameters of a need's text. */
type NeedParams<Table, Name extends string> = string extends keyof Table
  ? Params
  : `need.${Name}` extends infer Key extends keyof Table
    ? ParamsAt<Table, Key>
    : never;

/** Needs by name, in the order in which they are tested and shown. */
export type Needs<Table, G, C, T, K> = {
  readonly [Name in NeedName<Table>]?: Need<G, C, T, K, NeedParams<Table, Name>>;
};

interface Named<G, C, T, K> extends NeedTraits<G, C, T, K> {
  readonly holds: Holds<G, C, T, K>;
  readonly allMeet?: (g: G, c: C) => boolean;
  readonly text: OtherText<G, C, T, K>;
  readonly holdsForAll?: (g: G, c: C) => boolean;
  readonly printed?: (item: T) => boolean;
}

/** A need that can be left out of a test, with its bit in a set of needs. */
interface Conditional<G, C> {
  readonly bit: number;
  readonly applies: ((g: G, c: C) => boolean) | undefined;
  readonly allMeet: ((g: G, c: C) => boolean) | undefined;
}

/** The needs of one question, ready to be tested. */
export class NeedList<G, C, T, K> {
  private readonly named: readonly Named<G, C, T, K>[];
  private readonly general: readonly Named<G, C, T, K>[];
  private readonly particular: readonly Named<G, C, T, K>[];
  private readonly conditional: readonly Conditional<G, C>[];
  /** The particular needs that the printed board decides. */
  private readonly printed: number;
  private readonly sifted = new WeakMap<readonly T[], readonly T[]>();
  /** One test for each set of needs that can be left out: the same few sets come again and again. */
  private readonly tests: (Test<G, C, T, K> | undefined)[];

  constructor(needs: Needs<Texts, G, C, T, K>) {
    this.named = Object.entries(needs).flatMap(([key, need]) => (need ? [named(key, need)] : []));
    this.general = this.named.filter(({ holdsForAll }) => holdsForAll);
    this.particular = this.named.filter(({ holdsForAll }) => !holdsForAll);
    this.conditional = this.particular.flatMap(({ applies, allMeet }, i) =>
      applies || allMeet ? [{ bit: 1 << i, applies, allMeet }] : [],
    );
    this.printed = this.particular.reduce((bits, { printed }, i) => (printed ? bits | (1 << i) : bits), 0);
    this.tests = Array.from({ length: 1 << this.particular.length });
  }

  /** What of this list meets the needs that the printed board decides. */
  sift(list: readonly T[]): readonly T[] {
    if (this.printed === 0) return list;
    let found = this.sifted.get(list);
    if (found === undefined) {
      found = list.filter((item) => this.particular.every(({ printed }) => !printed || printed(item)));
      this.sifted.set(list, found);
    }
    return found;
  }

  /**
   * What a thing of a list must pass: the needs that apply, but if the list is `sifted` not the printed ones. Undefined if
   * one fails that is the same for every thing.
   */
  testFor(g: G, c: C, sifted?: 'sifted'): Test<G, C, T, K> | undefined {
    for (const need of this.general) {
      if (need.holdsForAll?.(g, c) === false && (!need.applies || need.applies(g, c))) return undefined;
    }
    let left = sifted ? this.printed : 0;
    for (const { bit, applies, allMeet } of this.conditional) {
      if ((applies && !applies(g, c)) || allMeet?.(g, c)) left |= bit;
    }
    return this.tests[left] ?? this.testWithout(left);
  }

  private testWithout(left: number): Test<G, C, T, K> {
    const test = testOf(this.particular.filter((_, i) => (left & (1 << i)) === 0));
    this.tests[left] = test;
    return test;
  }

  /** Does this thing meet all of them? */
  allHold(g: G, c: C, item: T, k: K): boolean {
    return this.testFor(g, c)?.passes(g, c, item, k) === true;
  }

  /** What players see of the needs. */
  conditions(g: G, c: C, item: T, k: K): Condition[] {
    const found: Condition[] = [];
    for (const { applies, holds: test, shown, text } of this.named) {
      if (applies && !applies(g, c)) continue;
      const holds = test(g, c, item, k);
      const isShown = !holds || (typeof shown === 'function' ? shown(g, c, item, k) : shown !== 'unmet');
      if (isShown) found.push({ text: text(g, c, item, k), holds });
    }
    return found;
  }
}

/** What a thing must pass. The first test stands apart, because most things fail it. */
class Test<G, C, T, K> {
  constructor(
    private readonly first: Holds<G, C, T, K>,
    private readonly others: readonly Holds<G, C, T, K>[],
  ) {}

  passes(g: G, c: C, item: T, k: K): boolean {
    if (!this.first(g, c, item, k)) return false;
    for (const test of this.others) if (!test(g, c, item, k)) return false;
    return true;
  }
}

function testOf<G, C, T, K>(needs: readonly Named<G, C, T, K>[]): Test<G, C, T, K> {
  const [first = () => true, ...others] = needs.map(({ holds }) => holds);
  return new Test(first, others);
}

function named<G, C, T, K>(key: string, need: Need<G, C, T, K, Params>): Named<G, C, T, K> {
  const traits: NeedTraits<G, C, T, K> & NeedText<G, C, T, K, Params> = typeof need === 'function' ? {} : need;
  const { applies, shown, params } = traits;
  const ownText =
    typeof params === 'function'
      ? (g: G, c: C) => message(`need.${key}`, params(g, c))
      : () => message(`need.${key}`, params);
  const text = traits.text ?? ownText;
  const more = { ...(applies ? { applies } : {}), ...(shown ? { shown } : {}), text };
  if (typeof need === 'function') return { ...more, holds: need };
  if ('holds' in need) {
    const { holds, allMeet } = need;
    return allMeet ? { ...more, holds, allMeet } : { ...more, holds };
  }
  if ('printed' in need) {
    const { printed } = need;
    return { ...more, holds: (_g, _c, item) => printed(item), printed };
  }
  const { holdsForAll } = need;
  return { ...more, holds: (g, c) => holdsForAll(g, c), holdsForAll };
}
