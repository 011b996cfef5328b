import type { ChatLine } from '@sandtable/client/wire';
import { now } from './matches.js';
import type { Database } from './store.js';

export const MAX_LINES = 20_000;

/**
 * Stores a line of chat. Lines are numbered from 0 without gaps, so that a client can ask for those it has missed. Returns
 * undefined if the match has reached its limit of lines.
 */
export async function addChat(
  store: Database,
  match: number,
  seat: string,
  text: string,
): Promise<ChatLine | undefined> {
  const { db } = store;
  const at = now();
  // If two processes take the same number at once, the second one retries with the next.
  for (;;) {
    const { last } = await db
      .selectFrom('chat')
      .select((eb) => eb.fn.max('number').as('last'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    const number = last === null ? 0 : Number(last) + 1;
    if (number >= MAX_LINES) return undefined;
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

const linesOf = ({ db }: Database, match: number, since: number) =>
  db
    .selectFrom('chat')
    .select(['number', 'seat', 'text', 'at'])
    .where('match', '=', match)
    .where('number', '>=', since);

/** All lines from a number on, for clients that are connected. */
export const chatSince = (store: Database, match: number, since: number): Promise<ChatLine[]> =>
  linesOf(store, match, since).orderBy('number').execute();

/** The newest lines from `since` on and before `before`, at most a page. */
export interface ChatPage {
  readonly lines: readonly ChatLine[];
  /** Whether earlier lines were left out. */
  readonly more: boolean;
}

export const CHAT_PAGE_SIZE = 200;

export async function chatPage(store: Database, match: number, since: number, before?: number): Promise<ChatPage> {
  const asked = linesOf(store, match, since);
  const wanted = before === undefined ? asked : asked.where('number', '<', before);
  const lines = (await wanted.orderBy('number', 'desc').limit(CHAT_PAGE_SIZE).execute()).reverse();
  const [oldest] = lines;
  return { lines, more: oldest !== undefined && oldest.number > since };
}
