import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** Every bench in its shortest form: it runs to its end and prints its figures. The figures themselves mean nothing here. */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const GAMES = ['andean-abyss', 'labyrinth', 'imperial-struggle'] as const;
const CHROMIUM =
  process.env.CHROMIUM ??
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'chromium')));

const run = promisify(execFile);
async function bench(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT });
  return stdout;
}

describe('benches run to their end', () => {
  it.each(GAMES)('sandtable bench %s', async (game) => {
    const report = JSON.parse(
      await bench('packages/cli/bin/sandtable.mjs', 'bench', game, '--seconds', '0.1', '--json'),
    );
    expect(report).toMatchObject({ game });
    expect(report.gamesPerSecond).toBeGreaterThan(0);
  });

  it.each(GAMES)('sandtable bench %s --bots', async (game) => {
    const args = ['bench', game, '--bots', '--seconds', '0.1', '--json'];
    const report = JSON.parse(await bench('packages/cli/bin/sandtable.mjs', ...args));
    expect(report).toMatchObject({ game });
    expect(report.answerMilliseconds.mean).toBeGreaterThan(0);
  });

  it('bench-solitaire', async () => {
    expect(await bench('scripts/bench-solitaire.mjs', '0.2')).toMatch(/^[\d,]+ cards a second\n$/);
  });

  it('bench-steady-imperial', async () => {
    expect(await bench('scripts/bench-steady-imperial.mjs', '--games', '1')).toMatch(/Action Rounds: mean [\d.]+ ms/);
  });

  it('bench:server', async () => {
    const { sqlite } = JSON.parse(
      await bench('scripts/bench-server.mjs', '--built', '--quick', '--on', 'sqlite', '--json'),
    );
    expect(sqlite.answers).toBeGreaterThan(0);
    expect(sqlite.refused).toBe(0);
    expect(sqlite.bytesAnAnswer).toBeGreaterThan(0);
    expect(Object.keys(sqlite.loading)).toEqual(['5', '20']);
  });

  it('bench:restart', async () => {
    const report = JSON.parse(await bench('scripts/bench-restart.mjs', '--built', '--quick', '--json'));
    expect(report.restarts).toHaveLength(2);
    for (const figures of [...report.restarts, report.median]) {
      const { modulesLoadedMs, databaseOpenMs, listeningMs, cpuMs, firstAnswerMs, everyoneBackMs } = figures;
      const steps = [0, modulesLoadedMs, databaseOpenMs, listeningMs, firstAnswerMs];
      expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
      expect(cpuMs).toBeGreaterThan(0);
      expect(everyoneBackMs).toBeGreaterThan(listeningMs);
    }
  });

  it('bench:bots', async () => {
    const report = JSON.parse(await bench('scripts/bench-bots.mjs', '--built', '--quick', '--json'));
    expect(report.waits).toBeGreaterThan(0);
    expect(report.botAnswersPerSecond).toBeGreaterThan(0);
  });

  it('bench:bots with a level', async () => {
    const args = ['--built', '--quick', '--json', '--player', 'hard'];
    const report = JSON.parse(await bench('scripts/bench-bots.mjs', ...args));
    expect(report.player).toBe('hard');
    expect(report.confirmed.p99).toBeGreaterThan(0);
  });

  // The attack comes from 127.0.0.2, which Linux has without being told.
  it.skipIf(process.platform !== 'linux')('attack', async () => {
    const attacks = ['past', 'tables', 'preview', 'log', 'sockets'];
    const report = JSON.parse(await bench('scripts/attack.mjs', '--built', '--quick', '--json', ...attacks));
    expect(Object.keys(report)).toEqual(attacks);
    for (const { calm, attacked, attacker } of Object.values<typeof report.past>(report)) {
      expect(attacker.sent).toBeGreaterThan(0);
      for (const { answers } of [calm, attacked]) expect(answers.p99).toBeGreaterThan(0);
    }
  });

  it('attack: nothing but this machine', async () => {
    const refused = bench('scripts/attack.mjs', '--built', '--address', 'http://192.0.2.1:4747', 'past');
    await expect(refused).rejects.toThrow('is not on this machine');
  });

  it.skipIf(!CHROMIUM)('bench:web (needs Chromium)', async () => {
    const { sizes, games } = JSON.parse(
      await bench('scripts/bench-web.mjs', '--built', '--quick', '--answers', '2', '--json'),
    );
    expect(sizes.home.brotli).toBeGreaterThan(0);
    expect(sizes.home.firstLoad).toBeGreaterThan(sizes.home.brotli);
    expect(sizes.home.fonts).toBeGreaterThan(0);
    expect(Object.keys(games)).toEqual([...GAMES]);
    for (const game of GAMES) {
      expect(sizes.games[game].files).toBeGreaterThan(0);
      expect(games[game].clicks.count).toBe(2);
      expect(games[game].clicks.median).toBeGreaterThan(0);
      expect(games[game].slowed.count).toBe(1);
      expect(games[game].openingMs).toBeGreaterThan(0);
    }
  });
});
