import type { BotAnswer } from '@sandtable/kernel';
import { availableOf, bases, count, guerrillas, hasEnemies, outnumbersAll, strength, underground } from '../forces.js';
import { ALL_SPACES, isLoc, type Space } from '../map.js';
import { POLICE, UNDERGROUND } from '../pieces.js';
import { adjacent, type Position } from '../position.js';
import { pieceRef, spaceRef } from '../references.js';
import { controls } from '../rules/control.js';
import { plan } from '../rules/execution.js';
import { rallySpaces } from '../rules/operations/rally-spaces.js';
import { ambushesHere, nextAttack } from './auc-attack.js';
import {
  answer,
  anything,
  type BotContext,
  firstOf,
  type InSpace,
  openSpaces,
  type PlainReason,
  type WantedSpaces,
  wantedSpaces,
} from './bot-context.js';
import type { Flowchart, FlowchartBox, Origin } from './flowchart.js';
import { victim } from './guidelines.js';
import { entersHidden, sendersTo } from './march.js';
import { canMakeBase, hides, makesBase, places, rallyDetails } from './rally.js';

/** The flowchart of the non-player AUC (8.6). */

/** Each operation except March selects at most this many spaces. */
const MAX_SPACES = 3;
/** This many available guerrillas lead to Rally. */
const ENOUGH_AVAILABLE = 6;

const selectedBy = (m: BotContext): readonly Space[] => m.x?.selected ?? [];

/** 8.6.1: is there anything to build up with? */
const wantsRally = (m: BotContext): PlainReason | undefined => {
  if (availableOf(m.g, UNDERGROUND.auc) >= ENOUGH_AVAILABLE) return 'auc.rally.available';
  return canMakeBase(m) ? 'auc.rally.couldBase' : undefined;
};

/** 8.6.2: are AUC guerrillas in fewer than half of the spaces with FARC bases? */
function wantsMarch({ g }: BotContext): boolean {
  const nests = ALL_SPACES.filter((space) => bases(g, space, 'farc') > 0);
  return nests.filter((space) => guerrillas(g, space, 'auc') > 0).length * 2 < nests.length;
}

/** 8.6.4, and 8.6.3 if there is none: a FARC base in a space with underground AUC (N6, N7). */
const wantsTerror = ({ g }: BotContext): boolean =>
  ALL_SPACES.some((space) => bases(g, space, 'farc') > 0 && underground(g, space, 'auc') > 0);

/** 8.6.1 Rally: new guerrillas in spaces with FARC bases, then with AUC bases, then anywhere; never in opposition (3.3.1). */
function placing(m: BotContext, open: readonly Space[]): (() => WantedSpaces)[] {
  const { g } = m;
  const where = open.filter((space) => places(g, 'auc', space));
  const at = (wanted: (space: Space) => boolean, reason: PlainReason) => () =>
    wantedSpaces(where.filter(wanted), '8.6.1', reason);
  return [
    at((space) => bases(g, space, 'farc') > 0, 'auc.rally.farcBase'),
    at((space) => bases(g, space, 'auc') > 0, 'auc.rally.aucBase'),
    at(() => true, 'auc.rally.other'),
  ];
}

function nextRally(m: BotContext): WantedSpaces | undefined {
  const { g } = m;
  if (m.rule === BACKING_RULE) return nextBacking(m);
  if (selectedBy(m).length >= MAX_SPACES) return undefined;
  const open = openSpaces(m);
  const where = (wanted: typeof makesBase) => open.filter((space) => wanted(g, 'auc', space));
  return firstOf([
    () => wantedSpaces(where(makesBase), '8.6.1', 'rally.base'),
    () => wantedSpaces(where(hides), '8.6.1', 'rally.hide'),
    ...placing(m, open),
  ]);
}

const BACKING_RULE = '6.4.5';

/** 8.6.1 Elite Backing: a base if possible, otherwise guerrillas; nobody goes underground instead. */
function nextBacking(m: BotContext): WantedSpaces | undefined {
  const open = openSpaces(m);
  const forBase = open.filter((space) => makesBase(m.g, 'auc', space));
  return firstOf([() => wantedSpaces(forBase, '8.6.1', 'rally.base'), ...placing(m, open)]);
}

/** The context in which it would choose the space of the free Rally. */
function imagineBacking(m: BotContext): BotContext {
  const free = (space: Space) => !controls(m.g, 'government', space) && !controls(m.g, 'farc', space);
  return {
    ...m,
    key: 'rally.space',
    rule: BACKING_RULE,
    options: rallySpaces(m.g, 'auc', free).map(spaceRef),
    x: plan('auc', 'rally', { free: true, limited: true }),
  };
}

const backing = (m: BotContext): BotAnswer =>
  nextBacking(imagineBacking(m)) === undefined
    ? answer('no', '8.6.1', 'auc.backing.no')
    : answer('yes', '8.6.1', 'auc.backing.yes');

/** 8.6.1 Extort: everywhere it is possible, so the order doesn't matter. */
const extort: FlowchartBox['special'] = {
  id: 'extort',
  next({ g, x }) {
    const spaces = ALL_SPACES.filter(
      (space) =>
        underground(g, space, 'auc') > 0 && outnumbersAll(g, space, 'auc') && !x?.specialSpaces.includes(space),
    );
    return firstOf([() => wantedSpaces(spaces.slice(0, 1), '8.6.1', 'auc.extort')]);
  },
};

/** 8.6.2: one stays where there is an AUC base or anything of FARC. */
const keeps = (g: Position, from: Space): number =>
  bases(g, from, 'auc') > 0 || strength(g, from, 'farc') > 0 ? 1 : 0;

const originsOf = ({ g }: BotContext, to: Space): Origin[] =>
  adjacent(g, to)
    .filter((from) => guerrillas(g, from, 'auc') > 0)
    .map((from) => ({ from, keep: keeps(g, from) }));

/** 8.6.2 March: to one space of FARC without AUC guerrillas; a base if possible; among those unseen if possible. */
function nextMarch(m: BotContext): WantedSpaces | undefined {
  const { g } = m;
  if (selectedBy(m).length > 0) return undefined;
  const within = openSpaces(m).filter(
    (to) =>
      !isLoc(to) && strength(g, to, 'farc') > 0 && guerrillas(g, to, 'auc') === 0 && sendersTo(auc, m, to).length > 0,
  );
  const hidden = (to: Space) => originsOf(m, to).some((origin) => entersHidden(m, origin, to));
  const nests = within.filter((to) => bases(g, to, 'farc') > 0);
  return firstOf([
    () => wantedSpaces(nests.filter(hidden), '8.6.2', 'auc.march.base.hidden'),
    () => wantedSpaces(nests, '8.6.2', 'auc.march.base'),
    () => wantedSpaces(within.filter(hidden), '8.6.2', 'auc.march.farc.hidden'),
    () => wantedSpaces(within, '8.6.2', 'auc.march.farc'),
  ]);
}

/** 8.6.4 Terror: first at one FARC base, then in one other space with FARC, then in others; never on LoCs. */
function nextTerror(m: BotContext): WantedSpaces | undefined {
  const { g } = m;
  const selected = selectedBy(m);
  if (selected.length >= MAX_SPACES) return undefined;
  const open = openSpaces(m).filter((space) => !isLoc(space));
  const nest = selected.find((space) => bases(g, space, 'farc') > 0);
  const other = selected.find((space) => space !== nest && strength(g, space, 'farc') > 0);
  const nests = nest === undefined ? open.filter((space) => bases(g, space, 'farc') > 0) : [];
  const others = other === undefined ? open.filter((space) => strength(g, space, 'farc') > 0) : [];
  return firstOf([
    () => wantedSpaces(nests, '8.6.4', 'auc.terror.base'),
    () => wantedSpaces(others, '8.6.4', 'auc.terror.farc'),
    () => wantedSpaces(open, '8.6.4', 'auc.terror.other'),
  ]);
}

/** 8.6.4 Assassinate: wherever the Terror was and AUC guerrillas outnumber the police, if there is an enemy. */
const assassinate: FlowchartBox['special'] = {
  id: 'assassinate',
  next(m) {
    const { g } = m;
    const spaces = selectedBy(m).filter(
      (space) =>
        guerrillas(g, space, 'auc') > count(g, space, POLICE) &&
        hasEnemies(g, space, 'auc') &&
        !m.x?.specialSpaces.includes(space),
    );
    return firstOf([() => wantedSpaces(spaces.slice(0, 1), '8.6.4', 'auc.assassinate')]);
  },
};

const ASSASSINATIONS = 1;

function assassinated(m: InSpace): BotAnswer {
  const found = victim(m, m.params.space, ['farc', 'government', 'cartels'], ASSASSINATIONS);
  if (!found) return anything(m);
  return answer(pieceRef(found.piece), '8.6.4', found.shipment ? 'target.shipment' : 'target.order');
}

export const auc: Flowchart = {
  faction: 'auc',
  order: ['rally', 'march', 'attack', 'terror'],
  boxes: {
    rally: { next: nextRally, special: extort },
    march: { next: nextMarch, special: extort },
    attack: { next: nextAttack },
    terror: { next: nextTerror, special: assassinate },
  },
  choose(m) {
    const rally = wantsRally(m);
    if (rally) return { operation: 'rally', rule: '8.6.1', reason: rally };
    if (wantsMarch(m)) return { operation: 'march', rule: '8.6.2', reason: 'auc.march.test' };
    return wantsTerror(m)
      ? { operation: 'terror', rule: '8.6.4', reason: 'auc.terror.test' }
      : { operation: 'attack', rule: '8.6.3', reason: 'auc.attack.test' };
  },
  origins: originsOf,
  targets: ['farc', 'government'],
  ambushes: ambushesHere,
  details: {
    ...rallyDetails('8.6.1', (m) => m.g.step !== 'backing'),
    backing,
    'assassinate.target': assassinated,
  },
};
