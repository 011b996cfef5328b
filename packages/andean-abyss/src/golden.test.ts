import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseRecord, printRecord, recordOf, replayRecord, type Settings } from '@sandtable/kernel';
import {
  digestFaults,
  earlierVersionFaults,
  type GoldenDigests,
  isCommitted,
  playToEnd,
  printDigests,
  stopAndResume,
  withNewDigests,
} from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from './index.js';

/**
 * Whole games kept as files that must replay to the same end: a change of the rules that touches old games shows here.
 * When it is meant, raise the game's version, move the records of the old one to `golden/v<version>`, and write new ones
 * with `GOLDEN=write npx vitest run golden`. Records of a version that is in `golden/digests.json` are never rewritten.
 */
const folder = new URL('./golden/', import.meta.url);
const digestsFile = new URL('digests.json', folder);
const readDigests = (): GoldenDigests => JSON.parse(readFileSync(digestsFile, 'utf8'));
const writing = process.env.GOLDEN === 'write';

/** Texts by path: `name.json`, or `v1/name.json` of an earlier version. */
function keptRecords(): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && path !== 'digests.json');
  return Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]));
}

const GAMES: Readonly<Record<string, { readonly seed: string; readonly options: Settings; readonly end?: string }>> = {
  'four-factions': { seed: 'golden 2', options: {}, end: 'result.final' },
  'four-factions-victory': { seed: 'golden 6', options: {}, end: 'result.victory' },
  'shared-factions': {
    seed: 'golden 3',
    options: { players: '2', edition: '2', deployment: 'open', eligibility: 'A', piles: 'nearly', council: 'space' },
  },
  'three-players': { seed: 'golden 1', options: { nonplayers: 'cartels', edition: '2' } },
};

describe.each(Object.entries(GAMES))('the golden record %s', (name, { seed, options, end }) => {
  const file = new URL(`${name}.json`, folder);
  if (writing && !isCommitted(game, readDigests(), name)) writeFileSync(file, playToEnd(game, seed, options));

  it('replays answer by answer to the same end', () => {
    const text = readFileSync(file, 'utf8');
    const match = replayRecord(game, parseRecord(text));
    expect(match.result).toBeDefined();
    if (end) expect(match.result?.reason.key).toBe(end);
    expect(printRecord(recordOf(match))).toBe(text);
    expect(match.answers.length).toBeGreaterThan(400);
  });

  it('can be stopped at any answer and gone on with', () => {
    const text = readFileSync(file, 'utf8');
    expect(recordOf(stopAndResume(game, text)).end).toEqual(parseRecord(text).end);
  });
});

it('golden records are those that were committed for their version', () => {
  const records = keptRecords();
  if (writing) writeFileSync(digestsFile, printDigests(withNewDigests(game, records, readDigests())));
  expect(digestFaults(game, records, readDigests())).toEqual([]);
});

it('golden records of earlier versions are kept, and refused with a sentence that names both versions', () => {
  const earlier = Object.entries(keptRecords()).filter(([path]) => path.includes('/'));
  expect(earlierVersionFaults(game, Object.fromEntries(earlier))).toEqual([]);
});
