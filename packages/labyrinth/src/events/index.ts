import { reveal } from '@sandtable/kernel';
import { cardOf, US_ELECTION } from '../deck.js';
import type { Position } from '../position.js';
import type { Side } from '../sides.js';
import { CARDS_01_10 } from './cards-01-10.js';
import { CARDS_11_20 } from './cards-11-20.js';
import { CARDS_21_31 } from './cards-21-31.js';
import { CARDS_32_40 } from './cards-32-40.js';
import { CARDS_41_50 } from './cards-41-50.js';
import { CARDS_51_60 } from './cards-51-60.js';
import { CARDS_61_70 } from './cards-61-70.js';
import { CARDS_71_80 } from './cards-71-80.js';
import { CARDS_81_90 } from './cards-81-90.js';
import { CARDS_91_100 } from './cards-91-100.js';
import { CARDS_101_110 } from './cards-101-110.js';
import { CARDS_111_120 } from './cards-111-120.js';
import type { Event, Events } from './event.js';

const EVENTS: Events = {
  ...CARDS_01_10,
  ...CARDS_11_20,
  ...CARDS_21_31,
  ...CARDS_32_40,
  ...CARDS_41_50,
  ...CARDS_51_60,
  ...CARDS_61_70,
  ...CARDS_71_80,
  ...CARDS_81_90,
  ...CARDS_91_100,
  ...CARDS_101_110,
  ...CARDS_111_120,
};

const NOTHING: Event = { run: function* () {} };
export const eventOf = (card: number): Event => EVENTS[card] ?? NOTHING;

/** 6.2.5-6, 6.2.8: may this side play the card's event now? */
export const isPlayable = (g: Position, card: number, side: Side): boolean => {
  const { association } = cardOf(card);
  if (card === US_ELECTION || (association !== 'unassociated' && association !== side)) return false;
  return conditionHolds(g, card, side);
};

/** 6.2.6: whoever plays it. */
export const conditionHolds = (g: Position, card: number, side: Side): boolean =>
  eventOf(card).playable?.(g, side) ?? true;

/** The same where everybody sees the outcome, so that what the condition says of a hand is shown by it. */
export function conditionShown(g: Position, card: number, side: Side): boolean {
  if (eventOf(card).conditionOnHand) reveal(g.chance, 'everybody');
  return conditionHolds(g, card, side);
}

/** 6.2.9: does it leave the game now that this side's event has occurred? */
export const isRemoved = (card: number, side: Side): boolean => {
  const { remove } = cardOf(card);
  return remove === 'event' || (remove === 'us-event' && side === 'us');
};
