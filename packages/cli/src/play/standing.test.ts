import type { Game } from '@sandtable/kernel';
import { message } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';

const { messages } = toy;
const withStanding: Game = {
  ...(toy as unknown as Game),
  messages: { ...messages, en: { ...messages.en, 'standing.points': 'Red {red}' } },
  standing: (view) => {
    const { points } = view as { readonly points: { readonly red: number } };
    return [message('standing.points', { red: points.red })];
  },
};
const gameSource = { games: { toy: withStanding }, module: '' };

const first = async (game: string, ...flags: string[]) => {
  const { out } = await sandtable(['play', game, '--seed', '5', ...flags], ['quit'], { gameSource: realGames });
  return out;
};

describe('the standing', () => {
  it('is shown where a turn begins, and not at its later questions', async () => {
    const argv = ['play', 'toy', '--seed', 'play', '--seat', 'blue=miser'];
    // Red bids, gives a coin away, and marches; then Blue acts.
    const { out } = await sandtable(argv, ['2', 'aside:gift', 'hold', '0'], { gameSource });
    const shown = out.split('Red ').length;
    expect(out).toMatch(/^Standing:\n {2}Red 0$/m);
    expect(shown).toBeGreaterThan(2);
    const parts = out.split(/^── Red/m);
    expect(parts.at(0)).toContain('Standing:');
    const afterGift = parts.find((part) => part.includes('aside:gift')) ?? '';
    expect(afterGift).not.toContain('Standing:');
  });

  it('is nothing in a game that does not say it', async () => {
    const { out } = await sandtable(['play', 'toy'], ['1'], {});
    expect(out).not.toContain('Standing');
  });

  it('says the goals of all factions of Andean Abyss', async () => {
    const out = await first('andean-abyss', '--solo', 'government');
    expect(out).toMatch(
      /^Standing:\n {2}Government: Total Support \d+ \(goal: above 60\)\n {2}FARC: Opposition \+ Bases \d+ \(goal: above 25\)\n {2}AUC: Bases \d+ \(goal: more than FARC, now \d+\)\n {2}Cartels: Bases \d+ \(goal: above 10\), Resources \d+ \(goal: above 40\)\n {2}Government margin minus the best of the others: −?\d+ \(decides at the end\)$/m,
    );
  });

  it('says the goals of both sides of Labyrinth, without the last cell where it does not win', async () => {
    const two = await first('labyrinth');
    expect(two).toMatch(
      /^Standing:\n {2}US: Good Resources \d+ \(goal: 12\), Muslim countries with Good or Fair Governance \d+ \(goal: 15\), cells on the map \d+ \(goal: 0\)\n {2}Jihadists: Resources under Islamist Rule \d+ \(goal: 6, with two such countries adjacent\), Muslim countries with Poor Governance or Islamist Rule \d+ \(goal: 15 at Prestige 1, now \d+\)$/m,
    );
    const alone = await first('labyrinth', '--solo', 'us');
    expect(alone).not.toContain('cells on the map');
    expect(alone).toMatch(/Resources under Islamist Rule \d+ \(goal: 6\),/);
  });

  it('says where the victory marker of Imperial Struggle is, and the Debts', async () => {
    const out = await first('imperial-struggle', '--solo', 'britain');
    expect(out).toMatch(
      /^Standing:\n {2}Victory points 15, nobody leads \(Britain wins at 0, France at 30\)\n {2}Britain: Debt \d of \d, Treaty Points \d\n {2}France: Debt \d of \d, Treaty Points \d$/m,
    );
  });
});
