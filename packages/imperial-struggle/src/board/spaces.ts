import { ministry } from '../cabinet.js';
import { isOpen, isolatedMarkets, isProtected } from '../control.js';
import type { SpaceId } from '../data/spaces.js';
import { eventCard } from '../deck.js';
import { holdsBonus } from '../events/condition.js';
import { spaceOf } from '../map.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { other, type Side } from '../sides.js';

/** Would an event earn its bonus (3.4.3): already, or by revealing one of these face-down Ministries? */
export function bonusIn(
  view: View,
  side: Side,
  card: number,
): { readonly holds: boolean; readonly reveals: readonly number[] } {
  const g = positionFromView(view);
  const { bonus } = eventCard(card);
  const keyword = bonus?.kind === 'keyword' ? bonus.keyword : undefined;
  const reveals = g.cabinet[side].filter(
    ({ card: it, revealed }) => !revealed && it > 0 && keyword && ministry(it).keywords.includes(keyword),
  );
  return { holds: holdsBonus({ g, side, foe: other(side), card }), reveals: reveals.map(({ card: it }) => it) };
}

/** 5.4.1, R23, 10.0: the state of a space now. */
export interface SpaceSituation {
  readonly open: boolean;
  readonly guarded: boolean;
  readonly isolated: boolean;
}
export function spaceSituation(view: View, id: SpaceId): SpaceSituation {
  const g = positionFromView(view);
  const space = spaceOf(id);
  const isolated = g.round ? g.round.isolated[space] && !g.round.changed[space] : isolatedMarkets(g)[space];
  return { open: isOpen(g, space), guarded: isProtected(g, space), isolated };
}
