import { writeFileSync } from 'node:fs';
import { newMatch, printRecord, recordOf } from '@sandtable/kernel';
import { playRandomly, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { folder, sandtable } from '../testing/terminal.js';

describe('the menu', () => {
  it('starts a game of one person against a bot if every answer is Enter', async () => {
    const { code, out } = await sandtable([], ['', '', '', '', '', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('Language?');
    expect(out).toContain('Red: a person');
    expect(out).toContain('Blue: the bot miser');
    expect(out).toContain('rule 1.1');
  });

  it('takes a language, a scenario and players, and uses the language from then on', async () => {
    const { out } = await sandtable([], ['2', 'toy', '2', 'person', '2', 'quit']);
    expect(out).toContain('W co gramy?');
    expect(out).toContain('Scenariusz: Potyczka');
    expect(out).toContain('Niebiescy: bot random');
    expect(out).toContain('Do widzenia.');
  });

  it('can ask for every setting, and asks again after an answer that is not on the list', async () => {
    const { out } = await sandtable(['--lang', 'en'], ['', '9', '1', '4', '1', 'on', 'random', 'random']);
    expect(out).toContain('“9” is not on the list. Type a number from 1 to 1, or press Enter.');
    expect(out).toContain('fog: whether the other side’s coins are hidden?');
    expect(out).toContain('The game is over.');
  });

  it('can resume a saved game', async () => {
    const path = folder();
    writeFileSync(path('game.json'), printRecord(recordOf(playRandomly(newMatch(toy, { seed: 'menu' }), 'menu', 3))));
    const { out } = await sandtable([], ['', '', '5', path('none.json'), path('game.json'), '', '', 'quit']);
    expect(out).toContain('There is no file');
    expect(out).toContain('Continuing after 3 answers.');
  });

  const enters = (lines: number) => Array<string>(lines).fill('');
  const seatsAfter = async (beginning: string, more: readonly string[] = enters(4)) => {
    const { code, out } = await sandtable([], ['', '', beginning, ...more, 'quit'], { gameSource: realGames });
    expect(code).toBe(0);
    return [...out.matchAll(/^ {2}(?:Government|FARC|AUC|Cartels): (a person|the bot .+)$/gm)].map(
      ([, player]) => player,
    );
  };
  const [PERSON, NP] = ['a person', 'the bot nonplayer'];

  it.each([
    ['', [PERSON, NP, NP, NP]],
    ['scenario=solo', [PERSON, NP, NP, NP]],
    ['scenario=two', [PERSON, PERSON, NP, NP]],
    ['scenario=three', [PERSON, PERSON, PERSON, NP]],
  ])('8.0 proposes the players that the beginning “%s” is for', async (beginning, seats) => {
    expect(await seatsAfter(beginning)).toEqual(seats);
  });

  it('8.0 offers non-players only for seats that they may take', async () => {
    const { out } = await sandtable([], ['', '', '', '', ''], { gameSource: realGames });
    const [government, farc] = out.slice(out.indexOf('Who plays Government?')).split('Who plays FARC?');
    expect(government).not.toContain('nonplayer');
    expect(farc).toContain('nonplayer: the rulebook');
    // Every setting by hand, two players who share the factions: then there are no non-players.
    const options = Object.keys(realGames.games['andean-abyss'].settings).map((name) =>
      name === 'players' ? '2' : '',
    );
    const numbers = options.map((value) => (value === '2' ? '3' : value));
    expect(await seatsAfter('each', [...numbers, '', 'person'])).toEqual([PERSON, PERSON]);
  });

  it.each([0, 1, 2, 3, 4])('says goodbye when the input ends after %s lines', async (lines) => {
    const { code, out, err } = await sandtable([], Array(lines).fill(''));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.endsWith('Goodbye.\n')).toBe(true);
  });
});
