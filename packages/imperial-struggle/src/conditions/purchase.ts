import type { Condition } from '@sandtable/kernel';
import { has, isOpen } from '../control.js';
import type { ActionType } from '../data/investments.js';
import { connected, isFort, isMarket, isNaval, isPolitical, type Space } from '../map.js';
import { flagOf, NOBODY, type Position, type Round } from '../position.js';
import { purchaseOf } from '../purchases/purchases.js';
import { spaceRef, spaceReferred } from '../references.js';
import { isAffordable } from '../rules/affordable.js';
import {
  deployAt,
  hasSquadronReady,
  mayBuildBeside,
  mayRise,
  maySeizeBeside,
  purchasesAt,
  reachesMarket,
} from '../rules/legal-purchases.js';
import { mayPay } from '../rules/payment.js';
import { deployCost } from '../rules/prices.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { type Candidate, fallbackNeed, need, needIfUnmet, type Requirements } from './need.js';

/** Purchases of an Action Round (5.3). */

const hasPoints = ({ pools }: Round, type: ActionType): boolean => pools.some((pool) => pool.type === type);

/** The needs of the purchase here that can be paid, or else of the first that is legal, or else of the space's kind. */
function needsOfPurchase({ g, space }: Candidate): readonly Condition[] {
  const { round } = g;
  if (!round) return [];
  const acts = purchasesAt(g, round, space).filter(({ type }) => hasPoints(round, type));
  const act = acts.find((it) => isAffordable(g, round, it)) ?? acts[0];
  if (act) return [...legal(g, round, act, space), paid(g, round, act)];
  if (isMarket(space)) return [points(round, 'economic'), ...market(g, round, space)];
  if (isPolitical(space))
    return [points(round, mayRise(round, space) ? 'military' : 'diplomatic'), ...free(g, round, space)];
  if (isFort(space)) return [points(round, 'military'), ...fort(g, round, space)];
  if (isNaval(space)) return [points(round, 'military'), ...sea(g, round, space)];
  return [need('forSale', false)];
}

const points = (round: Round, type: ActionType): Condition => need(type, hasPoints(round, type));

/** The needs that a legal purchase meets. */
function legal(g: Position, round: Round, { kind, type }: PlannedPurchase, space: Space): Condition[] {
  const first = points(round, type);
  switch (kind) {
    case 'shift':
    case 'uprising':
      return [first, ...(isMarket(space) ? market(g, round, space) : free(g, round, space))];
    case 'calm':
      return [first, need('marker', g.conflicts[space] > 0)];
    case 'build':
    case 'repair':
    case 'seize':
      return [first, ...fort(g, round, space)];
    case 'deploy':
      return [first, ...sea(g, round, space)];
    default:
      return [first];
  }
}

/** The space is in the game and doesn't have the side's flag. */
const free = (g: Position, round: Round, space: Space): Condition[] => [
  ...needIfUnmet('open', isOpen(g, space)),
  need('notOwn', !has(g, space, round.side)),
];

/** 5.4.1. */
const market = (g: Position, round: Round, space: Space): Condition[] => [
  ...free(g, round, space),
  ...(has(g, space, round.side) ? [] : [reached(g, round, space)]),
];

/** If the side has adjacent Markets that don't help, the reason for one of them. */
function reached(g: Position, round: Round, space: Space): Condition {
  if (reachesMarket(g, round, space)) return need('beside', true);
  const beside = connected(space).find((near) => has(g, near, round.side));
  if (beside === undefined) return need('beside', false);
  const params = { space: spaceRef(beside) };
  if (round.flags[beside] !== flagOf(round.side) || round.changed[beside]) return need('noChain', false, params);
  if (round.isolated[beside]) return need('supplied', false, params);
  return need('calmBeside', false, params);
}

/** 5.6.3-4: build where there is no Fort, repair a damaged one of the side, seize a damaged one of the other side. */
function fort(g: Position, round: Round, space: Space): Condition[] {
  if (g.flags[space] === NOBODY) return [need('besideFort', mayBuildBeside(g, round, space))];
  const damaged = need('damaged', g.damaged[space] > 0);
  return has(g, space, round.side) ? [damaged] : [damaged, need('besideSeized', maySeizeBeside(g, round, space))];
}

/** 5.6.6. */
const sea = (g: Position, round: Round, space: Space): Condition[] => [
  need('notOwnSea', !has(g, space, round.side)),
  need('squadron', hasSquadronReady(g, round)),
];

function paid(g: Position, round: Round, act: PlannedPurchase): Condition {
  const { price, least, pays, lack } = purchaseOf(g, round, act);
  switch (lack?.reason) {
    case undefined:
      return pays < price.total
        ? need('payableCheaper', true, { cost: price.total, least })
        : need('payable', true, { cost: pays });
    case 'points':
      return need('short', false, { cost: least, n: lack.n });
    case 'minor':
      return need('minor', false);
    case 'minor-spent':
      return need('minorSpent', false);
    case 'limit':
      return need('limit', false);
  }
}

/** 5.6.6: where the Squadron comes from. */
function berth({ g, space, params }: Candidate): Condition[] {
  const { round } = g;
  const to = spaceReferred(String(params.space));
  if (!round || to === undefined) return [];
  const act = deployAt(g, round, to);
  return [
    need('ownSquadron', isNaval(space) && has(g, space, round.side)),
    ...needIfUnmet('notDeployed', !round.deployed.includes(space)),
    ...(act ? needIfUnmet('payFromHere', mayPay(g, round, act, deployCost(g, to, true))) : []),
  ];
}

export const PURCHASE_REQUIREMENTS: Requirements = {
  act: { needs: needsOfPurchase },
  'deploy.from': { needs: berth },
  // Ministry 9, R53.
  discount: {
    needs: ({ g, space }) => [
      need(
        'huguenots',
        g.huguenots.some((it) => it.space === space && !it.used),
      ),
    ],
    fallbackReason: fallbackNeed('cheaper'),
  },
};
