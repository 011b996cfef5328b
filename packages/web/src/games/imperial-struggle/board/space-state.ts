import { advantagesAt, holderOf, spaceSituation, warOf } from '@sandtable/imperial-struggle/board';
import { type AdvantageId, SPACE_IDS, SPACES, type SpaceId, type View } from '@sandtable/imperial-struggle/board-data';

/** Everything that the board shows of a space. */
export interface SpaceState {
  readonly flag: 'britain' | 'france' | 'spain' | 'usa' | undefined;
  readonly conflict: 'usual' | 'dear' | undefined;
  readonly damaged: boolean;
  /** The space opens later (10.0, 3.2.1). */
  readonly closed: boolean;
  readonly guarded: boolean;
  readonly isolated: boolean;
  readonly demanded: boolean;
  readonly huguenots: 'ready' | 'used' | undefined;
  /** 3.2.1: the number of the next war, if the space counts in it. */
  readonly nextWar: number | undefined;
  /** 7.2.1: a Territory whose conquest was refused in this war. */
  readonly refused: boolean;
  readonly advantages: readonly AdvantageState[];
}
export interface AdvantageState {
  readonly id: AdvantageId;
  readonly holder: 'britain' | 'france' | undefined;
  readonly exhausted: boolean;
}

export function spaceStateOf(view: View, space: SpaceId): SpaceState {
  const { commodity, wars } = SPACES[space];
  const { open, guarded, isolated } = spaceSituation(view, space);
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

export interface SpaceStates {
  readonly of: ReadonlyMap<SpaceId, SpaceState>;
  /** Each space's state as a string, to notice changes. */
  readonly prints: ReadonlyMap<SpaceId, string>;
}

/** The state of every space. An unchanged state keeps its object identity, so that the space doesn't re-render. */
export function spaceStatesOf(view: View, before: SpaceStates | undefined): SpaceStates {
  const of = new Map<SpaceId, SpaceState>();
  const prints = new Map<SpaceId, string>();
  for (const space of SPACE_IDS) {
    const now = spaceStateOf(view, space);
    const print = JSON.stringify(now);
    const was = before?.prints.get(space) === print ? before.of.get(space) : undefined;
    of.set(space, was ?? now);
    prints.set(space, print);
  }
  return { of, prints };
}
