import { type Procedure, sideBySide } from '@sandtable/kernel';
import { THEATER, THEATER_THING, thingQuestion, WAR_TILE, WAR_TILE_THING, wordQuestion } from '../ask.js';
import { addBonus, drawBasic, hasWar, replace, theaterRef, theatersOf, theatersWithRoom } from '../next-war-display.js';
import type { Position, Round, Tile } from '../position.js';
import { theaterRefOf } from '../references.js';
import { bySide, SIDES, type Side } from '../sides.js';
import { log } from '../text.js';
import { BONUS_PER_THEATER } from '../tiles.js';

/** 7.6 and 5.2: free tiles and those of events are placed like bought ones. */
const ALSO = { otherRules: ['7.6', '5.2'] };

export const TILE = {
  place: thingQuestion('war-tile', '5.6.1', { tile: WAR_TILE }, THEATER_THING, ALSO),
  move: thingQuestion('war-tile.move', '5.6.1', {}, WAR_TILE_THING, ALSO),
  to: thingQuestion('war-tile.to', '5.6.1', { tile: WAR_TILE }, THEATER_THING, ALSO),
  layout: thingQuestion('layout', '12.2', { theater: THEATER }, WAR_TILE_THING),
};

export const UPGRADE = {
  how: wordQuestion('upgrade.how', '12.2', {}, ['draw', 'swap']),
  theater: thingQuestion('upgrade', '5.3.3', {}, THEATER_THING),
  keep: thingQuestion('upgrade.keep', '5.3.3', { theater: THEATER, old: WAR_TILE, fresh: WAR_TILE }, WAR_TILE_THING),
  fate: wordQuestion('upgrade.fate', '5.3.3', { tile: WAR_TILE }, ['return', 'remove']),
  swap: thingQuestion('upgrade.swap', '12.2', {}, THEATER_THING),
  with: thingQuestion('upgrade.with', '12.2', { theater: THEATER }, THEATER_THING),
};

/** 5.6.1: into any theater, or into one of those that the points it was bought for allow (R18). */
export function* placeBonus(
  g: Position,
  side: Side,
  tile: Tile,
  rule: string,
  allowed: readonly number[] = theatersOf(g).map((_, theater) => theater),
): Procedure {
  const theaters = theatersOf(g);
  const among = allowed.map((theater) => theaters[theater]);
  const theater = yield* TILE.place.askOne(g, { side, rule, tile }, among);
  yield* placeBonusIn(g, side, tile, theaters.indexOf(theater), rule);
}

/** If the theater is full, one of its tiles moves to another with room. */
export function* placeBonusIn(g: Position, side: Side, tile: Tile, theater: number, rule: string): Procedure {
  if (g.display[side][theater].bonus.length >= BONUS_PER_THEATER) yield* makeRoom(g, side, theater, rule);
  addBonus(g, side, theater, tile);
}

function* makeRoom(g: Position, side: Side, theater: number, rule: string): Procedure {
  const { basic, bonus } = g.display[side][theater];
  const moved = yield* TILE.move.askOne(g, { side, rule }, bonus);
  const theaters = theatersOf(g);
  const room = theatersWithRoom(g, side).filter((it) => it !== theater);
  const there = yield* TILE.to.askOne(
    g,
    { side, rule, tile: moved },
    room.map((it) => theaters[it]),
  );
  const to = theaters.indexOf(there);
  replace(g, side, theater, { basic, bonus: bonus.filter((tile) => tile !== moved) });
  const other = g.display[side][to];
  replace(g, side, to, { basic: other.basic, bonus: [...other.bonus, moved] });
  log(g, 'log.tile.moved', { side: `seat:${side}`, from: theaterRef(g, theater), to: theaterRef(g, to) });
}

/** 12.2: two Basic tiles of the display change places. */
function* swapBasic(g: Position, side: Side): Procedure {
  const theaters = theatersOf(g);
  const theater = yield* UPGRADE.swap.askOne(g, { side }, theaters);
  const second = yield* UPGRADE.with.askOne(
    g,
    { side, theater },
    theaters.filter((it) => it !== theater),
  );
  const [a, b] = [theaters.indexOf(theater), theaters.indexOf(second)];
  const [at, to] = [g.display[side][a], g.display[side][b]];
  replace(g, side, a, { ...at, basic: to.basic });
  replace(g, side, b, { ...to, basic: at.basic });
  for (const it of [theater, second]) log(g, 'log.upgrade', { side: `seat:${side}`, theater: theaterRefOf(it) });
}

/** 12.2: each side lays the Basic tiles it has drawn where it likes, one in each theater, before anything else. */
export function* arrangeTiles(g: Position): Procedure {
  const drawn = bySide((side): Tile[] => g.display[side].flatMap(({ basic }) => basic));
  const laid = yield* sideBySide(bySide((side) => layOutAtWill(g, side, drawn[side])));
  for (const side of SIDES) {
    const tiles = laid[side];
    g.display = { ...g.display, [side]: g.display[side].map((it, i) => ({ ...it, basic: tiles.slice(i, i + 1) })) };
  }
}

function* layOutAtWill(g: Position, side: Side, drawn: readonly Tile[]): Procedure<readonly Tile[]> {
  const laid: Tile[] = [];
  for (const theater of theatersOf(g)) {
    const rest = drawn.filter((tile) => !laid.includes(tile));
    laid.push(yield* TILE.layout.askOne(g, { side, theater }, rest));
  }
  return laid;
}

/** R19: this many Basic tiles must stay. */
const MIN_BASIC = 4;

/** 5.3.3, 12.2: for the next war, with a tile left to draw or two to swap. */
const waysToUpgrade = (g: Position, side: Side): ('draw' | 'swap')[] => [
  ...(g.basicPool[side].length > 0 ? (['draw'] as const) : []),
  ...(g.rules.swap === 'yes' ? (['swap'] as const) : []),
];
export const mayUpgrade = (g: Position, side: Side): boolean => hasWar(g) && waysToUpgrade(g, side).length > 0;

/** 5.3.3: a Military Upgrade. */
export function* upgrade(g: Position, round: Round): Procedure {
  const { side } = round;
  round.upgraded = true;
  const how = yield* UPGRADE.how.ask(g, { side }, waysToUpgrade(g, side));
  if (how === 'swap') return yield* swapBasic(g, side);
  const theaters = theatersOf(g);
  const theater = yield* UPGRADE.theater.askOne(g, { side }, theaters);
  const place = theaters.indexOf(theater);
  const { basic, bonus } = g.display[side][place];
  const [old] = basic;
  const fresh = drawBasic(g, side);
  if (old === undefined || fresh === undefined) return;
  log(g, 'log.upgrade', { side: `seat:${side}`, theater: theaterRefOf(theater) });
  const kept = yield* UPGRADE.keep.askOne(g, { side, theater, old, fresh }, [old, fresh]);
  const [stays, goes] = kept === old && old !== fresh ? [old, fresh] : [fresh, old];
  replace(g, side, place, { basic: [stays], bonus });
  const left = g.basicPool[side].length + g.display[side].reduce((sum, it) => sum + it.basic.length, 0);
  const fates = left >= MIN_BASIC ? (['return', 'remove'] as const) : (['return'] as const);
  const fate = yield* UPGRADE.fate.ask(g, { side, tile: goes }, fates);
  if (fate === 'return') g.basicPool[side].push(goes);
  else {
    g.basicGone[side]++;
    log(g, 'log.upgrade.gone', { side: `seat:${side}` });
  }
}
