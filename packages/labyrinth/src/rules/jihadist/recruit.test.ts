import { describe, expect, it } from 'vitest';
import { at, type CountryFields, offers, type PositionFields, positionWith, run } from '../../testing/positions.js';
import { operationsFor } from '../operations.js';
import { mayRecruit, recruit, recruitTargets } from './recruit.js';
import { recruitThreshold, threshold } from './success.js';

const IRAQ = at('iraq');
const AFGHANISTAN = at('afghanistan');
const FAIR_ALLY: CountryFields = { governance: 'fair', alignment: 'ally', sleepers: 1 };

describe('8.1 Jihadist operations', () => {
  it('8.1.1 succeed on a roll no higher than governance; under Islamist Rule always', () => {
    const g = positionWith({
      countries: {
        iraq: { governance: 'good' },
        egypt: { governance: 'fair' },
        syria: { governance: 'poor' },
        yemen: { governance: 'islamist-rule' },
      },
    });
    expect(['iraq', 'egypt', 'syria', 'yemen'].map((id) => threshold(g, at(id as 'iraq')))).toEqual([1, 2, 3, 6]);
  });

  it('8.1.1 roll as many dice as the value, which is a card’s whatever the governance', () => {
    const g = positionWith(
      { funding: 9, countries: { iraq: { governance: 'good', alignment: 'ally', sleepers: 1 } } },
      {},
      [1, 2, 1],
    );
    run(g, recruit(g, 3), ['space:iraq', 'space:iraq']);
    expect([g.sleepers[IRAQ], g.chance.scriptedDice]).toEqual([3, []]);
  });

  it('8.1.3 are Recruit, Travel, Jihad and Plot', () => {
    const g = positionWith({ countries: { iraq: FAIR_ALLY } });
    expect(operationsFor(g, 'jihadist', 1)).toEqual(['recruit', 'travel', 'jihad', 'plot']);
  });
});

describe('8.1.2 Targets are said before the dice are rolled', () => {
  const example = (dice: number[], funding: number, more: PositionFields['countries'] = {}) =>
    positionWith({ funding, countries: { afghanistan: FAIR_ALLY, 'central-asia': FAIR_ALLY, ...more } }, {}, dice);

  it('the example: two dice in Afghanistan, one in Central Asia', () => {
    const g = example([1, 5, 2], 9);
    run(g, recruit(g, 3), ['space:afghanistan', 'space:afghanistan', 'space:central-asia']);
    expect([g.sleepers[AFGHANISTAN], g.sleepers[at('central-asia')]]).toEqual([2, 2]);
  });

  it('the example: with three successes and two cells Available the Jihadist chooses where they go', () => {
    const g = example([1, 2, 2], 1, { iraq: { governance: 'poor', sleepers: 1 } });
    run(g, recruit(g, 3), ['space:afghanistan', 'space:afghanistan', 'space:central-asia', 'number:1']);
    expect([g.sleepers[AFGHANISTAN], g.sleepers[at('central-asia')]]).toEqual([2, 2]);
  });

  it('after the first die the rest of the value may be left', () => {
    const g = example([1], 9);
    expect(offers(recruit(g, 3))).not.toContain('done');
    expect(offers(recruit(g, 3), ['space:afghanistan'])).toContain('done');
  });
});

describe('8.2 Recruit', () => {
  it('8.2.1 places an Available sleeper for each success; failure does nothing', () => {
    const g = positionWith({ funding: 9, countries: { iraq: FAIR_ALLY } }, {}, [3, 2]);
    run(g, recruit(g, 2), ['space:iraq']);
    expect(g.sleepers[IRAQ]).toBe(2);
  });

  it('8.2.1, C17 is bound by Funding', () => {
    const countries = { iraq: { ...FAIR_ALLY, sleepers: 5 } };
    expect(mayRecruit(positionWith({ funding: 3, countries }))).toBe(false);
    expect(mayRecruit(positionWith({ funding: 4, countries }))).toBe(true);
  });

  it('8.2.2 needs a cell or a cadre, which the first cell replaces', () => {
    const g = positionWith(
      { countries: { iraq: { governance: 'poor', cadre: true }, egypt: { governance: 'poor' }, yemen: FAIR_ALLY } },
      {},
      [1],
    );
    expect(recruitTargets(g)).toEqual([at('yemen'), IRAQ]);
    run(g, recruit(g, 1), ['space:iraq']);
    expect([g.sleepers[IRAQ], g.cadre[IRAQ]]).toEqual([1, 0]);
  });

  it('8.2.3, C17 succeeds without a roll in a Regime Change country and under Islamist Rule', () => {
    const g = positionWith({ countries: { iraq: { ...FAIR_ALLY, regimeChange: 'tan', troops: 6 } } }, {}, [6]);
    run(g, recruit(g, 2), ['space:iraq']);
    expect([g.sleepers[IRAQ], g.chance.scriptedDice]).toEqual([3, [6]]);
    expect(recruitThreshold(positionWith({ countries: { iraq: { governance: 'islamist-rule' } } }), IRAQ)).toBe(6);
  });

  it('8.2.4 goes by a printed number before governance: the Philippines on 3 or less', () => {
    expect(recruitThreshold(positionWith(), at('philippines'))).toBe(3);
    expect(recruitThreshold(positionWith(), at('united-kingdom'))).toBe(3);
    expect(recruitThreshold(positionWith(), at('germany'))).toBe(1);
  });

  it('114 GTMO forbids it', () => {
    expect(mayRecruit(positionWith({ lapsing: [114], countries: { iraq: FAIR_ALLY } }))).toBe(false);
  });
});
