import { appendFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostMatch, servedGames, startTestServer } from '../testing/server.js';
import { folder, sandtable, terminalPerson } from '../testing/terminal.js';

const SERVED = { gameSource: servedGames };

/** An unfinished match on a server that has been stopped. */
async function stopped() {
  const server = await startTestServer();
  const links = await hostMatch(server.address, 'toy');
  const people = ['Red', 'Blue'].map((seat) => terminalPerson(['join', links[seat]], servedGames));
  for (const player of people) {
    await player.see(/── (Red|Blue) ─.*rule 1\.1/);
    player.type('1');
  }
  for (const player of people) {
    await player.see(/Red bids 1, Blue bids 1\./);
    player.type('quit');
  }
  await Promise.all(people.map(({ code }) => code));
  await server.stop();
  return { ...server, links };
}

describe('check', () => {
  it('lists the matches that an upgrade would stop, and ends with 1 if there are any', async () => {
    const { dataFolder } = await stopped();
    const good = await sandtable(['check', '--data', dataFolder], [], SERVED);
    expect(good).toEqual({
      code: 0,
      out: '1 match in progress: 1 can continue, 0 can continue under the new rules, 0 would be refused, 0 damaged.\n',
      err: '',
    });
    const { toy } = servedGames.games;
    const without = { ...servedGames, games: { 'another-game': toy } };
    const refused = await sandtable(['check', '--data', dataFolder], [], { gameSource: without });
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/^\S{12} {2}toy, version 1, 2 answers: would be refused\n {2}Match .*does not have/);
  });

  it('refuses a folder without a database in one sentence', async () => {
    const nowhere = folder()('nowhere');
    const { code, err } = await sandtable(['check', '--data', nowhere, '--lang', 'fr'], [], SERVED);
    expect({ code, err }).toEqual({ code: 2, err: `Il n’y a pas de base de données ${nowhere}/sandtable.db.\n` });
  });
});

describe('export and import', () => {
  it('move a server to another folder, where its links still work', async () => {
    const { dataFolder, links, address, start, stop } = await stopped();
    const at = folder();
    const exported = await sandtable(['export', '--data', dataFolder, at('export')], [], SERVED);
    expect(exported).toMatchObject({ code: 0 });
    expect(exported.out).toContain('matches 1, accounts 0, seats 3, entries 2');
    expect(exported.out).toContain('1 match was replayed from the beginning; all of them lead to the stored position');
    expect(exported.out).toContain('protect it as you protect the database');
    expect(exported.err).toContain('entries: 2 rows so far');

    const imported = await sandtable(['import', '--data', at('copy'), at('export')], [], SERVED);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.out).toContain('Every table has the same rows as the export.');
    // Importing into the old folder, which holds the same data, changes nothing.
    expect(await sandtable(['import', '--data', dataFolder, at('export')], [], SERVED)).toMatchObject({ code: 0 });

    await start(at('copy'));
    const { out } = await sandtable(['join', links.Red], ['quit'], SERVED);
    expect(out).toContain('Continuing after 2 answers.');
    expect(address).toContain('127.0.0.1');
    await stop();
  });

  it('refuse what is damaged or not an export, in one sentence and without a stack trace', async () => {
    const { dataFolder } = await stopped();
    const at = folder();
    const no = await sandtable(['import', '--data', at('copy'), at('nothing')], [], SERVED);
    expect(no).toMatchObject({ code: 2, out: '' });
    expect(no.err).toMatch(/^There is no export in the folder [^\n]+\n$/);
    await sandtable(['export', '--data', dataFolder, at('export')], [], SERVED);
    appendFileSync(`${at('export')}/seats-00000.jsonl`, 'x');
    const damaged = await sandtable(['import', '--data', at('copy'), at('export')], [], SERVED);
    expect(damaged).toMatchObject({ code: 2, out: '' });
    expect(damaged.err).toMatch(/^The file seats-00000\.jsonl of the export is missing or damaged\.[^\n]*\n$/);
    expect(readdirSync(at('export'))).toContain('manifest.json');
  });
});
