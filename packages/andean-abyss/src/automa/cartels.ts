import { type BotAnswer, DONE } from '@sandtable/kernel';

import type { Faction } from '../factions.js';
import { allBases, availableOf, BASE_LIMIT, bases, guerrillas, strength, underground } from '../forces.js';
import { ALL_SPACES, CITIES_AND_DEPARTMENTS, POPULATED, type Space } from '../map.js';
import { BASE, ownerOf, UNDERGROUND } from '../pieces.js';
import { adjacent, type Position } from '../position.js';
import { pieceRef } from '../references.js';
import { availableShipments } from '../shipments.js';
import { isOpposition, isSupport } from '../support.js';
import {
  answer,
  anything,
  type BotContext,
  firstOf,
  type InSpace,
  offers,
  type WantedSpaces,
  wantedSpaces,
} from './bot-context.js';
import { rallyAnswers, rallyBox } from './cartels-rally.js';
import type { Flowchart, FlowchartBox, Origin } from './flowchart.js';
import { byRemoval, offeredPieces, shipmentHolder } from './guidelines.js';
import { sendersTo } from './march.js';
import { canMakeBase } from './rally.js';

/** The non-player cartels (8.5). */

/** 8.5.1: this many available pieces, guerrillas and bases together, lead to Rally. */
const MANY_AVAILABLE = 10;

const availablePieces = (g: Position): number => availableOf(g, UNDERGROUND.cartels) + availableOf(g, BASE.cartels);

function choose(m: BotContext): ReturnType<Flowchart['choose']> {
  if (availablePieces(m.g) >= MANY_AVAILABLE) {
    return { operation: 'rally', rule: '8.5.1', reason: 'cartels.test.available' };
  }
  if (canMakeBase(m)) return { operation: 'rally', rule: '8.5.1', reason: 'cartels.test.base' };
  if (availableShipments(m.g) > 0) return { operation: 'march', rule: '8.5.2', reason: 'cartels.test.shipment' };
  return { operation: 'terror', rule: '8.5.3', reason: 'cartels.test.terror' };
}

/** 8.5.2: all adjacent guerrillas march, but one stays in every space with a cartels' base. */
const origins = ({ g }: BotContext, to: Space): Origin[] =>
  adjacent(g, to)
    .filter((from) => guerrillas(g, from, 'cartels') > 0)
    .map((from) => ({ from, keep: bases(g, from, 'cartels') > 0 ? 1 : 0 }));

/** 8.5.2: a destination needs an adjacent space with this many guerrillas. */
const FORCE = 2;

/** 8.5.2: one city or department with room for a base, next to a space with two guerrillas or more. */
function nextMarch(m: BotContext): WantedSpaces | undefined {
  if (m.x && m.x.selected.length > 0) return undefined;
  const isNear = (to: Space) => sendersTo(cartels, m, to).some(({ from }) => guerrillas(m.g, from, 'cartels') >= FORCE);
  const open = CITIES_AND_DEPARTMENTS.filter((to) => allBases(m.g, to) < BASE_LIMIT && isNear(to));
  return wantedSpaces(open, '8.5.2', 'cartels.march.to');
}

const withBases = (g: Position, n: number): Space[] =>
  CITIES_AND_DEPARTMENTS.filter((space) => bases(g, space, 'cartels') >= n);
/** Spaces where the cartels have a base and guerrillas that can hold shipments. */
const forShipments = (g: Position): Space[] => withBases(g, 1).filter((space) => guerrillas(g, space, 'cartels') > 0);

/** 8.5.2: two shipments; only if there is no space for them, one base of two. */
function nextProcess(m: BotContext): WantedSpaces | undefined {
  const stocked = forShipments(m.g);
  if (stocked.length > 0) {
    return availableShipments(m.g) > 0 ? wantedSpaces(stocked, '8.5.2', 'cartels.process.shipment') : undefined;
  }
  // One base is enough; a second one need not be removed.
  if (m.key === 'process.base' && offers(m, DONE)) return undefined;
  return wantedSpaces(withBases(m.g, 2), '8.5.2', 'cartels.process.base');
}

const processWay = (m: BotContext): BotAnswer =>
  forShipments(m.g).length > 0 && offers(m, 'process-shipments')
    ? answer('process-shipments', '8.5.2', 'cartels.process.shipment')
    : answer('process-bases', '8.5.2', 'cartels.process.base');

function processGuerrilla(m: InSpace): BotAnswer {
  const holder = shipmentHolder(m.g, m.params.space, 'cartels');
  return holder === undefined ? anything(m) : answer(pieceRef(holder), '8.1.2', 'cartels.process.holder');
}

const MAX_TERROR = 3;

/** 8.5.3: support, then opposition, then neutral spaces. */
function nextTerror({ g, x }: BotContext): WantedSpaces | undefined {
  const selected = x?.selected ?? [];
  if (selected.length >= MAX_TERROR) return undefined;
  const open = POPULATED.filter((space) => underground(g, space, 'cartels') > 0 && !selected.includes(space));
  return firstOf([
    () =>
      wantedSpaces(
        open.filter((space) => isSupport(g, space)),
        '8.5.3',
        'cartels.terror.support',
      ),
    () =>
      wantedSpaces(
        open.filter((space) => isOpposition(g, space)),
        '8.5.3',
        'cartels.terror.opposition',
      ),
    () => wantedSpaces(open, '8.5.3', 'cartels.terror.neutral'),
  ]);
}

/** 8.5.3: the order of factions in which they bribe. */
const TARGETS = ['government', 'farc', 'auc'] as const satisfies readonly Faction[];

/** Spaces they share with an enemy. The rules limit them to three and make each be paid for. */
function nextBribe({ g, x }: BotContext): WantedSpaces | undefined {
  const open = ALL_SPACES.filter((space) => strength(g, space, 'cartels') > 0 && !x?.specialSpaces.includes(space));
  return firstOf(
    TARGETS.map(
      (enemy) => () =>
        wantedSpaces(
          open.filter((space) => strength(g, space, enemy) > 0),
          '8.5.3',
          `cartels.bribe.${enemy}`,
        ),
    ),
  );
}

/** By 8.1.2 a base of the targeted enemy, else its cubes or guerrillas; they never flip guerrillas. */
function bribeWay(m: InSpace): BotAnswer {
  const { space } = m.params;
  const enemy = TARGETS.find((faction) => strength(m.g, space, faction) > 0);
  if (enemy === undefined) return anything(m);
  if (bases(m.g, space, enemy) > 0) return answer('bribe-base', '8.1.2', 'cartels.bribe.base');
  return enemy === 'government'
    ? answer('bribe-cubes', '8.1.2', 'cartels.bribe.cubes')
    : answer('bribe-guerrillas', '8.1.2', 'cartels.bribe.guerrillas');
}

/** To the full (8.1.1): once the targeted enemy has no pieces left, the next enemy is bribed. */
function bribeTarget(m: BotContext): BotAnswer {
  const pieces = offeredPieces(m).sort(byRemoval);
  for (const enemy of TARGETS) {
    const piece = pieces.find((p) => ownerOf(p) === enemy);
    if (piece !== undefined) return answer(pieceRef(piece), '8.1.2', 'target.order');
  }
  return anything(m);
}

const marchBox: FlowchartBox = { next: nextMarch, special: { id: 'process', next: nextProcess } };
const terrorBox: FlowchartBox = { next: nextTerror, special: { id: 'bribe', next: nextBribe } };

export const cartels: Flowchart = {
  faction: 'cartels',
  order: ['rally', 'march', 'terror'],
  boxes: { rally: rallyBox, march: marchBox, terror: terrorBox },
  choose,
  origins,
  // The cartels have no Attack. If an event gives them one, they use the order of their Bribes.
  targets: TARGETS,
  details: {
    ...rallyAnswers,
    'process.way': processWay,
    'process.guerrilla': processGuerrilla,
    'bribe.way': bribeWay,
    'bribe.target': bribeTarget,
  },
};
