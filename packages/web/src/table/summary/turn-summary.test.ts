import type { LogEntry } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { LoggedAnswer } from '../../play/play.js';
import { summarizeTurn } from './turn-summary.js';

const KINDS: Readonly<Record<string, 'card' | 'part'>> = { 'log.card': 'card', 'log.operation': 'part' };
const heading = ({ key }: LogEntry) => KINDS[key];
const step = (n: number, seat: string, ...log: LogEntry[]): LoggedAnswer => ({ n, seat, log });
const card = (n: number): LogEntry => ({ key: 'log.card', params: { card: `card:${n}` } });
const operation: LogEntry = { key: 'log.operation' };
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
    expect(summary?.turns.map(({ spaces }) => spaces)).toEqual([['space:meta'], ['space:huila']]);
  });

  it('keeps the reasons of a bot', () => {
    const reason: LogEntry = { key: 'reason', remark: true };
    const summary = summarize(
      step(0, 'us'),
      step(1, 'them', reason, operation),
      step(2, 'them', reason, placed('meta')),
    );
    expect(summary?.turns.map(({ reasons }) => reasons)).toEqual([[reason, reason]]);
  });

  it('has one turn per seat and operation', () => {
    const summary = summarize(
      step(0, 'us'),
      step(1, 'them', operation),
      step(2, 'them', placed('meta')),
      step(3, 'them', operation, placed('huila')),
      step(4, 'others', operation, placed('meta')),
    );
    expect(summary?.turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      ['them', 1, 3],
      ['them', 3, 4],
      ['others', 4, 5],
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
