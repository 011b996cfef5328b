import { type Link, printLink, requestRematch } from '@sandtable/client';
import type { OnlineSeat } from './online-seat.js';

/** Sets the next match to this seat's rematch. The first request creates the rematch. */
export async function goToRematch(onlineSeat: OnlineSeat): Promise<void> {
  const { client } = onlineSeat;
  onlineSeat.next = nextOf(onlineSeat) ?? (await requestRematch(client.link));
}

/** Announces a rematch that another player started. */
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
