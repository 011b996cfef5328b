import { describe, expect, it } from 'vitest';
import { choosable } from '../cabinet.js';
import { ministryRef } from '../references.js';
import { actionRound } from '../rules/round.js';
import { offers, oneStep, positionWith, run, tileOf } from '../testing/positions.js';

const card = ministryRef;
const cabinet = (g: ReturnType<typeof positionWith>) =>
  g.cabinet.france.map((it) => (it.revealed ? it.card : -it.card));

describe('3.5.1 Ministries of an era (4.1.7)', () => {
  it('two of its era; a card of several eras in each of them', () => {
    expect(choosable(positionWith({ turn: 1 }), 'france')).toEqual([1, 2, 3, 4, 9]);
    expect(choosable(positionWith({ turn: 3 }), 'france')).toEqual([4, 11, 12, 13, 14]);
    expect(choosable(positionWith({ turn: 5 }), 'france')).toEqual([4, 13, 14, 23, 24, 25, 26]);
    expect(choosable(positionWith({ turn: 1 }), 'britain')).toEqual([5, 6, 7, 8, 10]);
    expect(choosable(positionWith({ turn: 3 }), 'britain')).toEqual([7, 15, 16, 17, 18]);
    expect(choosable(positionWith({ turn: 5 }), 'britain')).toEqual([17, 18, 19, 20, 21, 22]);
  });
  it('in its second turn those face down may be changed, those revealed stay', () => {
    const g = positionWith({ turn: 2, step: 'ministries', cabinet: { france: [1, -2], britain: [5, 6] } });
    run(oneStep(g), [card(9)]);
    expect(cabinet(g)).toEqual([1, -9]);
    const both = positionWith({ turn: 2, step: 'ministries', cabinet: { france: [-1, -2], britain: [-5, 6] } });
    const { decisions } = run(oneStep(both), [card(5), card(1), card(3)]);
    expect(cabinet(both)).toEqual([-1, -3]);
    expect(decisions.map(({ seat, options }) => [seat, options.length])).toEqual([
      ['britain', 4],
      ['france', 4],
      ['france', 4],
    ]);
  });
  it('what lies face down stays in the cabinet while it is asked for', () => {
    const g = positionWith({ turn: 2, step: 'ministries', cabinet: { france: [-1, -2], britain: [5, 6] } });
    expect(offers(oneStep(g))).toEqual([card(1), card(3), card(4), card(9)]);
    expect(cabinet(g)).toEqual([-1, -2]);
  });
  it('with a new era all are taken back', () => {
    const g = positionWith({ turn: 3, step: 'ministries', cabinet: { france: [1, 4], britain: [5, 7] } });
    run(oneStep(g), [card(7), card(4), card(16), card(14)]);
    expect(cabinet(g)).toEqual([-4, -14]);
    expect(g.cabinet.britain).toEqual([
      { card: 7, revealed: false },
      { card: 16, revealed: false },
    ]);
  });
});

describe('7.3 Jacobite Victory: a third Ministry for good (R7)', () => {
  it('is added face up to the two', () => {
    const g = positionWith({
      turn: 4,
      step: 'ministries',
      jacobitesRestored: true,
      cabinet: { france: [11, 12], britain: [15, 16] },
    });
    run(oneStep(g));
    expect(cabinet(g)).toEqual([11, 12, 4]);
  });
  it('if it was one of the two, France picks one more', () => {
    const make = () =>
      positionWith({
        turn: 4,
        step: 'ministries',
        jacobitesRestored: true,
        cabinet: { france: [4, 12], britain: [15, 16] },
      });
    expect(offers(oneStep(make()))).toEqual([card(11), card(13), card(14)]);
    const g = make();
    run(oneStep(g), [card(13)]);
    expect(cabinet(g)).toEqual([12, 4, -13]);
  });
  it('in the next era too, beside two others', () => {
    const g = positionWith({
      turn: 5,
      step: 'ministries',
      jacobitesRestored: true,
      cabinet: { france: [4, 12, 13], britain: [15, 16] },
    });
    run(oneStep(g), [card(17), card(24), card(20), card(26)]);
    expect(cabinet(g)).toEqual([4, -24, -26]);
  });
  it('a card that left the game in the first turn of an era is replaced only in the next (4.1.7)', () => {
    const lost = (turn: number, france: readonly number[]) => {
      const g = positionWith({ turn, step: 'ministries', cabinet: { france, britain: [15, 16] } });
      g.jacobiteDefeat = true;
      g.gone = [4];
      return g;
    };
    const revealed = lost(4, [12]);
    run(oneStep(revealed));
    expect(cabinet(revealed)).toEqual([12]);
    const hidden = lost(4, [-12]);
    run(oneStep(hidden), [card(11)]);
    expect(cabinet(hidden)).toEqual([-11]);
    const later = lost(5, [12]);
    run(oneStep(later), [card(17), card(13), card(18), card(14)]);
    expect(cabinet(later)).toEqual([-13, -14]);
  });
  it('not after a Jacobite Defeat (R8)', () => {
    const g = positionWith({
      turn: 6,
      step: 'ministries',
      jacobitesRestored: true,
      cabinet: { france: [24, 26], britain: [17, 20] },
    });
    g.jacobiteDefeat = true;
    g.gone = [4];
    run(oneStep(g));
    expect(cabinet(g)).toEqual([24, 26]);
    expect(choosable(g, 'france')).not.toContain(4);
  });
});

describe('7.6 Bonus War Tiles for the Seven Years War (R41)', () => {
  const laid = (n: number) =>
    [0, 1, 2, 3].map((theater) => ({ basic: [theater], bonus: BONUS.slice(0, n).filter((_, i) => i % 4 === theater) }));
  const BONUS = [16, 17, 18, 19, 20];
  it('as many as lay in the War of the Austrian Succession, three at most', () => {
    const g = positionWith({ turn: 3, step: 'after-war', display: { britain: laid(2), france: laid(5) } });
    run(oneStep(g));
    expect(g.freeTiles).toEqual({ britain: 2, france: 3 });
    expect(g.turn).toBe(4);
  });
  it('are drawn and placed before the first tile of the round, and count for no limit of purchases', () => {
    const g = positionWith({ turn: 4 });
    g.freeTiles.france = 2;
    g.available = [tileOf('m4-e2-a')];
    run(actionRound(g, 'france'), [
      'theater:7yw-1',
      'theater:7yw-2',
      'tile:m4-e2-a',
      'play',
      'war-tile',
      'theater:7yw-1',
      'war-tile',
      'theater:7yw-2',
      'done',
    ]);
    expect(g.freeTiles.france).toBe(0);
    expect(g.display.france.map(({ bonus }) => bonus.length).slice(0, 2)).toEqual([2, 2]);
  });
});
