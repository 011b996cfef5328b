import {
  ADVANTAGES,
  type AdvantageId,
  groundIn,
  type Seen,
  SPACES,
  type SpaceId,
} from '@sandtable/imperial-struggle/facts';
import { advantagesAt, holderOf, isAtWar, json, warOf } from '../view.js';

/** All that the board shows of a space. While it is the same, so is everything drawn and said of it. */
export interface Standing {
  readonly flag: 'britain' | 'france' | 'spain' | 'usa' | undefined;
  readonly conflict: 'usual' | 'dear' | undefined;
  readonly damaged: boolean;
  /** Opens later (10.0, 3.2.1). */
  readonly closed: boolean;
  readonly guarded: boolean;
  readonly isolated: boolean;
  readonly demanded: boolean;
  readonly huguenots: 'ready' | 'used' | undefined;
  /** 3.2.1: which war is next, of those it counts in. */
  readonly nextWar: number | undefined;
  /** 7.2.1: a Territory whose conquest was refused in this war. */
  readonly refused: boolean;
  readonly advantages: readonly AdvantageSeen[];
}
export interface AdvantageSeen {
  readonly id: AdvantageId;
  readonly holder: 'britain' | 'france' | undefined;
  readonly exhausted: boolean;
}

export function standingOf(view: Seen, space: SpaceId): Standing {
  const { commodity, wars } = SPACES[space];
  const { open, guarded, isolated } = groundIn(json(view), space);
  const war = warOf(view)?.number;
  const huguenots = view.huguenots.find((it) => it.space === space);
  return {
    flag: view.flags[space],
    conflict: view.conflicts[space],
    damaged: view.damaged.includes(space),
    closed: !open,
    guarded,
    isolated: isolated && view.flags[space] !== undefined,
    demanded: commodity !== undefined && view.demand.includes(commodity),
    huguenots: huguenots && (huguenots.used ? 'used' : 'ready'),
    nextWar: war !== undefined && wars?.includes(war) ? war : undefined,
    refused: view.refused?.includes(space) ?? false,
    advantages: advantagesAt(space).map((id) => ({
      id,
      holder: holderOf(view, id),
      exhausted: view.exhausted.includes(id),
    })),
  };
}

export const isWarTime = (view: Seen): boolean => isAtWar(view);

/** Spaces that an Advantage needs and that it may be used on, where they are named one by one. */
export const spacesOfAdvantage = (id: AdvantageId): readonly SpaceId[] => ADVANTAGES[id].spaces;
