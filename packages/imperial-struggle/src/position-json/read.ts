import { Fields, InputError, type Json } from '@sandtable/kernel';
import { settleAllAdvantages } from '../control.js';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import { AWARDS } from '../data/awards.js';
import { COMMODITIES, REGIONS, SPACE_IDS } from '../data/spaces.js';
import { WAR_IDS, WARS } from '../data/wars.js';
import { brokenInvariant } from '../invariants/index.js';
import { spaceOf } from '../map.js';
import { clone, type Position, STEPS } from '../position.js';
import { SIDES } from '../sides.js';
import { SQUADRONS, squadronsOf } from '../squadrons.js';
import { readCabinet, readCards, readInvestments } from './cards.js';
import { numberIn, readNumbers } from './fields.js';
import { beginAt } from './turn.js';
import { readTiles, readWarState } from './war.js';
import { CONFLICT_WORDS, FLAG_WORDS } from './write.js';

/** The fields that a position file may have. */
export const FIELDS: readonly string[] = [
  ...['turn', 'step', 'rounds', 'theater', 'first', 'initiative', 'vp'],
  ...['onlyThese', 'flags', 'conflicts', 'damaged'],
  ...['debt', 'debtLimit', 'treaty', 'navyBox', 'unbuilt', 'waiting'],
  ...['exhausted', 'fresh', 'awards', 'demand'],
  ...['available', 'taken', 'used', 'stack'],
  ...['hands', 'draw', 'discard', 'removed', 'cabinet', 'gone', 'spent'],
  ...['war', 'display', 'basicPool', 'bonusPool', 'basicGone'],
  ...['refusals', 'refused', 'conquerors', 'resting', 'won'],
  ...['jacobiteVictories', 'jacobitesRestored', 'jacobiteDefeat', 'huguenots', 'byng', 'dominance', 'freeTiles'],
  'townshend',
];

/** Reads a position file. Fields it leaves out are as in `base`, or as chance deals them on that turn. */
export function readPosition(json: Json, base: Position): Position {
  const note = Fields.of(json, '', FIELDS);
  const g = clone(base);
  readTurn(g, note);
  readMap(g, note);
  readTracks(g, note);
  readInvestments(g, note);
  readCards(g, note);
  readCabinet(g, note);
  readTiles(g, note);
  readWarState(g, note);
  readRest(g, note);
  const problem = brokenInvariant(g);
  if (problem) throw new InputError(problem.key, problem.params);
  return g;
}

const LAST_TURN = 6;
const LAST_ROUND = 8;
const MAX_THEATERS = 4;
function readTurn(g: Position, note: Fields): void {
  const turn = note.number('turn', 1, LAST_TURN) ?? g.turn;
  // A file with a later turn or with rounds means the Action Phase, if it doesn't name a step.
  const step =
    note.word('step', STEPS) ??
    (note.has('theater') ? 'war' : note.has('turn') || note.has('rounds') ? 'round' : g.step);
  beginAt(g, turn, step);
  g.rounds = note.number('rounds', 0, LAST_ROUND) ?? g.rounds;
  g.first = note.word('first', SIDES) ?? g.first;
  g.initiative = note.word('initiative', SIDES) ?? g.initiative;
  const war = note.word('war', [...WAR_IDS, 'none']);
  if (war) g.war = war === 'none' ? WARS.length : WAR_IDS.indexOf(war);
  g.theater = note.number('theater', 0, MAX_THEATERS) ?? g.theater;
}

export function readMap(g: Position, note: Fields): void {
  if (note.flag('onlyThese')) for (const marks of [g.flags, g.conflicts, g.damaged]) marks.fill(0);
  const marked = (key: 'flags' | 'conflicts', words: readonly string[]): void => {
    if (!note.has(key)) return;
    const given = Fields.of(note.raw(key), key, SPACE_IDS);
    for (const id of SPACE_IDS) {
      const word = given.word(id, words);
      if (word !== undefined) g[key][spaceOf(id)] = words.indexOf(word);
    }
  };
  marked('flags', FLAG_WORDS);
  marked('conflicts', CONFLICT_WORDS);
  const damaged = note.words('damaged', SPACE_IDS);
  if (damaged) for (const id of SPACE_IDS) g.damaged[spaceOf(id)] = damaged.includes(id) ? 1 : 0;
  settleAllAdvantages(g);
  for (const key of ['exhausted', 'fresh'] as const) {
    const named = note.words(key, ADVANTAGE_IDS);
    if (named) for (let i = 0; i < ADVANTAGE_IDS.length; i++) g[key][i] = named.includes(ADVANTAGE_IDS[i]) ? 1 : 0;
  }
}

const MAX_VP = 99;
const MAX_DEBT = 40;
export function readTracks(g: Position, note: Fields): void {
  g.vp = note.number('vp', -MAX_VP, MAX_VP) ?? g.vp;
  readNumbers(note, 'debtLimit', g.debtLimit, MAX_DEBT);
  readNumbers(note, 'debt', g.debt, MAX_DEBT);
  readNumbers(note, 'treaty', g.treaty, MAX_DEBT);
  for (const key of ['navyBox', 'waiting'] as const) readNumbers(note, key, g[key], SQUADRONS);
  // If the file puts Squadrons to sea, it needn't count the unbuilt ones.
  for (const side of SIDES) g.unbuilt[side] = Math.max(0, SQUADRONS - squadronsOf(g, side) + g.unbuilt[side]);
  readNumbers(note, 'unbuilt', g.unbuilt, SQUADRONS);
  // If it does count them, the missing ones have left the game.
  for (const side of SIDES) g.sunk[side] = Math.max(0, SQUADRONS - squadronsOf(g, side));
  readNumbers(note, 'freeTiles', g.freeTiles, SQUADRONS);
  readAwards(g, note);
  g.demand = note.words('demand', COMMODITIES) ?? g.demand;
}

/** If a listed Award was in another Region, that Region gets an Award that is nowhere else. */
function readAwards(g: Position, note: Fields): void {
  if (!note.has('awards')) return;
  const given = Fields.of(note.raw('awards'), 'awards', REGIONS);
  const before = g.awards;
  for (const region of REGIONS) {
    const tiles = given.list(region)?.map((tile, i) => numberIn(tile, `awards.${region}.${i}`, 0, AWARDS.length - 1));
    if (tiles) g.awards = { ...g.awards, [region]: tiles };
  }
  const named = REGIONS.filter((region) => given.has(region)).flatMap((region) => g.awards[region]);
  const used = new Set(REGIONS.flatMap((region) => g.awards[region]));
  const free = AWARDS.map((_, tile) => tile).filter((tile) => !used.has(tile));
  for (const region of REGIONS) {
    if (given.has(region)) continue;
    const tiles = before[region].map((tile) => (named.includes(tile) ? (free.shift() ?? tile) : tile));
    g.awards = { ...g.awards, [region]: tiles };
  }
}

const MAX_VICTORIES = 2;
export function readRest(g: Position, note: Fields): void {
  g.jacobiteVictories = note.number('jacobiteVictories', 0, MAX_VICTORIES) ?? g.jacobiteVictories;
  g.jacobitesRestored = note.flag('jacobitesRestored') ?? g.jacobitesRestored;
  g.jacobiteDefeat = note.flag('jacobiteDefeat') ?? g.jacobiteDefeat;
  const huguenots = note.list('huguenots')?.map((it, i) => {
    const given = Fields.of(it, `huguenots.${i}`, ['space', 'used']);
    const space = given.word('space', SPACE_IDS);
    if (!space) throw new InputError('error.note.missing', { where: `huguenots.${i}`, key: 'space' });
    return { space: spaceOf(space), used: given.flag('used') ?? false };
  });
  g.huguenots = huguenots ?? g.huguenots;
  g.byng = note.number('byng', 0, MAX_THEATERS - 1) ?? g.byng;
  g.dominance = note.word('dominance', SIDES) ?? g.dominance;
  g.townshend = note.word('townshend', COMMODITIES) ?? g.townshend;
}
