import {
  FACTIONS,
  type Faction,
  isPropaganda,
  SPACES,
  TERROR_MARKERS,
  type View,
} from '@sandtable/andean-abyss/board-data';
import type { Message } from '@sandtable/kernel';
import { basesOnMap, spaceIds } from './view.js';

/**
 * The state of the factions: what victory needs (7.0), what the next Resources phase would earn (6.3), what the deck
 * holds.
 */

/** 7.2: a value that must exceed another. */
export interface VictoryAim {
  readonly what: 'support' | 'opposition' | 'bases' | 'resources' | 'rival-bases';
  readonly value: number;
  readonly over: number;
}

export function aims(view: View, faction: Faction): readonly VictoryAim[] {
  switch (faction) {
    case 'government':
      return [{ what: 'support', value: view.totalSupport, over: 60 }];
    case 'farc':
      return [{ what: 'opposition', value: view.oppositionPlusBases, over: 25 }];
    case 'auc':
      return [{ what: 'rival-bases', value: basesOnMap(view, 'auc'), over: basesOnMap(view, 'farc') }];
    case 'cartels':
      return [
        { what: 'bases', value: basesOnMap(view, 'cartels'), over: 10 },
        { what: 'resources', value: view.resources.cartels, over: 40 },
      ];
  }
}

/** What a margin leads to. Against non-players (7.1), and for one player against three of them (8.8), it differs. */
export function marginRule({ margins, rules: { nonplayers } }: View): Message {
  const others = FACTIONS.filter((faction) => nonplayers.includes(faction));
  if (others.length === 0) return { key: 'panel.margin.rule' };
  if (others.length < FACTIONS.length - 1) return { key: 'panel.margin.rule.nonplayers' };
  const n = margins.government - Math.max(...others.map((faction) => margins[faction]));
  return { key: 'panel.margin.rule.solo', params: { n } };
}

const MEXICAN_TRAFFICKERS = 67;

/** 6.3.1: what LoCs that are not sabotaged earn the Government. */
export const econ = (view: View): { readonly whole: number; readonly lost: number } => {
  let whole = 0;
  for (const facts of Object.values(SPACES)) if (facts.type === 'loc') whole += facts.econ;
  let lost = 0;
  for (const space of spaceIds(view)) {
    const facts = SPACES[space];
    if (facts.type === 'loc' && view.spaces[space]?.sabotage) lost += facts.econ;
  }
  return { whole, lost };
};

/** 3.3.4: Terror and Sabotage markers are two faces of the same counters, whose number is limited. */
export const markersLeft = (view: View): number =>
  spaceIds(view).reduce((left, id) => {
    const here = view.spaces[id];
    return left - (here?.terror ?? 0) - (here?.sabotage ? 1 : 0);
  }, TERROR_MARKERS);

/** 6.3.1-2: earnings if the Resources phase came now, without shipments. */
export function earnings(view: View, faction: Faction): number {
  if (faction !== 'government') {
    const each = faction !== 'cartels' ? 1 : view.momentum?.some((m) => m.card === MEXICAN_TRAFFICKERS) ? 4 : 3;
    return basesOnMap(view, faction) * each;
  }
  const { whole, lost } = econ(view);
  return whole - lost + (view.president === 'samper' ? 0 : view.aid);
}

/** 2.1: cards per pile, including its propaganda: sixteen, or a few more or less if the piles were split by eye. */
const PILE = { even: [16, 16], nearly: [14, 18] } as const;

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

/** 2.3.9: whether the card in play is the last event before the final propaganda. */
function isFinal(view: View, last: number): boolean {
  const event = view.upcoming.findIndex((card) => !isPropaganda(card));
  const next = event < 0 ? view.upcoming.length : event;
  return next > 0 && view.propagandas + next >= last && !isPropaganda(view.played.at(-1) ?? 0);
}

/** What everybody at the table can count of the deck. */
export function countDeck(view: View): DeckCount {
  const { cardsLeft: left, propagandas, rules } = view;
  const last = rules.length === 'short' ? 3 : 4;
  const known = { left, propagandas, last };
  const ahead = view.upcoming.findIndex(isPropaganda);
  if (ahead >= 0) return { ...known, propagandaDue: { when: isFinal(view, last) ? 'final' : 'next', cards: ahead } };
  const turned = view.played.length + view.upcoming.length;
  const whole = view.played.length + left;
  const [least, most] = PILE[rules.piles];
  // A position set up by hand may have any deck. Without a propaganda to come, there is nothing to say.
  if (whole < least * last || whole > most * last || propagandas >= last) return known;
  const begins = Math.max(least * propagandas, whole - most * (last - propagandas));
  const ends = Math.min(most * (propagandas + 1), whole - least * (last - propagandas - 1));
  if (turned < begins) return { ...known, propagandaDue: { when: 'notBefore', cards: begins - view.played.length } };
  return turned < ends ? { ...known, propagandaDue: { when: 'within', cards: ends - view.played.length } } : known;
}
