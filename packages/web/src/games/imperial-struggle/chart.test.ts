import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type LogEntry, newMatch, playBots, seatBots } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { scores, stages } from './chart.js';

it('has a point for the end of every turn and war, however few answers lie between', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const match = newMatch(imperialStruggle, { seed });
    const beginning = match.view('observer');
    playBots(match, seatBots(imperialStruggle, match.seats, { britain: 'random', france: 'random' }, seed));
    const points = stages.points(beginning, match.log);
    // No turn or war is missing, and the last point is the end of the game.
    expect(points.map(({ card }) => card)).toEqual(points.map((_, i) => i));
    expect(points.length - 1).toBeLessThanOrEqual(stages.names.length);
    expect(points.at(0)?.scores).toEqual({ britain: 0, france: 0 });
    expect(points.at(-1)?.scores).toEqual(scores(match.view('observer')));
    for (const { britain, france } of points.map((point) => point.scores)) expect([britain, france]).toContain(0);
  }
});

it('can start from a position in the middle of a game', () => {
  const begun = { turn: 3, step: 'round', vp: 18 };
  const log: LogEntry[] = [
    { key: 'log.vp', params: { side: 'seat:france', n: 2, now: 20 } },
    { key: 'log.war', params: { war: 'war:was' } },
    { key: 'log.vp', params: { side: 'seat:britain', n: 8, now: 12 } },
    { key: 'log.turn', params: { n: 4 } },
  ];
  expect(stages.points(begun, log)).toEqual([
    { card: 3, scores: { britain: 0, france: 3 } },
    { card: 4, scores: { britain: 0, france: 5 } },
    { card: 5, scores: { britain: 3, france: 0 } },
  ]);
});
