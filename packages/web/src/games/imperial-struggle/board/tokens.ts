/** Pieces, markers and printed signs, each defined once. */

/** Flags on land; at sea there are Squadrons. */
export const FLAGS = ['flag-britain', 'flag-france', 'flag-spain', 'flag-usa'] as const;
export const SQUADRONS = ['squadron-britain', 'squadron-france'] as const;
export const MARKERS = [
  'conflict',
  'conflict-dear',
  'fort',
  'fort-damaged',
  'huguenots',
  'huguenots-used',
  'byng',
  'protected',
  'isolated',
] as const;
/** Signs of the printed map: commodities, crowns, effects of Advantages, kinds of points. */
export const COMMODITY_SIGNS = ['furs', 'fish', 'sugar', 'tobacco', 'cotton', 'spice'] as const;
export const ADVANTAGE_SIGNS = [
  'debt',
  'strife',
  'unflag-set-1',
  'displace-squadron',
  'unflag-minus-1',
  'squadron-2',
] as const;
export const POINT_SIGNS = ['economic', 'diplomatic', 'military'] as const;
const SIGNS = ['crown', 'sea', 'treaty', ...COMMODITY_SIGNS, ...ADVANTAGE_SIGNS, ...POINT_SIGNS] as const;

type Flag = (typeof FLAGS)[number];
export type Squadron = (typeof SQUADRONS)[number];
export type TokenKind = Flag | Squadron | (typeof MARKERS)[number] | (typeof SIGNS)[number];
export const TOKEN_KINDS: readonly TokenKind[] = [...FLAGS, ...SQUADRONS, ...MARKERS, ...SIGNS];
