import type { Procedure } from '@sandtable/kernel';
import type { Position, Round } from '../position.js';
import type { Side } from '../sides.js';

/** A card under way: who plays it, and against whom. */
export interface EventPlay {
  readonly g: Position;
  readonly round: Round;
  readonly card: number;
  readonly side: Side;
  readonly foe: Side;
}

/** What an effect does. */
export type EventEffect = (play: EventPlay) => Procedure;

/** One side of a card (3.4): its base effect, and what its bonus adds. */
export interface EventHalf {
  readonly base: EventEffect;
  readonly bonus?: EventEffect;
}

/** 3.4.2: a card has a half for each side, or one that both share. */
export type EventRules = { readonly shared: EventHalf } | { readonly british: EventHalf; readonly french: EventHalf };
export type Cards = Readonly<Record<number, EventRules>>;

/** 3.4.4: nobody plays the other's half. */
export const halfOf = (rules: EventRules, side: Side): EventHalf => {
  if ('shared' in rules) return rules.shared;
  return side === 'britain' ? rules.british : rules.french;
};

/** Effects one after the other. */
export const inTurn = (...effects: readonly EventEffect[]): EventEffect =>
  function* (play) {
    for (const effect of effects) yield* effect(play);
  };

/** An effect that asks nothing. */
export const does = (what: (play: EventPlay) => void): EventEffect =>
  function* (play) {
    what(play);
  };

/** An “if …” inside an effect, looked at when it is reached (R29). */
export const when = (is: (play: EventPlay) => boolean, effect: EventEffect): EventEffect =>
  function* (play) {
    if (is(play)) yield* effect(play);
  };
