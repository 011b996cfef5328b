import { onMap } from './forces.js';
import { POPULATED, population, type Space } from './map.js';
import { BASE } from './pieces.js';
import type { Position } from './position.js';
import { spaceRef } from './references.js';
import { log } from './text.js';

/** Support and opposition (1.6). */
export const LEVELS = [
  'active-opposition',
  'passive-opposition',
  'neutral',
  'passive-support',
  'active-support',
] as const;
export type Level = (typeof LEVELS)[number];

export const ACTIVE_OPPOSITION = -2;
export const PASSIVE_OPPOSITION = -1;
export const NEUTRAL = 0;
export const PASSIVE_SUPPORT = 1;
export const ACTIVE_SUPPORT = 2;

export const levelName = (value: number): Level => LEVELS[value + 2];
export const levelValue = (level: Level): number => LEVELS.indexOf(level) - 2;
export const levelRef = (value: number): string => `level:${levelName(value)}`;
export const levelReferred = (reference: string): number | undefined => {
  const level = LEVELS.find((name) => `level:${name}` === reference);
  return level && levelValue(level);
};

/** LoCs and departments without population are always neutral (1.6.2). */
export const level = (g: Position, space: Space): number => g.support[space];
export const isSupport = (g: Position, space: Space): boolean => g.support[space] > 0;
export const isOpposition = (g: Position, space: Space): boolean => g.support[space] < 0;
/** A populated space without a marker: what events mean by a Neutral space (R38). */
export const isNeutral = (g: Position, space: Space): boolean => population(space) > 0 && g.support[space] === NEUTRAL;

/** Sets a level; spaces without population never have one. True if it changed. */
export function setLevel(g: Position, space: Space, value: number): boolean {
  if (population(space) === 0 || g.support[space] === value) return false;
  g.support[space] = value;
  log(g, 'log.level', { space: spaceRef(space), level: levelRef(value) });
  return true;
}

/** Shifts toward active support (positive) or active opposition (negative), as far as it goes. */
export const shift = (g: Position, space: Space, steps: number): boolean =>
  setLevel(g, space, Math.max(ACTIVE_OPPOSITION, Math.min(ACTIVE_SUPPORT, level(g, space) + steps)));

export const canShift = (g: Position, space: Space, direction: 1 | -1): boolean =>
  population(space) > 0 && level(g, space) !== (direction > 0 ? ACTIVE_SUPPORT : ACTIVE_OPPOSITION);

/** 1.6.3: population counts once for passive, twice for active. */
export function totalSupport(g: Position): number {
  let sum = 0;
  for (const space of POPULATED) if (g.support[space] > 0) sum += population(space) * g.support[space];
  return sum;
}

export function totalOpposition(g: Position): number {
  let sum = 0;
  for (const space of POPULATED) if (g.support[space] < 0) sum -= population(space) * g.support[space];
  return sum;
}

export const oppositionPlusBases = (g: Position): number => totalOpposition(g) + onMap(g, BASE.farc);
