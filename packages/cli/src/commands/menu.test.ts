import { writeFileSync } from 'node:fs';
import { newMatch, printRecord, recordOf } from '@sandtable/kernel';
import { toy, wander } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../testing/terminal.js';

describe('the menu', () => {
  it('with Enter everywhere begins a game of one person against a bot', async () => {
    const { code, out } = await sandtable([], ['', '', '', '', '', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('Language?');
    expect(out).toContain('Red: a person');
    expect(out).toContain('Blue: the bot miser');
    expect(out).toContain('rule 1.1');
  });

  it('takes a language, a scenario and players, and speaks the language from then on', async () => {
    const { out } = await sandtable([], ['2', 'toy', '2', 'person', '2', 'quit']);
    expect(out).toContain('W co gramy?');
    expect(out).toContain('Scenariusz: Potyczka');
    expect(out).toContain('Niebiescy: bot random');
    expect(out).toContain('Do widzenia.');
  });

  it('can ask for every option, and asks again for what is not on the list', async () => {
    const { out } = await sandtable(['--lang', 'en'], ['', '9', '1', '4', '1', 'on', 'random', 'random']);
    expect(out).toContain('“9” is not on the list: a number from 1 to 1, or Enter.');
    expect(out).toContain('fog: whether the other side’s coins are hidden?');
    expect(out).toContain('The game is over.');
  });

  it('can go on with a saved game', async () => {
    const path = folder();
    writeFileSync(path('game.json'), printRecord(recordOf(wander(newMatch(toy, { seed: 'menu' }), 'menu', 3))));
    const { out } = await sandtable([], ['', '', '5', path('none.json'), path('game.json'), '', '', 'quit']);
    expect(out).toContain('There is no file');
    expect(out).toContain('Going on after 3 answers.');
  });

  it.each([0, 1, 2, 3, 4])('leaves politely when the input ends after %s lines', async (lines) => {
    const { code, out, err } = await sandtable([], Array(lines).fill(''));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.endsWith('Goodbye.\n')).toBe(true);
  });
});
