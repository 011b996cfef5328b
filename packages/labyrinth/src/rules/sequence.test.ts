import { type Match, newMatch, type PositionJson } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from '../index.js';
import { GREEN, type Position, TAN } from '../position.js';
import { at } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';

/** A match in the midst of a game: cells in Spain, so that the US does not win at once. */
const board = { onlyThese: true, countries: { spain: { posture: 'soft', sleepers: 2 } } };
const matchAt = (positionJson: PositionJson, settings = {}, dice: readonly number[] = []): Match<Position> =>
  newMatch(game, { seed: 'sequence', settings, dice, position: { ...board, ...positionJson } });
const answer = (match: Match<Position>, ...answers: string[]) => {
  for (const option of answers) match.choose(option);
  return match;
};

describe('5.1 The sequence of play', () => {
  it('5.2.2 lets the Jihadists play two cards, then the US two, by turns', () => {
    const match = matchAt({ step: 'jihadist', hands: { us: [1, 6, 7], jihadist: [50, 48, 49] } });
    expect(match.decision()?.seat).toBe('jihadist');
    answer(match, 'card:48', 'reserves');
    expect(match.decision()?.seat).toBe('jihadist');
    answer(match, 'card:50', 'reserves');
    expect([match.decision()?.seat, match.position.played]).toEqual(['us', 0]);
    answer(match, 'card:1', 'reserves', 'card:6', 'reserves');
    expect(match.decision()).toMatchObject({ seat: 'jihadist', prompt: { params: { n: 1 } } });
  });

  it('4.7.5 counts the cards of the phase', () => {
    const match = matchAt({ step: 'us', played: 1, hands: { us: [1, 6], jihadist: [50] } });
    expect(match.decision()?.prompt.params).toEqual({ n: 2 });
    answer(match, 'card:1', 'reserves');
    expect(match.decision()?.seat).toBe('jihadist');
  });

  it('5.2.2 a side without cards does nothing', () => {
    const match = matchAt({ step: 'jihadist', hands: { us: [1, 6, 7], jihadist: [] } });
    expect(match.decision()?.seat).toBe('us');
  });

  it('4.8.4 the Jihadist may take a cadre off in any phase of theirs', () => {
    const match = matchAt({
      step: 'jihadist',
      hands: { us: [1], jihadist: [50, 48] },
      countries: {
        spain: { posture: 'soft', sleepers: 1 },
        italy: { posture: 'soft', cadre: true },
        iran: { cadre: true },
      },
    });
    answer(match, 'aside:cadre', 'space:italy');
    expect(match.position.cadre[at('italy')]).toBe(0);
    expect(match.decision()?.options).toContain('card:50');
  });

  it('5.1 ends when somebody has won', () => {
    const match = matchAt({
      step: 'us',
      hands: { us: [98, 1], jihadist: [50] },
      countries: { spain: { posture: 'soft', active: 1 } },
    });
    answer(match, 'card:98', 'disrupt');
    expect(match.result).toMatchObject({
      reason: { key: 'result.us.cells' },
      ranking: [{ seat: 'us', place: 1 }, { seat: 'jihadist' }],
    });
    expect(match.log.slice(-3)).toEqual([
      { key: 'log.over' },
      { key: 'log.result', params: { winner: 'seat:us', reason: match.result?.reason } },
      {
        key: 'log.standing',
        params: { goodResources: 0, goodOrFair: 0, islamistResources: 0, poorOrIslamist: 0 },
      },
    ]);
  });
});

describe('5.2.3 Unblocked plots', () => {
  it('C30 are resolved at the end of every US phase, also if it had no card', () => {
    const match = matchAt({
      step: 'us',
      hands: { us: [], jihadist: [50, 48] },
      funding: 4,
      plots: [{ country: 'iran', kind: 'plot-1' }],
    });
    expect(match.position.plots).toEqual([]);
    expect(match.position.funding).toBe(5);
    expect(match.decision()?.seat).toBe('jihadist');
  });
});

describe('5.2.4 The last US card', () => {
  const last = { step: 'us', hands: { us: [6], jihadist: [50, 48] } };

  it('may be played, thrown away or kept', () => {
    expect(matchAt(last).decision()?.options).toEqual(['card:6', 'hold', 'discard']);
    const two = matchAt({ ...last, hands: { us: [6, 7], jihadist: [50] } });
    expect(two.decision()?.options).toEqual(['card:6', 'card:7']);
  });

  it('thrown away has no effect', () => {
    const { position: g } = answer(matchAt(last), 'discard');
    expect([g.hands.us, g.discard]).toEqual([[], [6]]);
  });

  it('kept while the Jihadists have cards, the turn goes on', () => {
    const match = answer(matchAt(last), 'hold');
    expect([match.decision()?.seat, match.position.hands.us]).toEqual(['jihadist', [6]]);
  });

  it('5.2.1, C29 kept when they have none, the turn ends after the plots, and it is extra to the new deal', () => {
    const match = answer(matchAt({ ...last, hands: { us: [6], jihadist: [] }, funding: 9 }), 'hold');
    expect(match.position.hands.us.length).toBe(10);
    expect(match.position.hands.us).toContain(6);
    expect(match.position.hands.jihadist.length).toBe(9);
  });

  it('9.7 Infectious: must be played', () => {
    const match = matchAt(last, { solitaire: 'yes', ideology: 'infectious' });
    expect(match.decision()?.options).toEqual(['card:6']);
  });
});

describe('5.2.5 Expenses and diplomacy', () => {
  const after = (positionJson: PositionJson) => matchAt({ step: 'end', ...positionJson }).position;
  const world = (posture: string) =>
    Object.fromEntries(['canada', 'france', 'italy', 'germany'].map((id) => [id, { posture, sleepers: 1 }]));

  it('cost the Jihadists one Funding, unless Pirates (73) rob for them', () => {
    expect(after({ funding: 6 }).funding).toBe(5);
    expect(after({ funding: 1 }).funding).toBe(1);
    const countries = { yemen: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 1 } };
    expect(after({ funding: 6, marks: ['pirates'], countries }).funding).toBe(6);
  });

  it('cost the US one Prestige with Islamist Rule anywhere, then bring one if the world stands with it at 3', () => {
    const yemen = { governance: 'islamist-rule', alignment: 'adversary', sleepers: 1 };
    expect(after({ prestige: 5, countries: { yemen } }).prestige).toBe(4);
    expect(after({ prestige: 5, countries: world('hard') }).prestige).toBe(6);
    expect(after({ prestige: 5, countries: world('soft') }).prestige).toBe(5);
    // The note of 5.2.5: at 1, down and up again is 2.
    expect(after({ prestige: 1, countries: { yemen, ...world('hard') } }).prestige).toBe(2);
  });
});

describe('5.2.6-9 The end of the turn', () => {
  it('has the Victory track in its log', () => {
    const yemen = { governance: 'islamist-rule', alignment: 'adversary', sleepers: 1 };
    const { log } = matchAt({ step: 'end', countries: { yemen } });
    expect(log.find(({ key }) => key === 'log.standing')?.params).toEqual({
      goodResources: 0,
      goodOrFair: 0,
      islamistResources: 1,
      poorOrIslamist: 1,
    });
  });

  const after = (positionJson: PositionJson) => matchAt({ step: 'end', ...positionJson }).position;

  it('5.2.6 lapsing cards and the first plot are discarded (4.7.7.1-2)', () => {
    const g = after({ lapsing: [117, 2], firstPlot: true, firstPlotCard: 44 });
    expect(g).toMatchObject({ lapsing: [], lapsingBox: [], firstPlot: false, firstPlotCard: 0 });
    expect(g.discard.sort()).toEqual([117, 2, 44]);
  });

  it('5.2.7, 6.3.3.2 Reserves are lost (4.7.9)', () => {
    expect(after({ reserves: { us: 2, jihadist: 1 } }).reserves).toEqual({ us: 0, jihadist: 0 });
  });

  it('5.2.8 both sides are dealt by their tracks, the Jihadists first', () => {
    const g = after({
      funding: 3,
      countries: { iraq: { governance: 'poor', alignment: 'ally', troops: 6, sleepers: 1 } },
    });
    expect([g.hands.jihadist.length, g.hands.us.length]).toEqual([7, 8]);
  });

  it('5.2.8, R-A12 the boxes’ cards can be drawn again at once', () => {
    const g = matchAt(
      {
        step: 'end',
        draw: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        lapsing: [117],
        discard: [20, 21, 22],
      },
      { length: 'tournament' },
    ).position;
    expect([...g.hands.us, ...g.hands.jihadist]).toContain(117);
  });

  it('5.2.9 green Regime Changes turn tan after the deal (4.8.2)', () => {
    const iraq = { governance: 'poor', alignment: 'ally', troops: 6, sleepers: 1, regimeChange: 'green' };
    const before = matchAt({ step: 'us', hands: { us: [6, 7], jihadist: [50] }, countries: { iraq } }).position;
    expect(before.regimeChange[at('iraq')]).toBe(GREEN);
    expect(after({ countries: { iraq } }).regimeChange[at('iraq')]).toBe(TAN);
  });

  it('5.3.1 the last card of the last deck ends the game (2.3)', () => {
    const match = matchAt({ step: 'end', draw: [3, 4] });
    expect(match.result).toMatchObject({ reason: { key: 'result.jihadist.last' } });
  });
});

describe('47 The door of Itjihad was closed', () => {
  it('has chance choose the Jihadist’s card', () => {
    const match = matchAt({ step: 'jihadist', lapsing: [47], hands: { us: [1], jihadist: [50, 48] } });
    expect(match.decision()).toMatchObject({ prompt: { key: promptKey('play.chance') } });
    answer(match, 'draw');
    expect(match.decision()?.prompt.key).toBe(promptKey('use'));
  });
});
