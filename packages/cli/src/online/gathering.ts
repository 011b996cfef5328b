import { type Client, type GatheringSnapshot, joinMatch, type Link } from '@sandtable/client';
import { WebSocket } from 'ws';
import { type Context, seatName } from '../context.js';
import { formatDiceFault } from './dice.js';
import { withoutControls } from './online-seat.js';
import { toRefusal } from './refusals.js';

/** The line that is being read. It may start in the gathering and end in the match, so both share it. */
export interface Keyboard {
  reading: Promise<string | undefined> | undefined;
}

/** Joins a match. During the gathering it shows who is missing. Returns undefined if the person leaves. */
export async function joinOnline(context: Context, link: Link, keyboard: Keyboard): Promise<Client | undefined> {
  const left = new AbortController();
  let now: GatheringSnapshot | undefined;
  let shown = '';
  let wake = (): void => {};
  const joining = joinMatch(link, {
    openSocket: (url) => new WebSocket(url),
    signal: left.signal,
    onGathering(gathering) {
      now = gathering;
      const text = formatGathering(context, gathering);
      if (text !== shown) context.io.out(`${text}\n`);
      shown = text;
      wake();
    },
  });
  const joined = joining.then(
    (client) => ({ client }),
    (error: unknown) => ({ error }),
  );
  for (;;) {
    const changed = new Promise<'changed'>((resolve) => {
      wake = () => resolve('changed');
    });
    // Piped input waits until the match has begun.
    if (now && context.io.isInteractive.out) keyboard.reading ??= context.io.line('> ');
    const { reading } = keyboard;
    const line = reading ? [reading.then((typed) => ({ typed }))] : [];
    const next = await Promise.race([joined, changed, ...line]);
    if (next === 'changed') continue;
    if ('client' in next) return next.client;
    if ('error' in next) return toRefusal(link.address)(next.error);
    keyboard.reading = undefined;
    const word = next.typed?.trim().toLowerCase();
    if (word === undefined || word === 'quit') {
      left.abort();
      await joined;
      return undefined;
    }
    if (word === 'begin' && now?.mayBegin) now.begin();
    else if (word !== '') context.io.out(`${context.say('cli.gathering.help')}\n`);
  }
}

function formatGathering(
  context: Context,
  { gathering, missing, unrevealed, faults, seedHash }: GatheringSnapshot,
): string {
  const { say } = context;
  const { words } = context.game(gathering.game);
  const rows = gathering.seats
    .filter(({ player }) => player === 'person')
    .map(({ seat, name, commitment, revealed }) => {
      const called = name ? `${seatName(words, seat)} (${withoutControls(name)})` : seatName(words, seat);
      if (revealed) return say('cli.gathering.revealed', { seat: called });
      return say(commitment === null ? 'cli.gathering.missing' : 'cli.gathering.committed', { seat: called });
    });
  const names = (seats: readonly string[]) => seats.map((seat) => seatName(words, seat)).join(', ');
  const state =
    gathering.phase === 'open'
      ? say(gathering.seat === 'observer' ? 'cli.gathering.watch' : 'cli.gathering.open', { seats: names(missing) })
      : say('cli.gathering.closed', { seats: names(unrevealed) });
  const { pinned, changedTo } = seedHash;
  const changed =
    changedTo === undefined
      ? []
      : [say('cli.online.seedHashChanged', { pinned: withoutControls(pinned), hash: withoutControls(changedTo) })];
  return [
    say('cli.gathering.title', { hash: withoutControls(pinned) }),
    ...rows,
    state,
    ...changed,
    ...faults.map((fault) => formatDiceFault(say, fault)),
  ].join('\n');
}
