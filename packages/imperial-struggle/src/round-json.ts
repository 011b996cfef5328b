import { INVESTMENTS } from './data/investments.js';
import type { SpaceId } from './data/spaces.js';
import { ALL_SPACES, type Space, spaceId, spaceOf } from './map.js';
import type { Position, Round } from './position.js';
import { CONFLICT_WORDS, FLAG_WORDS } from './position-json/formats.js';

/** The current Action Round (5.0) in a view. All of it is public; fields unchanged since its beginning are left out. */
export const writeRound = (g: Position, round: Round) => ({
  side: round.side,
  /** The Investment tile by id, empty before it is taken. */
  tile: round.tile < 0 ? '' : INVESTMENTS[round.tile].id,
  /** The points left. */
  pools: round.pools.map((pool) => ({ ...pool })),
  effects: round.effects.slice(),
  minorSpent: round.minorSpent,
  ...unlessEmpty({
    /** Markets that were isolated when the round began (5.4.1). */
    isolated: spacesWhere((space) => round.isolated[space]),
    /** Spaces where a flag or Squadron has changed since, with the owner when the round began. */
    changed: bySpace((space) => (round.changed[space] ? FLAG_WORDS[round.flags[space]] : undefined)),
    /** Conflict markers when the round began, where that has changed. */
    conflicts: bySpace((space) =>
      round.conflicts[space] === g.conflicts[space] ? undefined : CONFLICT_WORDS[round.conflicts[space]],
    ),
    /** 5.6.6: where Squadrons were deployed. */
    deployed: round.deployed.map(spaceId),
    /** 8.2: Regions of the Advantages used. */
    advantages: round.advantages.slice(),
  }),
  /** 5.3.4: the first Region of Economic and of Diplomatic points, and those paid for. */
  ...(round.regions.economic.length + round.regions.diplomatic.length > 0 ? { regions: copyOf(round.regions) } : {}),
  /** Bonus War Tiles (5.6.1). */
  ...(round.bought > 0 ? { bought: round.bought } : {}),
  ...(round.eventClosed ? { eventClosed: true } : {}),
  ...(round.upgraded ? { upgraded: true } : {}),
  /** Turn 6 (5.6.1). */
  ...(round.converted ? { converted: round.converted } : {}),
});

export type RoundView = ReturnType<typeof writeRound>;

const copyOf = ({ economic, diplomatic }: Round['regions']) => ({
  economic: economic.slice(),
  diplomatic: diplomatic.slice(),
});
const spacesWhere = (which: (space: Space) => boolean): SpaceId[] => ALL_SPACES.filter(which).map(spaceId);

function bySpace<W extends string>(wordOf: (space: Space) => W | undefined): Partial<Record<SpaceId, W>> {
  const words: Partial<Record<SpaceId, W>> = {};
  for (const space of ALL_SPACES) {
    const word = wordOf(space);
    if (word) words[spaceId(space)] = word;
  }
  return words;
}

const unlessEmpty = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, it]) => Object.keys(it).length > 0)) as Partial<T>;

/** Reads what `writeRound` wrote, on the current map. */
export function readRound(g: Position, seen: RoundView): Round {
  const flags = g.flags.slice();
  const conflicts = g.conflicts.slice();
  const marked = (ids: readonly string[]): boolean[] => ALL_SPACES.map((space) => ids.includes(spaceId(space)));
  const changed = marked(Object.keys(seen.changed ?? {}));
  for (const space of ALL_SPACES) {
    const flag = seen.changed?.[spaceId(space)];
    if (flag) flags[space] = FLAG_WORDS.indexOf(flag);
    const conflict = seen.conflicts?.[spaceId(space)];
    if (conflict) conflicts[space] = CONFLICT_WORDS.indexOf(conflict);
  }
  return {
    side: seen.side,
    tile: INVESTMENTS.findIndex(({ id }) => id === seen.tile),
    pools: seen.pools,
    isolated: marked(seen.isolated ?? []),
    flags,
    changed,
    conflicts,
    regions: seen.regions ?? { economic: [], diplomatic: [] },
    bought: seen.bought ?? 0,
    deployed: (seen.deployed ?? []).map(spaceOf),
    advantages: seen.advantages ?? [],
    minorSpent: seen.minorSpent,
    eventClosed: seen.eventClosed ?? false,
    upgraded: seen.upgraded ?? false,
    converted: seen.converted,
    effects: seen.effects,
  };
}
