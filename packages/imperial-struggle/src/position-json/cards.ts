import { Fields, type Json } from '@sandtable/kernel';
import { EVENT_CARDS } from '../data/events.js';
import { INVESTMENTS } from '../data/investments.js';
import { MINISTRIES } from '../data/ministries.js';
import { eraCards } from '../deck.js';
import type { Minister, Position } from '../position.js';
import { SIDES } from '../sides.js';
import { numberIn } from './fields.js';
import { isBeforeDeal } from './turn.js';

/** Event cards: each place that the file lists holds exactly these cards; other cards stay where they are or are in the draw pile. */
export function readCards(g: Position, note: Fields): void {
  const list = (from: Fields, key: string, where = key) =>
    from.list(key)?.map((card, i) => numberIn(card, `${where}.${i}`, 1, EVENT_CARDS.length));
  const hands = note.has('hands') ? Fields.of(note.raw('hands'), 'hands', SIDES) : undefined;
  const given = {
    britain: hands && list(hands, 'britain', 'hands.britain'),
    france: hands && list(hands, 'france', 'hands.france'),
    draw: list(note, 'draw')?.reverse(),
    discard: list(note, 'discard'),
    removed: list(note, 'removed'),
  };
  const named = new Set(Object.values(given).flatMap((cards) => cards ?? []));
  const free = (cards: readonly number[]) => cards.filter((card) => !named.has(card));
  for (const side of SIDES) g.hands[side].splice(0, Infinity, ...(given[side] ?? free(g.hands[side])));
  g.discard = given.discard ?? free(g.discard);
  g.removed = given.removed ?? free(g.removed);
  if (given.draw) {
    g.draw = given.draw;
    return;
  }
  const elsewhere = new Set([...g.hands.britain, ...g.hands.france, ...g.discard, ...g.removed]);
  const drawn = g.draw.filter((card) => !elsewhere.has(card));
  // Before a deal the deck is unchanged; the deal adds the cards of a new era.
  const rest = isBeforeDeal(g.step) ? [] : eraCards(g).filter((card) => !elsewhere.has(card) && !drawn.includes(card));
  g.draw = [...rest, ...drawn];
}

const INVESTMENT_IDS = INVESTMENTS.map(({ id }) => id);
const tiles = (ids: readonly string[] | undefined): number[] | undefined =>
  ids?.map((id) => INVESTMENT_IDS.indexOf(id));

/** Investment tiles: those that the file doesn't list are in the stack. */
export function readInvestments(g: Position, note: Fields): void {
  const taken = note.has('taken') ? Fields.of(note.raw('taken'), 'taken', SIDES) : undefined;
  for (const side of SIDES) {
    const given = tiles(taken?.words(side, INVESTMENT_IDS));
    if (given) g.taken = { ...g.taken, [side]: given };
  }
  g.available = tiles(note.words('available', INVESTMENT_IDS)) ?? g.available;
  g.used = tiles(note.words('used', INVESTMENT_IDS)) ?? g.used.filter((tile) => !g.available.includes(tile));
  const stack = tiles(note.words('stack', INVESTMENT_IDS));
  if (stack) g.stack = stack;
  else {
    const placed = new Set([...g.available, ...g.used]);
    const kept = g.stack.filter((tile) => !placed.has(tile));
    const rest = INVESTMENTS.map((_, i) => i).filter((tile) => !placed.has(tile) && !kept.includes(tile));
    g.stack = [...rest, ...kept];
  }
}

export function readCabinet(g: Position, note: Fields): void {
  const cards = (key: string) => note.list(key)?.map((card, i) => numberIn(card, `${key}.${i}`, 1, MINISTRIES.length));
  g.gone = cards('gone') ?? g.gone;
  g.spent = note.list('spent')?.map(String) ?? g.spent;
  if (!note.has('cabinet')) return;
  const given = Fields.of(note.raw('cabinet'), 'cabinet', SIDES);
  for (const side of SIDES) {
    const ministers = given.list(side)?.map((it, i) => readMinister(it, `cabinet.${side}.${i}`));
    if (ministers) g.cabinet = { ...g.cabinet, [side]: ministers };
  }
}

/** A number is a face-up card. */
function readMinister(json: Json, where: string): Minister {
  if (typeof json === 'number') return { card: numberIn(json, where, 1, MINISTRIES.length), revealed: true };
  const given = Fields.of(json, where, ['card', 'revealed']);
  return { card: given.number('card', 1, MINISTRIES.length) ?? 0, revealed: given.flag('revealed') ?? false };
}
