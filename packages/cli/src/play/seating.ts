import { botSeating, type Game, InputError, type Seating, type Settings } from '@sandtable/kernel';
import type { Flags } from '../flags.js';
import { readSeating } from '../read-input.js';

/** Who sits where. With `--solo`, bots sit wherever nobody was named but the one person. */
export function seatingOf(game: Game, settings: Settings, { seat, solo }: Flags): Seating {
  const named = readSeating(seat);
  if (solo === undefined) return named;
  const seats = game.seats(settings);
  if (!seats.includes(solo)) throw new InputError('error.seat', { given: solo, allowed: seats.join(', ') });
  return { ...botSeating(game, settings), ...named, [solo]: 'person' };
}
