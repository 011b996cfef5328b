import { compareSeedHash, type SeedHash } from './seed-hash.js';
import {
  type Commitment,
  commitmentOf,
  type DiceFault,
  type DiceMemory,
  hasUnknownShare,
  newContribution,
} from './shared-dice.js';
import type { FromClient, Gathering } from './wire.js';

/** A match that waits for contributions to its seed, as one seat or an observer sees it. */
export interface GatheringSnapshot {
  readonly gathering: Gathering;
  /** Seats of people whose commitment is missing, in the order of the seats. */
  readonly missing: readonly string[];
  /** Seats of people who have committed but not revealed, once the list is closed. */
  readonly unrevealed: readonly string[];
  /** If there is any fault, this client doesn't reveal its contribution. */
  readonly faults: readonly DiceFault[];
  readonly seedHash: SeedHash;
  /** Whether this seat may begin without the missing commitments. */
  readonly mayBegin: boolean;
  /** Closes the list of commitments: missing seats contribute nothing. */
  begin(): void;
}

/** What this client remembers about the shared dice, and the last state of the gathering that it received. */
export interface Gatherer {
  memory: DiceMemory;
  seedHash: SeedHash | undefined;
  gathering: Gathering | undefined;
}

const listOf = ({ seats }: Pick<Gathering, 'seats'>): Commitment[] =>
  seats.flatMap(({ seat, commitment }) => (commitment === null ? [] : [{ seat, commitment }]));

/**
 * Updates the gatherer by a message of the server, and returns what this seat sends now. `isFirst`: this is the first
 * message of its connection. The caller must store the gatherer's memory before it sends anything.
 */
export function receiveGathering(gatherer: Gatherer, gathering: Gathering, isFirst: boolean): FromClient | undefined {
  gatherer.gathering = gathering;
  gatherer.seedHash = compareSeedHash(gatherer.seedHash, gathering.seedHash);
  const mine = gathering.seats.find(({ seat }) => seat === gathering.seat);
  if (gathering.phase === 'closed') {
    gatherer.memory = { ...gatherer.memory, list: gatherer.memory.list ?? listOf(gathering) };
  }
  if (!mine || faultsIn(gatherer).length > 0 || gatherer.seedHash.changedTo !== undefined) return undefined;
  if (gathering.phase === 'open') {
    const { contribution = newContribution() } = gatherer.memory;
    gatherer.memory = { ...gatherer.memory, contribution };
    const commitment = commitmentOf(contribution);
    // Another device of the same seat may have committed since: then its commitment counts.
    const shouldCommit = mine.commitment === null || (isFirst && mine.commitment !== commitment);
    return shouldCommit ? { do: 'commit', commitment } : undefined;
  }
  const { contribution } = gatherer.memory;
  if (contribution === undefined || mine.revealed || mine.commitment !== commitmentOf(contribution)) return undefined;
  return { do: 'reveal', contribution };
}

/** A closed list must not change, and must contain this client's commitment if it made one. */
function faultsIn({ memory: { list, contribution }, gathering }: Gatherer): DiceFault[] {
  if (!gathering || !list) return [];
  const isMine = ({ seat, commitment }: Commitment) =>
    seat === gathering.seat && contribution !== undefined && commitment === commitmentOf(contribution);
  const people = gathering.seats.filter(({ player }) => player === 'person').map(({ seat }) => seat);
  const isChanged = gathering.phase === 'open' || JSON.stringify(listOf(gathering)) !== JSON.stringify(list);
  return [
    ...(contribution !== undefined && !list.some(isMine) ? (['mineMissing'] as const) : []),
    ...(hasUnknownShare(list, people) ? (['stranger'] as const) : []),
    ...(isChanged ? (['listChanged'] as const) : []),
  ];
}

/** The gathering for display; undefined before the first message of the server. */
export function gatheringSnapshot(gatherer: Gatherer, begin: () => void): GatheringSnapshot | undefined {
  const { gathering, seedHash } = gatherer;
  if (!gathering || !seedHash) return undefined;
  const people = gathering.seats.filter(({ player }) => player === 'person');
  const mine = people.find(({ seat }) => seat === gathering.seat);
  const missing = people.filter(({ commitment }) => commitment === null).map(({ seat }) => seat);
  const isClosed = gathering.phase === 'closed';
  return {
    gathering,
    missing,
    unrevealed: isClosed
      ? people.filter(({ commitment, revealed }) => commitment !== null && !revealed).map(({ seat }) => seat)
      : [],
    faults: faultsIn(gatherer),
    seedHash,
    mayBegin: !isClosed && mine !== undefined && mine.commitment !== null && missing.length > 0,
    begin,
  };
}
