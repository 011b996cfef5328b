import { commitmentOf } from '@sandtable/client/shared-dice';
import type { SeatId } from '@sandtable/kernel';
import type { GatheringState } from '../store/gatherings.js';

/**
 * The steps by which people contribute to the seed of a match (docs/fair-dice.md). Each returns the next state, or
 * undefined if it changes nothing.
 */

/** Adds or replaces a seat's hash. The list is closed as soon as everybody has committed. */
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

/** A seat that leaves before the list is closed is not waited for. It can come back and commit again. */
export function withdraw(state: GatheringState, seat: SeatId): GatheringState | undefined {
  if (state.phase !== 'open' || !Object.hasOwn(state.commitments, seat)) return undefined;
  const { [seat]: _, ...commitments } = state.commitments;
  return { ...state, commitments };
}

/** A seat that has committed can close the list without waiting for the others. */
export const close = (state: GatheringState, seat: SeatId): GatheringState | undefined =>
  state.phase === 'open' && Object.hasOwn(state.commitments, seat) ? { ...state, phase: 'closed' } : undefined;

/** Claims the notice to a seat that is waited for: each seat gets one at most. */
export function claimNotice(state: GatheringState, seat: SeatId): GatheringState | undefined {
  const { phase, commitments, noticed = [] } = state;
  if (phase !== 'open' || Object.hasOwn(commitments, seat) || noticed.includes(seat)) return undefined;
  return { ...state, noticed: [...noticed, seat] };
}

/** A contribution counts only if it matches its commitment, and only after the list was closed. */
export function reveal(state: GatheringState, seat: SeatId, contribution: string): GatheringState | undefined {
  if (state.phase !== 'closed' || Object.hasOwn(state.contributions, seat)) return undefined;
  if (state.commitments[seat] !== commitmentOf(contribution)) return undefined;
  return { ...state, contributions: { ...state.contributions, [seat]: contribution } };
}

export const allRevealed = ({ phase, commitments, contributions }: GatheringState): boolean =>
  phase === 'closed' && Object.keys(commitments).every((seat) => Object.hasOwn(contributions, seat));
