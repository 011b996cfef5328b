import { type Message, NeedList, type Needs } from '@sandtable/kernel';
import type { NEEDS } from '../conditions/words.js';
import { controls, has, isOpen } from '../control.js';
import type { ActionType } from '../data/investments.js';
import {
  ALL_SPACES,
  connected,
  isFort,
  isMarket,
  isNaval,
  isPolitical,
  isTerritory,
  NAVAL,
  type Space,
} from '../map.js';
import { IRELAND, SCOTLAND } from '../ministries/minor.js';
import { flagOf, NOBODY, type Position, type Round } from '../position.js';
import { spaceRef } from '../references.js';
import { other } from '../sides.js';
import { text } from '../text.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** What can be bought at a space, and what the map demands for it, whatever it costs. */

type Holds = (g: Position, round: Round, space: Space) => boolean;

/** A purchase at a space. It is legal if and only if all its needs hold. */
export interface SpacePurchase {
  readonly kind: PlannedPurchase['kind'];
  readonly type: ActionType;
  readonly needs: NeedList<Position, Round, Space, undefined>;
  /** Is this the purchase in question here? Of build, repair and seize only one is; without this it always is. */
  readonly isAt?: Holds;
  readonly isHostile?: Holds;
}

const purchase = (
  kind: PlannedPurchase['kind'],
  type: ActionType,
  needs: Needs<typeof NEEDS, Position, Round, Space, undefined>,
  more: Pick<SpacePurchase, 'isAt' | 'isHostile'> = {},
): SpacePurchase => ({ kind, type, needs: new NeedList(needs), ...more });

const isOwn: Holds = (g, { side }, space) => has(g, space, side);
const isEmpty: Holds = (g, _, space) => g.flags[space] === NOBODY;
const isTaken: Holds = (g, _, space) => g.flags[space] !== NOBODY;

/** 5.4.1, R22: beside an own Territory, Fort or sea, or an own Market held since the round began, unisolated and calm. */
export function reachesMarket(g: Position, { side, isolated, flags, changed }: Round, space: Space): boolean {
  const flag = flagOf(side);
  return connected(space).some((near) => {
    if (g.flags[near] !== flag) return false;
    if (isTerritory(near) || isFort(near) || isNaval(near)) return true;
    return isMarket(near) && flags[near] === flag && !changed[near] && !isolated[near] && g.conflicts[near] === 0;
  });
}

/** If the side has adjacent Markets that don't help, the reason for one of them. */
function reachText(g: Position, round: Round, space: Space): Message {
  const beside = reachesMarket(g, round, space) ? undefined : connected(space).find((near) => has(g, near, round.side));
  if (beside === undefined) return text('need.beside');
  const params = { space: spaceRef(beside) };
  if (round.flags[beside] !== flagOf(round.side) || round.changed[beside]) return text('need.noChain', params);
  return text(round.isolated[beside] ? 'need.supplied' : 'need.calmBeside', params);
}

/** 3.2.8: a shift raises a flag on an empty space or lowers another's. */
const SHIFTED: Needs<typeof NEEDS, Position, Round, Space, undefined> = {
  open: { holds: (g, _, space) => isOpen(g, space), shown: 'unmet' },
  notOwn: (g, { side }, space) => !has(g, space, side),
};
const MARKET_SHIFT = purchase(
  'shift',
  'economic',
  {
    ...SHIFTED,
    beside: {
      holds: (g, round, space) => isOwn(g, round, space) || reachesMarket(g, round, space),
      shown: (g, round, space) => !isOwn(g, round, space),
      text: reachText,
    },
  },
  { isHostile: isTaken },
);
/** A Political space needs no connection (5.5.1). */
const POLITICAL_SHIFT = purchase('shift', 'diplomatic', SHIFTED, { isHostile: isTaken });

/** Ministry 4, R56: in the round it names, Scotland and Ireland can be had for Military points. */
export const RISING = [...SCOTLAND, ...IRELAND];
const UPRISING = purchase('uprising', 'military', SHIFTED, {
  isAt: (_, { effects }) => effects.includes('uprising'),
  isHostile: isTaken,
});

/** 5.6.2: any marker on the map (R57). */
const hasMarker: Holds = (g, _, space) => g.conflicts[space] > 0;
const CALM = purchase('calm', 'military', { marker: hasMarker }, { isAt: hasMarker });

/** 5.6.3, R5: beside an own calm Market, sea or Territory, at the beginning of the round and now. */
function mayBuildBeside(g: Position, { side, flags, conflicts }: Round, fort: Space): boolean {
  const flag = flagOf(side);
  return connected(fort).some(
    (near) => !isFort(near) && flags[near] === flag && conflicts[near] === 0 && controls(g, near, side),
  );
}
const BUILD = purchase('build', 'military', { besideFort: mayBuildBeside }, { isAt: isEmpty });

const isDamaged: Holds = (g, _, fort) => g.damaged[fort] > 0;
const REPAIR = purchase('repair', 'military', { damaged: isDamaged }, { isAt: isOwn });

/** 5.6.4, R5: beside an own sea or calm Market, now. */
const SEIZE = purchase(
  'seize',
  'military',
  {
    damaged: isDamaged,
    besideSeized: (g, { side }, fort) =>
      connected(fort).some((near) => (isNaval(near) || isMarket(near)) && controls(g, near, side)),
  },
  { isAt: (g, round, fort) => isTaken(g, round, fort) && !isOwn(g, round, fort), isHostile: isTaken },
);

/** 5.6.6: a Squadron in the Navy Box or at sea, each once a round. */
const hasSquadronReady: Holds = (g, { side, deployed }) =>
  g.navyBox[side] > 0 || NAVAL.some((sea) => has(g, sea, side) && !deployed.includes(sea));
const DEPLOY = purchase(
  'deploy',
  'military',
  { notOwnSea: (g, round, sea) => !isOwn(g, round, sea), squadron: hasSquadronReady },
  { isHostile: (g, { side }, sea) => has(g, sea, other(side)) },
);

function purchasesOn(space: Space): readonly SpacePurchase[] {
  if (isMarket(space)) return [MARKET_SHIFT, CALM];
  if (isPolitical(space)) return RISING.includes(space) ? [POLITICAL_SHIFT, UPRISING, CALM] : [POLITICAL_SHIFT, CALM];
  if (isFort(space)) return [BUILD, REPAIR, SEIZE];
  return isNaval(space) ? [DEPLOY] : [];
}
const PURCHASES: readonly (readonly SpacePurchase[])[] = ALL_SPACES.map(purchasesOn);

/** What can be bought at a space, in question now or not. */
export const purchaseKindsAt = (space: Space): readonly SpacePurchase[] => PURCHASES[space];
export const isInQuestion = (g: Position, round: Round, { isAt }: SpacePurchase, space: Space): boolean =>
  isAt === undefined || isAt(g, round, space);
export const isLegal = (g: Position, round: Round, it: SpacePurchase, space: Space): boolean =>
  isInQuestion(g, round, it, space) && it.needs.allHold(g, round, space, undefined);

export const planned = (
  g: Position,
  round: Round,
  { kind, type, isHostile }: SpacePurchase,
  space: Space,
): PlannedPurchase => ({ kind, type, space, hostile: isHostile?.(g, round, space) ?? false });

/** Every legal purchase at a space, whatever it costs. */
export function purchasesAt(g: Position, round: Round, space: Space): PlannedPurchase[] {
  const found: PlannedPurchase[] = [];
  for (const it of PURCHASES[space]) if (isLegal(g, round, it, space)) found.push(planned(g, round, it, space));
  return found;
}
