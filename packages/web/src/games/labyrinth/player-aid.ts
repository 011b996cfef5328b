import type { Side } from '@sandtable/labyrinth/board-data';

/** The entries of the player aid, each under its rule number. Their texts are `aid.<name>`. */
export type AidEntry = (typeof OPERATIONS)[Side][number] | (typeof GENERAL)[number];

export const OPERATIONS = {
  us: [
    { name: 'war-of-ideas', rule: '7.2' },
    { name: 'deploy', rule: '7.3.1' },
    { name: 'regime-change', rule: '7.3.4' },
    { name: 'withdraw', rule: '7.3.5' },
    { name: 'disrupt', rule: '7.4.1' },
    { name: 'alert', rule: '7.5.2' },
    { name: 'reassessment', rule: '7.6.2' },
    { name: 'reserves', rule: '6.3.3' },
  ],
  jihadist: [
    { name: 'recruit', rule: '8.2' },
    { name: 'travel', rule: '8.3' },
    { name: 'minor-jihad', rule: '8.4' },
    { name: 'major-jihad', rule: '8.4.2' },
    { name: 'plot', rule: '8.5.1' },
    { name: 'reserves', rule: '6.3.3' },
  ],
} as const;

export const GENERAL = [
  { name: 'victory', rule: '2.1' },
  { name: 'setup', rule: '3.2' },
  { name: 'relations', rule: '4.7.2' },
  { name: 'cadre', rule: '4.8.4' },
  { name: 'woi-dice', rule: '4.9.2' },
  { name: 'test', rule: '4.9.4' },
  { name: 'turn', rule: '5.2' },
  { name: 'end', rule: '5.2.5' },
  { name: 'card', rule: '6.1' },
  { name: 'events', rule: '6.2' },
  { name: 'trigger', rule: '6.3.2' },
  { name: 'jihadist-dice', rule: '8.1' },
  { name: 'plots', rule: '8.5.6' },
  { name: 'solitaire', rule: '9.4.1' },
] as const;
