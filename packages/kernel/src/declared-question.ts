import { DONE, type Mandatory, numberOptions, type Optionality } from './answer-options.js';
import type { Condition } from './conditions.js';
import { type Message, message, type Param, type Params } from './messages.js';
import { type Holds, NeedList, type Needs, type PlainNeedName } from './needs.js';
import { type AnswerForm, type Asker, OpenQuestion } from './open-question.js';
import { type Decision, type Procedure, settled } from './procedure.js';
import type { Texts } from './texts.js';

/**
 * A question is declared once, beside its rule: its id, its rule number, the parameters of its words and, if it asks for
 * something on the board, its needs. Rules ask it, bots read its parameters, boards read its needs.
 */

/** The question's id, from a prompt. */
export const questionKey = ({ key }: Message): string => key.slice('ask.'.length);

/** How a parameter of a question is written in the prompt, and read back by those who have only the prompt. */
export interface ParamKind<V> {
  write(value: V): Param;
  read(param: Param): V | undefined;
  /** The question can be asked without it. */
  readonly isOptional?: true;
}
export type ParamKinds = Readonly<Record<string, ParamKind<unknown>>>;

/** A parameter that a question may lack. */
export const optionalParam = <V>(kind: ParamKind<V>): ParamKind<V> & { readonly isOptional: true } => ({
  ...kind,
  isOptional: true,
});

export const NUMBER_PARAM: ParamKind<number> = {
  write: (value) => value,
  read: (param) => (typeof param === 'number' ? param : undefined),
};
/** A word that is an id of something and needs no translation. */
export const WORD_PARAM: ParamKind<string> = {
  write: (value) => value,
  read: (param) => (typeof param === 'string' ? param : undefined),
};
/** A text inside the prompt. */
export const TEXT_PARAM: ParamKind<Message> = {
  write: (value) => value,
  read: (param) => (typeof param === 'object' ? param : undefined),
};
/** A parameter that refers to a thing: `space:bogota`. */
export const referenceParam = <V>(
  ref: (value: V) => string,
  referred: (reference: string) => V | undefined,
): ParamKind<V> => ({
  write: ref,
  read: (param) => (typeof param === 'string' ? referred(param) : undefined),
});

type OptionalNames<Kinds extends ParamKinds> = {
  [N in keyof Kinds]: Kinds[N] extends { readonly isOptional: true } ? N : never;
}[keyof Kinds];
type ValueOf<Kind> = Kind extends ParamKind<infer V> ? V : never;

/** The parameters of a question as values: `{ space: SPACE }` gives `{ space: Space }`. */
export type ParamValues<Kinds extends ParamKinds> = {
  readonly [N in Exclude<keyof Kinds, OptionalNames<Kinds>>]: ValueOf<Kinds[N]>;
} & { readonly [N in OptionalNames<Kinds>]?: ValueOf<Kinds[N]> };

/** The parameters of a prompt from their values. */
export function writeParams(kinds: ParamKinds, values: object): Record<string, Param> {
  const params: Record<string, Param> = {};
  const given = new Map(Object.entries(values));
  for (const [name, kind] of Object.entries(kinds)) {
    const value = given.get(name);
    if (value !== undefined) params[name] = kind.write(value);
  }
  return params;
}

/** A question as rules ask it. `C` is what it is asked with; the prompt names those of its fields that have a kind. */
export class DeclaredQuestion<Id extends string, G, C, Kinds extends ParamKinds> {
  readonly promptKey: `ask.${Id}`;

  constructor(
    readonly id: Id,
    readonly asker: Asker<G, C>,
    readonly kinds: Kinds,
  ) {
    this.promptKey = `ask.${id}`;
  }

  /** The values of the parameters of a prompt. */
  read(params: Params = {}): ParamValues<Kinds> {
    const values: Record<string, unknown> = {};
    for (const [name, kind] of Object.entries(this.kinds)) {
      const param = params[name];
      const value = param === undefined ? undefined : kind.read(param);
      if (value !== undefined) values[name] = value;
      else if (!kind.isOptional) throw new Error(`${this.promptKey} lacks ${name}`);
    }
    return values as ParamValues<Kinds>;
  }

  /** The decision. Prompt and options are computed only when somebody reads them; `more` are further parameters. */
  decision(g: G, c: C, list: () => readonly string[], more?: () => Params): Decision {
    return new OpenQuestion(this, g, c, LISTED, list, more);
  }

  /** Asks even if there is only one option. */
  askAlways(g: G, c: C, list: () => readonly string[], more?: () => Params): Procedure<string> {
    return new OpenQuestion(this, g, c, LISTED, list, more);
  }
}

/** The options are listed by the rule. */
const LISTED: AnswerForm<() => readonly string[], string> = { list: (list) => list(), read: (answer) => answer };

/** A question with a number for an answer. */
export class NumberQuestion<Id extends string, G, C, Kinds extends ParamKinds> extends DeclaredQuestion<
  Id,
  G,
  C,
  Kinds
> {
  /** From `min` to `max`, both within 0 to 99. */
  ask(g: G, c: C, min: number, max: number): Procedure<number> {
    return min < max ? this.askEvenOne(g, c, min, max) : settled(Math.max(0, max));
  }

  /** Asks even if only one number is possible. */
  askEvenOne(g: G, c: C, min: number, max: number): Procedure<number> {
    return new OpenQuestion(this, g, c, NUMBERS, numberOptions(min, max), undefined);
  }
}

const NUMBERS: AnswerForm<readonly string[], number> = {
  list: (options) => options,
  read: (answer) => Number(answer.slice('number:'.length)),
};

/** A question with a few words for answers, each shown as a button. */
export class WordQuestion<Id extends string, G, C, Kinds extends ParamKinds, W extends string> extends DeclaredQuestion<
  Id,
  G,
  C,
  Kinds
> {
  constructor(
    id: Id,
    asker: Asker<G, C>,
    kinds: Kinds,
    readonly words: readonly W[],
  ) {
    super(id, asker, kinds);
  }

  /** Which of these words? A single one is taken without asking. */
  ask<V extends W>(g: G, c: C, words: readonly V[], more?: () => Params): Procedure<V> {
    const [sole] = words;
    return sole !== undefined && words.length === 1 ? settled(sole) : this.askEvenOne(g, c, words, more);
  }

  /** Asks even if there is only one word, because others must not learn that there was no choice. */
  askEvenOne<V extends W>(g: G, c: C, words: readonly V[], more?: () => Params): Procedure<V> {
    const form: AnswerForm<readonly V[], V> = WORDS;
    return new OpenQuestion(this, g, c, form, words, more);
  }
}

const WORDS = { list: <V extends string>(words: readonly V[]) => words, read: oneOf };

function oneOf<V extends string>(answer: string, words: readonly V[]): V {
  for (const word of words) if (word === answer) return word;
  throw new Error(`${answer} is not one of ${words.join(', ')}`);
}

/** How things of one kind are referred to in options. */
export interface ThingKind<T> {
  ref(item: T): string;
  referred(reference: string): T | undefined;
}

/** A question for one of the things that the rule lists. */
export class ThingQuestion<Id extends string, G, C, Kinds extends ParamKinds, T> extends DeclaredQuestion<
  Id,
  G,
  C,
  Kinds
> {
  private readonly mandatory: AnswerForm<readonly T[], T>;
  private readonly optional: AnswerForm<readonly T[], T | undefined>;

  constructor(
    id: Id,
    asker: Asker<G, C>,
    kinds: Kinds,
    readonly thing: ThingKind<T>,
  ) {
    super(id, asker, kinds);
    const { ref, referred } = thing;
    this.mandatory = {
      list: (items) => items.map(ref),
      read: (answer) => {
        const chosen = referred(answer);
        if (chosen === undefined) throw new Error(`${this.promptKey} does not offer ${answer}`);
        return chosen;
      },
    };
    this.optional = { list: (items) => [...items.map(ref), DONE], read: referred };
  }

  /** One of these; undefined if there are none or the seat declines. */
  askFor(g: G, c: C, items: readonly T[], may: Optionality = 'must'): Procedure<T | undefined> {
    if (items.length === 0) return NOTHING;
    if (may === 'may') return new OpenQuestion(this, g, c, this.optional, items, undefined);
    return this.askOne(g, c, items, may);
  }

  /** One of these, of which there is at least one. */
  askOne(g: G, c: C, items: readonly T[], may: Mandatory = 'must'): Procedure<T> {
    const [first] = items;
    if (first === undefined) throw new Error(`${this.promptKey} has nothing to offer`);
    if (items.length === 1 && may === 'must') return settled(first);
    return new OpenQuestion(this, g, c, this.mandatory, items, undefined);
  }
}

const NOTHING = settled(undefined);

/** Things worth choosing: if there are any, only they are offered. */
export interface Preference<Name extends string, G, C, T, K> {
  readonly need: Name;
  readonly holds: Holds<G, C, T, K>;
  /** Everything in question is worth choosing now, so that a list need not test each. */
  readonly allMeet?: (g: G, c: C) => boolean;
  /** Nothing is offered if none is worth choosing. */
  readonly insists?: (g: G, c: C) => boolean;
  readonly shown?: 'unmet';
}

/** What a question demands of a thing. `Table` has the texts of the game's needs. */
export interface Demands<Table, G, C, T, K> {
  /** Computed once for a whole list, for needs that would else repeat it for every thing. */
  readonly prepare?: (g: G, c: C) => K;
  readonly needs: Needs<Table, G, C, T, K>;
  readonly prefers?: Preference<PlainNeedName<Table>, G, C, T, K>;
  /**
   * The rule may also exclude things because of earlier answers or a card's text, which no position shows. If every need
   * holds and a thing is still not offered, this need is shown as unmet.
   */
  readonly otherwise?: (g: G, c: C) => Message | undefined;
}

/** How the rule narrows what it asks for. */
export interface Narrowing<T> {
  readonly may?: Optionality;
  /** The things in question in the order in which they are offered. */
  readonly among?: readonly T[];
  /** What the rule remembers: earlier answers, or a card's text. */
  readonly only?: (item: T) => boolean;
}

/** A thing that can't be chosen, and the needs that it lacks. */
export interface Closest<T> {
  readonly item: T;
  readonly missing: readonly Message[];
}

/** A question for a thing that meets its needs: it is offered if and only if all of them hold. */
export class NeedQuestion<Id extends string, G, C, Kinds extends ParamKinds, T, K> extends ThingQuestion<
  Id,
  G,
  C,
  Kinds,
  T
> {
  private readonly needs: NeedList<G, C, T, K>;

  constructor(
    id: Id,
    asker: Asker<G, C>,
    kinds: Kinds,
    thing: ThingKind<T>,
    private readonly everything: (g: G) => readonly T[],
    private readonly demands: Demands<Texts, G, C, T, K>,
  ) {
    super(id, asker, kinds, thing);
    this.needs = new NeedList(demands.needs);
  }

  private prepared(g: G, c: C): K {
    // Without `prepare` the needs take no `k`.
    return this.demands.prepare ? this.demands.prepare(g, c) : (undefined as K);
  }

  /** Does it meet all needs? */
  isOpen(g: G, c: C, item: T): boolean {
    return this.needs.allHold(g, c, item, this.prepared(g, c));
  }

  /** Everything that can be chosen. */
  open(g: G, c: C, { among, only }: Narrowing<T> = {}): readonly T[] {
    const found: T[] = [];
    const test = this.needs.testFor(g, c, among ? undefined : 'sifted');
    if (!test) return found;
    const k = this.prepared(g, c);
    for (const item of among ?? this.needs.sift(this.everything(g))) {
      if (test.passes(g, c, item, k) && (only === undefined || only(item))) found.push(item);
    }
    const { prefers } = this.demands;
    if (prefers === undefined || found.length === 0 || prefers.allMeet?.(g, c)) return found;
    const preferred = found.filter((item) => prefers.holds(g, c, item, k));
    return preferred.length > 0 || prefers.insists?.(g, c) ? preferred : found;
  }

  /** Can anything be chosen? */
  hasAny(g: G, c: C): boolean {
    const { prefers } = this.demands;
    return this.has(g, c, prefers?.insists?.(g, c) ? prefers : undefined);
  }

  /** Is anything worth choosing? */
  hasPreferred(g: G, c: C): boolean {
    return this.has(g, c, this.demands.prefers);
  }

  private has(g: G, c: C, preference: Preference<string, G, C, T, K> | undefined): boolean {
    const test = this.needs.testFor(g, c, 'sifted');
    if (!test) return false;
    const k = this.prepared(g, c);
    for (const item of this.needs.sift(this.everything(g))) {
      if (test.passes(g, c, item, k) && (!preference || preference.holds(g, c, item, k))) return true;
    }
    return false;
  }

  ask(g: G, c: C, narrowing: Narrowing<T> = {}): Procedure<T | undefined> {
    return this.askFor(g, c, this.open(g, c, narrowing), narrowing.may);
  }

  /** If nothing can be chosen: what lacks the fewest needs, and which those are. */
  closest(g: G, c: C): Closest<T> | undefined {
    const k = this.prepared(g, c);
    let closest: Closest<T> | undefined;
    for (const item of this.everything(g)) {
      const missing = this.needs.conditions(g, c, item, k).flatMap(({ text, holds }) => (holds ? [] : [text]));
      if (missing.length > 0 && missing.length < (closest?.missing.length ?? Number.POSITIVE_INFINITY)) {
        closest = { item, missing };
      }
    }
    return closest;
  }

  /** Why this can or can't be chosen. */
  conditions(g: G, c: C, item: T, isOffered: () => boolean): readonly Condition[] {
    const { prefers, otherwise } = this.demands;
    const k = this.prepared(g, c);
    const found = this.needs.conditions(g, c, item, k);
    if (found.some(({ holds }) => !holds)) return found;
    if (prefers) {
      const holds = this.open(g, c).includes(item);
      if (!holds || prefers.shown !== 'unmet') found.push({ text: message(`need.${prefers.need}`), holds });
      if (!holds) return found;
    }
    const text = otherwise?.(g, c);
    if (text) found.push({ text, holds: isOffered() });
    return found;
  }
}
