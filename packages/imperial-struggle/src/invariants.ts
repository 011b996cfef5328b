import type { LogEntry } from '@sandtable/kernel';
import { isOpen, settleAllAdvantages } from './control.js';
import { AWARDS, DEMAND_TILES } from './data/awards.js';
import { eraCards } from './deck.js';
import { hasWar } from './display.js';
import { ALL_SPACES, factsOf, isTerritory, REGIONS, regionOf, spaceId } from './map.js';
import { clone, NOBODY, type Position, SPAIN, sideOf, USA } from './position.js';
import { SIDES, type Side } from './sides.js';
import { SQUADRONS, squadronsOf } from './squadrons.js';
import { BONUS_TILES } from './tiles.js';

/** What the rules themselves must keep true at every decision, whatever a position was begun from; the first that is not. */
export const findFault = (g: Position): string | undefined =>
  flagFault(g) ??
  advantageFault(g) ??
  supplyFault(g) ??
  SIDES.map((side) => sideFault(g, side)).find((it) => it !== undefined) ??
  roundFault(g) ??
  journalFault(g.journal ?? [], g.vp);

const INDEPENDENT: readonly string[] = ['northern-colonies', 'carolinas', 'san-agustin', 'quebec-and-montreal'];

/** Flags where they may be (3.2.1, 10.0, 12.1), damage on Forts that somebody has (7.1.2). */
function flagFault(g: Position): string | undefined {
  for (const space of ALL_SPACES) {
    const flag = g.flags[space];
    const id = spaceId(space);
    if (flag === SPAIN && !(g.rules.spain === 'yes' && factsOf(space).spanish)) return `a Spanish flag on ${id}`;
    if (flag === USA && !INDEPENDENT.includes(id)) return `a flag of the United States on ${id}`;
    if ((flag !== NOBODY || g.conflicts[space] > 0) && !isOpen(g, space)) return `something on ${id}, which is closed`;
    if (g.damaged[space] > 0 && flag === NOBODY) return `${id} is damaged and nobody’s`;
  }
  return huguenotFault(g);
}

/** Ministry 9: two markers at most, each on a French Territory of America (R53). */
function huguenotFault({ huguenots, flags }: Position): string | undefined {
  const spaces = new Set(huguenots.map(({ space }) => space));
  if (spaces.size !== huguenots.length || spaces.size > 2) return 'too many Huguenots';
  const stray = [...spaces].find(
    (space) =>
      !isTerritory(space) ||
      sideOf(flags[space]) === 'britain' ||
      !['north-america', 'caribbean'].includes(regionOf(space)),
  );
  return stray === undefined ? undefined : `Huguenots on ${spaceId(stray)}`;
}

/** 8.1: each tile is with who holds all of its spaces, or with nobody. */
function advantageFault(g: Position): string | undefined {
  const anew = clone(g);
  settleAllAdvantages(anew);
  return anew.holders.every((holder, i) => holder === g.holders[i]) ? undefined : 'an Advantage is with the wrong side';
}

/** Awards, demand and cards that the turn has (4.1.1, 4.1.3, 4.1.4); before its deal they are the last turn's. */
function supplyFault(g: Position): string | undefined {
  if (g.step === 'deal') return undefined;
  const awards = REGIONS.flatMap((region) => g.awards[region]);
  const each = g.turn % 2 === 1 ? 2 : 1;
  const known = awards.every((tile) => tile >= 0 && tile < AWARDS.length);
  if (!known || new Set(awards).size !== awards.length) return 'an Award is in two places';
  if (REGIONS.some((region) => g.awards[region].length !== each)) return 'a Region has too many Awards, or too few';
  const demand = new Set(g.demand).size;
  // Event 19 can add one.
  if (demand !== g.demand.length || demand < DEMAND_TILES || demand > DEMAND_TILES + 1) return 'not three in demand';
  const cards = new Set(eraCards(g));
  const early = [g.hands.britain, g.hands.france, g.draw, g.discard, g.removed].flat().find((card) => !cards.has(card));
  return early === undefined ? undefined : `event ${early} is there before its era`;
}

function sideFault(g: Position, side: Side): string | undefined {
  const counts = [g.treaty, g.navyBox, g.unbuilt, g.waiting, g.sunk, g.freeTiles, g.basicGone].map((of) => of[side]);
  if (counts.some((n) => n < 0 || !Number.isInteger(n))) return `${side} has less than none of something`;
  // 3.6: each in just one place.
  const found = squadronsOf(g, side) + g.sunk[side];
  if (found !== SQUADRONS) return `${side} has ${found} Squadrons`;
  // 3.7: in the pool or on the display; in a round one may be in a hand.
  const bonus = g.bonusPool[side].length + g.display[side].reduce((sum, it) => sum + it.bonus.length, 0);
  const missing = (hasWar(g) ? BONUS_TILES.length : 0) - bonus;
  if (missing !== 0 && !(missing === 1 && g.round?.side === side)) return `${side} has ${bonus} Bonus War Tiles`;
  // R7.
  const most = side === 'france' && g.jacobitesRestored ? 3 : 2;
  return g.cabinet[side].length > most ? `${side} has ${g.cabinet[side].length} Ministries` : undefined;
}

/** 5.0: points that are there, and a tile that was taken. */
function roundFault({ round, taken }: Position): string | undefined {
  if (!round) return undefined;
  const short = round.pools.find(({ points }) => points < 0);
  if (short) return `${short.points} ${short.type} points`;
  const free = round.tile >= 0 && !taken[round.side].includes(round.tile);
  return free ? `the tile of the round was not taken` : undefined;
}

/** The log’s own sums: victory points (3.10), and prices, of which only a Squadron’s can be 0 (5.4.2, 5.5.2, R39). */
function journalFault(journal: readonly LogEntry[], vp: number): string | undefined {
  const last = findLast(journal, 'log.vp', journal.length);
  if (last >= 0) {
    const { now } = scored(journal[last]);
    if (now !== vp) return `the log counts ${now} victory points, the marker stands at ${vp}`;
    const before = findLast(journal, 'log.vp', last);
    const { by } = scored(journal[last]);
    if (before >= 0 && scored(journal[before]).now + by !== now) return `the log adds up to ${now} by mistake`;
  }
  const paid = findLast(journal, 'log.paid', journal.length);
  const { n, type } = paid < 0 ? { n: 1, type: '' } : { n: 1, type: '', ...journal[paid].params };
  return Number(n) >= 1 || (Number(n) === 0 && type === 'type:military') ? undefined : `${n} was paid`;
}

function findLast(journal: readonly LogEntry[], key: string, below: number): number {
  for (let i = below - 1; i >= 0; i--) if (journal[i].key === key) return i;
  return -1;
}

/** What an entry adds to the marker: France pushes it up, Britain down. */
export function scored({ params }: LogEntry): { readonly by: number; readonly now: number } {
  const n = Number(params?.n);
  return { by: params?.side === 'seat:france' ? n : -n, now: Number(params?.now) };
}
