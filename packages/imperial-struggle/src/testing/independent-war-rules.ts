import { MINISTRIES } from '../data/ministries.js';
import { SPACE_IDS, SPACES, type SpaceId } from '../data/spaces.js';
import { type Theater, type Tier, WARS } from '../data/wars.js';
import { other, SIDES, type Side } from '../sides.js';
import { TILES } from '../tiles.js';
import { isA, isCutOff } from './independent-purchase-rules.js';
import { promptKey } from './prompt-key.js';

/** 7.1-7.3 implemented a second time, directly from the rulebook and without any code of the rules. */
export interface Battle {
  readonly war: number;
  readonly theater: number;
  readonly tough: boolean;
  readonly first: Side;
  readonly flags: Map<SpaceId, Side | 'usa'>;
  readonly conflicts: Set<SpaceId>;
  readonly damaged: Set<SpaceId>;
  readonly navyBox: Record<Side, number>;
  readonly unbuilt: Record<Side, number>;
  readonly tiles: Readonly<Record<Side, readonly number[]>>;
  readonly keywords: Readonly<Record<Side, readonly number[]>>;
  readonly debt: Record<Side, number>;
  readonly limit: Readonly<Record<Side, number>>;
  readonly treaty: Record<Side, number>;
  readonly huguenots: ReadonlySet<SpaceId>;
  vp: number;
}

/** Asks a side for one of these; undefined if it declines or there is none. */
export type AskedQuestion = (key: string, seat: Side, options: readonly string[], may: boolean) => string | undefined;

const USA: readonly SpaceId[] = ['northern-colonies', 'carolinas', 'san-agustin'];
const CANADA: readonly SpaceId[] = ['quebec-and-montreal'];
const COLONIAL_FORTS: readonly SpaceId[] = ['halifax', 'ohio-forks', 'champlain-valley'];

export function theaterByTheBook(b: Battle, ask: AskedQuestion): { readonly strength: Record<Side, number> } {
  const { flags, conflicts, damaged, navyBox } = b;
  const war = WARS[b.war];
  const theater: Theater = war.theaters[b.theater];
  const conquered = new Set<SpaceId>();
  const resting = { britain: 0, france: 0 };
  const refusals = { britain: 0, france: 0 };
  const refused = new Set<SpaceId>();

  const inRegion = (id: SpaceId): boolean => theater.regions.includes(SPACES[id].region);
  const heldBy = (side: Side) => (id: SpaceId) => flags.get(id) === side;
  const score = (side: Side, n: number): void => {
    b.vp += side === 'france' ? n : -n;
  };
  const set = (id: SpaceId, flag: Side | 'usa' | undefined): void => {
    if (flag) flags.set(id, flag);
    else flags.delete(id);
    conflicts.delete(id);
  };
  const choose = (key: string, seat: Side, ids: readonly SpaceId[], may = false): SpaceId | undefined => {
    if (ids.length === 0) return undefined;
    const answer =
      ids.length === 1 && !may
        ? `space:${ids[0]}`
        : ask(
            key,
            seat,
            ids.map((id) => `space:${id}`),
            may,
          );
    return ids.find((id) => `space:${id}` === answer);
  };
  const cutOffNow = (): SpaceId[] =>
    SPACE_IDS.filter((id) => isA(id, 'market') && flags.has(id) && isCutOff(flags, conflicts, id));

  function driveOff(id: SpaceId, owner: Side): void {
    navyBox[owner]++;
    if (conquered.delete(id)) resting[owner]++;
    set(id, undefined);
  }

  /** 7.1.2. */
  function effect(side: Side, symbol: string): void {
    const foe = other(side);
    const theirs = SPACE_IDS.filter((id) => inRegion(id) && heldBy(foe)(id));
    if (symbol === 'debt') {
      if (b.debt[foe] < b.limit[foe]) b.debt[foe]++;
      else score(side, 1);
    }
    if (symbol === 'unflag') {
      const calm = theirs.filter((id) => isA(id, 'market', 'political') && !conflicts.has(id));
      const before = cutOffNow();
      const harmless = calm.filter((id) => {
        if (!isA(id, 'market')) return false;
        flags.delete(id);
        const others = cutOffNow();
        flags.set(id, foe);
        return others.every((it) => before.includes(it));
      });
      const may = (id: SpaceId): boolean => isA(id, 'political') || harmless.length === 0 || harmless.includes(id);
      const id = choose(promptKey('war.unflag'), side, calm.filter(may));
      if (id) set(id, undefined);
    }
    if (symbol === 'fort-or-fleet') {
      const targets = theirs.filter((id) => isA(id, 'naval') || (isA(id, 'fort') && !damaged.has(id)));
      const forts = targets.filter((id) => isA(id, 'fort'));
      const id = choose(promptKey('war.damage'), side, [...forts, ...targets.filter((it) => isA(it, 'naval'))]);
      if (id && isA(id, 'fort')) damaged.add(id);
      else if (id) driveOff(id, foe);
    }
  }

  /** 7.1.3-4. */
  function strengthOf(side: Side): number {
    const count = (test: (id: SpaceId) => boolean): number => SPACE_IDS.filter(test).length;
    const allied = count((id) => {
      const { alliance, country, wars = [] } = SPACES[id];
      const listed = alliance && country && theater.alliances.includes(country) && wars.includes(war.number);
      return (listed || theater.spaces.includes(id)) && heldBy(side)(id) && !conflicts.has(id);
    });
    const forts = count((id) => isA(id, 'fort') && inRegion(id) && heldBy(side)(id) && !damaged.has(id));
    const ships = count((id) => isA(id, 'naval') && theater.squadrons.includes(SPACES[id].region) && heldBy(side)(id));
    const unrest = count((id) => conflicts.has(id) && inRegion(id) && heldBy(other(side))(id));
    const known = theater.keywords.filter((keyword) =>
      b.keywords[side].some((card) => MINISTRIES[card - 1].keywords.includes(keyword)),
    );
    const armies = b.tiles[side].reduce((sum, tile) => sum + TILES[tile].strength, 0);
    return armies + allied + ships + known.length + (theater.forts ? forts : 0) + (theater.conflicts ? unrest : 0);
  }

  /** 7.2.1. */
  function conquer(winner: Side, points: number): void {
    const loser = other(winner);
    const overLine = ({ conquest = [] }: (typeof SPACES)[SpaceId]): boolean =>
      conquest.length === 0 || conquest.some(heldBy(winner));
    const fleets = (): string[] => [
      ...(navyBox[winner] > resting[winner] ? ['navy-box'] : []),
      ...SPACE_IDS.filter((id) => isA(id, 'naval') && inRegion(id) && heldBy(winner)(id) && !conquered.has(id)).map(
        (id) => `space:${id}`,
      ),
    ];
    const mayTake = (id: SpaceId): boolean => {
      if (heldBy(winner)(id) || flags.get(id) === 'usa') return false;
      if (isA(id, 'territory')) {
        return (inRegion(id) || theater.territories.includes(id)) && !refused.has(id) && overLine(SPACES[id]);
      }
      if (!inRegion(id) || isA(id, 'political')) return false;
      if (isA(id, 'fort')) return !b.tough || overLine(SPACES[id]);
      return isA(id, 'market') || fleets().length > 0;
    };
    const cost = (id: SpaceId): number => (b.huguenots.has(id) && flags.get(id) === 'france' ? 2 : 1);
    let left = points;
    while (left > 0) {
      const targets = SPACE_IDS.filter((id) => mayTake(id) && cost(id) <= left);
      const id = choose(promptKey('conquest'), winner, targets);
      if (!id) return;
      left -= cost(id);
      if (isA(id, 'naval')) {
        const from = fleets().length === 1 ? fleets()[0] : ask(promptKey('conquest.from'), winner, fleets(), false);
        if (heldBy(loser)(id)) driveOff(id, loser);
        const sea = SPACE_IDS.find((it) => `space:${it}` === from);
        if (sea) set(sea, undefined);
        else navyBox[winner]--;
        set(id, winner);
        conquered.add(id);
      } else if (isA(id, 'territory') && heldBy(loser)(id) && refusals[loser] < 2 && refuses(loser)) {
        score(winner, refusals[loser] === 0 ? 3 : 5);
        refusals[loser]++;
        refused.add(id);
      } else set(id, winner);
    }
  }
  const refuses = (owner: Side): boolean => ask(promptKey('refuse'), owner, ['yield', 'refuse'], false) === 'refuse';

  /** 7.3, 10.0. */
  function independence(ids: readonly SpaceId[]): void {
    const before = cutOffNow();
    let left = ids.filter((id) => flags.get(id) !== 'usa');
    for (
      let id = choose(promptKey('usa'), 'france', left, true);
      id;
      id = choose(promptKey('usa'), 'france', left, true)
    ) {
      set(id, 'usa');
      left = left.filter((it) => it !== id);
    }
    const forts = (): SpaceId[] => COLONIAL_FORTS.filter((id) => ids === USA && flags.has(id));
    const next = (): SpaceId | undefined => choose(promptKey('usa.fort'), 'france', forts(), true);
    for (let id = next(); id; id = next()) {
      damaged.delete(id);
      set(id, undefined);
    }
    for (const id of cutOffNow()) {
      const { region } = SPACES[id];
      const near = region === 'north-america' || (ids === USA && region === 'caribbean');
      if (near && !before.includes(id)) set(id, undefined);
    }
  }
  function loseSquadrons(side: Side, n: number, to: 'unbuilt' | 'gone'): void {
    for (let i = 0; i < n; i++) {
      const seas = SPACE_IDS.filter((id) => isA(id, 'naval') && heldBy(side)(id)).map((id) => `space:${id}`);
      const places = [...(navyBox[side] > 0 ? ['navy-box'] : []), ...seas];
      if (places.length === 0) return;
      const from = places.length === 1 ? places[0] : ask(promptKey('squadron.lose'), side, places, false);
      const sea = SPACE_IDS.find((it) => `space:${it}` === from);
      if (sea) set(sea, undefined);
      else navyBox[side]--;
      if (to === 'unbuilt') b.unbuilt[side]++;
    }
  }

  function spoils(winner: Side, tier: Tier): void {
    const loser = other(winner);
    score(winner, tier.vp);
    b.treaty[loser] += tier.trp;
    conquer(winner, tier.cp);
    const { unflag } = tier;
    if (unflag) {
      const targets = SPACE_IDS.filter(
        (id) => isA(id, unflag.kind) && SPACES[id].region === unflag.region && heldBy(loser)(id),
      );
      const id = choose(promptKey('war.reward'), winner, targets);
      if (id) set(id, undefined);
    }
    for (const special of tier.special ?? []) {
      if (special === 'loser-unbuilds-1-squadron') loseSquadrons(loser, 1, 'unbuilt');
      if (special === 'loser-unbuilds-2-squadrons') loseSquadrons(loser, 2, 'unbuilt');
      if (special === 'usa') independence(USA);
      if (special === 'canada') independence(CANADA);
    }
  }

  const leader: Side = b.vp > 15 ? 'france' : b.vp < 15 ? 'britain' : b.first;
  for (const side of [leader, other(leader)]) for (const tile of b.tiles[side]) effect(side, TILES[tile].symbol);
  const strength = { britain: strengthOf('britain'), france: strengthOf('france') };
  const winner = SIDES.find((side) => strength[side] > strength[other(side)]);
  if (winner) {
    const margin = strength[winner] - strength[other(winner)];
    const tier = theater.tiers[winner].filter(({ from }) => margin >= from).at(-1);
    if (tier) spoils(winner, tier);
    if (theater.id === 'awi-3') loseSquadrons(other(winner), Math.min(2, margin), 'gone');
  }
  return { strength };
}
