/**
 * Calls `onWritten` when another page has stored something of a local game. Returns a function that announces to the
 * other pages that this one has. Without BroadcastChannel (before Safari 15.4), a page that only shows the game doesn't
 * change until it is reloaded or takes over.
 */
export function watchGame(id: string, onWritten: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(`sandtable-game-${id}`);
  channel.onmessage = onWritten;
  return () => channel.postMessage('written');
}
