import type { Position, Round } from '../position.js';
import { ministryRef } from '../references.js';
import { jacobiteDefeat } from '../rules/jacobites.js';
import { log } from '../text.js';
import { NORTH_AMERICAN_TRADE, PAPACY_HANOVER } from './cards.js';
import { enlargeActions } from './points.js';

/** 3.5: at any time in the side's own round. Automatic effects follow at once. */
export function revealMinistry(g: Position, round: Round, card: number): void {
  const { side } = round;
  g.cabinet = {
    ...g.cabinet,
    [side]: g.cabinet[side].map((it) => (it.card === card ? { card, revealed: true } : it)),
  };
  log(g, 'log.ministry.revealed', { side: `seat:${side}`, ministry: ministryRef(card) });
  // R8.
  if (card === PAPACY_HANOVER && !g.jacobiteDefeat) jacobiteDefeat(g);
  // R53: Huguenots can be used again.
  if (card === NORTH_AMERICAN_TRADE && g.huguenots.some(({ used }) => used)) {
    g.huguenots = g.huguenots.map(({ space }) => ({ space, used: false }));
    log(g, 'log.huguenots.again');
  }
  enlargeActions(g, round);
}
