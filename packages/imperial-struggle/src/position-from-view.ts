import { Fields, isJsonObject, memoizeByView, seedChance } from '@sandtable/kernel';
import { INVESTMENTS } from './data/investments.js';
import { WAR_IDS, WARS } from './data/wars.js';
import { REGIONS } from './map.js';
import { emptyPosition, type Position } from './position.js';
import { FIELDS, readMap, readRest, readTracks } from './position-json/read.js';
import { readWarState } from './position-json/war.js';
import { readRound } from './round-json.js';
import { bySide, SIDES } from './sides.js';
import type { View } from './view-type.js';

/** These fields may have blank entries, which position files don't allow. */
const HIDING = new Set(['awards', 'cabinet', 'display', 'basicPool', 'bonusPool', 'stack']);

/**
 * The position that a view shows: the same as `redact` returns, except that cards in hand are only counted, because a
 * view doesn't say whose it is. Read-only.
 */
export const positionFromView = memoizeByView((view): Position => {
  const seen = view as unknown as View;
  const told = isJsonObject(view) ? Object.entries(view) : [];
  const note = Fields.of(
    Object.fromEntries(told.filter(([key]) => FIELDS.includes(key) && !HIDING.has(key))),
    '',
    FIELDS,
  );
  const g = emptyPosition(seen.rules, seedChance('seen'));
  g.turn = seen.turn;
  g.step = seen.step;
  g.rounds = seen.rounds;
  g.theater = seen.theater;
  g.first = seen.first;
  g.initiative = seen.initiative;
  g.war = seen.war === 'none' ? WARS.length : WAR_IDS.indexOf(seen.war);
  readMap(g, note);
  readTracks(g, note);
  readWarState(g, note);
  readRest(g, note);
  readHidden(g, seen);
  g.round = seen.round && readRound(g, seen.round);
  return g;
});

const TILE_IDS = INVESTMENTS.map(({ id }) => id);
const tiles = (ids: readonly string[]): number[] => ids.map((id) => TILE_IDS.indexOf(id));

/** Cards and tiles. Hidden ones are 0 or -1 in both. */
function readHidden(g: Position, seen: View): void {
  for (const region of REGIONS) g.awards = { ...g.awards, [region]: seen.awards[region] };
  g.available = tiles(seen.available);
  g.used = tiles(seen.used);
  g.stack = tiles(seen.stack);
  g.taken = bySide((side) => tiles(seen.taken[side]));
  g.draw = Array.from({ length: seen.cardsLeft }, () => 0);
  g.discard = seen.discard;
  g.removed = seen.removed;
  g.cabinet = seen.cabinet;
  g.gone = seen.gone;
  g.spent = seen.spent;
  g.display = seen.display;
  for (const side of SIDES) {
    g.hands[side].push(...Array.from({ length: seen.handSizes[side] }, () => 0));
    g.basicPool[side] = [...seen.basicPool[side]];
    g.bonusPool[side] = [...seen.bonusPool[side]];
    g.basicGone[side] = seen.basicGone[side];
  }
}
