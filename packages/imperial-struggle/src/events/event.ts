import type { Procedure } from '@sandtable/kernel';
import type { Position, Round } from '../position.js';
import type { Side } from '../sides.js';

/** A card under way: who plays it, and against whom. */
export interface Play {
  readonly g: Position;
  readonly round: Round;
  readonly card: number;
  readonly side: Side;
  readonly foe: Side;
}

/** What an effect does. */
export type Effect = (play: Play) => Procedure;

/** One side of a card (3.4): its base effect, and what its bonus adds. */
export interface Half {
  readonly base: Effect;
  readonly bonus?: Effect;
}

/** 3.4.2: a card has a half for each side, or one that both share. */
export type EventRules = { readonly shared: Half } | { readonly british: Half; readonly french: Half };
export type Cards = Readonly<Record<number, EventRules>>;

/** 3.4.4: nobody plays the other's half. */
export const halfOf = (rules: EventRules, side: Side): Half => {
  if ('shared' in rules) return rules.shared;
  return side === 'britain' ? rules.british : rules.french;
};

/** Effects one after the other. */
export const inTurn = (...effects: readonly Effect[]): Effect =>
  function* (play) {
    for (const effect of effects) yield* effect(play);
  };

/** An effect that asks nothing. */
export const does = (what: (play: Play) => void): Effect =>
  function* (play) {
    what(play);
  };

/** An “if …” inside an effect, looked at when it is reached (R29). */
export const when = (is: (play: Play) => boolean, effect: Effect): Effect =>
  function* (play) {
    if (is(play)) yield* effect(play);
  };
