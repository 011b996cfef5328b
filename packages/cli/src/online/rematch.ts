import { type Link, printLink, requestRematch } from '@sandtable/client';
import type { OnlineSeat } from './online-seat.js';

/** The same seat of the match that follows; whoever asks first makes it. */
export async function goToRematch(onlineSeat: OnlineSeat): Promise<void> {
  const { client } = onlineSeat;
  onlineSeat.next = nextOf(onlineSeat) ?? (await requestRematch(client.link));
}

/** Others want to play again: where to find them. */
export function showRematch(onlineSeat: OnlineSeat): void {
  const { io, say } = onlineSeat.context;
  const { rematch } = onlineSeat.client.snapshot();
  const next = nextOf(onlineSeat);
  if (!next || rematch === onlineSeat.rematch || onlineSeat.next) return;
  onlineSeat.rematch = rematch;
  io.out(`\n${say('cli.online.rematch', { link: printLink(next) })}\n`);
}

function nextOf({ client }: OnlineSeat): Link | undefined {
  const { rematch } = client.snapshot();
  return rematch === null ? undefined : { ...client.link, match: rematch };
}
