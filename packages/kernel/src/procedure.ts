import type { Message } from './messages.js';
import { numberMessage, referenceMessage } from './text.js';

export type SeatId = string;

/**
 * One rule. It yields decisions and is resumed with the answers, so that it reads in the order of the rulebook.
 * It yields `CHECKPOINT` where the position alone says how the game goes on.
 */
export type Procedure<T = void> = IterableIterator<Ask, T, Answers>;
export type Ask = readonly Decision[] | typeof CHECKPOINT;
/** The option alone if one seat was asked; if several were, the option of each seat that has answered. */
export type Answers = string | Readonly<Record<SeatId, string>>;
export const CHECKPOINT = 'checkpoint';

/**
 * What a seat is asked: the prompt, the rule number and every legal answer. Rules yield it, and bots, conditions,
 * messages and pages read it.
 */
export interface DecisionView {
  readonly seat: SeatId;
  readonly prompt: Message;
  /** The rulebook's number. */
  readonly rule: string;
  /** The complete list. */
  readonly options: readonly string[];
}

/** A decision as rules yield it. Prompt and options are computed when they are read; replaying answers never reads them. */
export interface Decision extends DecisionView {
  /** The key of the prompt; reading it computes no parameters. */
  readonly promptKey: string;
  /** What a user interface should not have to guess about an option. */
  facts?(option: string): OptionFacts | undefined;
  /** Decisions that several seats are asked at the same time share this object. */
  readonly simultaneousGroup?: object;
}

/** What an option is about, beyond its id and its name. It reveals nothing that the seat does not know. */
export interface OptionFacts {
  /** The reference of the thing that the option acts on, if the id itself is not a reference. */
  readonly thing?: string;
  /** One price for each purchase that the option can lead to. */
  readonly prices?: readonly OptionPrice[];
}

export interface OptionPrice {
  /** What is bought, as the game calls it (`shift`, `construct`). */
  readonly purchase: string;
  /** Set if the purchase takes something from another player. */
  readonly hostile?: true;
  /** A reference to what it is paid with (`type:economic`). */
  readonly paidIn: string;
  readonly cost: number;
  /** The cost after every optional discount, if there are any. */
  readonly least?: number;
  /** How much of it points on hand don't cover, and what the game pays that with (`debt`). */
  readonly short?: { readonly n: number; readonly by: string };
}
/** Facts by option. */
export type FactsOf = (option: string) => OptionFacts | undefined;

/** Yielded when all seats of a simultaneous group have answered: now their answers may be shown. */
export const ALL_ANSWERED: readonly Decision[] = [];

/**
 * An option is a short stable string. Its kind is the part before the colon: a kind of thing that the game declares
 * (`Game.kinds`), a `number`, or an `aside`, which is legal but beside the matter in hand (a deal, taking back one's own
 * pieces). A plain word is a `button`.
 */
export function optionKind(option: string): string {
  const colon = option.indexOf(':');
  return colon > 0 ? option.slice(0, colon) : 'button';
}

/**
 * How interfaces show the things of a kind. `space`: a place on the board, which is marked there, and found by its name in
 * a long list. `card`: its text is shown with it. `piece` and `party`: before the actions. `action`: among the buttons.
 */
export type ShownAs = 'space' | 'card' | 'piece' | 'party' | 'action';
export type ThingKinds = Readonly<Record<string, ShownAs>>;

/** How an option is shown: as its kind of thing, an amount, an aside or, like any plain word, an action. */
export function shownAs(option: string, kinds: ThingKinds): ShownAs | 'number' | 'aside' {
  const kind = optionKind(option);
  if (kind === 'number' || kind === 'aside') return kind;
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? 'action';
}

/**
 * The parameter of a prompt that lists, separated by spaces, the options that cost something and change nothing.
 * It goes wherever the prompt goes, and `optionLabel` marks those options.
 */
export const NO_EFFECT = 'noEffect';

/** Whether the prompt says that this option would change nothing. */
export const isWithoutEffect = ({ params }: Message, option: string): boolean => {
  const named = params?.[NO_EFFECT];
  return typeof named === 'string' && named.split(' ').includes(option);
};

/** An option as text. With the prompt, an option without effect is marked as such. */
export function optionLabel(option: string, prompt?: Message): Message {
  const name = optionName(option);
  return prompt && isWithoutEffect(prompt, option) ? { key: 'option.noEffect', params: { it: name } } : name;
}

/** A catalog key for buttons and asides, a reference for every thing of the game. */
function optionName(option: string): Message {
  switch (optionKind(option)) {
    case 'button':
      return { key: `option.${option}` };
    case 'aside':
      return { key: `option.${option.slice('aside:'.length)}` };
    case 'number':
      return numberMessage(Number(option.slice('number:'.length)));
    default:
      return referenceMessage(option);
  }
}

/** Computes its prompt and options only when they are read. It is a class because a getter on an object is slower. */
class LazyDecision implements Decision {
  private listed: readonly string[] | undefined;

  constructor(
    readonly seat: SeatId,
    private readonly givenPrompt: Message | (() => Message),
    readonly rule: string,
    private readonly list: () => readonly string[],
    readonly facts: FactsOf | undefined,
  ) {}

  get options(): readonly string[] {
    this.listed ??= this.list();
    return this.listed;
  }

  get prompt(): Message {
    return typeof this.givenPrompt === 'function' ? this.givenPrompt() : this.givenPrompt;
  }

  get promptKey(): string {
    return this.prompt.key;
  }
}

export const decision = (
  seat: SeatId,
  prompt: Message | (() => Message),
  rule: string,
  list: () => readonly string[],
  facts?: FactsOf,
): Decision => new LazyDecision(seat, prompt, rule, list, facts);

/** A decision as plain data, for messages between threads and over the network. */
export const decisionView = ({ seat, prompt, rule, options }: DecisionView): DecisionView => ({
  seat,
  prompt,
  rule,
  options,
});

/** Asks one seat. */
export function* choose(asked: Decision): Procedure<string> {
  return answerTo(asked, yield [asked]);
}

/** The answer to a decision that a rule yielded itself, from what the rule is resumed with. */
export function answerTo({ seat }: Decision, answers: Answers): string {
  const answer = typeof answers === 'string' ? answers : answers[seat];
  if (answer === undefined) throw new Error(`${seat} has not answered`);
  return answer;
}

/**
 * Hidden simultaneous procedures: each seat answers its own questions while the others think. Until all are done, the
 * procedures may change only what is hidden from the other seats, and may log nothing.
 */
export function* sideBySide<T>(parts: Readonly<Record<SeatId, Procedure<T>>>): Procedure<Readonly<Record<SeatId, T>>> {
  const results: Record<SeatId, T> = {};
  const open = new Map<SeatId, Decision>();
  const resume = (seat: SeatId, answer: Answers): void => {
    const part = parts[seat];
    if (!part) throw new Error(`${seat} answers but is not asked`);
    const step = part.next(answer);
    if (step.done) {
      results[seat] = step.value;
      open.delete(seat);
    } else if (step.value === CHECKPOINT) throw new Error('a procedure side by side with others has no checkpoints');
    else {
      const [asked] = step.value;
      if (!asked) throw new Error('a procedure side by side with others must not run others side by side');
      open.set(seat, asked);
    }
  };
  for (const seat of Object.keys(parts)) resume(seat, {});
  // If only one seat has anything to decide, its answers need not be hidden.
  const group = open.size > 1 ? {} : undefined;
  while (open.size > 0) {
    const asked = [...open.values()];
    const answers = yield group ? asked.map((it) => inGroup(it, group)) : asked;
    const [first] = asked;
    if (typeof answers !== 'string') for (const [seat, option] of Object.entries(answers)) resume(seat, option);
    else if (first) resume(first.seat, answers);
  }
  if (group) yield ALL_ANSWERED;
  return results;
}

const inGroup = (asked: Decision, simultaneousGroup: object): Decision => ({
  seat: asked.seat,
  get prompt() {
    return asked.prompt;
  },
  get promptKey() {
    return asked.promptKey;
  },
  rule: asked.rule,
  get options() {
    return asked.options;
  },
  facts: (option) => asked.facts?.(option),
  simultaneousGroup,
});

/** One hidden simultaneous question per seat. */
export const chooseTogether = (asked: readonly Decision[]): Procedure<Readonly<Record<SeatId, string>>> =>
  sideBySide(Object.fromEntries(asked.map((it) => [it.seat, choose(it)])));

/** A procedure that asks nothing, because its result is known. */
export const settled = <T>(value: T): Procedure<T> => new Settled(value);

class Settled<T> implements Procedure<T> {
  private readonly step: IteratorReturnResult<T>;

  constructor(value: T) {
    this.step = { done: true, value };
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorReturnResult<T> {
    return this.step;
  }
}

/** A procedure that yields one checkpoint: here the position alone says where the game is. */
export function* checkpoint(): Procedure {
  yield CHECKPOINT;
}
