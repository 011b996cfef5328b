/** The 24 Investment tiles (3.3): two types of actions on each (5.3.1). */
export const ACTION_TYPES = ['economic', 'diplomatic', 'military'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export interface Investment {
  readonly id: string;
  readonly major: ActionType;
  readonly points: 2 | 3 | 4;
  readonly minor: ActionType;
  readonly event?: true;
  readonly upgrade?: true;
}
/** 5.3.2. */
export const MINOR_POINTS = 2;

export const INVESTMENTS: readonly Investment[] = [
  { id: 'e4-d2-a', major: 'economic', points: 4, minor: 'diplomatic' },
  { id: 'e4-d2-b', major: 'economic', points: 4, minor: 'diplomatic' },
  { id: 'e4-m2-a', major: 'economic', points: 4, minor: 'military' },
  { id: 'e4-m2-b', major: 'economic', points: 4, minor: 'military' },
  { id: 'e3-d2', major: 'economic', points: 3, minor: 'diplomatic', event: true },
  { id: 'e3-m2', major: 'economic', points: 3, minor: 'military', event: true },
  { id: 'e2-d2', major: 'economic', points: 2, minor: 'diplomatic', event: true, upgrade: true },
  { id: 'e2-m2', major: 'economic', points: 2, minor: 'military', event: true, upgrade: true },
  { id: 'd4-e2-a', major: 'diplomatic', points: 4, minor: 'economic' },
  { id: 'd4-e2-b', major: 'diplomatic', points: 4, minor: 'economic' },
  { id: 'd4-m2-a', major: 'diplomatic', points: 4, minor: 'military' },
  { id: 'd4-m2-b', major: 'diplomatic', points: 4, minor: 'military' },
  { id: 'd3-e2', major: 'diplomatic', points: 3, minor: 'economic', event: true },
  { id: 'd3-m2', major: 'diplomatic', points: 3, minor: 'military', event: true },
  { id: 'd2-e2', major: 'diplomatic', points: 2, minor: 'economic', event: true, upgrade: true },
  { id: 'd2-m2', major: 'diplomatic', points: 2, minor: 'military', event: true, upgrade: true },
  { id: 'm4-e2-a', major: 'military', points: 4, minor: 'economic' },
  { id: 'm4-e2-b', major: 'military', points: 4, minor: 'economic' },
  { id: 'm4-d2-a', major: 'military', points: 4, minor: 'diplomatic' },
  { id: 'm4-d2-b', major: 'military', points: 4, minor: 'diplomatic' },
  { id: 'm3-e2', major: 'military', points: 3, minor: 'economic', event: true },
  { id: 'm3-d2', major: 'military', points: 3, minor: 'diplomatic', event: true },
  { id: 'm2-e2', major: 'military', points: 2, minor: 'economic', event: true, upgrade: true },
  { id: 'm2-d2', major: 'military', points: 2, minor: 'diplomatic', event: true, upgrade: true },
];
