import type { Faction, Insurgent } from '../factions.js';
import { assaultCost, sweepCost } from '../lasting-events.js';
import type { OperationId, SpecialId } from '../operation.js';
import type { Position } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import {
  ATTACK_COST,
  MARCH_COST,
  PATROL_COST,
  RALLY_COST,
  TERROR_COST,
  TRAIN_COST,
} from '../rules/operations/costs.js';
import { BRIBE_COST } from '../rules/special/bribe.js';
import { accompanies } from '../rules/special/index.js';

/** The player aid (3.0, 4.0): what each faction can do, at which price now, and the rule with the details. */

/** For each space; for each but LoCs, which are free; or once for all spaces. */
export type AidCost =
  | { readonly per: 'space' | 'space-but-locs' | 'operation'; readonly n: number }
  | { readonly per: 'nothing' };

export interface AidOperation {
  readonly operation: OperationId;
  readonly rule: string;
  readonly cost: AidCost;
}
export interface AidSpecial {
  readonly special: SpecialId;
  readonly rule: string;
  readonly cost: AidCost;
  /** 4.1.1: the operations it may accompany; any, if `undefined`. */
  readonly with: readonly OperationId[] | undefined;
}

const eachSpace = (n: number): AidCost => ({ per: 'space', n });

const governmentOperations = (g: Position): readonly AidOperation[] => [
  { operation: 'train', rule: '3.2.1', cost: eachSpace(TRAIN_COST) },
  { operation: 'patrol', rule: '3.2.2', cost: { per: 'operation', n: PATROL_COST } },
  { operation: 'sweep', rule: '3.2.3', cost: eachSpace(sweepCost(g)) },
  { operation: 'assault', rule: '3.2.4', cost: eachSpace(assaultCost(g)) },
];
const INSURGENT_OPERATIONS: readonly AidOperation[] = [
  { operation: 'rally', rule: '3.3.1', cost: eachSpace(RALLY_COST) },
  { operation: 'march', rule: '3.3.2', cost: { per: 'space-but-locs', n: MARCH_COST } },
  { operation: 'attack', rule: '3.3.3', cost: eachSpace(ATTACK_COST) },
  { operation: 'terror', rule: '3.3.4', cost: { per: 'space-but-locs', n: TERROR_COST } },
];

export const aidOperations = (view: View, faction: Faction): readonly AidOperation[] =>
  faction === 'government' ? governmentOperations(positionFromView(view)) : INSURGENT_OPERATIONS;

const SPECIAL_RULES: Readonly<Record<'government' | Insurgent, readonly (readonly [SpecialId, string])[]>> = {
  government: [
    ['air-lift', '4.2.1'],
    ['air-strike', '4.2.2'],
    ['eradicate', '4.2.3'],
  ],
  farc: [
    ['extort', '4.3.1'],
    ['ambush', '4.3.2'],
    ['kidnap', '4.3.3'],
  ],
  auc: [
    ['extort', '4.4.1'],
    ['ambush', '4.4.1'],
    ['assassinate', '4.4.2'],
  ],
  cartels: [
    ['cultivate', '4.5.1'],
    ['process', '4.5.2'],
    ['bribe', '4.5.4'],
  ],
};

export const aidSpecials = (faction: Faction): readonly AidSpecial[] =>
  SPECIAL_RULES[faction].map(([special, rule]) => ({
    special,
    rule,
    cost: special === 'bribe' ? eachSpace(BRIBE_COST) : { per: 'nothing' },
    with: accompanies(special),
  }));
