import { type ChatLine, chatSince, hasOlderChat } from '@sandtable/client';
import { type OnlineSeat, seatWithName, withoutControls } from './online-seat.js';

/** What is said at the table. */

const DEFAULT_LINES = 20;

const formatLine = (onlineSeat: OnlineSeat, lines: readonly ChatLine[]): string =>
  lines.map(({ seat, text }) => `  ${seatWithName(onlineSeat, seat)} > ${withoutControls(text)}\n`).join('');

/** What was said since it was last shown. */
export function showNewChat(onlineSeat: OnlineSeat): void {
  const lines = chatSince(onlineSeat.client.snapshot().chat, onlineSeat.nextChatLine);
  onlineSeat.context.io.out(formatLine(onlineSeat, lines));
  onlineSeat.nextChatLine = (lines.at(-1)?.number ?? onlineSeat.nextChatLine - 1) + 1;
}

/** The last lines that this terminal has at hand. */
export const formatLastChat = (onlineSeat: OnlineSeat, most: number): string =>
  formatLine(onlineSeat, onlineSeat.client.snapshot().chat.slice(-most));

/** The end of the talk: so many lines, `all`, or a few; older ones are fetched. */
export async function showChat(onlineSeat: OnlineSeat, count: string | undefined): Promise<void> {
  const { client, context } = onlineSeat;
  const { io, say } = context;
  const lines = count === 'all' ? Number.POSITIVE_INFINITY : Number(count ?? DEFAULT_LINES);
  const wanted = lines >= 1 ? Math.floor(lines) : DEFAULT_LINES;
  while (client.snapshot().chat.length < wanted && (await client.olderChat()));
  const { chat } = client.snapshot();
  const shown = wanted < chat.length ? chat.slice(-wanted) : chat;
  io.out(formatLine(onlineSeat, shown) || `${say('cli.online.noTalk')}\n`);
  if (shown.length < chat.length || hasOlderChat(chat)) io.out(`${say('cli.online.talkMore')}\n`);
}
