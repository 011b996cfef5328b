import { ALL_SPACES, connected, isFort, isMarket, isNaval, isTerritory, MARKETS, SPACE_COUNT } from '../map.js';
import { NOBODY } from '../position.js';
import { WEIGHTS } from './weights.js';

/** Whether each flagged Market is supplied and protected (5.4.1). Optimized, because it runs thousands of times per round. */
export const ISOLATED = 0;
export const SUPPLIED = 1;
export const PROTECTED = 2;
export const SUPPLY_WORTH: readonly number[] = [-WEIGHTS.isolated, 0, WEIGHTS.protected];

const SOURCES = MARKETS.map((space) => connected(space).filter((it) => isTerritory(it) || isFort(it) || isNaval(it)));
const GUARDS = MARKETS.map((space) => connected(space).filter((it) => isFort(it) || isNaval(it)));
const ADJACENT_MARKETS = MARKETS.map((space) => connected(space).filter(isMarket));
const MARKET_INDEX = ALL_SPACES.map((space) => MARKETS.indexOf(space));

/** By space, valid only for flagged Markets. Every call returns this same array, so read it before the next call. */
const state = new Uint8Array(SPACE_COUNT);
const queue = new Uint8Array(SPACE_COUNT);

export function supplies(
  flags: readonly number[],
  conflicts: readonly number[],
  damaged: readonly number[],
): Readonly<Uint8Array> {
  let waiting = 0;
  for (let i = 0; i < MARKETS.length; i++) {
    const space = MARKETS[i];
    const flag = flags[space];
    state[space] = ISOLATED;
    if (flag === NOBODY) continue;
    for (const near of SOURCES[i]) {
      if (flags[near] !== flag) continue;
      state[space] = SUPPLIED;
      queue[waiting++] = space;
      break;
    }
    for (const near of GUARDS[i]) {
      if (flags[near] === flag && damaged[near] === 0) state[space] = PROTECTED;
    }
  }
  while (waiting > 0) {
    const space = queue[--waiting];
    // A Market in conflict is supplied but doesn't pass supply on.
    if (conflicts[space] > 0) continue;
    for (const near of ADJACENT_MARKETS[MARKET_INDEX[space]]) {
      if (state[near] !== ISOLATED || flags[near] !== flags[space]) continue;
      state[near] = SUPPLIED;
      queue[waiting++] = near;
    }
  }
  return state;
}
