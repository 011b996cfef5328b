import { describe, expect, it } from 'vitest';
import { newMatch } from './match.js';
import { type MatchRecord, parseRecord, printRecord, recordOf, replayRecord } from './record.js';
import { earlierVersionFaults } from './testing/golden-records.js';
import { observableState, playRandomly, refusal, toy } from './testing/index.js';

const whole = () => playRandomly(newMatch(toy, { seed: 'r' }), 'record');
const text = () => printRecord(recordOf(whole()));
const load = (written: string) => replayRecord(toy, parseRecord(written));
const edit = (change: Partial<MatchRecord> | ((record: MatchRecord) => Partial<MatchRecord>)) => {
  const record = recordOf(whole());
  return { ...record, ...(typeof change === 'function' ? change(record) : change) };
};

describe('a record', () => {
  it('is printed with one line per checkpoint, read, and replayed to the same end', () => {
    const match = whole();
    const printed = printRecord(recordOf(match));
    expect(printed.split('\n').filter((line) => line.startsWith('    ['))).toHaveLength(recordOf(match).answers.length);
    expect(parseRecord(printed)).toEqual(recordOf(match));
    expect(observableState(load(printed))).toEqual(observableState(match));
  });

  it('can be of an unfinished game, even with only one answer to a hidden question', () => {
    const match = newMatch(toy, { seed: 'r' });
    expect(observableState(load(printRecord(recordOf(match))))).toEqual(observableState(match));
    match.choose('number:3', 'blue');
    const again = load(printRecord(recordOf(match)));
    expect(observableState(again)).toEqual(observableState(match));
    expect(again.undo('blue')).toBe(true);
  });

  it('can be replayed in part', () => {
    const match = whole();
    const part = replayRecord(toy, recordOf(match), 7);
    expect(observableState(part)).toEqual(observableState(match.fork(7)));
    expect(refusal(() => replayRecord(toy, recordOf(match), 9999)).key).toBe('error.noSuchAnswer');
  });

  it('keeps a position file and scripted dice, and is marked as scripted', () => {
    const position = { step: 'first', card: 5, since: ['aside:gift'] };
    const match = newMatch(toy, { seed: 'r', position, dice: [6, 6] });
    match.choose('hold');
    const record = recordOf(match);
    expect(record).toMatchObject({ scripted: true, dice: [6, 6], answers: [['aside:gift', 'hold']] });
    expect(observableState(load(printRecord(record)))).toEqual(observableState(match));
  });

  it('is correct after answers from the position file are undone', () => {
    const match = newMatch(toy, { seed: 'r', position: { step: 'first', card: 5, since: ['aside:gift'] } });
    match.undo();
    expect(observableState(load(printRecord(recordOf(match))))).toEqual(observableState(match));
    match.choose('space:ford');
    expect(observableState(load(printRecord(recordOf(match))))).toEqual(observableState(match));
  });
});

describe('a record that is not whole is refused', () => {
  it('truncated anywhere', () => {
    const printed = text().trimEnd();
    for (let cut = 0; cut < printed.length; cut += 7) {
      expect(refusal(() => parseRecord(printed.slice(0, cut))).key).toBe('error.recordNotJson');
    }
  });

  it('that is not a record at all', () => {
    for (const other of ['[]', '{}', 'null', '3', '{"sandtable":"note"}']) {
      expect(refusal(() => parseRecord(other)).key).toBe('error.recordNotOne');
    }
  });

  it('with another format, game or version', () => {
    expect(refusal(() => parseRecord(JSON.stringify(edit({ format: 9 }))))).toMatchObject({
      key: 'error.recordFormat',
      params: { given: '9', allowed: 1 },
    });
    expect(refusal(() => replayRecord(toy, edit({ game: 'chess' })))).toMatchObject({
      key: 'error.recordGame',
      params: { given: 'chess', allowed: 'toy' },
    });
    expect(refusal(() => replayRecord(toy, edit({ version: 2 })))).toMatchObject({
      key: 'error.recordVersion',
      params: { given: 2, allowed: 1 },
    });
  });

  it.each([
    ['game', 1],
    ['version', '1'],
    ['options', { rounds: 3 }],
    ['seed', 7],
    ['generator', 'dice'],
    ['draw', 'secret'],
    ['draw', { match: 'm', secret: 'a' }],
    ['draw', { secret: 'a', contributions: [] }],
    ['draw', { match: 'm', secret: 'a', contributions: [{ seat: 'red' }] }],
    ['draw', { match: 'm', secret: 'a', contributions: [{ seat: 'red', contribution: 'b', withheld: 'c' }] }],
    ['position', []],
    ['dice', [0]],
    ['answers', ['hold']],
    ['end', {}],
    ['end', { answers: 1, position: '0', winners: 'red' }],
  ])('with a field of the wrong kind: %s', (field, value) => {
    const broken = JSON.stringify({ ...recordOf(whole()), [field]: value });
    expect(refusal(() => parseRecord(broken))).toEqual({ key: 'error.recordField', params: { field } });
  });

  it('with an edited answer, named by its number', () => {
    const answers = recordOf(whole()).answers.map((line) => [...line]);
    answers[1][0] = 'space:moon';
    const number = answers[0].length + 1;
    expect(refusal(() => replayRecord(toy, edit({ answers })))).toMatchObject({
      key: 'error.answerAt',
      params: { number, given: 'space:moon' },
    });
  });

  it('with an answer that is legal but was not given', () => {
    const answers = recordOf(whole()).answers.map((line) => [...line]);
    const last = answers[answers.length - 1];
    const legal =
      whole()
        .fork(whole().answers.length - 1)
        .decision()?.options ?? [];
    last[last.length - 1] = legal.find((option) => option.startsWith('space:') && option !== last.at(-1)) ?? 'number:0';
    expect(['error.recordEnd', 'error.answerAt']).toContain(refusal(() => replayRecord(toy, edit({ answers }))).key);
  });

  it('with answers removed or added', () => {
    const cut = edit((record) => ({ answers: record.answers.slice(0, -1) }));
    expect(refusal(() => replayRecord(toy, cut)).key).toBe('error.recordCut');
    const added = edit((record) => ({
      answers: [...record.answers, ['hold']],
      end: { ...record.end, answers: record.end.answers + 1 },
    }));
    expect(refusal(() => replayRecord(toy, added))).toMatchObject({
      key: 'error.answerAt',
      params: { number: added.end.answers, reason: { key: 'error.ended' } },
    });
  });

  it('with an edited end', () => {
    const moved = edit((record) => ({ end: { ...record.end, position: '00000000000000' } }));
    expect(refusal(() => replayRecord(toy, moved)).key).toBe('error.recordEnd');
    const crowned = edit((record) => ({ end: { ...record.end, winners: ['green'] } }));
    expect(refusal(() => replayRecord(toy, crowned)).key).toBe('error.recordEnd');
  });

  it('with another seed', () => {
    expect(['error.recordEnd', 'error.answerAt']).toContain(
      refusal(() => replayRecord(toy, edit({ seed: 'another' }))).key,
    );
  });
});

describe('golden records of earlier versions', () => {
  const third = { ...toy, version: 3 };
  const made = (version: number) => JSON.stringify(edit({ version }));

  it('have no faults if every version has one and each is refused', () => {
    expect(earlierVersionFaults(toy, {})).toEqual([]);
    expect(earlierVersionFaults(third, { 'v1/a.json': made(1), 'v2/a.json': made(2), 'v2/b.json': made(2) })).toEqual(
      [],
    );
  });

  it('are reported if missing, in the wrong folder or not of an earlier version', () => {
    expect(earlierVersionFaults(third, { 'v2/a.json': made(1) })).toEqual([
      'v1: no record is kept',
      'v2/a.json: a record of version 1',
    ]);
    expect(earlierVersionFaults(third, { 'v1/a.json': made(1), 'v2/a.json': made(2), 'v3/a.json': made(3) })).toEqual([
      'v3/a.json: version 3 is not an earlier one',
    ]);
  });
});
