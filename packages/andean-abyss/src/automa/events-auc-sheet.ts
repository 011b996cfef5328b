import { type BotAnswer, DONE } from '@sandtable/kernel';

import { TERROR_MARKERS } from '../data/deployment.js';
import { type Faction, INSURGENTS, type Insurgent } from '../factions.js';
import { active, bases, guerrillas, hasEnemies, placeable, strength } from '../forces.js';
import { ALL_SPACES, isLoc, population, type Space, spaceOf } from '../map.js';
import { isGuerrilla, ownerOf, UNDERGROUND } from '../pieces.js';
import { pieceRef } from '../references.js';
import { plan } from '../rules/execution.js';
import { isOpposition, level, levelName, PASSIVE_OPPOSITION, PASSIVE_SUPPORT } from '../support.js';
import { isSabotaged, markersOut } from '../terror.js';
import {
  answer,
  type BotContext,
  type InSpace,
  type OfMove,
  offered,
  offers,
  openSpaces,
  pick,
  pickOn,
} from './bot-context.js';
import { activeFirst, ambushSpace, among, ENEMIES, lowest, paid, type Sheet } from './events-sheet.js';
import type { Flowchart } from './flowchart.js';
import { byRemoval, offeredPieces } from './guidelines.js';

/** Instructions for the events with the AUC symbol leftmost (8.4.4). */
export const AUC_SHEET: Sheet = {
  // Former Military: the March goes by 8.6.2 into one space, and the Ambush takes place there.
  37: { 'event.space': ambushSpace(2) },
  // Limpieza
  46: {
    'event.space': (chart, m) => firstTerror(chart, m),
    'event.terrorBy': activeFirst,
    'event.removePiece': (chart, m) => byTargets(chart, m),
    'event.level': (_, m) => passiveLevel(m),
  },
  // Pinto & del Rosario: first the guerrilla that carried out the Terror.
  47: { 'event.flip': (_, m) => (m.params.n === 2 ? among(m, (s) => s === CUCUTA, 'event.47') : undefined) },
  // Carabineros
  50: {
    'event.choice': (_, m) =>
      m.faction === 'auc'
        ? answer('replace-pieces', '8.4.4', 'event.50.replace')
        : answer('remove-pieces', '8.4.4', 'event.50.remove'),
    'event.removeFrom': (_, m) => whereItIs(m),
    'event.replaceFrom': (_, m) => whereItIs(m),
  },
  // Criminal Air Force
  53: {
    'event.moveFrom': (_, m) => lowest(m, (s) => -2 * flying(m, s).all - flying(m, s).active, 'event.53.from'),
    'event.moveTo': (_, m) => among(m, (s) => WANTED[m.faction](m, s), `event.53.${m.faction}`),
    'move.underground': (_, m) => flyingOf(m, ({ all, active }) => all - active),
    'move.active': (_, m) => flyingOf(m, (group) => group.active),
  },
  // Deserters & Defectors
  54: {
    'event.choice': (_, m) =>
      offers(m, 'replace-pieces') && canDefect(m)
        ? answer('replace-pieces', '8.4.4', 'event.54.replace')
        : answer('remove-pieces', '8.4.4', 'event.54.remove'),
    'event.replaceFrom': (_, m) => deserting(m),
    'event.removeFrom': (_, m) => deserting(m),
    'event.replacePiece': (_, m) => deserter(m),
    'event.removePiece': (_, m) => deserter(m),
  },
};

const CUCUTA = spaceOf('cucuta');

/** Card 46: the first space on its list for Terror; without one, any space where something will change. */
function firstTerror(chart: Flowchart, m: BotContext): BotAnswer | undefined {
  const x = plan(m.faction, 'terror', { free: true });
  const wanted = chart.boxes.terror?.next({ ...paid(m), key: 'terror.space', x });
  const spaces = wanted ? offered(m, wanted.spaces) : [];
  if (wanted && spaces.length > 0) return pick(m, { ...wanted, spaces });
  const useful = openSpaces(m).filter((space) => terrorChanges(m, space));
  return useful.length > 0 ? pick(m, { spaces: useful, rule: '8.4.3', reason: 'event.random' }) : undefined;
}

function terrorChanges({ g, faction }: BotContext, space: Space): boolean {
  // An enemy is removed, or a guerrilla becomes active.
  if (hasEnemies(g, space, faction) || active(g, space, faction) === 0) return true;
  const marked = markersOut(g) < TERROR_MARKERS;
  return isLoc(space) ? marked && !isSabotaged(g, space) : marked || population(space) > 0;
}

/** Card 46: enemies in the order of its Attacks, each by 8.1.2; bases are not protected. */
function byTargets(chart: Flowchart, m: BotContext): BotAnswer | undefined {
  const rank = (faction: Faction) => {
    const index = chart.targets.indexOf(faction);
    return index < 0 ? chart.targets.length : index;
  };
  const [piece] = offeredPieces(m).sort((a, b) => rank(ownerOf(a)) - rank(ownerOf(b)) || byRemoval(a, b));
  return piece === undefined ? undefined : answer(pieceRef(piece), '8.4.4', 'event.46.target');
}

/** Card 46: FARC sets opposition. The others set what changes the totals more; on a tie the choice is random. */
function passiveLevel(m: InSpace): BotAnswer | undefined {
  const { space } = m.params;
  const opposition = levelName(PASSIVE_OPPOSITION);
  if (m.faction === 'farc') return answer(opposition, '8.4.4', 'event.46.farc');
  if (level(m.g, space) === 0) return undefined;
  const farther = isOpposition(m.g, space) ? levelName(PASSIVE_SUPPORT) : opposition;
  return answer(farther, '8.4.4', 'event.46.level');
}

/** Card 50: removes police first where it has pieces. */
const whereItIs = (m: BotContext): BotAnswer | undefined =>
  among(m, (space) => strength(m.g, space, m.faction) > 0, 'event.50.space', pickOn);

/** Card 53: 2 guerrillas leave a department, the active first, but one stays with a base of its faction. At least 1 must go. */
function flying({ g, faction }: BotContext, space: Space): { readonly all: number; readonly active: number } {
  const keep = bases(g, space, faction) > 0 ? 1 : 0;
  const all = Math.max(1, Math.min(2, guerrillas(g, space, faction) - keep));
  return { all, active: Math.min(all, active(g, space, faction)) };
}

function flyingOf(m: OfMove, count: (group: ReturnType<typeof flying>) => number): BotAnswer | undefined {
  const option = `number:${count(flying(m, m.params.from))}`;
  return offers(m, option) ? answer(option, '8.4.4', 'event.53.active') : undefined;
}

/** Card 53: where a faction would like to have guerrillas. */
const WANTED: Readonly<Record<Insurgent, (m: BotContext, space: Space) => boolean>> = {
  farc: ({ g }, space) => population(space) > 0 && !isOpposition(g, space),
  auc: ({ g }, space) => bases(g, space, 'farc') > 0 && guerrillas(g, space, 'auc') === 0,
  cartels: ({ g }, space) => bases(g, space, 'cartels') > 0 && guerrillas(g, space, 'cartels') === 0,
};

/** Card 54: is there an enemy guerrilla that it can replace with one of its own? */
const canDefect = ({ g, faction }: BotContext): boolean =>
  ALL_SPACES.some(
    (space) =>
      placeable(g, space, UNDERGROUND[faction]) > 0 &&
      ENEMIES[faction].some((enemy) => guerrillas(g, space, enemy) > 0),
  );

/** Card 54: can such a guerrilla be replaced here, even by a third faction's? */
const replaceable = ({ g }: BotContext, space: Space, owner: Insurgent): boolean =>
  guerrillas(g, space, owner) > 0 && INSURGENTS.some((f) => f !== owner && placeable(g, space, UNDERGROUND[f]) > 0);

/** Card 54: guerrillas of its first enemy, preferably where it has a base; never its own. */
function deserting(m: BotContext): BotAnswer | undefined {
  // While any guerrilla can be replaced, none is merely removed (5.1.1).
  const replaces =
    m.key === 'event.replaceFrom' && openSpaces(m).some((s) => INSURGENTS.some((f) => replaceable(m, s, f)));
  for (const enemy of ENEMIES[m.faction]) {
    const there = (s: Space) => (replaces ? replaceable(m, s, enemy) : guerrillas(m.g, s, enemy) > 0);
    const found =
      among(m, (s) => there(s) && bases(m.g, s, m.faction) > 0, 'event.54.base', pickOn) ??
      among(m, there, 'event.54.enemy', pickOn);
    if (found) return found;
  }
  return offers(m, DONE) ? answer(DONE, '8.4.4', 'event.54.done') : undefined;
}

function deserter(m: BotContext): BotAnswer | undefined {
  const enemies = offeredPieces(m).filter(isGuerrilla);
  for (const enemy of ENEMIES[m.faction]) {
    const [piece] = enemies.filter((p) => ownerOf(p) === enemy).sort(byRemoval);
    if (piece !== undefined) return answer(pieceRef(piece), '8.4.4', 'event.54.enemy');
  }
  return undefined;
}
