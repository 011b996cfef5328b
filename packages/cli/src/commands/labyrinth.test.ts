import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';

const labyrinth = async (command: string, argv: readonly string[], input: readonly string[] = []) => {
  const { code, out, err } = await sandtable([command, 'labyrinth', ...argv], input, { gameSource: realGames });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

describe('Labyrinth through the command', () => {
  it('9.0 simulates the same solitaire game by setting or by seat', async () => {
    const plan = async (...argv: string[]) => {
      const out = await labyrinth('simulate', ['--games', '3', '--check', '--json', ...argv]);
      const { options, seating, digest, ended } = JSON.parse(out);
      expect(ended).toBe(3);
      return { solitaire: options.solitaire, seating, digest };
    };
    const solo = await plan('--set', 'scenario=solo');
    expect(solo).toMatchObject({ solitaire: 'yes', seating: { us: 'random', jihadist: 'solitaire' } });
    expect(await plan('--seat', 'jihadist=solitaire')).toEqual(solo);
    expect((await plan()).solitaire).toBe('no');
  });

  it('drives a single operation from a position with scripted dice', async () => {
    const requests: Json[] = [
      {
        new: {
          dice: [5],
          position: {
            operation: { kind: 'war-of-ideas', value: 2 },
            onlyThese: true,
            prestige: 5,
            countries: { pakistan: { governance: 'fair', alignment: 'neutral', sleepers: 1 } },
          },
        },
      },
      { choose: 'space:pakistan' },
      { new: { position: { operation: { kind: 'alert' } } } },
    ];
    const out = await labyrinth(
      'protocol',
      ['--lang', 'pl'],
      requests.map((it) => JSON.stringify(it)),
    );
    const [asked, done, refused] = out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(asked).toMatchObject({ ok: true, decision: { seat: 'us', key: 'ask.warOfIdeas', rule: '7.2' } });
    expect(done.log.map(({ text }: { text: string }) => text)).toContain('Pakistan – Sprzyjanie: Sprzymierzony');
    expect(refused).toMatchObject({ ok: false, error: { key: 'wrong.operation' } });
  });

  it('shows the board to the player', async () => {
    const out = await labyrinth('play', ['--seed', '1', '--set', 'scenario=solo'], ['map afghanistan', 'quit']);
    expect(out).toMatch(/Afghanistan\*\s+1\s+Islamist Rule\s+Adversary\s+\d/);
  });
});
