import { joinMatch } from '@sandtable/client';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hostMatch, servedGames, startTestServer } from '../testing/server.js';
import { firstAnswer, sandtable, type TerminalReader, terminalPerson } from '../testing/terminal.js';

/** What goes on beside an online match: names, chat and rematches. */

const SERVED = { gameSource: servedGames };

describe('a name', () => {
  it('is shown to everybody, also beside chat lines and to people who join later', async () => {
    const { address } = await startTestServer();
    const links = await hostMatch(address, 'toy');
    const [red, blue] = [links.Red, links.Blue].map((link) => terminalPerson(['join', link], servedGames));
    await Promise.all([red, blue].map((it) => it.see(/points?\?/)));
    red.type('name');
    await red.see(/Which name\?/);
    red.type(`name ${'x'.repeat(61)}`);
    await red.see(/at most 60 characters/);
    red.type('name Ana \u001b[2J María');
    for (const it of [red, blue]) await it.see(/Red: Ana {2}\[2J María/);
    red.type('say hello');
    await blue.see(/Red \(Ana {2}\[2J María\) > hello/);
    const watcher = terminalPerson(['join', links.Observers], servedGames);
    await watcher.see(/Red \(Ana {2}\[2J María\): a person[\s\S]* > hello/);
    for (const word of ['name Otto', 'say psst', 'undo', 'rematch']) {
      watcher.type(word);
      await watcher.see(/Only players can do that/);
    }
    for (const it of [red, blue, watcher]) it.type('quit');
    await Promise.all([red, blue, watcher].map(({ code }) => code));
  });
});

describe('chat', () => {
  it('is fetched on request if it is older', async () => {
    const { address } = await startTestServer({ chatLinesPerMinute: 1e6, burst: 1e6 });
    const links = await hostMatch(address, 'toy', '--dice', 'server');
    const blue = await joinMatch(links.Blue, { openSocket: (url) => new WebSocket(url) });
    for (let i = 0; i < 230; i++) await blue.say(`line ${i}.`);
    blue.close();
    const { out } = await sandtable(['join', links.Red], ['talk 2', 'talk', 'talk all', 'quit'], SERVED);
    const [greeting, two, some, all] = out.split('> talk');
    const lines = (text: string) => [...text.matchAll(/ {2}Blue > line (\d+)\./g)].map(([, n]) => Number(n));
    expect(lines(greeting)).toEqual([225, 226, 227, 228, 229]);
    expect(lines(two)).toEqual([228, 229]);
    expect(two).toContain('“talk all” shows earlier messages');
    expect(lines(some)).toHaveLength(20);
    expect(lines(all)).toEqual(Array.from({ length: 230 }, (_, i) => i));
    expect(all).not.toContain('before');
  });

  it('can be empty, and is limited in speed', async () => {
    const { address } = await startTestServer({ chatLinesPerMinute: 1 });
    const links = await hostMatch(address, 'toy', '--dice', 'server');
    const { out } = await sandtable(['join', links.Red], ['talk', 'say one', 'say two', 'talk', 'quit'], SERVED);
    expect(out).toContain('No chat messages yet.');
    expect(out).toContain('You are sending too fast. Wait a moment.');
    expect(out.match(/Red > one/g)).toHaveLength(2);
    expect(out).not.toContain('Red > two');
  });
});

describe('rematch', () => {
  it('is possible only after the end, and takes everybody who wants it to the same seats of the next match', async () => {
    const { address } = await startTestServer();
    const links = await hostMatch(address, 'toy', '--set', 'rounds=1', '--dice', 'server');
    const watcher = terminalPerson(['join', links.Observers], servedGames);
    const [red, blue] = [links.Red, links.Blue].map((link) =>
      terminalPerson(['join', link, '--lang', 'en'], servedGames),
    );
    await red.see(/points?\?/);
    red.type('rematch');
    await red.see(/The match is not over yet/);
    await blue.see(/points?\?/);
    red.type('2');
    blue.type('1');
    await red.see(/Where do you march/);
    red.type('1');
    await blue.see(/Where do you march/);
    blue.type('4');
    for (const it of [red, blue, watcher]) await it.see(/The game is over\.[\s\S]*“rematch” plays again/);
    red.type('rematch');
    await red.see(/Joining the rematch[\s\S]*You play Red\.[\s\S]*points?\?/);
    for (const it of [blue, watcher]) await it.see(/A rematch has been started[\s\S]*\/m\/[\w-]{12}#/);
    blue.type('rematch');
    await blue.see(/You play Blue\.[\s\S]*points?\?/);
    watcher.type('rematch');
    await watcher.see(/You are watching\./);
    blue.type('1');
    red.type('3');
    for (const it of [red, blue, watcher]) await it.see(/Red bids 3, Blue bids 1/);
    for (const it of [red, blue, watcher]) it.type('quit');
    expect(await Promise.all([red, blue, watcher].map(({ code }) => code))).toEqual([0, 0, 0]);
  });

  it('works with piped input too', async () => {
    const { address } = await startTestServer();
    const links = await hostMatch(address, 'toy', '--set', 'rounds=1');
    const twice = (): TerminalReader => {
      let again = true;
      return (screen) => {
        const next = firstAnswer(screen);
        if (next !== 'quit' || !again) return next;
        again = false;
        return 'rematch';
      };
    };
    const seen = await Promise.all([links.Red, links.Blue].map((link) => sandtable(['join', link], twice(), SERVED)));
    for (const { code, out } of seen) {
      expect(code).toBe(0);
      expect(out.match(/The game is over\./g)).toHaveLength(2);
      expect(out.match(/Checked: the seed/g)).toHaveLength(2);
    }
  });
});
