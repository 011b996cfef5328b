import { isPropaganda } from '../data/cards.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { finalPropaganda } from '../rules/propaganda.js';
import { isLastEvent } from '../rules/sequence.js';
import { PILE_EVENTS } from '../setup.js';

/** What everybody at the table can count of the deck. */
export interface DeckCount {
  readonly left: number;
  readonly propagandas: number;
  /** The propaganda that ends the game (2.4.1). */
  readonly last: number;
  /**
   * `final`: the next card is the last propaganda. `next`: the next card is a propaganda. `within`: it comes after at
   * most `cards` more cards. `notBefore`: at least `cards` cards come first.
   */
  readonly propagandaDue?: { readonly when: 'final' | 'next' | 'within' | 'notBefore'; readonly cards: number };
}

/** 2.3.9: whether the card in play is the last event before the final propaganda, as far as the coming cards are seen. */
function isFinal(view: View): boolean {
  const { played, upcoming } = view;
  if (upcoming[0] === undefined || !isPropaganda(upcoming[0]) || isPropaganda(played.at(-1) ?? 0)) return false;
  return isLastEvent({ ...positionFromView(view), deck: [...played, ...upcoming], turned: played.length });
}

export function countDeck(view: View): DeckCount {
  const { cardsLeft: left, propagandas, rules } = view;
  const last = finalPropaganda(positionFromView(view));
  const known = { left, propagandas, last };
  const ahead = view.upcoming.findIndex(isPropaganda);
  if (ahead >= 0) return { ...known, propagandaDue: { when: isFinal(view) ? 'final' : 'next', cards: ahead } };
  const turned = view.played.length + view.upcoming.length;
  const whole = view.played.length + left;
  // 2.1: each pile has one propaganda.
  const [least, most] = PILE_EVENTS[rules.piles].map((events) => events + 1);
  // A position set up by hand may have any deck. Without a propaganda to come, there is nothing to say.
  if (whole < least * last || whole > most * last || propagandas >= last) return known;
  const begins = Math.max(least * propagandas, whole - most * (last - propagandas));
  const ends = Math.min(most * (propagandas + 1), whole - least * (last - propagandas - 1));
  if (turned < begins) return { ...known, propagandaDue: { when: 'notBefore', cards: begins - view.played.length } };
  return turned < ends ? { ...known, propagandaDue: { when: 'within', cards: ends - view.played.length } } : known;
}
