import { describe, expect, it } from 'vitest';
import { hostMatch, servedGames, startTestServer } from '../testing/server.js';
import { sandtable, terminalPerson } from '../testing/terminal.js';

describe('join during a gathering', () => {
  it('shows who is missing, begins when everybody is there, and says who made the dice', async () => {
    const { address } = await startTestServer();
    const links = await hostMatch(address, 'toy');
    const red = terminalPerson(['join', links.Red], servedGames);
    await red.see(/made by the server and all players together\. SHA-256 of the server’s secret: [0-9a-f]{64}/);
    await red.see(/Red: here, has committed[\s\S]*Blue: not here yet[\s\S]*Waiting for Blue/);
    red.type('map');
    await red.see(/The match has not begun/);
    const watcher = terminalPerson(['join', links.Observers], servedGames);
    await watcher.see(/Waiting for Blue/);
    expect(watcher.screen()).not.toContain('“begin”');
    const blue = terminalPerson(['join', links.Blue], servedGames);
    for (const it of [red, blue, watcher]) await it.see(/The dice were made by the server and Red, Blue\./);
    // A line that was being typed when the match began belongs to the match.
    red.type('help');
    await red.see(/undo/);
    for (const it of [red, blue, watcher]) it.type('quit');
    expect(await Promise.all([red, blue, watcher].map(({ code }) => code))).toEqual([0, 0, 0]);
  });

  it('begins on “begin” even if somebody is missing, and shows that to the latecomer', async () => {
    const { address } = await startTestServer();
    const links = await hostMatch(address, 'toy');
    const red = terminalPerson(['join', links.Red], servedGames);
    await red.see(/Red: here[\s\S]*Waiting for Blue/);
    red.type('begin');
    await red.see(/made by the server and Red\.\nHad no part in the dice: Blue\./);
    const blue = terminalPerson(['join', links.Blue], servedGames);
    await blue.see(/Had no part in the dice: Blue\./);
    for (const it of [red, blue]) it.type('quit');
    expect(await Promise.all([red, blue].map(({ code }) => code))).toEqual([0, 0]);
  });

  it('can be left', async () => {
    const { address } = await startTestServer();
    const { Red } = await hostMatch(address, 'toy');
    const red = terminalPerson(['join', Red], servedGames);
    await red.see(/Waiting for Blue/);
    red.type('quit');
    expect(await red.code).toBe(0);
    expect(red.screen()).toContain('Goodbye.');
  });

  it('host refuses an unknown kind of dice', async () => {
    const { code, err } = await sandtable(['host', 'toy', '--dice', 'loaded'], [], { gameSource: servedGames });
    expect(code).toBe(2);
    expect(err).toBe('The setting --dice can’t be “loaded”. Allowed: shared, server.\n');
  });
});
