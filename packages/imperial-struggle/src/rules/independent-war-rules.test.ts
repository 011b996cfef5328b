import { CHECKPOINT, type Chance, type Decision, DONE, randomBelow, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { MINISTRIES } from '../data/ministries.js';
import { SPACE_IDS, SPACES, type SpaceId } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { WATT } from '../ministries/cards.js';
import { type Deployed, eraOf, type Position } from '../position.js';
import { bySide, SIDES, type Side } from '../sides.js';
import { isOpenOn } from '../testing/independent-purchase-rules.js';
import { type Battle, theaterByTheBook } from '../testing/independent-war-rules.js';
import { at, flagAt, positionWith } from '../testing/positions.js';
import { BASIC_TILES, BONUS_TILES } from '../tiles.js';
import { resolveTheater } from './war.js';

const TURNS = [1, 3, 4, 5];
const pick = <T>(chance: Chance, items: readonly T[]): T => items[randomBelow(chance, items.length)];
const happens = (chance: Chance, percent: number): boolean => randomBelow(chance, 100) < percent;
const some = <T>(chance: Chance, n: number, items: readonly T[]): T[] => {
  const left = [...items];
  return Array.from({ length: n }, () => left.splice(randomBelow(chance, left.length), 1)[0]);
};

/** Any theater of any war, with flags, Squadrons, markers, damage and tiles as chance would have them. */
function anywhere(chance: Chance): { readonly g: Position; readonly b: Battle } {
  const war = randomBelow(chance, WARS.length);
  const theater = randomBelow(chance, WARS[war].theaters.length);
  const turn = TURNS[war];
  const flags = new Map<SpaceId, Side>();
  const conflicts = new Set<SpaceId>();
  const damaged = new Set<SpaceId>();
  const atSea = { britain: 0, france: 0 };
  const density = 10 + randomBelow(chance, 80);
  for (const id of SPACE_IDS) {
    const { kind } = SPACES[id];
    if (!isOpenOn(id, turn)) continue;
    const owner = pick(chance, SIDES);
    if (happens(chance, density) && !(kind === 'naval' && atSea[owner]++ >= 5)) {
      flags.set(id, owner);
      if (kind === 'fort' && happens(chance, 30)) damaged.add(id);
    }
    if ((kind === 'market' || kind === 'political') && happens(chance, 15)) conflicts.add(id);
  }
  const limit = bySide(() => 2 + randomBelow(chance, 6));
  const debt = bySide((side) => limit[side] - randomBelow(chance, 3));
  const navyBox = bySide(() => randomBelow(chance, 3));
  const tiles = bySide(() => [...some(chance, 1, BASIC_TILES), ...some(chance, randomBelow(chance, 3), BONUS_TILES)]);
  const keywords = bySide((side) => {
    // James Watt would forgive Debt beyond the limit.
    const all = MINISTRIES.filter((it) => it.side === side && it.eras.includes(eraOf(turn)) && it.number !== WATT);
    return some(chance, 2, all).map(({ number }) => number);
  });
  const huguenots = (['acadia', 'guadeloupe'] as const).filter(
    (id) => flags.get(id) === 'france' && happens(chance, 50),
  );
  const vp = pick(chance, [5, 14, 15, 16, 25]);
  const first = pick(chance, SIDES);
  const tough = happens(chance, 50);
  const laid = (side: Side): Deployed[] =>
    WARS[war].theaters.map((_, i) => ({
      basic: i === theater ? tiles[side].slice(0, 1) : [],
      bonus: i === theater ? tiles[side].slice(1) : [],
    }));
  const of = (owner: Side): SpaceId[] => [...flags.keys()].filter((id) => flags.get(id) === owner);
  const g = positionWith(
    {
      turn,
      first,
      vp,
      britain: of('britain'),
      france: of('france'),
      conflicts: [...conflicts],
      damaged: [...damaged],
      navyBox,
      unbuilt: { britain: 0, france: 0 },
      debt,
      debtLimit: limit,
      cabinet: keywords,
      huguenots: huguenots.map((space) => ({ space })),
      display: { britain: laid('britain'), france: laid('france') },
    },
    { forts: tough ? 'tough' : 'usual' },
  );
  const b: Battle = {
    war,
    theater,
    tough,
    first,
    flags,
    conflicts,
    damaged,
    navyBox: { ...navyBox },
    unbuilt: { britain: 0, france: 0 },
    tiles,
    keywords,
    debt: { ...debt },
    limit,
    treaty: { britain: 0, france: 0 },
    huguenots: new Set(huguenots),
    vp,
  };
  return { g, b };
}

/** One theater, each question of it put by both, and what has come of it. */
function compare(seed: string): number {
  const chance = seedChance(seed);
  const { g, b } = anywhere(chance);
  const theater = resolveTheater(g, b.theater);
  let asked: Decision | undefined;
  const answer = (given: Record<string, string>): void => {
    let step = theater.next(given);
    while (!step.done && step.value === CHECKPOINT) step = theater.next({});
    asked = step.done || step.value === CHECKPOINT ? undefined : step.value[0];
  };
  answer({});
  let questions = 0;
  const { strength } = theaterByTheBook(b, (key, seat, options, may) => {
    questions++;
    const offered = [...options, ...(may ? [DONE] : [])];
    expect([asked?.prompt.key, asked?.seat, ...[...(asked?.options ?? [])].sort()], seed).toEqual([
      key,
      seat,
      ...offered.sort(),
    ]);
    const chosen = pick(chance, offered);
    answer({ [seat]: chosen });
    return chosen === DONE ? undefined : chosen;
  });
  expect(asked?.prompt.key, seed).toBeUndefined();
  expect(g.log?.find(({ key }) => key === 'log.strength')?.params, seed).toEqual(strength);
  const flagged = (id: SpaceId): string => flagAt(g, id) ?? (g.flags[at(id)] === 0 ? 'nobody' : 'usa');
  expect(SPACE_IDS.map(flagged), seed).toEqual(SPACE_IDS.map((id) => b.flags.get(id) ?? 'nobody'));
  const { vp, debt, treaty, navyBox, unbuilt } = g;
  expect({ vp, debt, treaty, navyBox, unbuilt }, seed).toEqual({
    vp: b.vp,
    debt: b.debt,
    treaty: b.treaty,
    navyBox: b.navyBox,
    unbuilt: b.unbuilt,
  });
  expect(
    SPACE_IDS.filter((id) => g.damaged[at(id)] > 0),
    seed,
  ).toEqual(SPACE_IDS.filter((id) => b.damaged.has(id)));
  return questions;
}

describe('7.1-7.3 Theaters, compared with an independent implementation', () => {
  it.each([0, 1, 2, 3])('the same strength, questions and spoils in any theater (%i)', (n) => {
    let questions = 0;
    for (let i = 0; i < 60; i++) questions += compare(`battle ${n}.${i}`);
    expect(questions).toBeGreaterThan(60);
  });
});
