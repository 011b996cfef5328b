import { COUNTRIES, COUNTRY_IDS, type CountryId } from '@sandtable/labyrinth/board-data';
import type { BoardPoint } from '../../shared/board/frame.js';
import { FRAME, REGIONS } from './geometry.js';

/** Where the parts of a country are on the board. */

export const BOX_WIDTH = 192;
export const BOX_HEIGHT = 146;

export const middleOf = (country: CountryId): BoardPoint => REGIONS[country].at;

/** A line between neighbors (4.1.1). */
export interface MapLine {
  readonly of: readonly [CountryId, CountryId];
  readonly path: string;
}

/** Lines that would run behind another country's box bend around it, through these points. */
const BENDS: Readonly<Record<string, readonly BoardPoint[]>> = {
  'russia turkey': [
    [873, 300],
    [873, 505],
  ],
  'caucasus turkey': [[900, 470]],
  'turkey iraq': [[890, 690]],
  'gulf-states iran': [[1120, 800]],
  'indonesia-malaysia pakistan': [[1245, 925]],
  'thailand indonesia-malaysia': [[1375, 1265]],
};

function between(a: CountryId, b: CountryId): string {
  const bends = BENDS[`${a} ${b}`] ?? BENDS[`${b} ${a}`]?.toReversed() ?? [];
  return `M${[middleOf(a), ...bends, middleOf(b)].map((point) => point.join(',')).join('L')}`;
}

/** Around the world: from the western edge to the eastern edge. */
const isRoundTheWorld = (a: CountryId, b: CountryId): boolean =>
  [a, b].includes('united-states') && [a, b].includes('philippines');

export const LINES: readonly MapLine[] = COUNTRY_IDS.flatMap((a) =>
  COUNTRIES[a].lines
    .filter((b) => COUNTRY_IDS.indexOf(a) < COUNTRY_IDS.indexOf(b) && !isRoundTheWorld(a, b))
    .map((b) => ({ of: [a, b] as const, path: between(a, b) })),
);

/** The two ends of the line around the world: where each leaves the board, and the country named there. */
export const ENDS = [
  { of: 'united-states', to: 'philippines', path: 'M50,390L0,450', label: [8, 474], anchor: 'start' },
  {
    of: 'philippines',
    to: 'united-states',
    path: `M1550,1390L${FRAME.width},1414`,
    label: [FRAME.width - 8, 1440],
    anchor: 'end',
  },
] as const satisfies readonly {
  readonly of: CountryId;
  readonly to: CountryId;
  readonly path: string;
  readonly label: BoardPoint;
  readonly anchor: 'start' | 'end';
}[];

/** 4.5: the Schengen box holds its seven countries; a line to its edge leads to all of them. */
export const SCHENGEN_BOX = 'M430,16H650V176H852V334H646V544H350V689H130V531H212V371H220V206H430z';
export const SCHENGEN_LABEL: BoardPoint = [664, 160];

export const SCHENGEN_LINES: readonly { readonly of: CountryId; readonly path: string; readonly end: BoardPoint }[] = [
  { of: 'canada', path: 'M150,60Q290,-22 430,34', end: [430, 34] },
  { of: 'united-states', path: 'M180,326L220,300', end: [220, 300] },
  { of: 'united-kingdom', path: 'M400,115H430', end: [430, 115] },
  { of: 'serbia', path: 'M762,372V334', end: [762, 334] },
  { of: 'russia', path: 'M930,140L852,200', end: [852, 200] },
  { of: 'morocco', path: 'M118,730L150,689', end: [150, 689] },
  { of: 'algeria-tunisia', path: 'M316,760V689', end: [316, 689] },
  { of: 'libya', path: 'M428,970V640L350,620', end: [350, 620] },
  { of: 'turkey', path: 'M700,570L646,530', end: [646, 530] },
  { of: 'lebanon', path: 'M540,680V544', end: [540, 544] },
];
