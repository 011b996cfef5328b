/** The turns, and the track of victory points. */

/** 2.1: peace turns. */
export const TURNS = 6;
/** 2.1: after which peace turns a war comes, by place in WARS. */
export const WAR_AFTER: readonly number[] = [1, 3, 4, 5];
/** 4.1.9: Action Rounds of a turn, four each, one after the other. */
export const ROUNDS = 8;

/** 3.10: where the marker begins; above it France leads, below it Britain. */
export const EVEN_VP = 15;
/** 4.1.13, 7.4: Britain wins at the one end, France at the other. */
export const MIN_VP = 0;
export const MAX_VP = 30;
