import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sandtable-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a stranger writes who has installed two packages: a game of chance, played to its end. */
const STRANGERS_PROGRAM = `
import { labyrinth } from '@sandtable/labyrinth';
import { newMatch, randomBot, winners } from '@sandtable/kernel';

const match = newMatch(labyrinth, { seed: 'a stranger' });
const bots = new Map(match.seats.map((seat) => [seat, randomBot(seat, 'a stranger')]));
while (!match.result) {
  const decision = match.decision();
  const bot = bots.get(decision.seat);
  const { option } = bot.answer({ decision, seat: decision.seat, position: () => match.position });
  match.choose(option, decision.seat);
}
console.log(JSON.stringify({ answers: match.answers.length, winners: winners(match.result) }));
`;

/** npm's remark on the configuration of this machine is not about us. */
const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

it('kernel, ai and a game can be packed, installed elsewhere and played by a program of 15 lines', () => {
  for (const name of ['kernel', 'ai', 'labyrinth']) {
    npm(root, 'pack', '--ignore-scripts', '--pack-destination', folder, '--workspace', `@sandtable/${name}`);
  }
  const packed = readdirSync(folder).map((file) => `./${file}`);
  expect(packed).toHaveLength(3);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', type: 'module', private: true }));
  npm(folder, 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...packed);
  writeFileSync(join(folder, 'play.js'), STRANGERS_PROGRAM);
  const played = JSON.parse(execFileSync(process.execPath, ['play.js'], { cwd: folder, encoding: 'utf8' }));
  expect(played.answers).toBeGreaterThan(50);
  expect(['us', 'jihadist']).toContain(played.winners[0]);
});
