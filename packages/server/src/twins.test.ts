import { type Position, readSettings, resolveSeating, type Seating, type Settings } from '@sandtable/kernel';
import type { Secrets } from '@sandtable/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secrets as andeanAbyss } from '../../andean-abyss/src/testing/secrets.js';
import { secrets as imperialStruggle } from '../../imperial-struggle/src/testing/secrets.js';
import { secrets as labyrinth } from '../../labyrinth/src/testing/secrets.js';
import { serveTwins, type TwinServer } from './testing/twins.js';

/**
 * Non-interference over real sockets and HTTP, by each game's own definition of what is hidden: whatever a seat requests,
 * hidden information does not change a byte of the reply. The full run is `npm run test:secrets`.
 */
const full = process.env.SANDTABLE_SECRETS === 'full';
const EFFORT = full ? { answers: 25, previews: 1000 } : { answers: 4, previews: 2 };
/** After how many answers pairs of matches begin. */
const DEPTHS = full ? [0, 40, 150, 400] : [30];

interface Setup {
  readonly title: string;
  readonly secrets: Secrets<Position>;
  readonly options: Settings;
  readonly seating?: Seating;
}

const setupsOf = <P extends Position>(secrets: Secrets<P>, more: readonly Omit<Setup, 'secrets'>[] = []): Setup[] => {
  // The cast is safe: positions and their secrets come from the same game.
  const own = secrets as unknown as Secrets<Position>;
  const scenarios = Object.entries(secrets.game.scenarios).map(([title, options]) => ({ title, options }));
  return [...scenarios, ...more].map((setup) => ({
    ...setup,
    secrets: own,
    title: `${secrets.game.id}, ${setup.title}`,
  }));
};

const SETUPS: readonly Setup[] = [
  ...setupsOf(andeanAbyss),
  ...setupsOf(labyrinth, [
    { title: 'the US against a bot', options: {}, seating: { jihadist: 'steady' } },
    { title: 'the Jihadist against a bot', options: {}, seating: { us: 'steady' } },
  ]),
  ...setupsOf(imperialStruggle, [{ title: 'Britain against a bot', options: {}, seating: { france: 'steady' } }]),
];

describe('twins on a server', () => {
  let server: TwinServer;
  beforeAll(async () => {
    server = await serveTwins();
  });
  afterAll(() => server.close());

  it.each(SETUPS)('$title: a seat and an observer get the same bytes', async ({ title, secrets, options, seating }) => {
    const { game } = secrets;
    const arranged = resolveSeating(game, readSettings(game, options), seating ?? {});
    const isPerson = (seat: string) => (arranged.seating[seat] ?? 'person') === 'person';
    const people = game.seats(arranged.settings).filter(isPerson);
    const sums = { pairs: 0, answers: 0, frames: 0, bytes: 0, previews: 0, replies: 0, undone: 0, allowed: 0 };
    for (const [i, answers] of DEPTHS.entries()) {
      for (const viewer of [...people, 'observer']) {
        const beginning = { options, seating, seed: `${title} ${i} ${viewer}`, answers };
        const figures = await server.follow(secrets, viewer, beginning, EFFORT);
        sums.pairs++;
        for (const [name, count] of Object.entries(figures)) sums[name as keyof typeof figures] += count;
      }
    }
    if (full) console.log(`${title}: ${JSON.stringify(sums)}`);
    expect(sums.answers).toBeGreaterThan(0);
    expect(sums.replies).toBeGreaterThan(0);
  });

  it('finds what a game shows that it must hide', async () => {
    const leaky = { ...labyrinth, game: { ...labyrinth.game, id: 'leaky' } };
    const pairs = [0, 1, 2].map((i) => ({ options: {}, seed: `leaky ${i}`, answers: 10 }));
    const following = async () => {
      for (const beginning of pairs) await server.follow(leaky, 'us', beginning, EFFORT);
    };
    await expect(following()).rejects.toThrow(/us learns over the network from message 0(.|\n)*"draw":/);
  });
});
