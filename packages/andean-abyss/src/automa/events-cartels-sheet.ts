import { type BotAnswer, DONE } from '@sandtable/kernel';

import { isUnguarded, spareCartels } from '../events/effective.js';
import type { Insurgent } from '../factions.js';
import { bases, guerrillas, placeable, strength } from '../forces.js';
import { isCity, type Space } from '../map.js';
import { BASE } from '../pieces.js';
import type { Position } from '../position.js';
import { factionRef } from '../references.js';
import { plan } from '../rules/execution.js';
import { availableShipments, shipmentsIn } from '../shipments.js';
import { answer, type BotContext, type ContextOf, offered, offers, openSpaces, pick, pickOn } from './bot-context.js';
import { activeFirst, among, ENEMIES, lowest, paid, type Sheet } from './events-sheet.js';
import type { Flowchart } from './flowchart.js';

/** Instructions for the events with the cartels' symbol leftmost (8.4.4). 63 and 69 are never chosen (data/nonplayers). */
export const CARTELS_SHEET: Sheet = {
  // Op Millennium: cities first, and bases before guerrillas (8.1.2).
  57: { 'event.replaceFrom': (_, m) => among(m, isCity, 'event.57') },
  // General Serrano
  58: {
    'event.moveFrom': (_, m) =>
      lowest(m, (s) => policeRank(m, s), someNearCartels(m) ? 'event.58.from' : 'event.58.anywhere', pickOn),
    'event.moveTo': (_, m) => among(m, (s) => strength(m.g, s, 'cartels') === 0, 'event.58.to'),
  },
  // Salcedo
  59: {
    'event.moveFrom': (_, m) => spareGuerrilla(m),
    'event.moveTo': (_, m) =>
      among(m, (s) => isUnguarded(m.g, s), 'event.59.to') ??
      among(m, (s) => bases(m.g, s, 'cartels') > 0, 'event.59.base'),
  },
  // The Chess Player: any cities with room; the Bribe goes by 8.5.3.
  60: { 'event.space': (chart, m) => firstBribe(chart, m) },
  // Poppies
  65: {
    'event.department': (_, m) => poppyField(m),
    'event.choice': (_, m) => poppyWay(m),
    'event.faction': (_, m) => poppyFaction(m),
  },
  // Ayahuasca Tourism
  70: { 'event.terrorBy': activeFirst },
  // Sicarios: one at a time to the spaces with fewest, so that empty ones come first and the rest is spread evenly.
  72: {
    'event.place': (_, m) => lowest(m, (s) => guerrillas(m.g, s, 'cartels'), 'event.72'),
    'event.number': () => answer('number:1', '8.4.4', 'event.72'),
  },
};

/** Card 58: police go from where the cartels have bases, cities first; then from their other pieces, then from anywhere. */
function policeRank({ g }: BotContext, space: Space): number {
  if (bases(g, space, 'cartels') > 0) return isCity(space) ? 0 : 1;
  return strength(g, space, 'cartels') > 0 ? 2 : 3;
}

const someNearCartels = (m: BotContext): boolean => openSpaces(m).some((s) => strength(m.g, s, 'cartels') > 0);

/** Card 59: guerrillas that are not needed to guard a base. */
function spareGuerrilla(m: BotContext): BotAnswer | undefined {
  const spare = spareCartels(m.g);
  const found = among(m, (space) => spare.includes(space), 'event.59.from', pickOn);
  return found ?? (offers(m, DONE) ? answer(DONE, '8.4.4', 'event.59.done') : undefined);
}

/** Card 60: where it would Bribe first, though this one costs nothing. */
function firstBribe(chart: Flowchart, m: BotContext): BotAnswer | undefined {
  const x = { ...plan('cartels', 'terror', { special: true }), begun: true };
  const wish = chart.boxes.terror?.special?.next({ ...paid(m), key: 'bribe.space', x });
  const spaces = wish ? offered(m, wish.spaces) : [];
  return wish && spaces.length > 0 ? pick(m, { ...wish, spaces }) : undefined;
}

/** Card 65: where it can place a base; else where it can remove an enemy's base; else where it can get a shipment. */
function poppyField(m: BotContext): BotAnswer | undefined {
  const { g, faction } = m;
  const [first, second] = ENEMIES[faction];
  const ways: readonly [(space: Space) => boolean, 'place' | 'remove' | 'take' | 'destroy'][] = [
    [(s) => placeable(g, s, BASE[faction]) > 0, 'place'],
    [(s) => bases(g, s, first) > 0, 'remove'],
    [(s) => bases(g, s, second) > 0, 'remove'],
    [(s) => guerrillas(g, s, faction) > 0 && availableShipments(g) > 0, 'take'],
    [(s) => holdsShipment(g, s, faction), 'destroy'],
  ];
  for (const [wanted, reason] of ways) {
    const found = among(m, wanted, `event.65.${reason}`);
    if (found) return found;
  }
  return undefined;
}

function poppyWay(m: ContextOf<'event.choice'>): BotAnswer | undefined {
  const { g, faction } = m;
  const { space } = m.params;
  if (space === undefined) return undefined;
  const ways = [
    [placeable(g, space, BASE[faction]) > 0, 'place-insurgent-base', 'place'],
    [ENEMIES[faction].some((f) => bases(g, space, f) > 0), 'remove-insurgent-base', 'remove'],
    [guerrillas(g, space, faction) > 0, 'place-shipment', 'take'],
    [holdsShipment(g, space, faction), 'remove-shipment', 'destroy'],
    // It would rather help others than remove its own pieces.
    [true, 'place-shipment', 'others'],
    [true, 'place-insurgent-base', 'others'],
  ] as const;
  const found = ways.find(([wanted, option]) => wanted && offers(m, option));
  return found && answer(found[1], '8.4.4', `event.65.${found[2]}`);
}

/** It places its own pieces (by the general rules) and removes those of its first enemy. */
function poppyFaction(m: ContextOf<'event.faction'>): BotAnswer | undefined {
  if (!m.params.choice?.startsWith('remove')) return undefined;
  const enemy = ENEMIES[m.faction].find((f) => offers(m, factionRef(f)));
  return enemy && answer(factionRef(enemy), '8.4.4', 'event.65.enemy');
}

const holdsShipment = (g: Position, space: Space, enemyOf: Insurgent): boolean =>
  ENEMIES[enemyOf].some((f) => shipmentsIn(g, space, f).length > 0);
