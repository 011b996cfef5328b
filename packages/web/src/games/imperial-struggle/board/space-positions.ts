import { SPACES, type SpaceId, type SpaceKind } from '@sandtable/imperial-struggle/board-data';
import type { CSSProperties } from 'react';
import type { BoardBox } from '../../shared/board/frame.js';
import type { Layout } from './layout.js';

/** Where the parts of a space are on the board. */

/** 3.2: the shape of each kind of space, around its center. */
export const SHAPES: Readonly<Record<SpaceKind, string>> = {
  political: 'M0,-37L37,0L0,37L-37,0z',
  market: 'M0,-30A30,30 0 0 1 0,30A30,30 0 0 1 0,-30z',
  territory: 'M-28,-28H28V28H-28z',
  naval: 'M-17,-30H17L34,0L17,30H-17L-34,0z',
  fort: 'M0,-35L9,-27L28,-20L31,0L28,20L9,27L0,35L-9,27L-28,20L-31,0L-28,-20L-9,-27z',
};
export const shapeOf = (space: SpaceId): string => SHAPES[SPACES[space].kind];

/** The same shape, smaller: the inner edge of a home space, a Local Alliance or a Fort. */
export const innerShapeOf = (kind: SpaceKind): string =>
  SHAPES[kind].replace(/-?\d+/g, (number) => String(Math.round(Number(number) * INNER * 10) / 10));
const INNER = 0.8;

/** As a style: unlike the attribute `transform`, it leaves the origin of `scale` at the space. */
export const translated = (x: number, y: number): CSSProperties => ({ translate: `${x}px ${y}px` });

/** The offsets of a space's contents; make/boxes.mjs uses the same values. */
const EDGE = { left: -42, top: -42, right: 46, bottom: 44 };
export const nodeBox = ({ places }: Pick<Layout, 'places'>, space: SpaceId): BoardBox => {
  const [x, y] = places[space];
  return [x + EDGE.left, y + EDGE.top, EDGE.right - EDGE.left, EDGE.bottom - EDGE.top];
};
