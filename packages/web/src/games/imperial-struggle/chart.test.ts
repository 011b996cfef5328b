import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type Match, newMatch, playBot, seatBots } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { scores, stages } from './chart.js';

it('counts turns and wars that are over, and tells who leads by how much', () => {
  const match: Match = newMatch(imperialStruggle, { options: {}, seed: 'chart' });
  const bots = seatBots(imperialStruggle, match.seats, { britain: 'random', france: 'random' }, 'chart');
  const over = [stages.over(match.view('observer'))];
  while (playBot(match, bots)) {
    const now = stages.over(match.view('observer'));
    const before = over[over.length - 1];
    if (now === before) continue;
    // A war in which nobody has anything to decide may pass unseen.
    expect([1, 2]).toContain(now - before);
    over.push(now);
    const { britain, france } = scores(match.view('observer'));
    expect(Math.min(britain, france)).toBe(0);
  }
  expect(over[0]).toBe(0);
  expect(over[over.length - 1]).toBeLessThan(stages.names.length);
});
