import type { SpaceId } from './spaces.js';

/** What the non-players' sheets print (8.0). */

/** 8.4.4: on these cards non-players take operations instead of the event. 69 is our interpretation: no rule says how they would move. */
export const OPERATIONS_INSTEAD: readonly number[] = [63, 69];

/**
 * 8.2: the table of cities and departments, down its three columns: red picks the column, yellow the three, green the
 * one of the three. After the last cell comes the first.
 */
export const RANDOM_SPACES: readonly SpaceId[] = [
  'cali',
  'ibague',
  'antioquia',
  'medellin',
  'bucaramanga',
  'santander',
  'sincelejo',
  'cartagena',
  'santa-marta',
  'atlantico',
  'cesar',
  'cucuta',
  'arauca',
  'bogota',
  'meta-east',
  'vichada',
  'guainia',
  'vaupes',
  'amazonas',
  'putumayo',
  'guaviare',
  'meta-west',
  'neiva',
  'huila',
  'pasto',
  'narino',
  'choco',
];

/** 8.2: a foreign country that is a space is taken before the space whose cell it shares. */
export const FOREIGN_CELLS: readonly (readonly [foreign: SpaceId, sharing: SpaceId])[] = [
  ['ecuador', 'narino'],
  ['panama', 'choco'],
];
