import { describe, expect, it } from 'vitest';
import { isolatedMarkets, isProtected } from '../control.js';
import { WARS } from '../data/wars.js';
import { MARKETS } from '../map.js';
import type { Position } from '../position.js';
import type { QuestionId, QuestionParams } from '../questions.js';
import { investmentRef } from '../references.js';
import { optionsOf } from '../rules/round.js';
import type { Side } from '../sides.js';
import { at, type PositionFields, positionWith, roundOf, tileOf } from '../testing/positions.js';
import { redact } from '../view.js';
import { answerDecision } from './index.js';
import { leadValuesOf } from './lead-values.js';
import { worth } from './position-worth.js';
import { ISOLATED, PROTECTED, SUPPLIED, supplies } from './supply.js';

/** The player's answer to a question, on what the side sees. */
function answer<Id extends QuestionId>(
  g: Position,
  side: Side,
  key: Id,
  options: readonly string[],
  params: QuestionParams<Id>,
): string {
  const seen = redact(g, side);
  return answerDecision({
    g: seen,
    side,
    stakes: leadValuesOf(seen, side),
    answerQuestion: answerDecision,
    key,
    params,
    options,
  }).option;
}

/** A purchase that something is asked about. */
const PRICE = { what: 'act:construct', cost: 2 };

const wealth = (it: PositionFields, side: Side): number => {
  const g = positionWith(it);
  return worth(leadValuesOf(g, side), g);
};

describe('the value of a position', () => {
  it('is the negative for the other side, apart from what is hidden', () => {
    const it: PositionFields = {
      turn: 6,
      britain: ['georgia', 'carolinas'],
      france: ['bavaria'],
      debt: { britain: 3 },
    };
    expect(wealth(it, 'britain')).toBeCloseTo(-wealth(it, 'france'));
  });

  it('counts a flag for most where the race is close', () => {
    const india: PositionFields = { rounds: 7, awards: { india: 0 }, france: ['plassey', 'chandernagore', 'karaikal'] };
    const gain = (britain: PositionFields['britain'] & object): number =>
      wealth({ ...india, britain: [...britain, 'maratha'] }, 'britain') - wealth({ ...india, britain }, 'britain');
    const close = gain(['calcutta', 'madras', 'midnapore', 'kanchipuram']);
    expect(close).toBeGreaterThan(gain([]));
    expect(close).toBeGreaterThan(
      gain(['calcutta', 'madras', 'midnapore', 'kanchipuram', 'kurpa', 'vellore', 'mangalore', 'calicut']),
    );
  });

  it('counts a Market in demand for more than another', () => {
    const gain = (demand: PositionFields['demand']): number =>
      wealth({ demand, britain: ['georgia'] }, 'britain') - wealth({ demand }, 'britain');
    expect(gain(['tobacco'])).toBeGreaterThan(gain(['furs']));
  });

  it('counts Available Debt, the last of it most (6.3)', () => {
    const debt = (n: number): number => wealth({ turn: 3, debt: { france: n } }, 'france');
    expect(debt(0)).toBeGreaterThan(debt(4));
    expect(debt(9) - debt(10)).toBeGreaterThan(debt(0) - debt(1));
  });

  it('sees supply and protection as the rules do (5.4.1)', () => {
    const g = positionWith({
      britain: ['carolinas', 'georgia', 'bahamas-run-west', 'caicos', 'st-lucia'],
      france: ['martinique', 'guadeloupe', 'antigua', 'port-de-paix'],
      squadrons: { britain: ['antilles-channel'] },
      conflicts: ['bahamas-run-west', 'martinique'],
    });
    const isolated = isolatedMarkets(g);
    const state = supplies(g.flags, g.conflicts, g.damaged);
    for (const market of MARKETS) {
      if (g.flags[market] === 0) continue;
      const expected = isProtected(g, market) ? PROTECTED : isolated[market] ? ISOLATED : SUPPLIED;
      expect(state[market], `${market}`).toBe(expected);
    }
  });
});

describe('what steady conquers (7.2.1.1)', () => {
  /** The Antilles War: Britain has one Squadron at sea there, and a point to spend. */
  const antilles = (navyBox: number): Position => {
    const g = positionWith({
      turn: 5,
      step: 'war',
      squadrons: { britain: ['antilles-channel'] },
      navyBox: { britain: navyBox },
    });
    g.theater = 2;
    return g;
  };
  const conquest = (g: Position, market: string): string =>
    answer(g, 'britain', 'conquest', ['space:cuba-passage', market], { theater: WARS[3].theaters[2], left: 1 });

  it('not a sea by a Squadron that leaves another, if there is anything else', () => {
    expect(conquest(antilles(0), 'space:caicos')).toBe('space:caicos');
  });

  it('a sea by a Squadron from the Navy Box rather than a Market without supply', () => {
    expect(conquest(antilles(1), 'space:georgia')).toBe('space:cuba-passage');
  });
});

describe('what steady does in a round', () => {
  it('takes the Market that decides a commodity in demand', () => {
    const g = positionWith({
      rounds: 7,
      first: 'france',
      demand: ['tobacco'],
      britain: ['carolinas', 'georgia', 'northern-colonies'],
      france: ['louisiana', 'st-james'],
    });
    const round = roundOf(g, 'britain', 'e4-d2-a', [{ source: 'major', type: 'economic', points: 2 }]);
    expect(answer(g, 'britain', 'act', optionsOf(g, round), {})).toBe('space:bahamas-run-west');
  });

  it('removes a Conflict marker rather than nothing', () => {
    const g = positionWith({
      rounds: 7,
      demand: ['tobacco'],
      britain: ['carolinas', 'georgia'],
      conflicts: ['georgia'],
    });
    const round = roundOf(g, 'britain', 'm4-e2-a', [{ source: 'major', type: 'military', points: 2 }]);
    expect(answer(g, 'britain', 'act', optionsOf(g, round), {})).toBe('space:georgia');
  });

  it('passes only to be rid of Debt', () => {
    const g = positionWith({ britain: ['carolinas'] });
    roundOf(g, 'britain', 'e4-d2-a');
    expect(answer(g, 'britain', 'tile.use', ['play', 'pass'], { tile: 0 })).toBe('play');
  });

  it('spends Treaty Points before Debt (4.1.10)', () => {
    const g = positionWith({ treaty: { france: 3 } });
    expect(
      answer(g, 'france', 'treaty', ['number:0', 'number:1', 'number:2'], { what: 'act:construct', short: 2 }),
    ).toBe('number:2');
  });

  it('pays with points that are good for less first (5.2.3)', () => {
    const options = ['points:any', 'points:europe', 'points:ministry-no-prestige'];
    expect(answer(positionWith(), 'britain', 'pay.first', options, PRICE)).toBe('points:ministry-no-prestige');
    expect(answer(positionWith(), 'britain', 'pay.first', options.slice(0, 2), PRICE)).toBe('points:europe');
  });

  it('keeps Advantages that East India Company counts', () => {
    const without = positionWith({ cabinet: { britain: [8] } });
    const company = positionWith({ cabinet: { britain: [7] } });
    expect(answer(without, 'britain', 'discount', ['advantage:silk', 'done'], PRICE)).toBe('advantage:silk');
    expect(answer(company, 'britain', 'discount', ['advantage:silk', 'done'], PRICE)).toBe('done');
  });
});

describe('what steady does with events', () => {
  it('does not harm itself where it may leave it', () => {
    const g = positionWith({ turn: 3, britain: ['midnapore', 'kanchipuram'] });
    roundOf(g, 'britain', 'e3-d2');
    const options = ['space:midnapore', 'space:kanchipuram', 'done'];
    expect(answer(g, 'britain', 'event.conflict', options, { card: 27, left: 1 })).toBe('done');
  });

  it('chooses the other’s flag for a conflict, if both are there', () => {
    const g = positionWith({ turn: 3, britain: ['midnapore'], france: ['plassey'] });
    roundOf(g, 'britain', 'e3-d2');
    const options = ['space:midnapore', 'space:plassey'];
    expect(answer(g, 'britain', 'event.conflict', options, { card: 27, left: 1 })).toBe('space:plassey');
  });

  it('has Cotton scored only if it leads', () => {
    const g = positionWith({ britain: ['midnapore'], france: ['plassey', 'karaikal'] });
    expect(answer(g, 'britain', 'event.cotton', ['yes', 'no'], { card: 11 })).toBe('no');
    expect(answer(g, 'france', 'event.cotton', ['yes', 'no'], { card: 11 })).toBe('yes');
  });
});

describe('what steady does in war', () => {
  it('yields a Territory that is worth less than the points, and keeps one that is worth more (7.2.2)', () => {
    const g = positionWith({ step: 'war', turn: 5, britain: ['barbados', 'georgia'] });
    const options = ['yield', 'refuse'];
    expect(answer(g, 'britain', 'refuse', options, { space: at('barbados'), vp: 5 })).toBe('yield');
    expect(answer(g, 'britain', 'refuse', options, { space: at('barbados'), vp: 0 })).toBe('refuse');
  });

  it('keeps the better tile where it fights', () => {
    const display = [0, 3, 4, 5].map((tile) => ({ basic: [tile === 0 ? 15 : tile], bonus: [] }));
    const g = positionWith({ display: { britain: display } });
    expect(
      answer(g, 'britain', 'upgrade.keep', ['war-tile:15', 'war-tile:0'], {
        theater: WARS[0].theaters[0],
        old: 15,
        fresh: 0,
      }),
    ).toBe('war-tile:0');
  });

  it('prefers what the other side would miss', () => {
    const g = positionWith({ step: 'war', turn: 3, france: ['cataraqui', 'niagara', 'quebec-and-montreal'] });
    expect(
      answer(g, 'britain', 'conquest', ['space:cataraqui', 'done'], { theater: WARS[0].theaters[2], left: 1 }),
    ).toBe('space:cataraqui');
  });
});

describe('what steady chooses before a turn', () => {
  it('goes first early in a game, and last later', () => {
    const options = ['seat:britain', 'seat:france'];
    expect(answer(positionWith(), 'france', 'initiative', options, {})).toBe('seat:france');
    expect(answer(positionWith({ turn: 2 }), 'france', 'initiative', options, {})).toBe('seat:britain');
  });

  it('likes a Ministry whose keyword its cards want', () => {
    const options = ['ministry:edmond-halley', 'ministry:east-india-company'];
    const hand = (cards: readonly number[]) => positionWith({ hands: { britain: cards } });
    expect(answer(hand([1, 6, 11]), 'britain', 'ministry', options, { left: 1 })).toBe('ministry:east-india-company');
    expect(answer(hand([3]), 'britain', 'ministry', options, { left: 1 })).toBe('ministry:edmond-halley');
  });

  it('takes a tile with an event only if there is one to play', () => {
    const g = positionWith({ available: ['e4-d2-a', 'e2-d2'], britain: ['carolinas', 'northern-colonies'] });
    roundOf(g, 'britain');
    const options = [tileOf('e4-d2-a'), tileOf('e2-d2')].map((tile) => investmentRef(tile));
    expect(answer(g, 'britain', 'tile', options, {})).toBe(options[0]);
  });
});
