import { type Procedure, tell } from '@sandtable/kernel';
import type { Position, Round } from '../position.js';
import { cardRef } from '../references.js';

/** 5.2: a card is played, its bonus looked at first, and leaves the game. */
export function* playEvent(g: Position, round: Round, card: number): Procedure {
  g.hands[round.side].splice(g.hands[round.side].indexOf(card), 1);
  g.removed = [...g.removed, card];
  tell(g, 'log.event', { side: `seat:${round.side}`, card: cardRef(card) });
}
