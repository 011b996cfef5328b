import type { SeedDraw, SeedShare } from '@sandtable/kernel';
import { sha256 } from './sha256.js';

/**
 * How the seed of a match with shared dice is made (docs/fair-dice.md). The server and every client use these functions;
 * scripts/verify-match.mjs computes the same on its own.
 */

/** A seat's promise: the hash of what it will reveal. */
export interface Commitment {
  readonly seat: string;
  readonly commitment: string;
}

/** 256 random bits. Works on pages served by plain http, where `crypto.subtle` is missing. */
export const newContribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const commitmentOf = (contribution: string): string => sha256(contribution);

/** The commitments that belong to what was revealed or withheld. */
export const commitmentsIn = (shares: readonly SeedShare[]): Commitment[] =>
  shares.map((share) => ({
    seat: share.seat,
    commitment: 'withheld' in share ? share.withheld : commitmentOf(share.contribution),
  }));

/** The text whose SHA-256 is the seed: one item per line, without a line break after the last. */
export const seedText = ({ match, secret, contributions }: SeedDraw): string =>
  [
    'sandtable shared dice 1',
    `match ${match}`,
    `server ${secret}`,
    ...contributions.flatMap((share) => ('contribution' in share ? `seat ${share.seat} ${share.contribution}` : [])),
  ].join('\n');

export const seedOf = (draw: SeedDraw): string => sha256(seedText(draw));

/**
 * What one client remembers about the shared dice, from its commitment to the end of the match. A browser stores it with
 * the link, so that a reload loses nothing.
 */
export interface DiceMemory {
  /** What this client drew for its seat; missing for observers and for clients that joined after the beginning. */
  readonly contribution?: string;
  /** The first closed list of commitments that the server showed. */
  readonly list?: readonly Commitment[];
  /** The first list of contributions that the server showed, when the match had begun. */
  readonly shares?: readonly SeedShare[];
}

/**
 * What a client can find wrong with shared dice, in this order: its own contribution is missing; a contribution comes from
 * a seat that doesn't play, or twice from one seat; the commitments differ from the closed list; the contributions differ
 * from those shown at the beginning; the secret doesn't have the hash that was published first; the seed doesn't follow
 * from the secret and the contributions.
 */
export const DICE_FAULTS = [
  'mineMissing',
  'stranger',
  'listChanged',
  'sharesChanged',
  'secretWrong',
  'seedWrong',
] as const;
export type DiceFault = (typeof DICE_FAULTS)[number];

/** What a client knows about the dice of a match that has begun. */
export interface SharedDice {
  readonly shares: readonly SeedShare[];
  /** Seats of people who contributed nothing, in the order of the seats. */
  readonly absent: readonly string[];
  /** Whether this client's contribution is among the shares; undefined if it made none. */
  readonly mine: boolean | undefined;
  readonly faults: readonly DiceFault[];
  /** True if the match is over and the seed follows from its parts without a fault. */
  readonly proven: boolean;
}

export interface DiceEvidence {
  readonly match: string;
  readonly seat: string;
  readonly people: readonly string[];
  /** As the server shows them now; undefined if it says that it made the seed alone. */
  readonly shares: readonly SeedShare[] | undefined;
  /** The first hash of the server's secret. */
  readonly seedHash: string;
  /** Once the match is over. */
  readonly seed: string | undefined;
  readonly draw: SeedDraw | undefined;
}

/** Compares what the server says now with what the client remembers; undefined if the server made the seed alone. */
export function checkSharedDice(evidence: DiceEvidence, kept: DiceMemory): SharedDice | undefined {
  const { match, seat, people, shares = [], seedHash, seed, draw } = evidence;
  const wasShared = kept.contribution !== undefined || kept.list !== undefined || kept.shares !== undefined;
  if (evidence.shares === undefined && !wasShared) return undefined;
  const isMine = (share: SeedShare) =>
    share.seat === seat && 'contribution' in share && share.contribution === kept.contribution;
  const mine = kept.contribution === undefined ? undefined : shares.some(isMine);
  const over = seed !== undefined;
  const found: Readonly<Record<DiceFault, boolean>> = {
    mineMissing: mine === false,
    stranger: hasUnknownShare(shares, people),
    listChanged: kept.list !== undefined && !same(kept.list, commitmentsIn(shares)),
    sharesChanged:
      (kept.shares !== undefined && !same(kept.shares, shares)) || (over && !same(draw?.contributions ?? [], shares)),
    secretWrong: over && (draw === undefined || sha256(draw.secret) !== seedHash),
    seedWrong: over && (draw === undefined || draw.match !== match || seedOf(draw) !== seed),
  };
  const faults = DICE_FAULTS.filter((fault) => found[fault]);
  const absent = people.filter((it) => !shares.some((share) => share.seat === it));
  return { shares, absent, mine, faults, proven: over && faults.length === 0 };
}

/** A server that could add contributions of its own could choose among seeds by leaving some of them out. */
export const hasUnknownShare = (shares: readonly { readonly seat: string }[], people: readonly string[]): boolean =>
  shares.some(({ seat }, i) => !people.includes(seat) || shares.findIndex((it) => it.seat === seat) !== i);

/** Compares the contents, whatever the order of the members. */
const same = (a: readonly (Commitment | SeedShare)[], b: readonly (Commitment | SeedShare)[]): boolean =>
  text(a) === text(b);
const text = (all: readonly (Commitment | SeedShare)[]): string =>
  JSON.stringify(all.map((it) => Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1))));
