import { InputError, type Seating, type Settings } from '@sandtable/kernel';
import { INSURGENTS } from './factions.js';
import { NONPLAYERS } from './position.js';

/** The bot that plays by chapter 8. */
export const NONPLAYER = 'nonplayer';

/** 8.0: who is seated as a non-player is one to the rules too, and who is one to the rules is seated so if nobody else is. */
export function resolveSeating(
  settings: Settings,
  seating: Seating,
): { readonly settings: Settings; readonly seating: Seating } {
  if (seating.government === NONPLAYER) throw new InputError('error.nonplayerGovernment');
  const named = settings.nonplayers === 'none' ? [] : settings.nonplayers.split('+');
  const all = INSURGENTS.filter((faction) => named.includes(faction) || seating[faction] === NONPLAYER);
  const nonplayers = NONPLAYERS.find((set) => set === all.join('+')) ?? 'none';
  const seats = Object.fromEntries(named.map((faction) => [faction, NONPLAYER]));
  return { settings: { ...settings, nonplayers }, seating: { ...seats, ...seating } };
}
