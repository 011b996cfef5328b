import type { Insurgent } from '../factions.js';
import { availableOf, bases, outnumbersAll, underground } from '../forces.js';
import { ALL_SPACES, econ, isLoc, type Space } from '../map.js';
import { UNDERGROUND } from '../pieces.js';
import type { Position } from '../position.js';
import { type BotContext, firstOf, type WantedSpaces, wantedSpaces } from './bot-context.js';
import { agitation } from './farc-agitation.js';
import { ambushes, nextAttack, TARGETS } from './farc-attack.js';
import { marchers, nextMarch, wantsMarch } from './farc-march.js';
import { kidnapVictim, nextKidnap, nextTerror } from './farc-terror.js';
import type { Flowchart, FlowchartBox } from './flowchart.js';
import { canMakeBase, hides, makesBase, places, rallyable, rallyDetails } from './rally.js';

/** FARC as a non-player (8.7). */

/** 8.7.1: with this many guerrillas available it rallies. */
const MANY_AVAILABLE = 9;

const choose: Flowchart['choose'] = (m) => {
  const { g } = m;
  if (availableOf(g, UNDERGROUND.farc) >= MANY_AVAILABLE) {
    return { operation: 'rally', rule: '8.7.1', reason: 'farc.rally.available' };
  }
  if (canMakeBase(m)) return { operation: 'rally', rule: '8.7.1', reason: 'farc.rally.couldBase' };
  if (wantsMarch(g)) return { operation: 'march', rule: '8.7.2', reason: 'farc.march' };
  return g.resources.farc > g.resources.government
    ? { operation: 'attack', rule: '8.7.3', reason: 'farc.attack' }
    : { operation: 'terror', rule: '8.7.4', reason: 'farc.terror' };
};

/** New guerrillas where there is a base. */
const grows = (g: Position, faction: Insurgent, space: Space): boolean =>
  bases(g, space, faction) > 0 && places(g, faction, space);

/** 8.7.1: all spaces of these kinds, and 1 other space: the only one without a FARC base afterwards. */
function nextRally(m: BotContext): WantedSpaces | undefined {
  const hasOther = m.x?.selected.some((s) => bases(m.g, s, 'farc') === 0) ?? false;
  return firstOf([
    () => wantedSpaces(rallyable(m, makesBase), '8.7.1', 'farc.rally.base'),
    () => wantedSpaces(rallyable(m, hides), '8.7.1', 'farc.rally.hide'),
    () => wantedSpaces(rallyable(m, grows), '8.7.1', 'farc.rally.place'),
    () => wantedSpaces(hasOther ? [] : rallyable(m, places), '8.7.1', 'farc.rally.other'),
  ]);
}

/**
 * 8.7.1 Extort, after Rally and March: wherever 2 guerrillas are underground, so that one stays underground, and on 1
 * more LoC: the only space without an underground guerrilla afterwards.
 */
function nextExtort({ g, x }: BotContext): WantedSpaces | undefined {
  const done = x?.specialSpaces ?? [];
  const hidden = (s: Space) => underground(g, s, 'farc');
  const open = ALL_SPACES.filter((s) => !done.includes(s) && hidden(s) > 0 && outnumbersAll(g, s, 'farc'));
  const twos = open.filter((s) => hidden(s) > 1);
  const locs = done.some((s) => isLoc(s) && hidden(s) === 0) ? [] : open.filter(isLoc);
  const lowest = Math.min(...locs.map(econ));
  const poorest = locs.filter((loc) => econ(loc) === lowest);
  return firstOf([
    () => wantedSpaces(twos, '8.7.1', 'farc.extort'),
    () => wantedSpaces(poorest, '8.7.1', 'farc.extort.loc'),
  ]);
}

const extort: FlowchartBox['special'] = { id: 'extort', next: nextExtort };

export const farc: Flowchart = {
  faction: 'farc',
  order: ['rally', 'march', 'attack', 'terror'],
  boxes: {
    rally: { next: nextRally, special: extort },
    march: { next: nextMarch, special: extort },
    attack: { next: nextAttack },
    terror: { next: nextTerror, special: { id: 'kidnap', next: nextKidnap } },
  },
  choose,
  ...marchers,
  targets: TARGETS,
  ambushes,
  details: { ...rallyDetails('8.7.1'), 'kidnap.victim': kidnapVictim, ...agitation },
};
