import type { Message } from './messages.js';

export type SeatId = string;

/**
 * Rules ask by yielding and are resumed with the answer, so that a rule reads in the order of its rulebook.
 * A procedure yields what it asks, or `CHECKPOINT` where its place in the rules is written in the position alone.
 */
export type Procedure<T = void> = Generator<Ask, T, Answers>;
export type Ask = readonly Decision[] | typeof CHECKPOINT;
/** The option alone where one seat was asked; where several were, the option of whoever has answered. */
export type Answers = string | Readonly<Record<SeatId, string>>;
export const CHECKPOINT = 'checkpoint';

/** What a seat must decide: plain words for it, the rule it comes from, and every legal answer. */
export interface Decision {
  readonly seat: SeatId;
  readonly prompt: Message;
  /** The rulebook's number. */
  readonly rule: string;
  /** The complete list, computed when somebody looks and kept: a replay never lists. */
  options(): readonly string[];
  /** What a front end should not have to guess about one of these options; computed when somebody looks. */
  facts?(option: string): OptionFacts | undefined;
  /** What is asked of several at once has this in common. */
  readonly simultaneousGroup?: object;
}

/** What an option is about, beyond its id and its name. It shows nothing that the seat does not know. */
export interface OptionFacts {
  /** The reference of the thing that the option does something with, where the id itself is no reference. */
  readonly thing?: string;
  /** What it costs, a line for each purchase that the option can lead to. */
  readonly prices?: readonly OptionPrice[];
}

export interface OptionPrice {
  /** What is bought, by the game's own word (`shift`, `construct`). */
  readonly purchase: string;
  /** A reference to what it is paid with (`type:economic`). */
  readonly paidIn: string;
  readonly cost: number;
  /** The cost with every discount that may be chosen, if there is any. */
  readonly least?: number;
}
/** Facts by option. */
export type FactsOf = (option: string) => OptionFacts | undefined;

/** Yielded when all who were asked at once have answered: now what they chose may be told. */
export const ALL_ANSWERED: readonly Decision[] = [];

/**
 * An option is a short stable string. Its kind is what stands before the colon, so that a board can highlight it
 * and a terminal can list it without knowing the game. An `aside` is legal but off the main road
 * (a deal, taking back own pieces): interfaces show it apart.
 */
export const OPTION_KINDS = ['space', 'piece', 'card', 'faction', 'number', 'aside', 'button'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export function optionKind(option: string): OptionKind {
  const kind = option.slice(0, Math.max(0, option.indexOf(':')));
  return OPTION_KINDS.find((k) => k === kind) ?? 'button';
}

/**
 * The parameter of a prompt that names, with spaces between them, the options that cost something and change nothing.
 * It goes wherever the prompt goes, and `optionLabel` says it at the option.
 */
export const NO_EFFECT = 'noEffect';

/** Does the prompt say that this option would change nothing? */
export const isWithoutEffect = ({ params }: Message, option: string): boolean => {
  const named = params?.[NO_EFFECT];
  return typeof named === 'string' && named.split(' ').includes(option);
};

/** An option as text. Given the prompt, an option without effect is marked as such. */
export function optionLabel(option: string, prompt?: Message): Message {
  const name = optionName(option);
  return prompt && isWithoutEffect(prompt, option) ? { key: 'option.noEffect', params: { it: name } } : name;
}

/** A catalog key for buttons and asides, a reference for everything on the board. */
function optionName(option: string): Message {
  switch (optionKind(option)) {
    case 'button':
      return { key: `option.${option}` };
    case 'aside':
      return { key: `option.${option.slice('aside:'.length)}` };
    case 'number':
      return { key: 'option.number', params: { n: Number(option.slice('number:'.length)) } };
    default:
      return { key: 'option.reference', params: { it: option } };
  }
}

/** A decision whose words, like its list, are made when somebody looks: a class, for a getter that costs nothing unread. */
class LazyDecision implements Decision {
  /** A function of its own, so that it can be taken off the decision and called. */
  readonly options: () => readonly string[];

  constructor(
    readonly seat: SeatId,
    private readonly words: Message | (() => Message),
    readonly rule: string,
    list: () => readonly string[],
    readonly facts: FactsOf | undefined,
  ) {
    let listed: readonly string[] | undefined;
    this.options = () => {
      listed ??= list();
      return listed;
    };
  }

  get prompt(): Message {
    return typeof this.words === 'function' ? this.words() : this.words;
  }
}

export const decision = (
  seat: SeatId,
  prompt: Message | (() => Message),
  rule: string,
  list: () => readonly string[],
  facts?: FactsOf,
): Decision => new LazyDecision(seat, prompt, rule, list, facts);

/** Asks one seat. */
export function* choose(asked: Decision): Procedure<string> {
  return answerTo(asked, yield [asked]);
}

/** What a rule that yields a decision itself reads from what it is resumed with. */
export const answerTo = (asked: Decision, answers: Answers): string =>
  typeof answers === 'string' ? answers : answers[asked.seat];

/**
 * Hidden and simultaneous: each seat goes through its own questions while the others think. Whatever they bring about
 * before all have answered must be hidden from the others, and nothing may be told.
 */
export function* sideBySide<T>(parts: Readonly<Record<SeatId, Procedure<T>>>): Procedure<Readonly<Record<SeatId, T>>> {
  const over: Record<SeatId, T> = {};
  const open = new Map<SeatId, Decision>();
  const goOn = (seat: SeatId, answer: Answers): void => {
    const step = parts[seat].next(answer);
    if (step.done) {
      over[seat] = step.value;
      open.delete(seat);
    } else if (step.value === CHECKPOINT) throw new Error('there is no checkpoint while several are asked');
    else open.set(seat, step.value[0]);
  };
  for (const seat of Object.keys(parts)) goOn(seat, {});
  // Who alone has something to decide has no secrets.
  const together = open.size > 1 ? {} : undefined;
  while (open.size > 0) {
    const asked = [...open.values()];
    const answers = yield together ? asked.map((it) => shared(it, together)) : asked;
    if (typeof answers === 'string') goOn(asked[0].seat, answers);
    else for (const [seat, option] of Object.entries(answers)) goOn(seat, option);
  }
  if (together) yield ALL_ANSWERED;
  return over;
}

const shared = (asked: Decision, simultaneousGroup: object): Decision => ({
  seat: asked.seat,
  get prompt() {
    return asked.prompt;
  },
  rule: asked.rule,
  options: () => asked.options(),
  facts: (option) => asked.facts?.(option),
  simultaneousGroup,
});

/** One question each, hidden and simultaneous. */
export const chooseTogether = (asked: readonly Decision[]): Procedure<Readonly<Record<SeatId, string>>> =>
  sideBySide(Object.fromEntries(asked.map((it) => [it.seat, choose(it)])));

/** Here the position alone says where the game is. */
export function* checkpoint(): Procedure {
  yield CHECKPOINT;
}
