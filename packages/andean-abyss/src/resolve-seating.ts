import type { Seating, Settings } from '@sandtable/kernel';
import { INSURGENTS } from './factions.js';
import { NONPLAYERS } from './position.js';
import { inputError } from './text.js';

/** The bot that plays by chapter 8. */
export const NONPLAYER = 'nonplayer';

/** 8.0: seating a non-player sets the matching setting, and the setting seats a non-player wherever no one else sits. */
export function resolveSeating(
  settings: Settings,
  seating: Seating,
): { readonly settings: Settings; readonly seating: Seating } {
  if (seating.government === NONPLAYER) throw inputError('error.nonplayerGovernment');
  const named = settings.nonplayers === 'none' ? [] : settings.nonplayers.split('+');
  const all = INSURGENTS.filter((faction) => named.includes(faction) || seating[faction] === NONPLAYER);
  const nonplayers = NONPLAYERS.find((set) => set === all.join('+')) ?? 'none';
  const seats = Object.fromEntries(named.map((faction) => [faction, NONPLAYER]));
  return { settings: { ...settings, nonplayers }, seating: { ...seats, ...seating } };
}
