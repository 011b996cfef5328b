import type { Json } from '@sandtable/kernel';
import { INVESTMENTS } from './data/investments.js';
import { ALL_SPACES, type Space, spaceId, spaceOf } from './map.js';
import type { Position, Round } from './position.js';
import { CONFLICT_WORDS, FLAG_WORDS } from './position-json/write.js';
import type { RoundView } from './view-type.js';

/** The current Action Round (5.0) in a view. All of it is public; fields unchanged since its beginning are left out. */
export function writeRound(g: Position, round: Round): Json {
  const { regions, deployed, advantages, bought } = round;
  const spaces = (which: (space: Space) => boolean) => ALL_SPACES.filter(which).map(spaceId);
  const before = (words: readonly string[], marks: readonly number[], which: (space: Space) => boolean) =>
    Object.fromEntries(ALL_SPACES.filter(which).map((space) => [spaceId(space), words[marks[space]]]));
  return {
    side: round.side,
    tile: round.tile < 0 ? '' : INVESTMENTS[round.tile].id,
    pools: round.pools.map((pool) => ({ ...pool })),
    effects: round.effects.slice(),
    minorSpent: round.minorSpent,
    ...unlessEmpty({
      isolated: spaces((space) => round.isolated[space]),
      changed: before(FLAG_WORDS, round.flags, (space) => round.changed[space]),
      conflicts: before(CONFLICT_WORDS, round.conflicts, (space) => round.conflicts[space] !== g.conflicts[space]),
      deployed: deployed.map(spaceId),
      advantages: advantages.slice(),
    }),
    ...(regions.economic.length + regions.diplomatic.length > 0
      ? { regions: { economic: regions.economic.slice(), diplomatic: regions.diplomatic.slice() } }
      : {}),
    ...(bought > 0 ? { bought } : {}),
    ...(round.eventClosed ? { eventClosed: true } : {}),
    ...(round.upgraded ? { upgraded: true } : {}),
    ...(round.converted ? { converted: round.converted } : {}),
  };
}

const unlessEmpty = (fields: Readonly<Record<string, readonly string[] | Record<string, string>>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, it]) => Object.keys(it).length > 0)) as {
    [field: string]: Json;
  };

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
