import { type Message, message, type Params } from './messages.js';
import {
  type Answers,
  type Ask,
  answerTo,
  type Decision,
  type OptionFacts,
  type Procedure,
  type SeatId,
} from './procedure.js';

/** How a game's questions reach its seats. */
export interface Asker<G, C> {
  seat(g: G, c: C): SeatId;
  rule(g: G, c: C): string;
  /** Every number that `rule` can return. */
  readonly rules?: readonly string[];
  /** The parameters of the prompt. */
  params(g: G, c: C): Params | undefined;
  /** What a user interface should not have to guess about an option. */
  facts?(g: G, c: C, option: string): OptionFacts | undefined;
}

/** How a kind of question lists its options and reads its answer. `O` is what it offers, `A` what the rule gets. */
export interface AnswerForm<O, A> {
  list(offered: O): readonly string[];
  read(answer: string, offered: O): A;
}

/** What an asked question needs of its declaration. */
interface Declaration<G, C> {
  readonly promptKey: string;
  readonly asker: Asker<G, C>;
}

/**
 * A question put to a seat: the decision that the seat sees, and the procedure that yields this decision once and ends
 * with the answer. It is no generator and holds no closures, because it is made for every answer of every game; its
 * prompt and options are computed when somebody reads them.
 */
export class OpenQuestion<G, C, O, A> implements Decision, Procedure<A> {
  readonly seat: SeatId;
  private listed: readonly string[] | undefined = undefined;
  private said: Message | undefined = undefined;
  private isAsked = false;

  constructor(
    private readonly question: Declaration<G, C>,
    private readonly g: G,
    private readonly c: C,
    private readonly form: AnswerForm<O, A>,
    private readonly offered: O,
    /** Further parameters of the prompt. */
    private readonly more: (() => Params) | undefined,
  ) {
    this.seat = question.asker.seat(g, c);
  }

  get rule(): string {
    return this.question.asker.rule(this.g, this.c);
  }

  get options(): readonly string[] {
    this.listed ??= this.form.list(this.offered);
    return this.listed;
  }

  get promptKey(): string {
    return this.question.promptKey;
  }

  get prompt(): Message {
    if (this.said === undefined) {
      const params = this.question.asker.params(this.g, this.c);
      this.said = message(this.question.promptKey, this.more ? { ...params, ...this.more() } : params);
    }
    return this.said;
  }

  facts(option: string): OptionFacts | undefined {
    return this.question.asker.facts?.(this.g, this.c, option);
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answers: Answers): IteratorResult<Ask, A> {
    if (this.isAsked) return { done: true, value: this.form.read(answerTo(this, answers), this.offered) };
    this.isAsked = true;
    return { done: false, value: [this] };
  }
}
