import { type Game, InputError, type Options, type Seating, unattended } from '@sandtable/kernel';
import type { Flags } from '../flags.js';
import { readSeating } from '../input.js';

/** Who sits where. With `--solo`, bots sit wherever nobody was named but the one person. */
export function seatingOf(game: Game, options: Options, { seat, solo }: Flags): Seating {
  const named = readSeating(seat);
  if (solo === undefined) return named;
  const seats = game.seats(options);
  if (!seats.includes(solo)) throw new InputError('error.seat', { given: solo, allowed: seats.join(', ') });
  return { ...unattended(game, options), ...named, [solo]: 'person' };
}
