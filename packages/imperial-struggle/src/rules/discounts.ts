import type { Position, Round } from '../position.js';
import type { Act } from './acts.js';
import type { Discount } from './costs.js';

/** What can make a purchase cheaper: an Advantage (8.2), a Ministry, an event of this round. */
export interface Offer {
  /** The option that takes it. */
  readonly option: string;
  readonly discount: Discount;
  readonly use: (g: Position, round: Round) => void;
}

type Source = (g: Position, round: Round, act: Act) => readonly Offer[];
const SOURCES: Source[] = [];

/** Advantages and Ministries add theirs. */
export const discountsFor = (g: Position, round: Round, act: Act): Offer[] =>
  SOURCES.flatMap((source) => source(g, round, act));

export const useDiscount = (g: Position, round: Round, { use }: Offer): void => use(g, round);
