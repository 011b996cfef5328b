import { InputError, type Seating, type Settings } from '@sandtable/kernel';

/** The bot that plays the Jihadists by chapter 9. */
export const SOLITAIRE = 'solitaire';

/** 9.0: who is seated as the solitaire Jihadists makes the game one for one, and such a game seats them if nobody else is. */
export function resolveSeating(
  settings: Settings,
  seating: Seating,
): { readonly settings: Settings; readonly seating: Seating } {
  if (seating.us === SOLITAIRE) throw new InputError('error.solitaireSeat', { given: 'us', allowed: 'jihadist' });
  if (seating.jihadist === SOLITAIRE) return { settings: { ...settings, solitaire: 'yes' }, seating };
  return { settings, seating: settings.solitaire === 'yes' ? { jihadist: SOLITAIRE, ...seating } : seating };
}
