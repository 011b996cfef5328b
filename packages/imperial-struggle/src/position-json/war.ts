import { Fields, type Json } from '@sandtable/kernel';
import { SPACE_IDS } from '../data/spaces.js';
import { spaceOf } from '../map.js';
import type { Deployed, Position, Tile } from '../position.js';
import { SIDES, type Side } from '../sides.js';
import { BASIC_TILES, BONUS_TILES, TILES } from '../tiles.js';
import { fullBasicPool, hasWar, theatersOf } from '../war-display.js';
import { numberIn, readNumbers } from './fields.js';

/** War tiles: those that the file doesn't list are in the pools. */
export function readTiles(g: Position, note: Fields): void {
  readNumbers(note, 'basicGone', g.basicGone, BASIC_TILES.length);
  const sides = (key: string) => (note.has(key) ? Fields.of(note.raw(key), key, SIDES) : undefined);
  const display = sides('display');
  const basic = sides('basicPool');
  const bonus = sides('bonusPool');
  for (const side of SIDES) {
    const theaters = display?.list(side)?.map((it, i) => readDeployed(it, `display.${side}.${i}`));
    if (theaters) g.display = { ...g.display, [side]: theaters };
    const pool = (from: Fields | undefined, key: string) => {
      const list = from?.list(side);
      return list && tilesIn(list, `${key}.${side}`);
    };
    if (theaters || g.display[side].length !== theatersOf(g).length) refill(g, side);
    g.basicPool[side] = pool(basic, 'basicPool') ?? g.basicPool[side];
    g.bonusPool[side] = pool(bonus, 'bonusPool') ?? g.bonusPool[side];
  }
}

/** The pools hold everything that is not on the display; the last of the Basic tiles are out of the game. */
function refill(g: Position, side: Side): void {
  const laid = new Set(g.display[side].flatMap(({ basic, bonus }) => [...basic, ...bonus]));
  const free = (tiles: readonly Tile[]) => tiles.filter((tile) => !laid.has(tile));
  const basic = free(fullBasicPool());
  g.basicPool[side] = basic.slice(0, Math.max(0, basic.length - g.basicGone[side]));
  g.bonusPool[side] = hasWar(g) ? free(BONUS_TILES) : [];
}

const tilesIn = (list: readonly Json[], where: string): Tile[] =>
  list.map((tile, i) => numberIn(tile, `${where}.${i}`, 0, TILES.length - 1));

function readDeployed(json: Json, where: string): Deployed {
  const given = Fields.of(json, where, ['basic', 'bonus']);
  const tiles = (key: string) => tilesIn(given.list(key) ?? [], `${where}.${key}`);
  return { basic: tiles('basic'), bonus: tiles('bonus') };
}

const MAX_REFUSALS = 2;
const MAX_SQUADRONS = 8;
/** What has happened in the war so far (7.2). */
export function readWarState(g: Position, note: Fields): void {
  const refusals = { ...g.warState.refusals };
  readNumbers(note, 'refusals', refusals, MAX_REFUSALS);
  const resting = { ...g.warState.resting };
  readNumbers(note, 'resting', resting, MAX_SQUADRONS);
  const spaces = (key: string) => note.words(key, SPACE_IDS)?.map(spaceOf);
  const won = note.list('won')?.map((it, i) => {
    const given = Fields.of(it, `won.${i}`, ['side', 'full']);
    const side = given.word('side', [...SIDES, 'nobody']);
    return { side: side === 'nobody' ? undefined : side, full: given.flag('full') ?? false };
  });
  g.warState = {
    refusals,
    refused: spaces('refused') ?? g.warState.refused,
    conquerors: spaces('conquerors') ?? g.warState.conquerors,
    resting,
    won: won ?? g.warState.won,
  };
}
