import { COUNTRIES, COUNTRY_IDS, type CountryId } from '@sandtable/labyrinth/facts';
import type { Box, Point } from '../../shared/board/frame.js';
import { FRAME, REGIONS } from './geometry.js';

/** Where on the board a country has what. */

export const WIDE = 192;
export const HIGH = 130;

export const middleOf = (country: CountryId): Point => REGIONS[country].at;
export const boxOf = (country: CountryId): Box => {
  const [x, y] = middleOf(country);
  return [x - WIDE / 2, y - HIGH / 2, WIDE, HIGH];
};

/** A line between neighbours (4.1.1). */
export interface Line {
  readonly of: readonly [CountryId, CountryId];
  readonly path: string;
}

/** Lines that would run behind a box of somebody else bend around it: through this point. */
const BENDS: Readonly<Record<string, Point>> = {
  'russia turkey': [1010, 330],
  'pakistan indonesia-malaysia': [1340, 1000],
  'gulf-states iran': [1262, 780],
  'iraq turkey': [1040, 640],
};
const bendOf = (a: CountryId, b: CountryId): Point | undefined => BENDS[`${a} ${b}`] ?? BENDS[`${b} ${a}`];

function between(a: CountryId, b: CountryId): string {
  const [ax, ay] = middleOf(a);
  const [bx, by] = middleOf(b);
  const bend = bendOf(a, b);
  return bend ? `M${ax},${ay}L${bend[0]},${bend[1]}L${bx},${by}` : `M${ax},${ay}L${bx},${by}`;
}

/** Round the world: from the western edge to the eastern one. */
const isRoundTheWorld = (a: CountryId, b: CountryId): boolean =>
  [a, b].includes('united-states') && [a, b].includes('philippines');

export const LINES: readonly Line[] = COUNTRY_IDS.flatMap((a) =>
  COUNTRIES[a].lines
    .filter((b) => COUNTRY_IDS.indexOf(a) < COUNTRY_IDS.indexOf(b) && !isRoundTheWorld(a, b))
    .map((b) => ({ of: [a, b] as const, path: between(a, b) })),
);

/** The two ends of the line round the world: where each leaves the board, and whose name stands there. */
export const ENDS = [
  { of: 'united-states', to: 'philippines', path: 'M60,380L0,440', label: [10, 462], anchor: 'start' },
  {
    of: 'philippines',
    to: 'united-states',
    path: `M1680,1330L${FRAME.width},1392`,
    label: [FRAME.width - 10, 1416],
    anchor: 'end',
  },
] as const satisfies readonly {
  readonly of: CountryId;
  readonly to: CountryId;
  readonly path: string;
  readonly label: Point;
  readonly anchor: 'start' | 'end';
}[];

/** 4.5: the Schengen box holds its seven; a line to its edge leads to all of them. */
export const SCHENGEN_BOX = 'M456,11H676V156H982V314H732V524H428V664H208V506H294V346H342V186H456z';
export const SCHENGEN_LABEL: Point = [690, 142];

export const SCHENGEN_LINES: readonly { readonly of: CountryId; readonly path: string; readonly end: Point }[] = [
  { of: 'canada', path: 'M150,60Q300,-24 456,28', end: [456, 28] },
  { of: 'united-states', path: 'M200,320L342,296', end: [342, 296] },
  { of: 'united-kingdom', path: 'M400,112H456', end: [456, 112] },
  { of: 'serbia', path: 'M884,360V314', end: [884, 314] },
  { of: 'russia', path: 'M1080,140L982,196', end: [982, 196] },
  { of: 'morocco', path: 'M150,690L208,640', end: [208, 640] },
  { of: 'algeria-tunisia', path: 'M322,730V664', end: [322, 664] },
  { of: 'libya', path: 'M446,920L426,664', end: [426, 664] },
  { of: 'turkey', path: 'M800,540L732,506', end: [732, 506] },
  { of: 'lebanon', path: 'M662,640V524', end: [662, 524] },
];
