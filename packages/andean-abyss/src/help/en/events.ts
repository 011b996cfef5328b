import type { HelpPages } from '@sandtable/kernel';

/** Chapter 5. */
export const events = {
  '5.1': [
    'Carrying out an Event',
    'The Event does what its text says, even against the other rules; only the limits on Bases, FARC Zones, Available pieces, Resources and Aid remain. The executing Faction decides, unless the text gives a choice to another.\nSkip what cannot be done and do the rest. “Up to” means that you may stop earlier.',
  ],
  '5.2': [
    'Unshaded or shaded',
    'Many Events have two texts, and the executing Faction chooses either. The unshaded text mostly helps the Government and the shaded one hurts it, but you may choose what suits you.',
  ],
  '5.3': [
    'Government Capabilities',
    'These Events last to the end of the game: unshaded they help the Government, shaded they hinder it.',
  ],
  '5.4': [
    'Insurgent Momentum',
    'The shaded text of these Events lasts until the Reset Phase of the next Propaganda Round and mostly hinders the Government.',
  ],
  '5.5': [
    'Free actions by an Event',
    'Operations and Special Activities that an Event grants are free and do not affect Eligibility. Their other conditions apply, unless the text says otherwise: “any Guerrilla” lets an Active one carry out Terror.',
  ],
} as const satisfies HelpPages;
