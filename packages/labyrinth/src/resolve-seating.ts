import type { Seating, Settings } from '@sandtable/kernel';
import { inputError } from './text.js';

/** The bot that plays the Jihadists by chapter 9. */
export const SOLITAIRE = 'solitaire';

/** 9.0: seating the automa sets the solitaire setting, and the setting seats the automa if no one else plays the Jihadists. */
export function resolveSeating(
  settings: Settings,
  seating: Seating,
): { readonly settings: Settings; readonly seating: Seating } {
  if (seating.us === SOLITAIRE) throw inputError('error.solitaireSeat', { given: 'us', allowed: 'jihadist' });
  if (seating.jihadist === SOLITAIRE) return { settings: { ...settings, solitaire: 'yes' }, seating };
  return { settings, seating: settings.solitaire === 'yes' ? { jihadist: SOLITAIRE, ...seating } : seating };
}
