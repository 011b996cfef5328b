import { InputError } from '../errors.js';
import type { Json } from '../game.js';
import { isJsonObject } from '../json-format.js';
import type { PositionJson } from '../position-json.js';
import { PLACES, SEATS, STEPS, type Toy } from './toy-position.js';

export const writeToyPosition = ({ round, step, card, deck, coins, points, holder, first }: Toy) => ({
  round,
  step,
  card,
  first,
  deck: [...deck],
  coins: { ...coins },
  points: { ...points },
  holder: { ...holder },
});

/** Every field is optional; a field that is given must be of the right kind. */
export function readToyPosition(json: Json, base: Toy): Toy {
  if (!isJsonObject(json)) throw new InputError('error.noteShape');
  for (const field of Object.keys(json)) {
    if (!(field in writeToyPosition(base))) throw new InputError('error.toy', { field });
  }
  function number(of: PositionJson, field: string, otherwise: number): number {
    const value = of[field] ?? otherwise;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw new InputError('error.toy', { field });
    return value;
  }
  function word<T extends string>(of: PositionJson, field: string, allowed: readonly T[], otherwise: T): T {
    const value = of[field] ?? otherwise;
    const known = allowed.find((it) => it === value);
    if (!known) throw new InputError('error.toy', { field });
    return known;
  }
  const part = (field: string): PositionJson => {
    const value = json[field] ?? {};
    if (!isJsonObject(value)) throw new InputError('error.toy', { field });
    return value;
  };
  const deck = json.deck ?? base.deck;
  if (!Array.isArray(deck) || !deck.every((card) => typeof card === 'number')) {
    throw new InputError('error.toy', { field: 'deck' });
  }
  const read: Toy = {
    ...base,
    round: number(json, 'round', base.round),
    step: word(json, 'step', STEPS, base.step),
    card: number(json, 'card', base.card),
    first: word(json, 'first', SEATS, base.first),
    deck: [...deck],
  };
  for (const seat of SEATS) {
    read.coins[seat] = number(part('coins'), seat, base.coins[seat]);
    read.points[seat] = number(part('points'), seat, base.points[seat]);
  }
  for (const place of PLACES) read.holder[place] = word(part('holder'), place, [...SEATS, 'none'], base.holder[place]);
  return read;
}
