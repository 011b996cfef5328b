import { readFileSync, writeFileSync } from 'node:fs';
import { type Options, parseRecord, printRecord, recordOf, replayRecord } from '@sandtable/kernel';
import { playedOut, resumed } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from './index.js';

/**
 * Whole games kept as files that must replay to the same end: a change of the rules that touches old games shows here.
 * When it is meant, raise the game's version and write them anew: `GOLDEN=write npx vitest run golden`.
 */
const GAMES: Readonly<Record<string, { readonly seed: string; readonly options: Options; readonly end: string }>> = {
  final: { seed: 'golden 0', options: {}, end: 'result.final' },
  'united-states': { seed: 'golden 3', options: {}, end: 'result.final' },
  sweep: { seed: 'golden 12', options: {}, end: 'result.sweep' },
  points: { seed: 'golden 24', options: {}, end: 'result.points' },
  optional: {
    seed: 'golden 4',
    options: { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough', surcharge: 'region' },
    end: 'result.final',
  },
};

describe.each(Object.entries(GAMES))('the golden record %s', (name, { seed, options, end }) => {
  const file = new URL(`./golden/${name}.json`, import.meta.url);
  if (process.env.GOLDEN === 'write') writeFileSync(file, playedOut(game, seed, options));

  it('replays answer by answer to the same end', () => {
    const text = readFileSync(file, 'utf8');
    const match = replayRecord(game, parseRecord(text));
    expect(match.result?.reason.key).toBe(end);
    expect(printRecord(recordOf(match))).toBe(text);
  });

  it('can be stopped at any answer and gone on with', () => {
    const text = readFileSync(file, 'utf8');
    expect(recordOf(resumed(game, text)).end).toEqual(parseRecord(text).end);
  });
});
