import type { LogEntry } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { LoggedAnswer } from '../../play/play.js';
import { summarizeTurn } from './turn-summary.js';

const KINDS: Readonly<Record<string, 'card' | 'part' | 'phase'>> = {
  'log.card': 'card',
  'log.operation': 'part',
  'log.phase': 'phase',
};
const heading = ({ key }: LogEntry) => KINDS[key];
const step = (n: number, seat: string, ...log: LogEntry[]): LoggedAnswer => ({ n, seat, log });
const card = (n: number): LogEntry => ({ key: 'log.card', params: { card: `card:${n}` } });
const operation: LogEntry = { key: 'log.operation' };
const phase: LogEntry = { key: 'log.phase' };
const placed = (space: string): LogEntry => ({ key: 'log.place', params: { space: `space:${space}` } });
const summarize = (...steps: LoggedAnswer[]) => summarizeTurn({ viewer: 'us', steps }, heading);

describe('the summary of the others’ turns', () => {
  it('begins after the viewer’s last answer, and names the card that it turned up', () => {
    const summary = summarize(
      step(0, 'them', operation, placed('early')),
      step(1, 'us', placed('own'), card(7)),
      step(2, 'them', operation, placed('meta')),
      step(3, 'them', placed('huila'), card(8)),
    );
    expect(summary).toMatchObject({ from: 2, to: 4, cards: ['card:7', 'card:8'] });
    expect(summary?.parts).toMatchObject([{ heading: operation, spaces: ['space:meta', 'space:huila'] }]);
  });

  it('keeps the reasons of a bot', () => {
    const reason: LogEntry = { key: 'reason', remark: true };
    const summary = summarize(
      step(0, 'us'),
      step(1, 'them', reason, operation),
      step(2, 'them', reason, placed('meta')),
    );
    expect(summary?.parts.map(({ reasons }) => reasons)).toEqual([[reason, reason]]);
  });

  it('has one part per heading, also within an answer', () => {
    const summary = summarize(
      step(0, 'us'),
      step(1, 'them', operation),
      step(2, 'them', placed('meta'), phase, placed('cali'), operation, placed('huila')),
      step(3, 'others', operation, placed('meta')),
    );
    expect(summary?.parts.map(({ seat, heading, spaces }) => [seat, heading, spaces])).toEqual([
      ['them', operation, ['space:meta']],
      [undefined, phase, ['space:cali']],
      ['them', operation, ['space:huila']],
      ['others', operation, ['space:meta']],
    ]);
  });

  it('goes on under a heading that is older than the viewer’s answer, and names its card', () => {
    const summary = summarize(
      step(0, 'them', card(7), operation, placed('early')),
      step(1, 'us', placed('own')),
      step(2, 'them', placed('meta')),
    );
    expect(summary).toMatchObject({
      cards: ['card:7'],
      parts: [{ seat: 'them', heading: operation, lines: [placed('meta')], spaces: ['space:meta'] }],
    });
  });

  it('names the seat that a heading names, whoever answered', () => {
    const theirs: LogEntry = { key: 'log.operation', params: { side: 'seat:them' } };
    expect(summarize(step(0, 'us'), step(1, 'others', theirs, placed('meta')))?.parts[0]?.seat).toBe('them');
  });

  it('leaves out phases without a result, and operations that the same seat did something else instead of', () => {
    const instead: LogEntry = { key: 'log.operation', params: { n: 2 } };
    const summary = summarize(
      step(0, 'us'),
      step(1, 'them', operation, instead, placed('meta'), phase),
      step(2, 'others', operation),
    );
    expect(summary?.parts.map(({ seat, heading }) => [seat, heading])).toEqual([
      ['them', instead],
      ['others', operation],
    ]);
  });

  it('starts at the beginning of the match if the viewer has not answered yet', () => {
    expect(summarize(step(0, 'them', operation, placed('meta')))).toMatchObject({ from: 0, to: 1 });
  });

  it('is nothing after the viewer’s own answer, for observers, and while only remarks were logged', () => {
    const theirs = step(0, 'them', operation, placed('meta'));
    expect(summarize(theirs, step(1, 'us'))).toBeUndefined();
    expect(summarizeTurn({ viewer: 'observer', steps: [theirs] }, heading)).toBeUndefined();
    expect(summarize(step(0, 'them', { key: 'reason.x', remark: true }))).toBeUndefined();
  });
});
