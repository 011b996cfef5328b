import { botSeating, type Game, InputError, type Seating, type Settings } from '@sandtable/kernel';
import type { Flags } from '../flags.js';
import { readSeating } from '../read-input.js';

/** The seating from the flags. With `--solo`, one person plays and bots take all seats that were not named. */
export function seatingOf(game: Game, settings: Settings, { seat, solo }: Flags): Seating {
  const named = readSeating(seat);
  if (solo === undefined) return named;
  const seats = game.seats(settings);
  if (!seats.includes(solo)) throw new InputError('error.seat', { given: solo, allowed: seats.join(', ') });
  return { ...botSeating(game, settings), ...named, [solo]: 'person' };
}
