import { FORCES } from '../data/deployment.js';
import type { Faction } from '../factions.js';
import { onMap } from '../forces.js';
import { POPULATED, population } from '../map.js';
import { BASE } from '../pieces.js';
import { playedFactions } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { MAX_RESOURCES } from '../resources.js';
import {
  CARTELS_BASES_NEEDED,
  CARTELS_RESOURCES_NEEDED,
  isSolo,
  OPPOSITION_NEEDED,
  SUPPORT_NEEDED,
  soloLead,
} from '../rules/victory.js';
import { ACTIVE_SUPPORT, oppositionPlusBases, totalSupport } from '../support.js';

/** 7.2: a value that must exceed another, and the most that it can be. */
export interface VictoryAim {
  readonly what: 'support' | 'opposition' | 'bases' | 'resources' | 'rival-bases';
  readonly value: number;
  readonly over: number;
  readonly most: number;
}

/** 1.6.2: if every space were at Active Support. */
const MOST_SUPPORT = POPULATED.reduce((sum, space) => sum + population(space), 0) * ACTIVE_SUPPORT;
const mostBases = (faction: Faction): number => FORCES[faction].base ?? 0;

export function victoryAims(view: View, faction: Faction): readonly VictoryAim[] {
  const g = positionFromView(view);
  switch (faction) {
    case 'government':
      return [{ what: 'support', value: totalSupport(g), over: SUPPORT_NEEDED, most: MOST_SUPPORT }];
    case 'farc': {
      const most = MOST_SUPPORT + mostBases('farc');
      return [{ what: 'opposition', value: oppositionPlusBases(g), over: OPPOSITION_NEEDED, most }];
    }
    case 'auc': {
      const over = onMap(g, BASE.farc);
      return [{ what: 'rival-bases', value: onMap(g, BASE.auc), over, most: mostBases('farc') }];
    }
    case 'cartels':
      return [
        { what: 'bases', value: onMap(g, BASE.cartels), over: CARTELS_BASES_NEEDED, most: mostBases('cartels') },
        { what: 'resources', value: g.resources.cartels, over: CARTELS_RESOURCES_NEEDED, most: MAX_RESOURCES },
      ];
  }
}

/** What a margin leads to: victory at a Propaganda (7.2), except for non-players (7.1); alone it counts at the end (8.8). */
export type MarginRule =
  | { readonly kind: 'players' | 'nonplayers' }
  | { readonly kind: 'solo' /** How far the Government is above the best of the others. */; readonly lead: number };

export function marginRule(view: View): MarginRule {
  const g = positionFromView(view);
  if (isSolo(g)) return { kind: 'solo', lead: soloLead(g) };
  return { kind: playedFactions(g) < Object.keys(FORCES).length ? 'nonplayers' : 'players' };
}
