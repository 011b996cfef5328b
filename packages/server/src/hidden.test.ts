import type { CreatedMatch, FromClient, NewMatch, State, ToClient } from '@sandtable/client/wire';
import { type Chance, newMatch, type PositionJson, randomBelow, seedChance, shuffle } from '@sandtable/kernel';
import type { Toy } from '@sandtable/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './index.js';
import { waitingFor } from './matches/live-match.js';
import { joinSeat, type RawConnection } from './testing/raw-connection.js';
import { games, makeMatch, sqliteStorage, startServerInProcess, type TestStorage } from './testing/servers.js';

/**
 * Non-interference over the real socket: two matches that differ only in what a seat may not see send it the same bytes,
 * apart from their ids and tokens, as long as only that differs.
 */
describe('what is hidden', () => {
  let place: TestStorage;
  let server: RunningServer;
  beforeAll(async () => {
    place = sqliteStorage();
    // With no space in memory, bots begin when somebody opens the match, and not before the test has prepared it.
    server = await startServerInProcess(place, { maxRooms: 0 });
  });
  afterAll(async () => {
    await server.close();
    place.remove();
  });

  interface Seated extends RawConnection {
    state: State;
  }
  interface Twin {
    readonly match: CreatedMatch;
    readonly wires: ReadonlyMap<string, Seated>;
  }

  /** A match at the given position, with a seed that both twins share; all people and an observer have joined. */
  async function twin(wanted: NewMatch, seed: string, positionJson: PositionJson): Promise<Twin> {
    const match = await makeMatch(server.address, wanted);
    await server.service.store.db
      .updateTable('matches')
      .set({ seed, generator: 'xoshiro128**', snapshot: JSON.stringify(positionJson) })
      .where('id', '=', match.id)
      .execute();
    // If bots begin, they do so before anything is compared.
    const room = await server.service.open(match.id);
    const personAsked = () =>
      room && waitingFor(room.live).some((seat) => seat in match.seats) && room.pendingActions === 0;
    await expect.poll(personAsked, { interval: 5 }).toBe(true);
    const wires = new Map<string, Seated>();
    for (const [seat, token] of [...Object.entries(match.seats), ['observer', match.observer]]) {
      const wire = await joinSeat(server.address, match.id, token);
      wires.set(seat, { ...wire, state: wire.welcome.state });
      await quiet(wires);
    }
    return { match, wires };
  }

  /** Waits until all messages under way have arrived. */
  async function quiet(wires: ReadonlyMap<string, Seated>): Promise<void> {
    for (const wire of wires.values()) {
      wire.send({ do: 'ping' });
      await wire.next('pong');
    }
  }

  const newest = ({ received }: RawConnection): State | undefined => {
    const last = received.findLast((it) => it.is === 'welcome' || it.is === 'update');
    return last && 'state' in last ? last.state : undefined;
  };

  /** Answers in one match; waits until everybody has the update and the bots have played. */
  async function answer({ wires }: Twin, seat: string, n: number, option: string): Promise<void> {
    wires.get(seat)?.send({ do: 'answer', n, option });
    for (const wire of wires.values()) {
      await expect.poll(() => newest(wire)?.n ?? 0, { interval: 2 }).toBeGreaterThan(n);
    }
    await personsTurn(wires);
  }

  async function personsTurn(wires: Twin['wires']): Promise<void> {
    for (const wire of wires.values()) {
      const settled = () => {
        const state = newest(wire);
        return state?.result !== null || state.waiting.some((seat) => wires.has(seat));
      };
      await expect.poll(settled, { interval: 2 }).toBe(true);
    }
    await quiet(wires);
  }

  /** Everything a viewer received, without the match's id, the seed's hash and the mark (keyed with the seed). */
  const sent = ({ match, wires }: Twin, seat: string): string[] =>
    (wires.get(seat)?.texts ?? []).map((text) =>
      text
        .replaceAll(match.id, 'MATCH')
        .replaceAll(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":""')
        .replaceAll(/"mark":"[\w-]{16}"/g, '"mark":""'),
    );

  /** The first difference of two lists of messages, with some context. */
  function difference(one: readonly string[], two: readonly string[]): string | undefined {
    const at = one.findIndex((text, i) => text !== two[i]);
    if (at < 0) return one.length === two.length ? undefined : `${one.length} messages and ${two.length}`;
    const there = two[at] ?? '';
    const from = Math.max(0, [...one[at]].findIndex((letter, i) => letter !== there[i]) - 80);
    return `message ${at}: …${one[at].slice(from, from + 200)} and …${there.slice(from, from + 200)}`;
  }

  /** A random answer that is legal in both matches. */
  function common(one: Twin, two: Twin, chance: Chance): { seat: string; n: number; option: string } | undefined {
    const choices = [...one.wires].flatMap(([seat, wire]) => {
      const here = newest(wire);
      const there = two.wires.get(seat);
      const both = here?.decision?.options.filter(
        (option) => there && newest(there)?.decision?.options.includes(option),
      );
      return here && both && both.length > 0 ? [{ seat, n: here.n, both }] : [];
    });
    if (choices.length === 0) return undefined;
    const { seat, n, both } = choices[randomBelow(chance, choices.length)];
    const main = both.filter((option) => !option.startsWith('aside:') || randomBelow(chance, 5) === 0);
    return {
      seat,
      n,
      option: (main.length > 0 ? main : both)[randomBelow(chance, (main.length > 0 ? main : both).length)],
    };
  }

  /** How many options of a decision are previewed; all of them in the full run. */
  const previews = process.env.SANDTABLE_SECRETS === 'full' ? Number.POSITIVE_INFINITY : 2;

  /** Sends a viewer's possible requests: tables, previews, and an answer that is refused. The replies are compared too. */
  async function inquire({ wires }: Twin, viewer: string, salt: number): Promise<void> {
    const wire = wires.get(viewer);
    const state = wire && newest(wire);
    if (!wire || !state) return;
    const { n, decision } = state;
    const ask = async (message: FromClient, is: ToClient['is']): Promise<void> => {
      const before = wire.received.length;
      wire.send(message);
      const isAnswered = () => wire.received.slice(before).some((it) => it.is === is || it.is === 'refused');
      await expect.poll(isAnswered, { timeout: 240_000, interval: 2 }).toBe(true);
    };
    await ask({ do: 'tables' }, 'tables');
    await ask({ do: 'answer', n, option: 'no-such-answer' }, 'refused');
    const options = shuffle(seedChance(`preview ${salt}`), [...(decision?.options ?? [])]);
    for (const option of options.slice(0, previews)) await ask({ do: 'preview', n, option }, 'preview');
  }

  const leave = ({ wires }: Twin) => Promise.all([...wires.values()].map((wire) => wire.close()));
  const positionOf = ({ match }: Twin) => server.service.rooms.get(match.id)?.live.match.position;

  /** Plays the same in both matches as long as `hidden` holds, and returns how many answers that were. */
  async function alike(
    one: Twin,
    two: Twin,
    viewers: readonly string[],
    chance: Chance,
    hidden: (twin: Twin) => boolean,
  ): Promise<number> {
    let answers = 0;
    for (const { wires } of [one, two]) await personsTurn(wires);
    for (;;) {
      if (!hidden(one) || !hidden(two)) return answers;
      const salt = randomBelow(chance, 1000);
      for (const viewer of viewers) {
        for (const each of [one, two]) await inquire(each, viewer, salt);
        expect(difference(sent(one, viewer), sent(two, viewer))).toBeUndefined();
      }
      const next = common(one, two, chance);
      if (!next) return answers;
      for (const each of [one, two]) await answer(each, next.seat, next.n, next.option);
      answers++;
    }
  }

  const toyNote = (seed: string, change: (toy: { deck: number[]; coins: Toy['coins'] }) => void): PositionJson => {
    const positionJson = newMatch(games.toy, { seed, settings: { rounds: '6', fog: 'on' } }).positionJson();
    const changed = JSON.parse(JSON.stringify(positionJson));
    change(changed);
    return changed;
  };
  const fog = { game: 'toy', options: { rounds: '6', fog: 'on' } };

  it('cards nobody has seen: nobody learns anything of their order', async () => {
    let answers = 0;
    for (let i = 0; i < 6; i++) {
      const seed = `deck ${i}`;
      const one = await twin(
        fog,
        seed,
        toyNote(seed, () => {}),
      );
      const two = await twin(
        fog,
        seed,
        toyNote(seed, ({ deck }) => {
          // Cards are drawn from the end of the list; the next two are the same in both matches.
          const below = shuffle(seedChance(seed), deck.splice(0, deck.length - 2));
          deck.unshift(...below.reverse());
        }),
      );
      const alreadySeen = (each: Twin) => (positionOf(each) as Toy).round <= 3;
      answers += await alike(one, two, ['red', 'blue', 'observer'], seedChance(`path ${i}`), alreadySeen);
      await Promise.all([leave(one), leave(two)]);
    }
    expect(answers).toBeGreaterThan(60);
  });

  it('what another seat has under fog: a seat and an observer learn nothing of it until the end', async () => {
    let answers = 0;
    for (let i = 0; i < 6; i++) {
      const seed = `purse ${i}`;
      const one = await twin(
        fog,
        seed,
        toyNote(seed, () => {}),
      );
      const two = await twin(
        fog,
        seed,
        toyNote(seed, ({ coins }) => {
          coins.blue += 7;
        }),
      );
      answers += await alike(one, two, ['red', 'observer'], seedChance(`path ${i}`), () => true);
      await Promise.all([leave(one), leave(two)]);
    }
    expect(answers).toBeGreaterThan(60);
  });

  it('what another seat has chosen in secret: nothing of it, nor of its undo, until all have chosen', async () => {
    const seed = 'secret';
    const twins = await Promise.all(
      [0, 1].map(() =>
        twin(
          fog,
          seed,
          toyNote(seed, () => {}),
        ),
      ),
    );
    for (const [i, each] of twins.entries()) {
      await answer(each, 'blue', 0, `number:${i}`);
      each.wires.get('blue')?.send({ do: 'undo', n: 1 });
      await each.wires.get('red')?.next('update', ({ state }) => state.n === 2);
      await answer(each, 'blue', 2, `number:${3 * i}`);
    }
    for (const viewer of ['red', 'observer']) {
      expect(difference(sent(twins[0], viewer), sent(twins[1], viewer))).toBeUndefined();
    }
    // The last answer reveals it.
    for (const each of twins) await answer(each, 'red', 3, 'number:1');
    expect(difference(sent(twins[0], 'red'), sent(twins[1], 'red'))).toBeDefined();
    await Promise.all(twins.map(leave));
  });

  it('why a bot chose in secret: nothing of it until all have chosen', async () => {
    const seed = 'bot';
    const each = await twin(
      { ...fog, seats: { blue: 'miser' } },
      seed,
      toyNote(seed, () => {}),
    );
    await personsTurn(each.wires);
    const red = each.wires.get('red');
    await expect.poll(() => red && newest(red)?.n).toBe(1);
    expect(sent(each, 'red').join()).not.toContain('because');
    await answer(each, 'red', 1, 'number:5');
    expect(sent(each, 'red').join()).toContain('because.first');
    await leave(each);
  });
});
