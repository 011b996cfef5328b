import { itemChosen, log, type Procedure, pickWord, sideBySide } from '@sandtable/kernel';
import { question } from '../ask.js';
import type { Position, Round, Tile } from '../position.js';
import { warTileRef } from '../references.js';
import { bySide, SIDES, type Side } from '../sides.js';
import { BONUS_PER_THEATER } from '../tiles.js';
import { addBonus, drawBasic, hasWar, replace, theaterRef, theatersOf, theatersWithRoom } from '../war-display.js';

/** 5.6.1: into any theater, or into one of those that the points it was bought for allow (R18). */
export function* placeBonus(
  g: Position,
  side: Side,
  tile: Tile,
  rule: string,
  allowed: readonly number[] = theatersOf(g).map((_, theater) => theater),
): Procedure {
  const refs = allowed.map((theater) => theaterRef(g, theater));
  const q = question(side, 'war-tile', rule, { tile: warTileRef(tile) });
  yield* placeBonusIn(g, side, tile, allowed[refs.indexOf(yield* pickWord(q, refs))], rule);
}

/** If the theater is full, one of its tiles moves to another with room. */
export function* placeBonusIn(g: Position, side: Side, tile: Tile, theater: number, rule: string): Procedure {
  if (g.display[side][theater].bonus.length >= BONUS_PER_THEATER) yield* makeRoom(g, side, theater, rule);
  addBonus(g, side, theater, tile);
}

function* makeRoom(g: Position, side: Side, theater: number, rule: string): Procedure {
  const { basic, bonus } = g.display[side][theater];
  const which = yield* pickWord(question(side, 'war-tile.move', rule), bonus.map(warTileRef));
  const moved = itemChosen(bonus, which, warTileRef);
  const room = theatersWithRoom(g, side).filter((it) => it !== theater);
  const refs = room.map((it) => theaterRef(g, it));
  const to =
    room[refs.indexOf(yield* pickWord(question(side, 'war-tile.to', rule, { tile: warTileRef(moved) }), refs))];
  replace(g, side, theater, { basic, bonus: bonus.filter((tile) => tile !== moved) });
  const there = g.display[side][to];
  replace(g, side, to, { basic: there.basic, bonus: [...there.bonus, moved] });
  log(g, 'log.tile.moved', { side: `seat:${side}`, from: theaterRef(g, theater), to: theaterRef(g, to) });
}

/** 12.2: two Basic tiles of the display change places. */
function* swapBasic(g: Position, side: Side): Procedure {
  const refs = theatersOf(g).map((_, theater) => theaterRef(g, theater));
  const a = refs.indexOf(yield* pickWord(question(side, 'upgrade.swap', '12.2'), refs));
  const others = refs.filter((_, theater) => theater !== a);
  const b = refs.indexOf(yield* pickWord(question(side, 'upgrade.with', '12.2', { theater: refs[a] }), others));
  const [at, to] = [g.display[side][a], g.display[side][b]];
  replace(g, side, a, { ...at, basic: to.basic });
  replace(g, side, b, { ...to, basic: at.basic });
  for (const theater of [a, b]) log(g, 'log.upgrade', { side: `seat:${side}`, theater: refs[theater] });
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
  for (let theater = 0; theater < theatersOf(g).length; theater++) {
    const rest = drawn.filter((tile) => !laid.includes(tile));
    const q = question(side, 'layout', '12.2', { theater: theaterRef(g, theater) });
    laid.push(itemChosen(rest, yield* pickWord(q, rest.map(warTileRef)), warTileRef));
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
  const how = yield* pickWord(question(side, 'upgrade.how', '12.2'), waysToUpgrade(g, side));
  if (how === 'swap') return yield* swapBasic(g, side);
  const refs = theatersOf(g).map((_, theater) => theaterRef(g, theater));
  const theater = refs.indexOf(yield* pickWord(question(side, 'upgrade', '5.3.3'), refs));
  const { basic, bonus } = g.display[side][theater];
  const [old] = basic;
  const fresh = drawBasic(g, side);
  if (old === undefined || fresh === undefined) return;
  log(g, 'log.upgrade', { side: `seat:${side}`, theater: refs[theater] });
  const both = { old: warTileRef(old), fresh: warTileRef(fresh) };
  const q = question(side, 'upgrade.keep', '5.3.3', { theater: refs[theater], ...both });
  const kept = yield* pickWord(q, [both.old, both.fresh]);
  const [stays, goes] = kept === warTileRef(old) && old !== fresh ? [old, fresh] : [fresh, old];
  replace(g, side, theater, { basic: [stays], bonus });
  const left = g.basicPool[side].length + g.display[side].reduce((sum, it) => sum + it.basic.length, 0);
  const fates = left >= MIN_BASIC ? (['return', 'remove'] as const) : (['return'] as const);
  const fate = yield* pickWord(question(side, 'upgrade.fate', '5.3.3', { tile: warTileRef(goes) }), fates);
  if (fate === 'return') g.basicPool[side].push(goes);
  else {
    g.basicGone[side]++;
    log(g, 'log.upgrade.gone', { side: `seat:${side}` });
  }
}
