import type { ActionType } from '@sandtable/imperial-struggle/board-data';

interface Entry {
  readonly name: string;
  readonly rule: string;
  /** The entry has a price text: `aid.<name>.cost`. */
  readonly cost?: true;
  /** The points that pay for it. */
  readonly type?: ActionType;
}

export const PAGES = ['turn', 'points', 'war', 'scoring'] as const;
export type AidPage = (typeof PAGES)[number];

/** The entries of the player aid, each under its rule number. Their texts are `aid.<name>`. */
export const ENTRIES = {
  turn: [
    { name: 'turn', rule: '4.1' },
    { name: 'round', rule: '5.1' },
    { name: 'event', rule: '5.2' },
    { name: 'ministry', rule: '3.5' },
    { name: 'major', rule: '5.3' },
    { name: 'minor', rule: '5.3.2' },
    { name: 'upgrade', rule: '5.3.3' },
    { name: 'advantage', rule: '8.2' },
    { name: 'debt', rule: '6.0' },
    { name: 'treaty', rule: '9.1' },
  ],
  points: [
    { name: 'market', rule: '5.4.1', cost: true, type: 'economic' },
    { name: 'cheap', rule: '5.4.2', cost: true },
    { name: 'guarded', rule: '5.4.2', cost: true, type: 'economic' },
    { name: 'political', rule: '5.5.1', cost: true, type: 'diplomatic' },
    { name: 'draw', rule: '5.5.3', cost: true, type: 'diplomatic' },
    { name: 'region', rule: '5.3.4', cost: true },
    { name: 'tile', rule: '5.6.1', cost: true, type: 'military' },
    { name: 'calm', rule: '5.6.2', cost: true, type: 'military' },
    { name: 'fort', rule: '5.6.3', cost: true, type: 'military' },
    { name: 'repair', rule: '5.6.4', cost: true, type: 'military' },
    { name: 'squadron', rule: '5.6.5', cost: true, type: 'military' },
    { name: 'deploy', rule: '5.6.6', cost: true, type: 'military' },
    { name: 'convert', rule: '5.6.1', cost: true, type: 'military' },
  ],
  war: [
    { name: 'war', rule: '7.0' },
    { name: 'symbols', rule: '7.1.2' },
    { name: 'strength', rule: '7.1.3' },
    { name: 'spoils', rule: '7.2' },
    { name: 'conquest', rule: '7.2.1' },
    { name: 'refuse', rule: '7.2.2' },
    { name: 'after', rule: '7.5' },
  ],
  scoring: [
    { name: 'awards', rule: '4.1.12' },
    { name: 'prestige', rule: '4.1.12' },
    { name: 'demand', rule: '4.1.12' },
    { name: 'victory', rule: '2.2' },
    { name: 'final', rule: '11.0' },
  ],
} as const satisfies Readonly<Record<AidPage, readonly Entry[]>>;
export type AidEntry = (typeof ENTRIES)[AidPage][number];
