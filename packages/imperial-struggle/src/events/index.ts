import type { Procedure } from '@sandtable/kernel';
import { takeFromHand } from '../deck.js';
import { bonusReceived } from '../ministries/points.js';
import type { Position, Round } from '../position.js';
import { cardRef } from '../references.js';
import { other } from '../sides.js';
import { log } from '../text.js';
import { CARDS_01_10 } from './cards-01-10.js';
import { CARDS_11_20 } from './cards-11-20.js';
import { CARDS_21_30 } from './cards-21-30.js';
import { CARDS_31_40 } from './cards-31-40.js';
import { CARDS_41 } from './cards-41.js';
import { earnsBonus } from './condition.js';
import { type Cards, type EventPlay, halfOf } from './event.js';

export const CARDS: Cards = { ...CARDS_01_10, ...CARDS_11_20, ...CARDS_21_30, ...CARDS_31_40, ...CARDS_41 };

/** 5.2: a card is played, its bonus looked at first; base effect, then bonus; and it leaves the game. */
export function* playEvent(g: Position, round: Round, card: number): Procedure {
  const { side } = round;
  takeFromHand(g, side, card);
  g.removed = [...g.removed, card];
  const named = { side: `seat:${side}`, card: cardRef(card) };
  log(g, 'log.event', named);
  const play: EventPlay = { g, round, card, side, foe: other(side) };
  const { base, bonus } = halfOf(CARDS[card], side);
  const earned = bonus !== undefined && (yield* earnsBonus(play));
  yield* base(play);
  if (!bonus || !earned) return;
  log(g, 'log.event.bonus', named);
  yield* bonus(play);
  bonusReceived(g, round);
}
