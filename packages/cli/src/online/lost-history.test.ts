import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostMatch, servedGames, startTestServer } from '../testing/server.js';
import { folder, terminalPerson } from '../testing/terminal.js';

it('join says how many answers the server has lost, and saves what it was shown', async () => {
  const server = await startTestServer();
  const links = await hostMatch(server.address, 'toy');
  const red = terminalPerson(['join', links.Red], servedGames);
  const blue = terminalPerson(['join', links.Blue], servedGames);
  await red.see(/── Red ─.*rule 1\.1/);
  red.type('1');
  await red.see(/Waiting for Blue/);
  await blue.see(/── Blue ─.*rule 1\.1/);
  blue.type('1');
  await red.see(/Red bids 1, Blue bids 1\./);
  red.type('save nowhere');
  await red.see(/Nothing is lost:/);

  await server.stop();
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const db = new DatabaseSync(join(server.dataFolder, 'sandtable.db'));
  db.exec('delete from entries where n >= 1');
  db.close();
  await server.start();

  await red.see(/The server has lost the last answer that you were shown.*goes on after 1 answer\./);
  await red.see(/“save <file>” keeps what you were shown/);
  await blue.see(/The server has lost the last answer/);
  const file = folder()('lost.json');
  red.type(`save ${file}`);
  await red.see(/Saved as /);
  const saved = readFileSync(file, 'utf8');
  expect(JSON.parse(saved)).toMatchObject({
    game: 'toy',
    seat: 'red',
    n: 2,
    history: [{ seat: 'red' }, { seat: 'blue' }],
  });
  // The file must not contain the seat's secret.
  expect(saved).not.toContain(links.Red.split('#')[1]);
  red.type(`save ${file}`);
  await red.see(/could not be written \(EEXIST\)/);
  // Blue is asked again, and play goes on.
  await blue.see(/── Blue ─.*rule 1\.1/);
  blue.type('2');
  await red.see(/Red bids 1, Blue bids 2\./);
  for (const player of [red, blue]) player.type('quit');
  expect(await Promise.all([red.code, blue.code])).toEqual([0, 0]);
});
