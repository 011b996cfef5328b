import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedChance, shuffle } from './chance.js';
import { type Beginning, newMatch } from './match.js';
import { parseRecord, printRecord, recordOf, replayRecord } from './record.js';
import { observableState, playRandomly, toy } from './testing/index.js';

const seeds = fc.oneof(
  fc.record({ seed: fc.string() }),
  fc.record({ seed: fc.stringMatching(/^[0-9a-f]{64}$/), generator: fc.constant('chacha20' as const) }),
);
const games = fc.record({
  from: seeds,
  path: fc.string(),
  answers: fc.nat(60),
  options: fc.record({ rounds: fc.constantFrom('1', '3', '6'), fog: fc.constantFrom('on', 'off') }),
});
interface Sample {
  readonly from: Pick<Beginning, 'seed' | 'generator'>;
  readonly path: string;
  readonly answers: number;
  readonly options: { readonly rounds: string; readonly fog: string };
}
const begin = ({ from, options: settings }: Sample) => newMatch(toy, { ...from, settings });
const some = (sample: Sample) => playRandomly(begin(sample), sample.path, sample.answers);
const holds = (name: string, property: (sample: Sample) => void) =>
  it(name, () => fc.assert(fc.property(games, property), { numRuns: 200 }));

describe('over any game', () => {
  holds('invariants hold at every decision and the game ends', (sample) => {
    const match = begin(sample);
    for (let i = 0; !match.result; i++) {
      playRandomly(match, `${sample.path} ${i}`, 1);
      toy.check(match.position);
    }
    expect(match.answers.length).toBeLessThan(500);
  });

  holds('the record replays to the same match', (sample) => {
    const match = some(sample);
    expect(observableState(replayRecord(toy, parseRecord(printRecord(recordOf(match)))))).toEqual(
      observableState(match),
    );
  });

  holds('undo is exact, and the same answers lead back to where it was', (sample) => {
    const match = begin(sample);
    const seen = [observableState(match)];
    for (let i = 0; i < sample.answers && !match.result; i++) {
      playRandomly(match, `${sample.path} ${i}`, 1);
      seen.push(observableState(match));
    }
    const answers = [...match.answers];
    while (match.undo()) expect(observableState(match)).toEqual(seen[match.answers.length]);
    for (const { seat, option } of answers.slice(match.answers.length)) match.choose(option, seat);
    expect(observableState(match)).toEqual(seen.at(-1));
  });

  holds('a position written and read is the same position', (sample) => {
    const { position } = some(sample);
    const written = JSON.parse(JSON.stringify(toy.writePosition(position)));
    const base = begin({ ...sample, from: { seed: 'another' } }).position;
    expect(toy.writePosition(toy.readPosition(written, base))).toEqual(toy.writePosition(position));
  });

  holds('no view changes when only hidden things change', (sample) => {
    const match = some(sample);
    const twin = toy.clone(match.position);
    shuffle(seedChance(sample.path), twin.deck);
    for (const seat of ['red', 'blue', 'observer']) {
      if (twin.fog && seat !== 'blue') twin.coins.blue = match.position.coins.blue + 7;
      if (twin.fog && seat === 'blue') twin.coins = { ...match.position.coins, red: 42 };
      expect(toy.view(twin, seat)).toEqual(toy.view(match.position, seat));
      expect(toy.tables(toy.redact(twin, seat))).toEqual(toy.tables(toy.redact(match.position, seat)));
    }
  });
});
