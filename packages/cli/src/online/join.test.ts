import { describe, expect, it } from 'vitest';
import { hostMatch, servedGames, startTestServer } from '../testing/server.js';
import { firstAnswer, sandtable, terminalPerson } from '../testing/terminal.js';

const SERVED = { gameSource: servedGames };

describe('host', () => {
  it('prints a link for each person’s seat and one for observers, and the hash of the seed', async () => {
    const { address } = await startTestServer();
    const argv = ['host', 'toy', '--seat', 'blue=miser', '--server', address];
    const { out } = await sandtable(argv, [], SERVED);
    expect(out).toContain('Hill and Ford: match ');
    expect(out).toMatch(/^Red +http:\/\/127\.0\.0\.1:\d+\/m\/[\w-]{12}#[\w-]{43}$/m);
    expect(out).toMatch(/^Blue +miser$/m);
    expect(out).toMatch(/^Observers +http/m);
    expect(out).toMatch(/SHA-256 of the server’s secret: [0-9a-f]{64}/);
  });

  it('takes the server from the environment', async () => {
    const { address } = await startTestServer();
    const env = { SANDTABLE_SERVER: address.replace('http://', '') };
    const { code, out } = await sandtable(['host', 'toy', '--lang', 'fr'], [], { ...SERVED, env });
    expect(code).toBe(0);
    expect(out).toContain(`${address}/m/`);
  });
});

describe('join with piped input', () => {
  it('two scripts play a whole match, each asked only in its turn', async () => {
    const { address } = await startTestServer();
    const links = await hostMatch(address, 'toy', '--set', 'rounds=3');
    const seen = await Promise.all([
      sandtable(['join', links.Red], firstAnswer, SERVED),
      sandtable(['join', links.Blue, '--lang', 'pl'], firstAnswer, SERVED),
    ]);
    for (const { code, err } of seen) expect({ code, err }).toEqual({ code: 0, err: '' });
    const [red, blue] = seen.map(({ out }) => out);
    expect(red).toContain('You play Red.');
    expect(red).toMatch(/── Red ─+ rule 1\.1/);
    expect(red).not.toMatch(/── Blue/);
    expect(red).toContain('Red bids 0, Blue bids 0.');
    expect(red).toContain('The game is over.');
    expect(red).toMatch(/Checked: the seed [0-9a-f]{64} is made of the secret/);
    expect(red).toContain('The dice were made by the server and Red, Blue.');
    expect(blue).toContain('Koniec gry.');
  });

  it('plays against the rulebook’s non-players, shows the position and its reasons', async () => {
    const { address } = await startTestServer();
    const links = await hostMatch(address, 'andean-abyss', '--set', 'scenario=solo');
    let looked = false;
    let reasons = false;
    const { code, out } = await sandtable(
      ['join', links.Government, '--explain'],
      (screen) => {
        reasons ||= /\(8\.\d/.test(screen);
        // After the map the question is not shown again.
        if (looked) return reasons ? undefined : screen.includes('rule ') ? firstAnswer(screen) : '1';
        looked = true;
        return 'map bogota';
      },
      SERVED,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Bogotá +8/);
    expect(out).toMatch(/\(8\.\d/);
    expect(out).toMatch(/Standing:\n {2}Government: Total Support \d+ \(goal: above 60\)\n[\s\S]*\n── Government/);
    expect(out.endsWith('Goodbye.\n')).toBe(true);
  });

  it('refuses a forged link with exit code 2', async () => {
    const { address } = await startTestServer();
    const { Red: link } = await hostMatch(address, 'toy');
    const forged = `${link.slice(0, -43)}${'A'.repeat(43)}`;
    const { code, out, err } = await sandtable(['join', forged], [], SERVED);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('There is no such match, or the link does not belong to it.\n');
  });
});

describe('join with a person at the terminal', () => {
  it('shows what others do as it happens, chats, undoes, and survives a restart of the server', async () => {
    const { address, stop, start } = await startTestServer();
    const links = await hostMatch(address, 'toy');
    const [red, blue, watcher] = [links.Red, links.Blue, links.Observers].map((link) =>
      terminalPerson(['join', link], servedGames),
    );
    await Promise.all([red, blue].map((it) => it.see(/points?\?/)));
    await watcher.see(/You are watching\.[\s\S]*Waiting for Red, Blue/);

    red.type('2');
    await red.see(/Waiting for Blue/);
    red.type('2');
    await red.see(/no question for you now/);
    blue.type('1');
    for (const it of [red, blue, watcher]) await it.see(/Red bids 2, Blue bids 1/);

    await red.see(/Where do you march/);
    red.type('space:hill');
    await watcher.see(/Red takes the hill/);
    red.type('undo');
    await blue.see(/Red: the last answer was undone/);
    await red.see(/Where do you march/);
    blue.type('undo');
    await blue.see(/no answer that can still be undone/);

    blue.type('say well \u001b[2Jplayed');
    await red.see(/Blue > well \[2Jplayed/);
    expect(red.screen()).not.toContain('\u001b');
    red.type('say');
    await red.see(/Type: say <text>/);
    red.type('map mill');
    await red.see(/Mill +nobody/);
    red.type('log');
    await red.see(/bids 2/);
    red.type('moon');
    await red.see(/“moon” is not an answer here/);

    await stop();
    for (const it of [red, blue, watcher]) await it.see(/Connection lost/);
    red.type('space:ford');
    await start();
    for (const it of [red, blue, watcher]) await it.see(/Connected again\.[\s\S]*Red takes the ford/);

    for (const it of [red, blue, watcher]) it.type('quit');
    expect(await Promise.all([red, blue, watcher].map(({ code }) => code))).toEqual([0, 0, 0]);
  });
});
