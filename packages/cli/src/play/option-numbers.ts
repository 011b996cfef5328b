import { type DecisionView, DONE, optionKind } from '@sandtable/kernel';

export const isAside = (option: string): boolean => optionKind(option) === 'aside';

/** What to type for `done`, whatever else can be chosen. */
const NUMBER_OF_DONE = 0;

/** The amount that an option stands for. */
export const amountOf = (option: string): number | undefined =>
  optionKind(option) === 'number' ? Number(option.slice('number:'.length)) : undefined;

/**
 * What to type for each option during one seat's turn. An amount is its own number and `done` is 0; other options are
 * counted from 1. A space, a card or another thing keeps its number in every question of the turn, and no other thing of
 * its kind gets it: if it is no longer possible, its number stays unused. An action keeps its number while its question is
 * asked again, and in other questions where it is free.
 */
export class OptionNumbers {
  /** By question: what each number stands for. */
  private readonly byQuestion = new Map<string, Map<string, number>>();
  private readonly last = new Map<string, number>();
  /** Numbers that belong to a thing of a kind. */
  private readonly ofKind = new Set<string>();

  /** Every option with its number, in the order of the numbers; `done` closes the list, and asides follow it. */
  number({
    prompt,
    options: offered,
  }: Pick<DecisionView, 'prompt' | 'options'>): readonly (readonly [string, number])[] {
    const options = offered.toSorted((a, b) => Number(isAside(a)) - Number(isAside(b)));
    const given = this.byQuestion.get(prompt.key) ?? new Map<string, number>();
    this.byQuestion.set(prompt.key, given);
    const taken = new Set(given.values());
    const give = (option: string, wanted: number | undefined): void => {
      if (wanted === undefined || given.has(option) || taken.has(wanted)) return;
      given.set(option, wanted);
      taken.add(wanted);
    };
    for (const option of options) give(option, amountOf(option));
    for (const option of options) if (option === DONE) give(option, NUMBER_OF_DONE);
    for (const option of options) give(option, this.last.get(option));
    for (const option of options) {
      let next = 1;
      while (taken.has(next) || this.ofKind.has(ownerOf(option, next))) next++;
      give(option, next);
    }
    const numbered = options.map((option) => [option, given.get(option) ?? 0] as const);
    for (const [option, number] of numbered) {
      this.last.set(option, number);
      if (optionKind(option) !== 'button') this.ofKind.add(ownerOf(option, number));
    }
    const place = ([option, number]: readonly [string, number]): number =>
      isAside(option) ? AFTER_DONE + number : option === DONE ? AFTER_DONE : number;
    return numbered.sort((a, b) => place(a) - place(b));
  }
}

const ownerOf = (option: string, number: number): string => `${optionKind(option)} ${number}`;

/** More than any option's number. */
const AFTER_DONE = 1e6;
