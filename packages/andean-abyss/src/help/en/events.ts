import type { HelpPages } from '@sandtable/kernel';

/** Chapter 5. */
export const events = {
  '5.1': [
    'Carrying out an Event',
    'The Event does what its text says, even against the other rules; only the limits on Bases, FARC Zones, available pieces, Resources and Aid stay. The Faction that executes it decides, unless the text leaves a choice to another.\nWhat cannot be done is left out, the rest is done. “Up to” means that you may stop earlier.',
  ],
  '5.2': [
    'Unshaded or shaded',
    'Many Events have two texts, and whoever executes one chooses either. The unshaded text mostly helps the Government, the shaded one hurts it, but you take what suits you.',
  ],
  '5.3': [
    'Government Capabilities',
    'These Events last to the end of the game: unshaded they make the Government better at something, shaded they hamper it.',
  ],
  '5.4': [
    'Insurgent Momentum',
    'The shaded text of these Events lasts until the end of the next Propaganda Round and hinders the Government that long.',
  ],
  '5.5': [
    'Free actions by an Event',
    'Operations and Special Activities that an Event grants cost nothing and do not touch Eligibility. Their other conditions hold, unless the text says more: “any Guerrilla” lets an Active one carry out Terror.',
  ],
} as const satisfies HelpPages;
