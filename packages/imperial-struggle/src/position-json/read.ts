import { InputError, type Json } from '@sandtable/kernel';
import { AWARDS } from '../data/awards.js';
import { INVESTMENTS } from '../data/investments.js';
import { REGIONS } from '../data/spaces.js';
import { eraCards } from '../deck.js';
import { brokenInvariant } from '../invariants/index.js';
import { fullBasicPool, hasWar, theatersOf } from '../next-war-display.js';
import { clone, type Position, type Tile } from '../position.js';
import { FORMAT } from '../position-format.js';
import { SIDES, type Side } from '../sides.js';
import { SQUADRONS, squadronsOf } from '../squadrons.js';
import { BONUS_TILES } from '../tiles.js';
import { beginAt, isBeforeDeal } from './turn.js';

type File = ReturnType<typeof FORMAT.openFile>;

/** Reads a position file. Fields it leaves out are as in `base`, or as chance deals them on that turn. */
export function readPosition(json: Json, base: Position): Position {
  const file = FORMAT.openFile(json);
  const g = clone(base);
  readTurn(g, file);
  file.read(g, 'onlyThese', 'flags');
  readSquadrons(g, file);
  readAwards(g, file);
  readInvestments(g, file);
  readCards(g, file);
  readTiles(g, file);
  file.readRest(g);
  const problem = brokenInvariant(g);
  if (problem) throw new InputError(problem.key, problem.params);
  return g;
}

/** A file with a later turn or with rounds means the Action Phase, if it doesn't name a step. */
function readTurn(g: Position, file: File): void {
  const wanted = clone(g);
  if (file.has('theater')) wanted.step = 'war';
  else if (file.has('turn') || file.has('rounds')) wanted.step = 'round';
  file.read(wanted, 'turn', 'step');
  beginAt(g, wanted.turn, wanted.step);
  file.read(g, 'war');
}

/** A file that puts Squadrons to sea needn't count the unbuilt ones. If it does, the missing ones have left the game. */
function readSquadrons(g: Position, file: File): void {
  file.read(g, 'navyBox', 'waiting');
  for (const side of SIDES) g.unbuilt[side] = Math.max(0, SQUADRONS - squadronsOf(g, side) + g.unbuilt[side]);
  file.read(g, 'unbuilt');
}

/** If a listed Award was in another Region, that Region gets an Award that is nowhere else. */
function readAwards(g: Position, file: File): void {
  const before = g.awards;
  file.read(g, 'awards');
  const isListed = (region: (typeof REGIONS)[number]) => file.has('awards', region);
  const listed = REGIONS.filter(isListed).flatMap((region) => g.awards[region]);
  const used = new Set(REGIONS.flatMap((region) => g.awards[region]));
  const free = AWARDS.map((_, tile) => tile).filter((tile) => !used.has(tile));
  for (const region of REGIONS) {
    if (isListed(region)) continue;
    const tiles = before[region].map((tile) => (listed.includes(tile) ? (free.shift() ?? tile) : tile));
    g.awards = { ...g.awards, [region]: tiles };
  }
}

/** Investment tiles that the file doesn't list are in the stack. */
function readInvestments(g: Position, file: File): void {
  file.read(g, 'available');
  g.used = g.used.filter((tile) => !g.available.includes(tile));
  file.read(g, 'used');
  const placed = new Set([...g.available, ...g.used]);
  const kept = g.stack.filter((tile) => !placed.has(tile));
  const rest = INVESTMENTS.map((_, i) => i).filter((tile) => !placed.has(tile) && !kept.includes(tile));
  g.stack = [...rest, ...kept];
}

/** Event cards: each place that the file lists holds exactly these cards; other cards stay where they are or are in the draw pile. */
function readCards(g: Position, file: File): void {
  const before = clone(g);
  file.read(g, 'hands', 'draw', 'discard', 'removed');
  const sides = SIDES.filter((side) => file.has('hands', side));
  const piles = (['draw', 'discard', 'removed'] as const).filter((pile) => file.has(pile));
  const listed = new Set([...sides.map((side) => g.hands[side]), ...piles.map((pile) => g[pile])].flat());
  const free = (cards: readonly number[]) => cards.filter((card) => !listed.has(card));
  for (const side of SIDES) if (!sides.includes(side)) g.hands[side] = free(before.hands[side]);
  for (const pile of ['discard', 'removed'] as const) if (!piles.includes(pile)) g[pile] = free(before[pile]);
  if (piles.includes('draw')) return;
  const elsewhere = new Set([...g.hands.britain, ...g.hands.france, ...g.discard, ...g.removed]);
  const drawn = before.draw.filter((card) => !elsewhere.has(card));
  // Before a deal the deck is unchanged; the deal adds the cards of a new era.
  const rest = isBeforeDeal(g.step) ? [] : eraCards(g).filter((card) => !elsewhere.has(card) && !drawn.includes(card));
  g.draw = [...rest, ...drawn];
}

/** War tiles that the file doesn't list are in the pools. */
function readTiles(g: Position, file: File): void {
  file.read(g, 'basicGone', 'display');
  for (const side of SIDES)
    if (file.has('display', side) || g.display[side].length !== theatersOf(g).length) refill(g, side);
}

/** The pools hold everything that is not on the display; the last of the Basic tiles are out of the game. */
function refill(g: Position, side: Side): void {
  const laid = new Set(g.display[side].flatMap(({ basic, bonus }) => [...basic, ...bonus]));
  const free = (tiles: readonly Tile[]) => tiles.filter((tile) => !laid.has(tile));
  const basic = free(fullBasicPool());
  g.basicPool[side] = basic.slice(0, Math.max(0, basic.length - g.basicGone[side]));
  g.bonusPool[side] = hasWar(g) ? free(BONUS_TILES) : [];
}
