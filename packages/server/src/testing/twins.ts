import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreatedMatch, FromClient, State, ToClient } from '@sandtable/client/wire';
import { type Chance, type Game, type Position, randomBelow, seedChance } from '@sandtable/kernel';
import { Leak, type Secrets, type Viewer } from '@sandtable/kernel/testing';
import type { RunningServer } from '../index.js';
import type { LiveMatch } from '../matches/live-match.js';
import { testRequests } from './http-requests.js';
import { joinSeat, type RawConnection } from './raw-connection.js';
import { makeMatch, sqliteStorage, startServerInProcess } from './servers.js';
import { pick, type TwinBeginning, twinPositions } from './twin-positions.js';

/**
 * Twins on a real server: two matches that differ only in what a viewer may not see. The viewer requests everything that a
 * seat can request, over the socket and over HTTP, and must get the same bytes from both.
 */
export interface TwinServer {
  /** Plays a pair up to a number of answers. Throws a Leak that says where they differ. */
  follow<P extends Position>(
    secrets: Secrets<P>,
    viewer: Viewer,
    beginning: TwinBeginning,
    effort: Effort,
  ): Promise<TwinFigures>;
  close(): Promise<void>;
}

interface Effort {
  readonly answers: number;
  /** How many options of a decision are previewed at most. */
  readonly previews: number;
}

interface TwinFigures {
  answers: number;
  frames: number;
  bytes: number;
  previews: number;
  replies: number;
  undone: number;
  /** Whether it ended with a difference that the rules allow. */
  allowed: number;
}

const SIDES = ['a', 'b'] as const;
const SEED = '5eed'.repeat(16);

export async function serveTwins(): Promise<TwinServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-twins-'));
  process.env.SANDTABLE_TWINS = `${pathToFileURL(folder).href}/`;
  const module = new URL('./twin-games.mjs', import.meta.url).href;
  const { games } = (await import(module)) as { games: Readonly<Record<string, Game>> };
  const place = sqliteStorage();
  // No match is in memory before somebody joins it, so that none is loaded before its seed is what it must be.
  const server = await startServerInProcess(place, { maxRooms: 0 }, {}, { games, module });
  const account = await newAccount(server);

  return {
    async follow(secrets, viewer, beginning, effort) {
      const made = twinPositions(secrets, viewer, beginning);
      const figures: TwinFigures = { answers: 0, frames: 0, bytes: 0, previews: 0, replies: 0, undone: 0, allowed: 0 };
      if (!made) return figures;
      for (const [i, side] of SIDES.entries()) {
        writeFileSync(join(folder, `${side}.json`), JSON.stringify(made.notes[i]));
      }
      const { options, seating } = made;
      const twins: Twin[] = [];
      for (const side of SIDES) {
        const wanted = { game: `${secrets.game.id}-${side}`, options, seats: seating };
        twins.push(await seatEverybody(server, await makeMatch(server.address, wanted), viewer, account));
      }
      try {
        await followPair(
          twins as [Twin, Twin],
          viewer,
          secrets.game.hiddenAnswers ?? [],
          beginning.seed,
          effort,
          figures,
        );
      } finally {
        for (const { wires } of twins) for (const wire of wires.values()) await wire.close();
      }
      return figures;
    },
    async close() {
      await server.close();
      place.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One match of a pair, with the connections of all seats. */
interface Twin {
  readonly match: CreatedMatch;
  readonly token: string;
  /** By seat, including the observer. */
  readonly wires: ReadonlyMap<string, RawConnection>;
  readonly live: () => LiveMatch;
  /** Replies that the viewer got over HTTP, without what differs between any two matches. */
  readonly get: (path: string) => Promise<string>;
}

async function newAccount(server: RunningServer): Promise<string> {
  const ask = testRequests(server.address);
  const body = { name: 'Twin watcher', password: 'looks for differences 7' };
  await ask('POST', '/api/accounts', { body });
  const { body: session } = await ask('POST', '/api/session', { body: { ...body, bearer: true } });
  return session.token;
}

async function seatEverybody(
  server: RunningServer,
  match: CreatedMatch,
  viewer: Viewer,
  account: string,
): Promise<Twin> {
  const { service, address } = server;
  await service.store.db.updateTable('matches').set({ seed: SEED }).where('id', '=', match.id).execute();
  const room = await service.open(match.id);
  if (!room) throw new Error('the match is not there');
  const wires = new Map<string, RawConnection>();
  for (const [seat, token] of [...Object.entries(match.seats), ['observer', match.observer]]) {
    wires.set(seat, await joinSeat(address, match.id, token));
    await quiet(wires);
  }
  const token = viewer === 'observer' ? match.observer : match.seats[viewer];
  const ask = testRequests(address);
  if (viewer !== 'observer') await ask('POST', '/api/me/matches', { token: account, body: { match: match.id, token } });
  const get = async (path: string): Promise<string> => {
    const mine = path.startsWith('/api/me/');
    const { status, headers, text, body } = await ask('GET', path.replace('MATCH', match.id), {
      token: mine ? account : token,
    });
    // Of all the matches of the account only this one is the viewer's in this pair.
    const listed = mine ? JSON.stringify(body.matches.find((it: { match: string }) => it.match === match.id)) : text;
    const passing = (name: string) => name === 'date' || name.startsWith('x-ratelimit-');
    const kept = [...headers].filter(([name]) => !passing(name) && !(mine && name === 'content-length'));
    return masked(JSON.stringify([status, kept, listed]), match.id);
  };
  return { match, token, wires, live: () => room.live, get };
}

/** Without what differs between any two matches: names, the time, and hashes; of the same length in both. */
const masked = (text: string, id: string): string =>
  text
    .replaceAll(id, 'MATCH')
    .replaceAll(/(\\?"seedHash\\?":\\?")[0-9a-f]{64}/g, '$1')
    .replaceAll(/(\\?"created\\?":)\d{10}/g, '$1')
    // Before the names of the games: a mark can end as they do.
    .replaceAll(/(\\?"mark\\?":\\?")[\w-]{16}/g, '$1')
    .replaceAll(/-[ab](?=\\?")/g, '');

/** Waits until all messages under way have arrived. */
async function quiet(wires: ReadonlyMap<string, RawConnection>): Promise<void> {
  for (const wire of wires.values()) {
    wire.send({ do: 'ping' });
    await wire.next('pong');
  }
}

function newest({ received }: RawConnection): State {
  const last = received.findLast((it) => it.is === 'welcome' || it.is === 'update');
  if (!last || !('state' in last) || !last.state) throw new Error('nobody was welcomed');
  return last.state;
}

/** Performs an action in a match, then waits until every connection has the update and no bot has to answer. */
async function act({ wires, live }: Twin, seat: string, message: FromClient & { n: number }): Promise<void> {
  live().match.position.chance.shownTo = [];
  wires.get(seat)?.send(message);
  const isSettled = ({ n, result, waiting }: State) =>
    n > message.n && (result !== null || waiting.every((asked) => wires.has(asked)));
  for (const wire of wires.values()) await wire.next('update', ({ state }) => isSettled(state));
  await quiet(wires);
}

async function followPair(
  twins: readonly [Twin, Twin],
  viewer: Viewer,
  hiddenAnswers: readonly string[],
  seed: string,
  effort: Effort,
  figures: TwinFigures,
): Promise<void> {
  const chance = seedChance(`follow ${seed}`);
  const history: string[] = [];
  const compared = [0, 0];
  const sent = (i: number): string[] => {
    const { wires, match } = twins[i];
    const texts = wires.get(viewer)?.texts ?? [];
    const fresh = texts.slice(compared[i]);
    compared[i] = texts.length;
    return fresh.map((text) => masked(text, match.id));
  };
  /** True if they differ where the rules allow it. */
  const parted = (one: readonly string[], two: readonly string[], excused: boolean): boolean => {
    figures.frames += one.length;
    figures.bytes += one.reduce((sum, text) => sum + text.length, 0);
    const part = firstDifference(one, two);
    if (part === undefined) return false;
    if (!excused) throw new Leak(`${viewer} learns over the network from ${part}\nsince: ${history.join(' | ')}`);
    figures.allowed++;
    return true;
  };

  let excused = false;
  for (;;) {
    if (parted(sent(0), sent(1), excused)) return;
    const salt = randomBelow(chance, 1_000_000);
    for (const twin of twins) await inquire(twin, viewer, salt, effort, figures);
    if (parted(sent(0), sent(1), false)) return;
    const [here, there] = [await replies(twins[0]), await replies(twins[1])];
    figures.replies += here.length;
    if (parted(here, there, false)) return;
    if (figures.answers >= effort.answers || newest(wireOf(twins[0], viewer)).result) return;

    const { n, mayUndo } = newest(wireOf(twins[0], viewer));
    if (mayUndo && randomBelow(chance, 4) === 0) {
      history.push(`${viewer} takes back`);
      for (const twin of twins) await act(twin, viewer, { do: 'undo', n });
      figures.undone++;
      excused = false;
      continue;
    }
    const next = nextAnswers(twins, viewer, hiddenAnswers, chance);
    history.push(`${next.seat}: ${next.options.join(' or ')}`);
    const before = twins.map(({ live }) => live().entries.length);
    for (const [i, twin] of twins.entries()) {
      await act(twin, next.seat, { do: 'answer', n, option: next.options[i] });
    }
    figures.answers++;
    const shown = twins.every(({ live }) =>
      live().match.position.chance.shownTo?.some((to) => to === 'everybody' || to === viewer),
    );
    excused = shown || next.isOpen || differentBots(twins, before);
  }
}

const wireOf = ({ wires }: Twin, seat: string): RawConnection => {
  const wire = wires.get(seat);
  if (!wire) throw new Error(`${seat} is not at the table`);
  return wire;
};

/** Bots that know different things may do different things. */
const differentBots = (twins: readonly Twin[], before: readonly number[]): boolean => {
  // The first is the person's, which the pair chose.
  const [one, two] = twins.map(({ live }, i) =>
    live()
      .entries.slice(before[i] + 1)
      .map(({ option }) => option)
      .join(),
  );
  return one !== two;
};

interface NextAnswers {
  readonly seat: string;
  readonly options: readonly [string, string];
  /** Everybody may see that the answers differ. */
  readonly isOpen: boolean;
}

/** The viewer answers the same in both; the others too where they can, except where answers stay hidden. */
function nextAnswers(
  twins: readonly [Twin, Twin],
  viewer: Viewer,
  hiddenAnswers: readonly string[],
  chance: Chance,
): NextAnswers {
  const asked = [...twins[0].wires].flatMap(([seat, wire]) => {
    const here = newest(wire).decision;
    const there = newest(wireOf(twins[1], seat)).decision;
    return here && there ? [{ seat, here, there }] : [];
  });
  if (asked.length === 0) throw new Leak(`${viewer} learns over the network from who is asked`);
  const { seat, here, there } = asked[randomBelow(chance, asked.length)];
  const staysHidden = seat !== viewer && hiddenAnswers.includes(here.prompt.key);
  const common = staysHidden ? [] : here.options.filter((option) => there.options.includes(option));
  if (common.length > 0) {
    const option = pick(common, chance);
    return { seat, options: [option, option], isOpen: false };
  }
  return { seat, options: [pick(here.options, chance), pick(there.options, chance)], isOpen: !staysHidden };
}

/** Sends the viewer's requests over its socket. The replies are among the messages that are compared. */
async function inquire(twin: Twin, viewer: Viewer, salt: number, effort: Effort, figures: TwinFigures): Promise<void> {
  const wire = wireOf(twin, viewer);
  const { n, decision } = newest(wire);
  const chance = seedChance(`inquire ${salt}`);
  const ask = async (message: FromClient, is: ToClient['is']): Promise<void> => {
    const heard = wire.received.length;
    wire.send(message);
    wire.send({ do: 'ping' });
    await wire.next('pong');
    const reply = wire.received.slice(heard).find((it) => it.is === is || it.is === 'refused');
    if (!reply) throw new Error(`no reply to ${JSON.stringify(message)}`);
  };
  await ask({ do: 'tables' }, 'tables');
  await ask({ do: 'past', n: randomBelow(chance, n + 1) }, 'past');
  await ask({ do: 'past', n: n + 1 }, 'past');
  await ask({ do: 'answer', n, option: 'no-such-answer' }, 'refused');
  await ask({ do: 'answer', n: n + 1, option: 'no-such-answer' }, 'refused');
  await ask({ do: 'preview', n, option: 'no-such-answer' }, 'preview');
  if (!newest(wire).mayUndo) await ask({ do: 'undo', n }, 'refused');
  const options = [...(decision?.options ?? [])];
  for (let i = 0; i < effort.previews && options.length > 0; i++) {
    const [option] = options.splice(randomBelow(chance, options.length), 1);
    await ask({ do: 'preview', n, option }, 'preview');
    figures.previews++;
  }
}

const replies = async ({ get }: Twin): Promise<string[]> => {
  const found: string[] = [];
  for (const path of ['', '/log', '/log?since=3', '/chat', '/record', '/notice']) {
    found.push(await get(`/api/matches/MATCH${path}`));
  }
  found.push(await get('/api/me/matches'));
  return found;
};

/** Where two lists of texts differ, with an excerpt. */
function firstDifference(one: readonly string[], two: readonly string[]): string | undefined {
  for (let at = 0; at < Math.max(one.length, two.length); at++) {
    const [here, there] = [one[at] ?? '(nothing)', two[at] ?? '(nothing)'];
    if (here === there) continue;
    let letter = 0;
    while (here[letter] === there[letter]) letter++;
    const from = Math.max(0, letter - 120);
    return `message ${at}, ${here.length} or ${there.length} bytes:\n  …${here.slice(from, from + 300)}\n  …${there.slice(from, from + 300)}`;
  }
  return undefined;
}
