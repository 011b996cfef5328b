import { askForRematch, type Link, printLink } from '@sandtable/client';
import type { Place } from './place.js';

/** The same seat of the match that follows; whoever asks first makes it. */
export async function goToRematch(place: Place): Promise<void> {
  const { client } = place;
  place.next = nextOf(place) ?? (await askForRematch(client.link));
}

/** Others want to play again: where to find them. */
export function showRematch(place: Place): void {
  const { io, say } = place.context;
  const { rematch } = place.client.standing();
  const next = nextOf(place);
  if (!next || rematch === place.rematch || place.next) return;
  place.rematch = rematch;
  io.out(`\n${say('cli.online.rematch', { link: printLink(next) })}\n`);
}

function nextOf({ client }: Place): Link | undefined {
  const { rematch } = client.standing();
  return rematch === null ? undefined : { ...client.link, match: rematch };
}
