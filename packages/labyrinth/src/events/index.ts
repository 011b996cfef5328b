import { type Procedure, tell } from '@sandtable/kernel';
import { cardOf } from '../deck.js';
import type { Position } from '../position.js';
import { cardRef, sideRef } from '../references.js';
import type { Side } from '../sides.js';
import { CARDS_41_50 } from './cards-41-50.js';
import { CARDS_51_60 } from './cards-51-60.js';
import { CARDS_61_70 } from './cards-61-70.js';
import { CARDS_71_80 } from './cards-71-80.js';
import type { Event, Events } from './event.js';

export const EVENTS: Events = {
  ...CARDS_41_50,
  ...CARDS_51_60,
  ...CARDS_61_70,
  ...CARDS_71_80,
};

const NOTHING: Event = { run: function* () {} };
export const eventOf = (card: number): Event => EVENTS[card] ?? NOTHING;

/** 120: it happens with every use of its card, and is never played for itself (6.3.1). */
export const US_ELECTION = 120;

/** 6.2.5-6, 6.2.8: may this side play the card's event now? */
export const isPlayable = (g: Position, card: number, side: Side): boolean => {
  const { association } = cardOf(card);
  if (card === US_ELECTION || (association !== 'unassociated' && association !== side)) return false;
  return conditionHolds(g, card, side);
};

/** 6.2.6: whoever plays it. */
export const conditionHolds = (g: Position, card: number, side: Side): boolean =>
  eventOf(card).playable?.(g, side) ?? true;

/** Where a card lies once its event has occurred (6.2.4, 6.2.7, 6.2.9). */
export function* occur(g: Position, card: number, side: Side): Procedure {
  tell(g, 'log.event', { side: sideRef(side), card: cardRef(card) });
  const { lapsing } = cardOf(card);
  if (lapsing) g.lapsing = [...g.lapsing, card];
  yield* eventOf(card).run(g, side);
}

/** 6.2.9: does it leave the game now that this side's event has occurred? */
export const isRemoved = (card: number, side: Side): boolean => {
  const { remove } = cardOf(card);
  return remove === 'event' || (remove === 'us-event' && side === 'us');
};
