import { type ChatLine, chatSince, hasOlderChat } from '@sandtable/client';
import { type OnlineSeat, seatWithName, withoutControls } from './online-seat.js';

const DEFAULT_LINES = 20;

const formatLines = (onlineSeat: OnlineSeat, lines: readonly ChatLine[]): string =>
  lines.map(({ seat, text }) => `  ${seatWithName(onlineSeat, seat)} > ${withoutControls(text)}\n`).join('');

/** Shows the chat lines that were not shown yet. */
export function showNewChat(onlineSeat: OnlineSeat): void {
  const lines = chatSince(onlineSeat.client.snapshot().chat, onlineSeat.nextChatLine);
  onlineSeat.context.io.out(formatLines(onlineSeat, lines));
  onlineSeat.nextChatLine = (lines.at(-1)?.number ?? onlineSeat.nextChatLine - 1) + 1;
}

/** The last lines of chat that the client already has. */
export const formatLastChat = (onlineSeat: OnlineSeat, maxLines: number): string =>
  formatLines(onlineSeat, onlineSeat.client.snapshot().chat.slice(-maxLines));

/** Shows the end of the chat: `count` lines, `all`, or a default number. Fetches older lines if needed. */
export async function showChat(onlineSeat: OnlineSeat, count: string | undefined): Promise<void> {
  const { client, context } = onlineSeat;
  const { io, say } = context;
  const lines = count === 'all' ? Number.POSITIVE_INFINITY : Number(count ?? DEFAULT_LINES);
  const wanted = lines >= 1 ? Math.floor(lines) : DEFAULT_LINES;
  while (client.snapshot().chat.length < wanted && (await client.olderChat()));
  const { chat } = client.snapshot();
  const shown = wanted < chat.length ? chat.slice(-wanted) : chat;
  io.out(formatLines(onlineSeat, shown) || `${say('cli.online.noTalk')}\n`);
  if (shown.length < chat.length || hasOlderChat(chat)) io.out(`${say('cli.online.talkMore')}\n`);
}
