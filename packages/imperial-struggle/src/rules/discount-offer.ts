import type { OptionFacts } from '@sandtable/kernel';
import { type Given, NUMBER, recalledSpaceQuestion, WORD } from '../ask.js';
import type { Space } from '../map.js';
import type { Position, Round } from '../position.js';
import { text } from '../text.js';

/** A discount: it sets the base price, or takes an amount off. */
export interface Discount {
  readonly to?: number;
  readonly off?: number;
}

/** What can make a purchase cheaper: an Advantage (8.2), a Ministry, an event of this round. */
export interface DiscountOffer {
  /** The option that takes it. */
  readonly option: string;
  readonly discount: Discount;
  readonly use: (g: Position, round: Round) => void;
  /** Of several for one purchase only one, as they are of one Region (8.2). */
  readonly advantage?: true;
  /** Even if it makes nothing cheaper. */
  readonly worthwhile?: boolean;
}

/** Ministry 9: Huguenots whose marker has not been used. */
export const hasHuguenots = (g: Position, space: Space): boolean =>
  g.huguenots.some((it) => it.space === space && !it.used);

type OfDiscount = Given & {
  readonly what: string;
  readonly cost: number;
  /** What the purchase costs with one more of them. */
  readonly factsOf?: (option: string) => OptionFacts | undefined;
};

/** 8.2, R24: which of them the side uses. A space stands for its Huguenots (ministry 9, R53). */
export const DISCOUNT = {
  use: recalledSpaceQuestion('discount', '8.2', { what: WORD, cost: NUMBER }, (_, given): OfDiscount => given, {
    facts: (_, { factsOf }, option) => factsOf?.(option),
    needs: { huguenots: (g, _, space) => hasHuguenots(g, space) },
    otherwise: () => text('need.cheaper'),
  }),
};
