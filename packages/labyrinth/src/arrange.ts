import { InputError, type Options, type Seating } from '@sandtable/kernel';

/** The bot that plays the Jihadists by chapter 9. */
export const SOLITAIRE = 'solitaire';

/** 9.0: who is seated as the solitaire Jihadists makes the game one for one, and such a game seats them if nobody else is. */
export function arrange(options: Options, seating: Seating): { readonly options: Options; readonly seating: Seating } {
  if (seating.us === SOLITAIRE) throw new InputError('error.solitaireSeat', { given: 'us', allowed: 'jihadist' });
  if (seating.jihadist === SOLITAIRE) return { options: { ...options, solitaire: 'yes' }, seating };
  return { options, seating: options.solitaire === 'yes' ? { jihadist: SOLITAIRE, ...seating } : seating };
}
