import type { LogEntry } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { LoggedAnswer } from '../play/play.js';
import { elementAt } from '../testing/element-at.js';
import { captionOf, cardsBegin, groupLog, momentsOf, seatNamedIn, withoutDashes } from './log-groups.js';

const heading = ({ key }: LogEntry) => {
  if (key === 'card' || key === 'phase') return key;
  return key === 'part' ? 'part' : undefined;
};
const remark: LogEntry = { key: 'why', remark: true };
const steps: readonly LoggedAnswer[] = [
  { n: 0, seat: 'a', log: [{ key: 'part' }, { key: 'one' }] },
  { n: 1, seat: 'b', log: [remark, { key: 'part' }, { key: 'two' }] },
  { n: 2, seat: 'b', log: [remark, { key: 'three' }, { key: 'card' }] },
  { n: 3, seat: 'a', log: [] },
  { n: 4, seat: 'c', log: [{ key: 'four' }] },
];
const groups = groupLog([{ key: 'begin' }, { key: 'card' }], steps, heading);

describe('the log', () => {
  it('is divided into cards and parts', () => {
    expect(groups.map((group) => group.heading?.entry.key)).toEqual([undefined, 'card', 'card']);
    expect(groups[1]?.parts.map(({ seat, heading: begins, lines }) => [seat, begins?.entry.key, lines.length])).toEqual(
      [
        ['a', 'part', 1],
        ['b', 'part', 4],
      ],
    );
    expect(groups[2]?.parts.map(({ seat, heading: begins }) => [seat, begins])).toEqual([[undefined, undefined]]);
  });

  it('assigns a phase to no seat, whichever seat’s answer caused it', () => {
    const [, card] = groupLog(
      [{ key: 'begin' }, { key: 'card' }],
      [{ n: 0, seat: 'a', log: [{ key: 'part' }, remark, { key: 'phase' }, { key: 'one' }] }],
      heading,
    );
    expect(card?.parts.map(({ seat, lines }) => [seat, lines.map(({ entry }) => entry.key)])).toEqual([
      ['a', ['why']],
      [undefined, ['one']],
    ]);
  });

  it('keeps remarks with the lines they explain', () => {
    expect(groups[1]?.parts[1]?.lines.map(({ entry }) => entry.key)).toEqual(['why', 'two', 'why', 'three']);
    expect(groups[1]?.parts.map(({ explained }) => explained)).toEqual([false, true]);
  });

  it('knows the moment after each line', () => {
    expect(groups[0]?.parts[0]?.lines[0]?.n).toBe(0);
    expect(groups[1]?.parts[1]?.lines.map(({ n }) => n)).toEqual([2, 2, 3, 3]);
  });

  it('loses no line', () => {
    const all = groups.flatMap((group) => [
      ...(group.heading ? [group.heading] : []),
      ...group.parts.flatMap((part) => [...(part.heading ? [part.heading] : []), ...part.lines]),
    ]);
    expect(all).toHaveLength(2 + steps.flatMap(({ log }) => log).length);
  });

  it('finds where cards begin', () => {
    expect(cardsBegin(steps, heading)).toEqual([0, 3]);
  });

  it('numbers moments as the match does, without undone answers', () => {
    const standing = steps.filter(({ n }) => n !== 1 && n !== 2);
    expect(momentsOf(standing)).toEqual([0, 1, 4, 5]);
    expect(cardsBegin([elementAt(steps, 0), elementAt(steps, 2)], heading)).toEqual([0, 2]);
  });

  it('captions the last visible entry', () => {
    expect(captionOf(steps)?.entry.key).toBe('four');
    expect(captionOf(steps.slice(0, 4))).toEqual({ seat: 'b', entry: { key: 'card' } });
    expect(captionOf([{ n: 0, seat: 'a', log: [remark] }])).toBeUndefined();
  });
});

it('removes the dashes around a title', () => {
  expect(withoutDashes('—— Castaño ——')).toBe('Castaño');
  expect(withoutDashes('Santa Marta - Cesar')).toBe('Santa Marta - Cesar');
});

it('finds the seat that a heading names, for its sign', () => {
  expect(seatNamedIn({ key: 'log.play', params: { card: 'card:5', side: 'seat:us' } })).toBe('us');
  expect(seatNamedIn({ key: 'log.turn', params: { n: 3 } })).toBeUndefined();
  expect(seatNamedIn({ key: 'log.over' })).toBeUndefined();
});
