import type { Commodity } from './spaces.js';

/** 3.9: the eight Award tiles: victory points, Treaty Points, and the lead they need. */
export interface Award {
  readonly vp: number;
  readonly trp: number;
  readonly margin: number;
}
export const AWARDS: readonly Award[] = [
  { vp: 3, trp: 0, margin: 2 },
  { vp: 2, trp: 0, margin: 2 },
  { vp: 1, trp: 0, margin: 1 },
  { vp: 1, trp: 0, margin: 1 },
  { vp: 1, trp: 1, margin: 1 },
  { vp: 1, trp: 1, margin: 1 },
  { vp: 0, trp: 1, margin: 1 },
  { vp: 0, trp: 1, margin: 1 },
];

export const ERAS = ['succession', 'empire', 'revolution'] as const;
export type Era = (typeof ERAS)[number];

/** 4.1.12: what leading in a commodity in demand brings; scored in this order. Debt may fall or rise. */
export interface Reward {
  readonly vp: number;
  readonly trp: number;
  readonly debt: number;
}
export const DEMAND: Readonly<Record<Commodity, Readonly<Record<Era, Reward>>>> = {
  furs: {
    succession: { vp: 2, trp: 1, debt: 0 },
    empire: { vp: 2, trp: 1, debt: 0 },
    revolution: { vp: 1, trp: 0, debt: 0 },
  },
  spice: {
    succession: { vp: 1, trp: 0, debt: -1 },
    empire: { vp: 2, trp: 0, debt: -1 },
    revolution: { vp: 3, trp: 0, debt: -1 },
  },
  fish: {
    succession: { vp: 2, trp: 0, debt: 1 },
    empire: { vp: 2, trp: 0, debt: 0 },
    revolution: { vp: 2, trp: 0, debt: 0 },
  },
  tobacco: {
    succession: { vp: 3, trp: 0, debt: 1 },
    empire: { vp: 2, trp: 0, debt: 1 },
    revolution: { vp: 1, trp: 0, debt: 1 },
  },
  sugar: {
    succession: { vp: 2, trp: 0, debt: 0 },
    empire: { vp: 3, trp: 1, debt: 0 },
    revolution: { vp: 3, trp: 0, debt: 0 },
  },
  cotton: {
    succession: { vp: 2, trp: 1, debt: 0 },
    empire: { vp: 2, trp: 1, debt: 0 },
    revolution: { vp: 3, trp: 0, debt: 0 },
  },
};
/** 4.1.4. */
export const DEMAND_TILES = 3;
