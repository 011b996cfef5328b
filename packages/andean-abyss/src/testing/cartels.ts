import type { Json } from '@sandtable/kernel';
import { operate } from '../rules/operations/index.js';
import { takeAction } from '../rules/sequence.js';
import { chosen, letNonplayersAct } from './nonplayers.js';
import { positionWith } from './positions.js';

/** For tests: set-ups for the non-player cartels (8.5). */
const SOLO = { nonplayers: 'farc+auc+cartels' };
type PositionFields = { readonly [key: string]: Json };
export type Spaces = { readonly [key: string]: { readonly [key: string]: Json } };

/** Runs one of their operations on an otherwise empty map, with the dice of 8.2. */
export function cartelsDo(
  operation: 'rally' | 'march' | 'terror',
  spaces: Spaces,
  dice: readonly number[] = [],
  more: PositionFields = {},
) {
  const g = positionWith({ spaces, ...more }, SOLO);
  const { steps } = letNonplayersAct(g, operate(g, 'cartels', operation, { special: true }), dice);
  return {
    g,
    steps,
    /** The reasons for the answers to one kind of question. */
    why: (key: string) => steps.filter((step) => step.key === key).map((step) => step.reason),
    /** The spaces chosen in answer to one kind of question. */
    at: (key: string) => chosen(steps, key).filter((option) => option.startsWith('space:')),
  };
}

/** Runs their whole turn as the only eligible faction. Card 12 has the Government leftmost, so they take an operation. */
export function cartelsTurn(spaces: Spaces, more: PositionFields = {}, dice: readonly number[] = []) {
  const g = positionWith({ card: 12, next: 1, acting: 'cartels', eligible: ['cartels'], spaces, ...more }, SOLO);
  const { steps } = letNonplayersAct(g, takeAction(g), dice);
  return { g, steps, first: steps[0] };
}

/** Two bases and a guerrilla: nothing more can be built there. */
export const GUARDED = { 'cartels-base': 2, 'cartels-guerrilla': 1 };

/** 11 bases and 7 guerrillas that can't become a base: 9 pieces are available. */
export const FEW_AVAILABLE: Spaces = {
  vichada: { ...GUARDED, 'cartels-guerrilla': 2 },
  guainia: GUARDED,
  vaupes: GUARDED,
  amazonas: GUARDED,
  arauca: GUARDED,
  narino: { 'cartels-base': 1, 'cartels-guerrilla': 1 },
};

export const shipmentsAt = (space: string, n: number, guerrilla = 'cartels-guerrilla') =>
  Array.from({ length: n }, () => ({ space, guerrilla }));
