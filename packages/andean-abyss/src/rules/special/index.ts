import type { Procedure } from '@sandtable/kernel';
import type { Faction } from '../../factions.js';
import type { Execution, OperationId, SpecialId } from '../../operation.js';
import type { Position } from '../../position.js';
import { canBegin } from '../operations/beginning.js';
import { airLift, canAirLift } from './air-lift.js';
import { airStrike, canAirStrike } from './air-strike.js';
import { assassinate, canAssassinate } from './assassinate.js';
import { bribe, canBribe } from './bribe.js';
import { canCultivate, cultivate } from './cultivate.js';
import { canEradicate, eradicate } from './eradicate.js';
import { canExtort, extort } from './extort.js';
import { canKidnap, kidnap } from './kidnap.js';
import { canProcess, process } from './process.js';
import { startSpecial } from './start-special.js';

/** A special activity that can be taken up between two spaces of an operation. */
interface Activity {
  readonly factions: readonly Faction[];
  /** 4.1.1: the operations it may accompany; any, if none is named. */
  readonly with?: readonly OperationId[];
  /** It is done space by space, so it may be taken up again while it has spaces left. */
  readonly again?: true;
  /** It can be declined when it asks where, and is taken up only then. */
  readonly declinable?: true;
  can(g: Position, x: Execution): boolean;
  run(g: Position, x: Execution): Procedure<unknown>;
}

const ACTIVITIES: Readonly<Record<Exclude<SpecialId, 'ambush'>, Activity>> = {
  'air-lift': { factions: ['government'], can: (g) => canAirLift(g), run: (g) => airLift(g) },
  'air-strike': {
    factions: ['government'],
    with: ['patrol', 'sweep', 'assault'],
    can: (g) => canAirStrike(g),
    run: (g) => airStrike(g),
  },
  eradicate: { factions: ['government'], can: (g) => canEradicate(g), run: (g) => eradicate(g) },
  extort: { factions: ['farc', 'auc'], can: (g, x) => canExtort(g, x), run: extort },
  kidnap: {
    factions: ['farc'],
    with: ['terror'],
    again: true,
    declinable: true,
    can: (g, x) => canKidnap(g, x),
    run: kidnap,
  },
  assassinate: {
    factions: ['auc'],
    with: ['terror'],
    again: true,
    can: (g, x) => canAssassinate(g, x),
    run: assassinate,
  },
  // It brings no resources: taken before the operation, that must be paid for already (4.1).
  cultivate: {
    factions: ['cartels'],
    with: ['rally', 'march'],
    can: (g, x) => canBegin(g, x) && canCultivate(g, x),
    run: cultivate,
  },
  process: { factions: ['cartels'], with: ['rally', 'march'], can: (g) => canProcess(g), run: process },
  bribe: { factions: ['cartels'], again: true, can: (g, x) => canBribe(g, x), run: bribe },
};
const OFFERED = Object.entries(ACTIVITIES) as readonly [Exclude<SpecialId, 'ambush'>, Activity][];

const OFFERED_TO: Readonly<Record<Faction, typeof OFFERED>> = {
  government: OFFERED.filter(([, activity]) => activity.factions.includes('government')),
  farc: OFFERED.filter(([, activity]) => activity.factions.includes('farc')),
  auc: OFFERED.filter(([, activity]) => activity.factions.includes('auc')),
  cartels: OFFERED.filter(([, activity]) => activity.factions.includes('cartels')),
};
/** 4.1.1: the operations that a special activity may accompany; any, if `undefined`. An Ambush is part of an Attack (4.3.2). */
export const accompanies = (special: SpecialId): readonly OperationId[] | undefined =>
  special === 'ambush' ? ['attack'] : ACTIVITIES[special].with;

const IDS: ReadonlySet<string> = new Set(Object.keys(ACTIVITIES));

export const isSpecial = (option: string): option is Exclude<SpecialId, 'ambush'> => IDS.has(option);

/** What the faction could take up now: one type an operation (4.1). */
export function specialsFor(g: Position, x: Execution): SpecialId[] {
  if (!x.maySpecial) return [];
  const offered: SpecialId[] = [];
  for (const [id, activity] of OFFERED_TO[x.faction]) {
    if (activity.with && !activity.with.includes(x.operation)) continue;
    if (x.special !== undefined && !(x.special === id && activity.again)) continue;
    if (activity.can(g, x)) offered.push(id);
  }
  return offered;
}

export function* runSpecial(g: Position, x: Execution, id: Exclude<SpecialId, 'ambush'>): Procedure {
  const { run, declinable } = ACTIVITIES[id];
  if (!declinable) startSpecial(g, x, id);
  yield* run(g, x);
}
