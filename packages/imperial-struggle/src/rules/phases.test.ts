import { describe, expect, it } from 'vitest';
import { WARS } from '../data/wars.js';
import type { Deployed, Position } from '../position.js';
import { investmentRef } from '../references.js';
import type { Side } from '../sides.js';
import {
  advantage,
  at,
  flagAt,
  logged,
  offers,
  oneStep,
  type PositionFields,
  paid,
  playRound,
  positionWith,
  roundOffers,
  run,
} from '../testing/positions.js';
import { TILES } from '../tiles.js';
import { availableDebt } from '../treasury.js';
import { resolveTheater } from './war.js';

const ONE = 3;
const TWO = 0;
const THREE = TILES.findIndex(({ strength }) => strength === 3);
/** In every theater of the war the same tiles. */
const everywhere = (war: number, basic: readonly number[], bonus: readonly number[] = []): Deployed[] =>
  WARS[war].theaters.map(() => ({ basic, bonus }));
const isOver = (g: Position): boolean => logged(g).includes('log.over');

describe('2.2 The three ways to win before the end', () => {
  it('are looked at where they stand, and at no other time', () => {
    const turn = positionWith({ step: 'scoring', turn: 2, vp: 30 });
    run(oneStep(turn));
    expect(isOver(turn)).toBe(true);
    expect(turn.log?.at(-1)).toEqual({
      key: 'log.result',
      params: { reason: { key: 'result.points', params: { side: 'seat:france', vp: 30 } } },
    });
    const quiet = positionWith({ step: 'scoring', turn: 2, vp: 29 });
    run(oneStep(quiet));
    expect(isOver(quiet)).toBe(false);
    const war = positionWith({
      step: 'war',
      turn: 1,
      vp: 30,
      display: { britain: everywhere(0, []), france: everywhere(0, []) },
    });
    run(oneStep(war));
    expect(isOver(war)).toBe(false);
  });

  it('every theater of a war by the greatest margin wins at once (7.4)', () => {
    const g = positionWith({ step: 'after-war', turn: 1 });
    g.warState = { ...g.warState, won: WARS[0].theaters.map(() => ({ side: 'france' as const, full: true })) };
    run(oneStep(g));
    expect(isOver(g)).toBe(true);
  });
});

describe('4.1.9 The Action Phase', () => {
  it('is four rounds each in turn, from the first player on, passed or not', () => {
    for (const first of ['britain', 'france'] as const) {
      const g = positionWith({ first });
      const order: Side[] = [];
      for (let round = 0; round < 8; round++) {
        const [free] = g.available.filter((it) => !g.taken.britain.includes(it) && !g.taken.france.includes(it));
        const { decisions } = run(oneStep(g), [investmentRef(free), 'pass']);
        order.push(decisions[0].seat as Side);
      }
      const second = first === 'britain' ? 'france' : 'britain';
      expect(order).toEqual([first, second, first, second, first, second, first, second]);
      expect(g.taken.britain).toHaveLength(4);
      run(oneStep(g));
      expect(g.step).toBe('scoring');
    }
  });

  it('a tile that was taken is not to be had again (5.1)', () => {
    const g = positionWith({ rounds: 1, taken: { france: ['e4-d2-a'] } });
    const offered = offers(oneStep(g));
    expect(offered).not.toContain('tile:e4-d2-a');
    expect(offered).toContain('tile:e4-d2-b');
  });
});

describe('5.3.1 Types of actions', () => {
  it('a tile gives points of its own two types and no others', () => {
    const it: PositionFields = { britain: ['northern-colonies'], navyBox: { britain: 1 } };
    const options = roundOffers(positionWith(it), 'britain', 'e4-d2-a');
    expect(options).toContain('space:cumberland');
    expect(options).toContain('space:savoy');
    expect(options).not.toContain('space:biscay');
    expect(options).not.toContain('war-tile');
  });
});

describe('5.5.1 Shifting a Political space', () => {
  it('needs no connection, wherever it lies', () => {
    const options = roundOffers(positionWith(), 'britain', 'd4-e2-a');
    for (const id of ['savoy', 'algonquin', 'privateers', 'mysore']) expect(options).toContain(`space:${id}`);
  });

  it('waits for its era where it has one', () => {
    const late = ['prussia-alliance-empire', 'sons-of-liberty', 'usa-prestige-2'] as const;
    const open = (turn: number): string[] => {
      const options = roundOffers(positionWith({ turn }), 'britain', 'd4-e2-a');
      return late.filter((id) => options.includes(`space:${id}`));
    };
    expect([open(1), open(3), open(5)]).toEqual([
      [],
      ['prussia-alliance-empire'],
      ['prussia-alliance-empire', 'sons-of-liberty'],
    ]);
  });
});

describe('6.0 Debt for points', () => {
  it('is of a type that the round has, as much as the limit leaves (6.1)', () => {
    const it: PositionFields = { britain: ['northern-colonies'], debt: { britain: 5 } };
    const g = positionWith(it);
    expect(availableDebt(g, 'britain')).toBe(1);
    playRound(g, 'britain', 'd4-e2-a', ['space:hudson-valley']);
    expect([paid(g), g.debt.britain]).toEqual([[3], 6]);
    // No Military point to begin with, so none for Debt.
    expect(roundOffers(positionWith({ ...it, navyBox: { britain: 1 } }), 'britain', 'd4-e2-a')).not.toContain(
      'space:biscay',
    );
  });
});

describe('7.0 A war', () => {
  it('resolves its theaters in their order, then is over, and the next lies ready', () => {
    const g = positionWith({
      step: 'war',
      turn: 1,
      display: { britain: everywhere(0, [ONE]), france: everywhere(0, [ONE]) },
    });
    for (const theater of [0, 1, 2, 3]) {
      expect([g.step, g.theater]).toEqual(['war', theater]);
      run(oneStep(g));
    }
    expect(g.log?.filter(({ key }) => key === 'log.theater').map(({ params }) => params?.theater)).toEqual(
      WARS[0].theaters.map(({ id }) => `theater:${id}`),
    );
    run(oneStep(g));
    expect(g.step).toBe('after-war');
    run(oneStep(g));
    expect([g.turn, g.step, g.war, g.display.britain.length]).toEqual([2, 'deal', 1, WARS[1].theaters.length]);
  });
});

describe('7.2 Spoils', () => {
  const battle = (britain: readonly number[], france: readonly number[] = []): Position => {
    const lay = (tiles: readonly number[]): Deployed[] =>
      WARS[0].theaters.map((_, i) =>
        i === 0
          ? { basic: tiles.filter((it) => it < 16), bonus: tiles.filter((it) => it >= 16) }
          : { basic: [], bonus: [] },
      );
    return positionWith({ display: { britain: lay(britain), france: lay(france) } });
  };

  it('go by the margin: points for the winner, Treaty Points for the loser', () => {
    const spoils = (tiles: readonly number[], answers: readonly string[] = []): number[] => {
      const g = battle(tiles);
      run(resolveTheater(g, 0), answers);
      return [15 - g.vp, g.treaty.france];
    };
    expect(spoils([ONE])).toEqual([2, 1]);
    expect(spoils([THREE], ['space:gibraltar'])).toEqual([2, 2]);
    expect(spoils([TWO, THREE], ['space:gibraltar', 'space:minorca'])).toEqual([3, 3]);
  });

  it('are had before the next theater is looked at', () => {
    const g = battle([], [TWO, THREE]);
    run(resolveTheater(g, 0), ['space:gibraltar', 'space:asiento']);
    expect(flagAt(g, 'gibraltar')).toBe('france');
    expect(g.warState.won).toEqual([{ side: 'france', full: true }]);
  });
});

describe('8.0 Advantages', () => {
  it('are had at once with the last of their spaces, and used from the next round on', () => {
    const g = positionWith({ france: ['denmark-norway'], debt: { france: 4 } });
    expect(roundOffers(g, 'france', 'd4-e2-a', ['space:prussia-alliance'])).not.toContain('advantage:baltic-trade');
    expect(g.holders[advantage('baltic-trade')]).toBe(2);
    const later = positionWith({ france: ['denmark-norway'], debt: { france: 4 } });
    playRound(later, 'france', 'd4-e2-a', ['space:prussia-alliance']);
    playRound(later, 'france', 'd4-e2-a', ['advantage:baltic-trade']);
    expect(later.debt.france).toBe(2);
    expect(later.flags[at('prussia-alliance')]).toBe(2);
  });
});

describe('9.0 Treaty Points', () => {
  it('are points of a type that the round has, with its limits, and no Debt (9.1)', () => {
    const it: PositionFields = {
      france: ['savoy'],
      treaty: { britain: 3 },
      debt: { britain: 6 },
      navyBox: { britain: 1 },
    };
    const g = positionWith(it);
    playRound(g, 'britain', 'e4-d2-a', ['space:russia']);
    expect([paid(g), g.treaty.britain, g.debt.britain]).toEqual([[3], 2, 6]);
    const options = roundOffers(positionWith(it), 'britain', 'e4-d2-a');
    expect(options).not.toContain('space:savoy');
    expect(options).not.toContain('space:biscay');
  });
});

describe('9.2 Treaty Points above 4', () => {
  it('are lost at the end of each peace turn, of both, and not before', () => {
    const g = positionWith({ step: 'round', rounds: 8, turn: 2, treaty: { britain: 7, france: 4 } });
    run(oneStep(g));
    expect(g.treaty).toEqual({ britain: 7, france: 4 });
    run(oneStep(g));
    expect(g.treaty).toEqual({ britain: 4, france: 4 });
  });
});
