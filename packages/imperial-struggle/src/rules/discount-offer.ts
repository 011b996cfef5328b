import type { Position, Round } from '../position.js';

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
