import { expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';

const choose = async (...flags: string[]) => {
  const argv = ['play', 'imperial-struggle', '--seed', 'newcomer', ...flags];
  const { out } = await sandtable(argv, ['1', '2'], { gameSource: realGames });
  return out;
};

it('the keyboard changes hands in a secret choice, and stays with a person who goes on choosing', async () => {
  const alone = await choose('--solo', 'britain');
  expect(alone).toContain('face down (1 to choose)');
  expect(alone).not.toContain('Hand the keyboard');
  expect((await choose()).match(/Hand the keyboard to \S+/g)).toEqual(['Hand the keyboard to France.']);
});
