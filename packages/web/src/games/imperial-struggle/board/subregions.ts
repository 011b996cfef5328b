import type { Region } from '@sandtable/imperial-struggle/board-data';
import type { BoardPoint } from '../../shared/board/frame.js';

/** 3.2: white lines divide two Regions into sub-regions. */
export const DIVIDES: readonly { readonly region: Region; readonly path: string }[] = [
  {
    region: 'north-america',
    path: 'M0,352C120,356 260,366 340,362S490,330 560,330S640,400 668,450S690,590 704,660S740,772 800,774H900',
  },
  {
    region: 'india',
    path: 'M900,1440C1000,1425 1090,1400 1130,1350S1230,1290 1290,1360S1420,1410 1470,1430S1540,1482 1620,1484H1800',
  },
];

interface Subregion {
  readonly name: 'canada' | 'northern-colonies' | 'hooghly-river' | 'carnatic-coast';
  readonly region: Region;
  readonly at: BoardPoint;
  readonly turn?: -90;
}

/** The centers of the sub-regions' names. */
export const SUBREGIONS: readonly Subregion[] = [
  { name: 'canada', region: 'north-america', at: [95, 330] },
  { name: 'northern-colonies', region: 'north-america', at: [26, 503], turn: -90 },
  { name: 'hooghly-river', region: 'india', at: [1080, 1150] },
  { name: 'carnatic-coast', region: 'india', at: [1056, 1890] },
];
/** The font size of those names. */
export const LARGE = 28;
