import type { FromClient, MatchMade, NewMatch, State, ToClient } from '@sandtable/client/wire';
import { below, type Chance, type Note, newMatch, seedChance, shuffle } from '@sandtable/kernel';
import type { Toy } from '@sandtable/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from './index.js';
import { waitingFor } from './matches/live.js';
import { games, makeMatch, type Place, serveHere, sqlitePlace } from './testing/servers.js';
import { sit, type Wire } from './testing/wire.js';

/**
 * Non-interference over the real socket: two matches that differ only in what a seat may not see send it the same bytes,
 * apart from their names and secrets, for as long as only that differs.
 */
describe('what is hidden', () => {
  let place: Place;
  let server: Running;
  beforeAll(async () => {
    place = sqlitePlace();
    // No room for more than what people use: bots begin when somebody opens the match, not before it is made what it must be.
    server = await serveHere(place, { mostTables: 0 });
  });
  afterAll(async () => {
    await server.close();
    place.remove();
  });

  interface Seated extends Wire {
    state: State;
  }
  interface Twin {
    readonly match: MatchMade;
    readonly wires: ReadonlyMap<string, Seated>;
  }

  /** A match that stands where the note says, from a seed that both twins share; people and an observer have joined. */
  async function twin(wanted: NewMatch, seed: string, note: Note): Promise<Twin> {
    const match = await makeMatch(server.address, wanted);
    await server.service.store.db
      .updateTable('matches')
      .set({ seed, generator: 'xoshiro128**', snapshot: JSON.stringify(note) })
      .where('id', '=', match.id)
      .execute();
    // Bots that begin do so before anybody looks.
    const table = await server.service.open(match.id);
    const personAsked = () =>
      table && waitingFor(table.live).some((seat) => seat in match.seats) && table.unsaved === 0;
    await expect.poll(personAsked, { interval: 5 }).toBe(true);
    const wires = new Map<string, Seated>();
    for (const [seat, token] of [...Object.entries(match.seats), ['observer', match.observer]]) {
      const wire = await sit(server.address, match.id, token);
      wires.set(seat, { ...wire, state: wire.welcome.state });
      await quiet(wires);
    }
    return { match, wires };
  }

  /** What was on its way has arrived. */
  async function quiet(wires: ReadonlyMap<string, Seated>): Promise<void> {
    for (const wire of wires.values()) {
      wire.send({ do: 'ping' });
      await wire.next('pong');
    }
  }

  const newest = ({ heard }: Wire): State | undefined => {
    const last = heard.findLast((it) => it.is === 'welcome' || it.is === 'update');
    return last && 'state' in last ? last.state : undefined;
  };

  /** The same act in a match; waits until everybody knows, and the bots have done what they do. */
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

  /** All that a viewer was sent, as it came, without the match's name, the seed's hash and the mark that the seed keys. */
  const sent = ({ match, wires }: Twin, seat: string): string[] =>
    (wires.get(seat)?.texts ?? []).map((text) =>
      text
        .replaceAll(match.id, 'MATCH')
        .replaceAll(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":""')
        .replaceAll(/"mark":"[\w-]{16}"/g, '"mark":""'),
    );

  /** Where two lists of messages part, with some of what stands there. */
  function difference(one: readonly string[], two: readonly string[]): string | undefined {
    const at = one.findIndex((text, i) => text !== two[i]);
    if (at < 0) return one.length === two.length ? undefined : `${one.length} messages and ${two.length}`;
    const there = two[at] ?? '';
    const from = Math.max(0, [...one[at]].findIndex((letter, i) => letter !== there[i]) - 80);
    return `message ${at}: …${one[at].slice(from, from + 200)} and …${there.slice(from, from + 200)}`;
  }

  /** Any answer that whoever is asked may give in both. */
  function common(one: Twin, two: Twin, chance: Chance): { seat: string; n: number; option: string } | undefined {
    const asked = [...one.wires].flatMap(([seat, wire]) => {
      const here = newest(wire);
      const there = two.wires.get(seat);
      const both = here?.decision?.options.filter(
        (option) => there && newest(there)?.decision?.options.includes(option),
      );
      return here && both && both.length > 0 ? [{ seat, n: here.n, both }] : [];
    });
    if (asked.length === 0) return undefined;
    const { seat, n, both } = asked[below(chance, asked.length)];
    const main = both.filter((option) => !option.startsWith('aside:') || below(chance, 5) === 0);
    return { seat, n, option: (main.length > 0 ? main : both)[below(chance, (main.length > 0 ? main : both).length)] };
  }

  /** Options of a decision that are previewed; all of them in the full form. */
  const previews = process.env.SANDTABLE_SECRETS === 'full' ? Number.POSITIVE_INFINITY : 2;

  /** What a viewer finds out by asking: tables, previews, and an answer that is refused. It is among what was sent. */
  async function inquire({ wires }: Twin, viewer: string, salt: number): Promise<void> {
    const wire = wires.get(viewer);
    const state = wire && newest(wire);
    if (!wire || !state) return;
    const { n, decision } = state;
    const ask = async (message: FromClient, is: ToClient['is']): Promise<void> => {
      const before = wire.heard.length;
      wire.send(message);
      const told = () => wire.heard.slice(before).some((it) => it.is === is || it.is === 'refused');
      await expect.poll(told, { timeout: 20_000, interval: 2 }).toBe(true);
    };
    await ask({ do: 'tables' }, 'tables');
    await ask({ do: 'answer', n, option: 'no-such-answer' }, 'refused');
    const options = shuffle(seedChance(`preview ${salt}`), [...(decision?.options ?? [])]);
    for (const option of options.slice(0, previews)) await ask({ do: 'preview', n, option }, 'preview');
  }

  const leave = ({ wires }: Twin) => Promise.all([...wires.values()].map((wire) => wire.close()));
  const positionOf = ({ match }: Twin) => server.service.tables.get(match.id)?.live.match.position;

  /** Plays the same in both for as long as `hidden`, and gives how many answers that were. */
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
      const salt = below(chance, 1000);
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

  const toyNote = (seed: string, change: (toy: { deck: number[]; coins: Toy['coins'] }) => void): Note => {
    const note = newMatch(games.toy, { seed, options: { rounds: '6', fog: 'on' } }).note();
    const changed = JSON.parse(JSON.stringify(note));
    change(changed);
    return changed;
  };
  const fog = { game: 'toy', options: { rounds: '6', fog: 'on' } };

  it('cards nobody has seen: nobody is told anything of their order', async () => {
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
          // The last of the list is drawn first; the two that come next are the same in both.
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

  it('what another has under fog: a seat and an observer are told nothing of it, to the end', async () => {
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

  it('what another has chosen in secret: nothing of it until all have chosen, nor of its taking back', async () => {
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
    // And with the last answer it is told.
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

  it.each([
    ['four people', {}],
    ['one person and three non-players, who do not know either', { scenario: 'solo' }],
  ])(
    'Andean Abyss, %s: nobody is told anything of the order of the cards to come',
    async (_, options: Record<string, string>) => {
      const wanted = { game: 'andean-abyss', options };
      const game = games['andean-abyss'];
      for (const seed of ['abyss 1', 'abyss 2']) {
        // The options as the server arranges them for those who play.
        const first = await makeMatch(server.address, wanted);
        const table = await server.service.open(first.id);
        const begun = newMatch(game, { seed, options: table?.live.stored.options ?? {} });
        const note = JSON.parse(JSON.stringify(begun.note())) as { deck: number[]; played: number[]; seen: number };
        const seen = note.seen - note.played.length;
        const same = seen + 4;
        // Two event cards of the first pile change places; which cards are Propaganda is not for this test to know.
        const events = note.deck.map((card, at) => ({ card, at })).filter(({ card, at }) => at >= same && card <= 72);
        const [a, b] = events;
        const other = { ...note, deck: [...note.deck] };
        other.deck[a.at] = b.card;
        other.deck[b.at] = a.card;
        const one = await twin(wanted, seed, note);
        const two = await twin(wanted, seed, other);
        const unseen = (each: Twin) => {
          const { seen: known } = game.write(positionOf(each) as Toy) as unknown as { seen: number };
          return known - note.played.length <= a.at;
        };
        const viewers = [...one.wires.keys()];
        const answers = await alike(one, two, viewers, seedChance(`path ${seed}`), unseen);
        expect(answers).toBeGreaterThan(3);
        await Promise.all([leave(one), leave(two)]);
      }
    },
  );

  interface LabyrinthNote {
    step: string;
    hands: Record<string, number[]>;
    draw: number[];
    plots?: { country: string; kind: string }[];
    available: Record<string, number>;
  }
  const labyrinth = { game: 'labyrinth' };
  const written = (each: Twin) => games.labyrinth.write(positionOf(each) as Toy) as unknown as LabyrinthNote;

  it.each([
    ['jihadist', 'us'],
    ['us', 'jihadist'],
  ])('Labyrinth: what %s holds is told to %s and an observer only when it is played', async (holder, viewer) => {
    let answers = 0;
    for (const seed of ['hand 1', 'hand 2']) {
      const note = JSON.parse(JSON.stringify(newMatch(games.labyrinth, { seed }).note())) as LabyrinthNote;
      const other = JSON.parse(JSON.stringify(note)) as LabyrinthNote;
      // A card of the hand and one from the bottom of the pile change places.
      const held = note.hands[holder][3];
      const deep = note.draw[note.draw.length - 1];
      other.hands[holder][3] = deep;
      other.draw[other.draw.length - 1] = held;
      const one = await twin(labyrinth, seed, note as unknown as Note);
      const two = await twin(labyrinth, seed, other as unknown as Note);
      const hidden = (each: Twin) => {
        const { hands, draw } = written(each);
        return [held, deep].every((card) => hands[holder].includes(card) || draw.includes(card));
      };
      answers += await alike(one, two, [viewer, 'observer'], seedChance(`path ${seed}`), hidden);
      await Promise.all([leave(one), leave(two)]);
    }
    expect(answers).toBeGreaterThan(10);
  });

  it('Labyrinth: what a plot is, the US and an observer are told only when it is blocked or takes effect', async () => {
    let answers = 0;
    for (const seed of ['plot 1', 'plot 2', 'plot 3']) {
      const begun = newMatch(games.labyrinth, {
        seed,
        position: { hands: { us: [1, 2, 14, 18, 110, 43], jihadist: [50, 87, 88] }, step: 'us' },
      });
      const place = (kind: string, rest: Record<string, number>) => ({
        ...begun.note(),
        plots: [{ country: 'spain', kind }],
        available: rest,
      });
      const one = await twin(labyrinth, seed, place('plot-1', { 'plot-1': 2, 'plot-2': 2, 'plot-3': 1 }));
      const two = await twin(labyrinth, seed, place('plot-3', { 'plot-1': 3, 'plot-2': 2 }));
      // It takes effect at the end of this Action Phase, unless it is blocked before.
      const hidden = (each: Twin) => written(each).step === 'us' && written(each).plots?.length === 1;
      answers += await alike(one, two, ['us', 'observer'], seedChance(`path ${seed}`), hidden);
      await Promise.all([leave(one), leave(two)]);
    }
    expect(answers).toBeGreaterThan(5);
  });

  /** Where an Action Round of the first turn begins, with what a change makes of it. */
  interface ImperialNote {
    turn: number;
    step: string;
    hands: Record<string, number[]>;
    draw: number[];
    stack: string[];
    discard: number[];
    removed: number[];
    awards: Record<string, number[]>;
    cabinet: Record<string, { card: number; revealed: boolean }[]>;
    display: Record<string, { basic: number[]; bonus: number[] }[]>;
    basicPool: Record<string, number[]>;
  }
  const imperial = { game: 'imperial-struggle' };
  const struggle = games['imperial-struggle'];
  const imperialNote = (each: Twin) => struggle.write(positionOf(each) as Toy) as unknown as ImperialNote;

  it.each<[string, (note: ImperialNote) => void, (now: ImperialNote, begun: ImperialNote) => boolean]>([
    [
      'a card of France’s hand',
      ({ hands, draw }) => {
        const last = draw.length - 1;
        [hands.france[0], draw[last]] = [draw[last], hands.france[0]];
      },
      ({ hands, draw }, begun) =>
        [begun.hands.france[0], begun.draw[begun.draw.length - 1]].every(
          (card) => hands.france.includes(card) || draw.includes(card),
        ),
    ],
    [
      'a Ministry of France, face down',
      ({ cabinet }) => {
        cabinet.france[0].card = [1, 2, 3, 4, 9].find((card) => cabinet.france.every((it) => it.card !== card)) ?? 0;
      },
      ({ cabinet }) => !cabinet.france[0].revealed,
    ],
    [
      'a war tile of France',
      ({ display, basicPool }) => {
        const [tile] = display.france[1].basic;
        const other = tile < 8 ? 15 : 0;
        const at = basicPool.france.indexOf(other);
        if (at < 0) {
          // It lies in another theater: the two change places.
          const there = display.france.findIndex(({ basic }) => basic.includes(other));
          display.france[there].basic = [tile];
        } else basicPool.france[at] = tile;
        display.france[1].basic = [other];
      },
      ({ step }) => step === 'round',
    ],
    [
      'what lies in the piles',
      ({ draw, stack, awards }) => {
        draw.reverse();
        stack.reverse();
        [awards.europe[1], awards.india[1]] = [awards.india[1], awards.europe[1]];
      },
      ({ turn, step, draw }, begun) => turn === 1 && step === 'round' && draw.length === begun.draw.length,
    ],
  ])('Imperial Struggle: %s: Britain and an observer are told nothing of it', async (_, change, unseen) => {
    let answers = 0;
    for (const seed of ['struggle 1', 'struggle 2']) {
      const begun = newMatch(struggle, { seed, position: { turn: 1, step: 'round' } });
      const note = JSON.parse(JSON.stringify(begun.note())) as ImperialNote;
      note.cabinet = {
        britain: [5, 6].map((card) => ({ card, revealed: false })),
        france: [1, 2].map((card) => ({ card, revealed: false })),
      };
      const other = JSON.parse(JSON.stringify(note)) as ImperialNote;
      change(other);
      const one = await twin(imperial, seed, note as unknown as Note);
      const two = await twin(imperial, seed, other as unknown as Note);
      const hidden = (each: Twin) =>
        imperialNote(each).step === 'round' && unseen(imperialNote(each), each === one ? note : other);
      answers += await alike(one, two, ['britain', 'observer'], seedChance(`path ${seed}`), hidden);
      await Promise.all([leave(one), leave(two)]);
    }
    expect(answers).toBeGreaterThan(10);
  });
});
