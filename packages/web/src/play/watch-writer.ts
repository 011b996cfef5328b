/**
 * Lets the pages that show one local game know that one of them has written; returns what announces that to the others.
 * Without BroadcastChannel (before Safari 15.4) a page that only shows the game stays as it was until it is reloaded or
 * takes over.
 */
export function watchGame(id: string, onWritten: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(`sandtable-game-${id}`);
  channel.onmessage = onWritten;
  return () => channel.postMessage('written');
}
