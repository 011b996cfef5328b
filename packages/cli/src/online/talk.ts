import { type ChatLine, hasOlder, talkSince } from '@sandtable/client';
import { calledOf, harmless, type Place } from './place.js';

/** What is said at the table. */

const USUAL = 20;

const lay = (place: Place, lines: readonly ChatLine[]): string =>
  lines.map(({ seat, text }) => `  ${calledOf(place, seat)} > ${harmless(text)}\n`).join('');

/** What was said since it was last shown. */
export function showNewTalk(place: Place): void {
  const lines = talkSince(place.client.standing().chat, place.heard);
  place.context.io.out(lay(place, lines));
  place.heard = (lines.at(-1)?.number ?? place.heard - 1) + 1;
}

/** The last lines that this terminal has at hand. */
export const layLastTalk = (place: Place, most: number): string =>
  lay(place, place.client.standing().chat.slice(-most));

/** The end of the talk: so many lines, `all`, or a few; older ones are fetched. */
export async function showTalk(place: Place, count: string | undefined): Promise<void> {
  const { client, context } = place;
  const { io, say } = context;
  const lines = count === 'all' ? Number.POSITIVE_INFINITY : Number(count ?? USUAL);
  const wanted = lines >= 1 ? Math.floor(lines) : USUAL;
  while (client.standing().chat.length < wanted && (await client.olderTalk()));
  const { chat } = client.standing();
  const shown = wanted < chat.length ? chat.slice(-wanted) : chat;
  io.out(lay(place, shown) || `${say('cli.online.noTalk')}\n`);
  if (shown.length < chat.length || hasOlder(chat)) io.out(`${say('cli.online.talkMore')}\n`);
}
