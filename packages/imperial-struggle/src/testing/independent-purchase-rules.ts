import { type ActionType, INVESTMENTS, MINOR_POINTS } from '../data/investments.js';
import { type Region, SPACE_IDS, SPACES, type SpaceId } from '../data/spaces.js';
import { other, type Side } from '../sides.js';

/**
 * Chapter 5 implemented a second time, directly from the rulebook and without any code of the rules, for tests that
 * compare the two. Without Advantages, events and Ministries.
 */
export interface Situation {
  readonly turn: number;
  readonly side: Side;
  readonly tile: number;
  readonly flags: Map<SpaceId, Side>;
  readonly conflicts: Map<SpaceId, 'usual' | 'dear'>;
  readonly damaged: Set<SpaceId>;
  readonly navyBox: Record<Side, number>;
  unbuilt: number;
  debt: number;
  readonly limit: number;
  treaty: number;
}

export interface Bought {
  readonly kind: 'shift' | 'calm' | 'build' | 'repair' | 'seize' | 'deploy' | 'other';
  readonly type: ActionType;
  readonly hostile: boolean;
  readonly price: number;
}
export type ExpectedWay = 'major' | 'minor';

export const isA = (id: SpaceId, ...kinds: readonly string[]): boolean => kinds.includes(SPACES[id].kind);
const military = (kind: Bought['kind'], price: number, hostile = false): Bought => ({
  kind,
  type: 'military',
  hostile,
  price,
});
/** 5.5.3, 5.6.1, 5.6.5. */
export const PLAIN: Readonly<Record<string, Bought>> = {
  'draw-event': { kind: 'other', type: 'diplomatic', hostile: false, price: 3 },
  'war-tile': military('other', 2),
  construct: military('other', 4),
};

/** 3.2.1; the United States stay closed here. */
export function isOpenOn(id: SpaceId, turn: number): boolean {
  const { opens } = SPACES[id];
  return opens === undefined || (opens === 'empire' && turn > 2) || (opens === 'revolution' && turn > 4);
}

/** 5.4.1: searches from the Market itself, through its owner's Markets without markers. */
export function isCutOff(
  flags: ReadonlyMap<SpaceId, string>,
  conflicts: { has(id: SpaceId): boolean },
  market: SpaceId,
): boolean {
  const owner = flags.get(market);
  const seen = new Set([market]);
  const todo = [market];
  for (let at = todo.pop(); at; at = todo.pop()) {
    for (const near of SPACES[at].connected) {
      if (flags.get(near) !== owner) continue;
      if (isA(near, 'territory', 'fort', 'naval')) return false;
      if (!isA(near, 'market') || seen.has(near) || conflicts.has(near)) continue;
      seen.add(near);
      todo.push(near);
    }
  }
  return true;
}

export function independentPurchaseRules(s: Situation) {
  const { side, flags, conflicts, damaged, navyBox } = s;
  const tile = INVESTMENTS[s.tile];
  const points = { major: tile.points as number, minor: MINOR_POINTS };
  const typeOf = (way: ExpectedWay): ActionType => tile[way];
  const began = new Map(flags);
  const marked = new Set(conflicts.keys());
  const cutOff = new Set([...flags.keys()].filter((id) => isA(id, 'market') && isCutOff(flags, conflicts, id)));
  const changed = new Set<SpaceId>();
  const firstRegion = new Map<ActionType, Region>();
  const moved = new Set<SpaceId>();
  let minorSpent = false;
  let tiles = 0;

  const isOwn = (id: SpaceId): boolean => flags.get(id) === side;
  const isCalm = (id: SpaceId): boolean => isOwn(id) && !conflicts.has(id);
  const near = (id: SpaceId, test: (it: SpaceId) => boolean): boolean => SPACES[id].connected.some(test);
  const isGuarded = (id: SpaceId): boolean =>
    flags.has(id) &&
    near(id, (it) => flags.get(it) === flags.get(id) && (isA(it, 'naval') || (isA(it, 'fort') && !damaged.has(it))));
  const isReached = (id: SpaceId): boolean =>
    near(
      id,
      (it) =>
        (isOwn(it) && isA(it, 'territory', 'fort', 'naval')) ||
        (isCalm(it) && isA(it, 'market') && began.get(it) === side && !changed.has(it) && !cutOff.has(it)),
    );
  const berths = (): SpaceId[] => SPACE_IDS.filter((id) => isA(id, 'naval') && isOwn(id) && !moved.has(id));

  /** 5.4.2, 5.5.2, 5.3.4. */
  function shift(id: SpaceId): Bought | undefined {
    const market = isA(id, 'market');
    if (isOwn(id) || !isOpenOn(id, s.turn) || (market && !isReached(id))) return undefined;
    const type = market ? 'economic' : 'diplomatic';
    const hostile = flags.has(id);
    let price = conflicts.has(id) || (cutOff.has(id) && !changed.has(id)) ? 1 : (SPACES[id].cost ?? 0);
    if (market && isGuarded(id)) price++;
    if (firstRegion.has(type) && firstRegion.get(type) !== SPACES[id].region) price++;
    return { kind: 'shift', type, hostile, price };
  }
  /** 5.6.3-4. */
  function fort(id: SpaceId): Bought | undefined {
    const cost = SPACES[id].cost ?? 0;
    const held = (it: SpaceId): boolean => began.get(it) === side && !marked.has(it) && isCalm(it);
    if (!flags.has(id)) {
      return near(id, (it) => !isA(it, 'fort') && held(it)) ? military('build', cost) : undefined;
    }
    if (!damaged.has(id)) return undefined;
    if (isOwn(id)) return military('repair', cost - 1);
    return near(id, (it) => isA(it, 'market', 'naval') && isCalm(it)) ? military('seize', cost + 1, true) : undefined;
  }
  /** 5.6.6. */
  const priceAtSea = (id: SpaceId, fromSea: boolean): number => (!flags.has(id) ? 1 : fromSea ? 2 : 3);
  function sea(id: SpaceId): Bought | undefined {
    const fromSea = berths().length > 0;
    if (isOwn(id) || (!fromSea && navyBox[side] === 0)) return undefined;
    return military('deploy', priceAtSea(id, fromSea), flags.has(id));
  }
  /** 5.6.2. */
  function calm(id: SpaceId): Bought | undefined {
    const marker = conflicts.get(id);
    if (!marker) return undefined;
    return military('calm', (isA(id, 'market') && isGuarded(id) ? 1 : 2) + (marker === 'dear' ? 1 : 0));
  }

  /** Everything that could be bought there, at any price. */
  function at(id: SpaceId): Bought[] {
    const found = isA(id, 'fort')
      ? [fort(id)]
      : isA(id, 'naval')
        ? [sea(id)]
        : isA(id, 'market', 'political')
          ? [shift(id), calm(id)]
          : [];
    return found.filter((it) => it !== undefined);
  }

  /** 5.3.2, 6.1, 9.1. */
  function ways({ type, hostile }: Bought, price: number, id?: SpaceId): ExpectedWay[] {
    const more = s.limit - s.debt + s.treaty;
    const gentle = !hostile || (id !== undefined && conflicts.has(id));
    const may = (way: ExpectedWay): boolean =>
      typeOf(way) === type && points[way] + more >= price && (way === 'major' || (!minorSpent && gentle));
    return (['major', 'minor'] as const).filter(may);
  }

  function options(): string[] {
    const may = (word: string): boolean => ways(PLAIN[word], PLAIN[word].price).length > 0;
    return [
      ...SPACE_IDS.filter((id) => at(id).some((it) => ways(it, it.price, id).length > 0)).map((id) => `space:${id}`),
      ...(may('draw-event') ? ['draw-event'] : []),
      ...(s.turn < 6 && tiles < 2 && may('war-tile') ? ['war-tile'] : []),
      ...(s.unbuilt > 0 && may('construct') ? ['construct'] : []),
    ];
  }

  /** The range of Treaty Points that may be spent on it. */
  function treatyFor(way: ExpectedWay, price: number): readonly [number, number] {
    const short = Math.max(0, price - points[way]);
    return [Math.max(0, short - (s.limit - s.debt)), Math.min(short, s.treaty)];
  }
  function pay(way: ExpectedWay, price: number, treaty: number): void {
    const short = Math.max(0, price - points[way]);
    points[way] -= price - short;
    if (way === 'minor') minorSpent = true;
    s.treaty -= treaty;
    s.debt += short - treaty;
  }

  function set(id: SpaceId, flag: Side | undefined): void {
    if (flag) flags.set(id, flag);
    else flags.delete(id);
    changed.add(id);
    conflicts.delete(id);
  }
  function carryOut({ kind, type }: Bought, id: SpaceId, from: SpaceId | undefined): void {
    if (kind === 'repair' || kind === 'seize') damaged.delete(id);
    if (kind === 'calm') conflicts.delete(id);
    if (kind === 'build' || kind === 'seize') set(id, side);
    if (kind === 'shift') {
      if (!firstRegion.has(type)) firstRegion.set(type, SPACES[id].region);
      set(id, flags.has(id) ? undefined : side);
    }
    if (kind === 'deploy') {
      if (flags.has(id)) navyBox[other(side)]++;
      if (from) set(from, undefined);
      else navyBox[side]--;
      set(id, side);
      moved.add(id);
    }
  }
  function carryOutPlain(word: string): void {
    if (word === 'war-tile') tiles++;
    if (word === 'construct') {
      s.unbuilt--;
      navyBox[side]++;
    }
  }

  return { at, ways, options, berths, priceAtSea, treatyFor, pay, carryOut, carryOutPlain };
}
