import { commitmentOf } from '@sandtable/client/shared-dice';
import type { SeatId } from '@sandtable/kernel';
import type { GatheringState } from '../store/gatherings.js';

/**
 * The steps by which people contribute to the seed of a match (docs/fair-dice.md). Each gives the state after it, or
 * undefined if it changes nothing.
 */

/** Sends a hash, or another one in its place. The list is closed as soon as everybody has committed. */
export function commit(
  state: GatheringState,
  people: readonly SeatId[],
  seat: SeatId,
  commitment: string,
): GatheringState | undefined {
  if (state.phase !== 'open' || state.commitments[seat] === commitment) return undefined;
  const commitments = { ...state.commitments, [seat]: commitment };
  const phase = people.every((it) => Object.hasOwn(commitments, it)) ? 'closed' : 'open';
  return { ...state, phase, commitments };
}

/** Whoever leaves before the list is closed is not waited for afterwards; back again, they commit again. */
export function withdraw(state: GatheringState, seat: SeatId): GatheringState | undefined {
  if (state.phase !== 'open' || !Object.hasOwn(state.commitments, seat)) return undefined;
  const { [seat]: _, ...commitments } = state.commitments;
  return { ...state, commitments };
}

/** Somebody who has committed doesn't want to wait for the others. */
export const close = (state: GatheringState, seat: SeatId): GatheringState | undefined =>
  state.phase === 'open' && Object.hasOwn(state.commitments, seat) ? { ...state, phase: 'closed' } : undefined;

/** Only what was committed to counts, and only after the list was closed. */
export function reveal(state: GatheringState, seat: SeatId, contribution: string): GatheringState | undefined {
  if (state.phase !== 'closed' || Object.hasOwn(state.contributions, seat)) return undefined;
  if (state.commitments[seat] !== commitmentOf(contribution)) return undefined;
  return { ...state, contributions: { ...state.contributions, [seat]: contribution } };
}

export const allRevealed = ({ phase, commitments, contributions }: GatheringState): boolean =>
  phase === 'closed' && Object.keys(commitments).every((seat) => Object.hasOwn(contributions, seat));
