import { seedOf } from '@sandtable/client/shared-dice';
import type { GatheringPhase } from '@sandtable/client/wire';
import type { SeedDraw, SeedShare } from '@sandtable/kernel';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.js';
import type { Database } from './store.js';

/**
 * Matches with shared dice that have not begun: the server's secret and what people contribute to the seed. Each change is
 * one transaction that locks the match's row, so that processes which share a database agree on the order.
 */

export interface GatheringState {
  readonly secret: string;
  readonly phase: GatheringPhase;
  /** The commitment of each seat. */
  readonly commitments: Readonly<Record<string, string>>;
  /** The revealed contribution of each seat. */
  readonly contributions: Readonly<Record<string, string>>;
  /** Seats whose absent players got a notice that the others wait for them. */
  readonly noticed?: readonly string[];
}

export interface GatheringMatch {
  readonly pk: number;
  readonly id: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly seating: Readonly<Record<string, string>>;
}

export const newGathering = (secret: string): GatheringState => ({
  secret,
  phase: 'open',
  commitments: {},
  contributions: {},
});

/** A match that has not begun; undefined if there is none with this id. */
export async function findGathering({ db }: Database, id: string): Promise<GatheringMatch | undefined> {
  const row = await db
    .selectFrom('matches')
    .select(['pk', 'id', 'game', 'seats', 'seating'])
    .where('id', '=', id)
    .where('gathering', 'is not', null)
    .executeTakeFirst();
  return row && { ...row, seats: JSON.parse(row.seats), seating: JSON.parse(row.seating) };
}

/** Undefined once the match has begun. */
export async function readGathering({ db }: Database, match: number): Promise<GatheringState | undefined> {
  const row = await db.selectFrom('matches').select('gathering').where('pk', '=', match).executeTakeFirst();
  return row?.gathering ? JSON.parse(row.gathering) : undefined;
}

/** The changed state of a gathering; undefined if there is nothing to change. */
export type GatheringChange = (state: GatheringState) => GatheringState | undefined;

/** Returns what the database holds afterwards; undefined if the match has begun. */
export const changeGathering = (
  store: Database,
  match: number,
  change: GatheringChange,
): Promise<GatheringState | undefined> =>
  store.db.transaction().execute(async (tx) => {
    const state = await hold(tx, match);
    const changed = state && change(state);
    if (!changed) return state;
    await tx
      .updateTable('matches')
      .set({ gathering: JSON.stringify(changed) })
      .where('pk', '=', match)
      .execute();
    await store.news(tx, match);
    return changed;
  });

/** Makes the seed and so begins the match. Returns false if `isReady` does, or if the match has begun already. */
export const beginGathered = (
  store: Database,
  { pk, id, seats }: GatheringMatch,
  isReady: (state: GatheringState) => boolean,
): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    const state = await hold(tx, pk);
    if (!state || !isReady(state)) return false;
    const draw: SeedDraw = { match: id, secret: state.secret, contributions: sharesIn(state, seats) };
    await tx
      .updateTable('matches')
      .set({ seed: seedOf(draw), draw: JSON.stringify(draw), gathering: null })
      .where('pk', '=', pk)
      .execute();
    await store.news(tx, pk);
    return true;
  });

/** The shares of the seed, in the order of the seats. */
const sharesIn = ({ commitments, contributions }: GatheringState, seats: readonly string[]): SeedShare[] => {
  const revealed = new Map(Object.entries(contributions));
  const committed = new Map(Object.entries(commitments));
  return seats.flatMap((seat): readonly SeedShare[] => {
    const contribution = revealed.get(seat);
    if (contribution !== undefined) return [{ seat, contribution }];
    const withheld = committed.get(seat);
    return withheld === undefined ? [] : [{ seat, withheld }];
  });
};

/** Reads the state and locks it until the transaction ends, by an update of the row. */
async function hold(tx: Transaction<Tables>, match: number): Promise<GatheringState | undefined> {
  const row = await tx
    .updateTable('matches')
    .set((eb) => ({ gathering: eb.ref('gathering') }))
    .where('pk', '=', match)
    .returning('gathering')
    .executeTakeFirst();
  return row?.gathering ? JSON.parse(row.gathering) : undefined;
}
