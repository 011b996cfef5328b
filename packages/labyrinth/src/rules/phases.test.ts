import { describe, expect, it } from 'vitest';
import { HARD } from '../position.js';
import { at, offers, type PositionFields, positionWith, run } from '../testing/positions.js';
import { beginPhase, jihadistCard, usCard, withoutCards } from './phases.js';
import { play } from './sequence.js';

const cell = { 'saudi-arabia': { governance: 'poor', alignment: 'ally', sleepers: 1 } } as const;

describe('5.2.2 Action Phases', () => {
  it('C35 the last one, of the other side, is remembered, across turns too', () => {
    const g = positionWith({ countries: cell });
    g.phase = { disrupted: [at('spain')], improved: [] };
    beginPhase(g, 'jihadist');
    expect([g.phaseBefore.disrupted, g.phase.disrupted, g.played, g.step]).toEqual([[at('spain')], [], 0, 'jihadist']);
  });

  it('2.1 victory ends the game at once, in the midst of a card', () => {
    const iraq = { governance: 'poor', alignment: 'ally', active: 1, troops: 2 } as const;
    const g = positionWith({ us: [8, 9], countries: { iraq } });
    const { value } = run(g, play(g), ['card:8', 'event']);
    expect([value.ranking[0].seat, value.reason.key]).toEqual(['us', 'result.us.cells']);
  });
});

describe('5.2.4 The last card of the US', () => {
  it('may be kept as the second card of the phase too', () => {
    expect(offers(usCard(positionWith({ countries: cell, us: [6], played: 1 })))).toEqual([
      'card:6',
      'hold',
      'discard',
    ]);
  });

  it('D2 thrown away, the Election happens all the same', () => {
    const g = positionWith({ countries: cell, us: [120], posture: 'soft' }, {}, [6]);
    run(g, usCard(g), ['discard']);
    expect(g.posture[at('united-states')]).toBe(HARD);
  });
});

describe('4.8.4 The Jihadists may take off cadres in their Action Phase', () => {
  const with_: PositionFields = {
    jihadist: [52, 54],
    step: 'jihadist',
    countries: { ...cell, spain: { cadre: true } },
  };

  it('R-A17 beside playing a card', () => {
    const g = positionWith(with_);
    expect(offers(jihadistCard(g))).toEqual(['card:52', 'card:54', 'aside:cadre']);
    run(g, jihadistCard(g), ['aside:cadre', 'space:spain', 'card:52', 'reserves']);
    expect([g.cadre[at('spain')], g.played]).toEqual([0, 1]);
  });

  it('5.2.2 without a card', () => {
    const g = positionWith({ ...with_, jihadist: [] });
    run(g, withoutCards(g), ['space:spain']);
    expect(g.cadre[at('spain')]).toBe(0);
    run(g, withoutCards(g));
    const kept = positionWith({ ...with_, jihadist: [] });
    run(kept, withoutCards(kept), ['done']);
    expect(kept.cadre[at('spain')]).toBe(1);
  });

  it('after the last card if it left one', () => {
    // 8 Special Forces takes off the cell in Iraq.
    const iraq = { governance: 'poor', alignment: 'ally', active: 1, troops: 1 } as const;
    const g = positionWith({ jihadist: [8], step: 'jihadist', countries: { ...cell, iraq } });
    run(g, jihadistCard(g), ['card:8', 'reserves', 'event-first', 'space:iraq', 'space:iraq']);
    expect(g.cadre[at('iraq')]).toBe(0);
  });
});
