import type { ChatLine } from '@sandtable/client/wire';
import { now } from './matches.js';
import type { Database } from './store.js';

/** A line of talk at a table; numbered, so that a client can ask for what it has missed. */
export async function addChat(store: Database, match: number, seat: string, text: string): Promise<ChatLine> {
  const { db } = store;
  const at = now();
  // Two processes may want the same number at once: the second takes the next.
  for (;;) {
    const { last } = await db
      .selectFrom('chat')
      .select((eb) => eb.fn.max('number').as('last'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    const number = last === null ? 0 : Number(last) + 1;
    const kept = await db
      .insertInto('chat')
      .values({ match, number, seat, text, at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (!kept) continue;
    await store.news(db, match);
    return { number, seat, text, at };
  }
}

export const chatSince = ({ db }: Database, match: number, since: number): Promise<ChatLine[]> =>
  db
    .selectFrom('chat')
    .select(['number', 'seat', 'text', 'at'])
    .where('match', '=', match)
    .where('number', '>=', since)
    .orderBy('number')
    .execute();
