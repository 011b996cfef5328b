import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMatch, fetchRecord, joinMatch } from '@sandtable/client';
import {
  type MatchRecord,
  parseRecord,
  printRecord,
  randomBelow,
  recordOf,
  replayRecord,
  seedChance,
} from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../packages/cli/src/testing/server.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SCRIPT = join(ROOT, 'scripts/verify-match.mjs');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function verify(...args: string[]): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [SCRIPT, ...args], { cwd: ROOT }, (_, stdout) =>
      resolve({ code: child.exitCode ?? -1, out: stdout }),
    );
  });
}

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  return file;
}

const GOLDEN = parseRecord(readFileSync(join(ROOT, 'packages/labyrinth/src/golden/one-deck.json'), 'utf8'));
const verifyRecord = (record: MatchRecord, hash = sha256(GOLDEN.seed)) => verify(fileOf(printRecord(record)), hash);

describe('scripts/verify-match.mjs', () => {
  it('confirms a whole match that a server played, by its downloaded record and the hash from its start', async () => {
    const { address } = await startTestServer();
    const { id, observer, seedHash } = await createMatch(address, {
      game: 'labyrinth',
      seats: { us: 'random', jihadist: 'random' },
    });
    const link = { address, match: id, token: observer };
    const watcher = await joinMatch(link, { openSocket: (url) => new WebSocket(url), view: false });
    onTestFinished(() => watcher.close());
    await watcher.waitForEnd();
    const file = fileOf(printRecord(await fetchRecord(link)));

    const { code, out } = await verify(file, seedHash);
    expect(out).toMatch(
      /^Seed: its SHA-256 is the hash from the start\.\nRecord: by the rules and this seed, \d+ answers lead to this end: .* Winner: \w+.*\.\n$/,
    );
    expect(code).toBe(0);
  });

  describe('of a match whose dice two people made with the server', () => {
    const [A, B] = ['a', 'b'].map((digit) => digit.repeat(64));
    /** A whole match of two people at a real server, as a record, and the hash from its start. */
    async function played(): Promise<{ readonly record: MatchRecord; readonly seedHash: string }> {
      const { address } = await startTestServer();
      const { id, seats, seedHash } = await createMatch(address, { game: 'labyrinth', dice: 'shared' });
      const people = await Promise.all(
        Object.values(seats).map((token) =>
          joinMatch({ address, match: id, token }, { openSocket: (url) => new WebSocket(url), view: false }),
        ),
      );
      onTestFinished(() => {
        for (const person of people) person.close();
      });
      const chance = seedChance('verify');
      await Promise.all(
        people.map(async (person) => {
          for (let turn = await person.waitForTurn(); !turn.result; turn = await person.waitForTurn()) {
            const options = turn.decision?.options ?? [];
            // What the other did meanwhile may have changed the question.
            await person.answer(options[randomBelow(chance, options.length)]).catch(() => {});
          }
        }),
      );
      const [{ link }] = people;
      return { record: await fetchRecord(link), seedHash };
    }

    it('confirms the honest record, and finds everything that was swapped in it', async () => {
      const { record, seedHash } = await played();
      const { draw, ...withoutDraw } = record;
      if (!draw) throw new Error('the record does not say what the seed was made of');
      const [us, jihadist] = draw.contributions;
      const { code, out } = await verifyRecord(record, seedHash);
      expect(out).toMatch(
        /^Secret: its SHA-256 is the hash from the start\.\nSeat us: [0-9a-f]{64}\nSeat jihadist: [0-9a-f]{64}\nSeed: made of the secret and the contributions\.\nRecord: by the rules/,
      );
      expect(code).toBe(0);

      const WRONG_SEED = 'Seed: WRONG. It is not made of the secret and the contributions.';
      const swapped: readonly (readonly [MatchRecord, string, string])[] = [
        [record, sha256('another secret'), `Secret: WRONG. Its SHA-256 is ${seedHash}`],
        [{ ...record, draw: { ...draw, secret: A } }, seedHash, `Secret: WRONG. Its SHA-256 is ${sha256(A)}`],
        [{ ...record, draw: { ...draw, secret: A } }, sha256(A), WRONG_SEED],
        [{ ...record, draw: { ...draw, match: 'AAAAAAAAAAAA' } }, seedHash, WRONG_SEED],
        [
          { ...record, draw: { ...draw, contributions: [us, { seat: 'jihadist', contribution: B }] } },
          seedHash,
          WRONG_SEED,
        ],
        [{ ...record, draw: { ...draw, contributions: [jihadist, us] } }, seedHash, WRONG_SEED],
        [{ ...record, draw: { ...draw, contributions: [us] } }, seedHash, WRONG_SEED],
        [
          { ...record, draw: { ...draw, contributions: [us, { seat: 'jihadist', withheld: B }] } },
          seedHash,
          WRONG_SEED,
        ],
        [{ ...record, seed: A }, seedHash, WRONG_SEED],
        [withoutDraw, seedHash, 'Seed: WRONG. Its SHA-256 is'],
      ];
      for (const [tampered, hash, said] of swapped) {
        const found = await verifyRecord(tampered, hash);
        expect(found.out).toContain(said);
        expect(found.code).toBe(1);
      }
    });
  });

  it('finds a swapped hash', async () => {
    const { code, out } = await verifyRecord(GOLDEN, sha256('another seed'));
    expect(out).toContain(`Seed: WRONG. Its SHA-256 is ${sha256(GOLDEN.seed)}, which is not the hash from the start.`);
    expect(out).toContain('Record: by the rules');
    expect(code).toBe(1);
  });

  it('finds a swapped seed, twice: by the hash, and because other dice do not lead to this end', async () => {
    const { code, out } = await verifyRecord({ ...GOLDEN, seed: 'another seed' });
    expect(out).toMatch(/Seed: WRONG[\s\S]*Record: REFUSED/);
    expect(code).toBe(1);
  });

  const [first, ...rest] = GOLDEN.answers;
  it.each<readonly [string, MatchRecord]>([
    ['an answer the rules do not offer', { ...GOLDEN, answers: [['us space:moon', ...first.slice(1)], ...rest] }],
    ['an answer left out', { ...GOLDEN, answers: rest }],
    ['another winner', { ...GOLDEN, end: { ...GOLDEN.end, winners: ['nobody'] } }],
    ['another end', { ...GOLDEN, end: { ...GOLDEN.end, position: '0'.repeat(14) } }],
    ['other options', { ...GOLDEN, options: { ...GOLDEN.options, scenario: 'no such scenario' } }],
    ['scripted dice', { ...GOLDEN, dice: [6] }],
    ['another game', { ...GOLDEN, game: 'chess' }],
    ['rules of another version', { ...GOLDEN, version: GOLDEN.version + 1 }],
  ])('finds %s in a tampered record', async (_, record) => {
    const { code, out } = await verifyRecord(record);
    expect(out).toMatch(/^Seed: its SHA-256 is the hash from the start\.\nRecord: REFUSED\. .+\.\n$/);
    expect(code).toBe(1);
  });

  it('finds that a record stops before the end of the game', async () => {
    const { code, out } = await verifyRecord(recordOf(replayRecord(labyrinth, GOLDEN, 5)));
    expect(out).toContain('Record: REFUSED. The game is not over after its 5 answers.');
    expect(code).toBe(1);
  });

  it('says how it is used, and what is wrong with a file it cannot read', async () => {
    expect(await verify()).toMatchObject({ code: 2, out: expect.stringContaining('usage: ') });
    expect(await verify(fileOf('{'), sha256(''))).toMatchObject({ code: 1, out: expect.stringContaining('REFUSED') });
    expect(await verify('no-such-file', sha256(''))).toMatchObject({
      code: 1,
      out: expect.stringContaining('no such file'),
    });
  });

  it('is about forty lines, as docs/fair-dice.md promises', () => {
    const lines = readFileSync(SCRIPT, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(40);
  });
});
