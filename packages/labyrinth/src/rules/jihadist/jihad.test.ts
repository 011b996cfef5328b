import { describe, expect, it } from 'vitest';
import { ADVERSARY, ALLY, FAIR, ISLAMIST_RULE, NEUTRAL, POOR } from '../../position.js';
import { at, type CountryFields, offers, type PositionFields, positionWith, run } from '../../testing/positions.js';
import { jihad, jihadTargets, mayBeMajor } from './jihad.js';

const YEMEN = at('yemen');
const PAKISTAN = at('pakistan');
const SPAIN: PositionFields['countries'] = { spain: { posture: 'soft', sleepers: 1 } };
/** Three dice: with one place to go the first goes there without a question. */
const three = (id: string) => [`space:${id}`, `space:${id}`];
const war = (here: CountryFields, dice: number[], answers: string[], ops = 3) => {
  const g = positionWith({ countries: { ...SPAIN, yemen: here } }, {}, dice);
  run(g, jihad(g, ops), answers);
  return g;
};

describe('8.4 Jihad', () => {
  it('is for Muslim countries with cells that are not under Islamist Rule', () => {
    const g = positionWith({
      countries: {
        yemen: { governance: 'poor', sleepers: 1 },
        egypt: { governance: 'fair' },
        iraq: { governance: 'islamist-rule', sleepers: 1 },
        iran: { sleepers: 1 },
        ...SPAIN,
      },
    });
    expect(jihadTargets(g)).toEqual([YEMEN]);
  });

  it('takes a cell for each die, and rouses as many as it needs', () => {
    const g = positionWith({ countries: { ...SPAIN, yemen: { governance: 'fair', sleepers: 2 } } }, {}, [1, 1]);
    expect(offers(jihad(g, 3))).toEqual(['space:yemen', 'done']);
    run(g, jihad(g, 1), []);
    expect([g.active[YEMEN], g.sleepers[YEMEN]]).toEqual([1, 1]);
  });

  it('33 Benazir Bhutto keeps it out of Pakistan', () => {
    expect(
      jihadTargets(
        positionWith({ marks: ['benazir-bhutto'], countries: { pakistan: { governance: 'poor', active: 1 } } }),
      ),
    ).toEqual([]);
  });
});

describe('8.4.1 Minor Jihad', () => {
  it('worsens governance a level with each success, not beyond Poor', () => {
    expect(war({ governance: 'fair', active: 3 }, [1, 2, 1], three('yemen')).governance[YEMEN]).toBe(POOR);
  });

  it('C2 removes one Aid with each success, also where nothing can worsen', () => {
    const g = war({ governance: 'poor', active: 2, aid: 3 }, [3, 1], ['space:yemen'], 2);
    expect([g.aid[YEMEN], g.governance[YEMEN]]).toEqual([1, POOR]);
  });

  it('C1 all dice go by the governance at the start', () => {
    const g = war({ governance: 'good', active: 3 }, [1, 2, 1], three('yemen'));
    expect([g.governance[YEMEN], g.active[YEMEN]]).toEqual([POOR, 2]);
  });

  it('example A: two cells in a Good country roll two dice of three', () => {
    const g = positionWith({ countries: { ...SPAIN, yemen: { governance: 'good', sleepers: 2 } } }, {}, [1, 4]);
    run(g, jihad(g, 3), ['space:yemen']);
    expect([g.governance[YEMEN], g.active[YEMEN], g.sleepers[YEMEN], g.cadre[YEMEN]]).toEqual([FAIR, 1, 0, 0]);
  });
});

describe('8.4.2 Major Jihad', () => {
  it('needs five more cells than troops', () => {
    const may = (here: CountryFields, more: PositionFields = {}) =>
      mayBeMajor(positionWith({ ...more, countries: { yemen: { governance: 'poor', ...here } } }), YEMEN);
    expect(may({ active: 5 })).toBe(true);
    expect(may({ active: 5, troops: 1 })).toBe(false);
    expect(may({ active: 6 }, { nato: 'yemen' })).toBe(false);
    expect(may({ active: 4 })).toBe(false);
  });

  it('rouses every cell; two successes in a Poor country bring Islamist Rule', () => {
    const g = war({ governance: 'poor', alignment: 'neutral', sleepers: 5 }, [3, 2], ['space:yemen', 'yes'], 2);
    expect([g.governance[YEMEN], g.alignment[YEMEN], g.active[YEMEN]]).toEqual([ISLAMIST_RULE, ADVERSARY, 5]);
  });

  it('is a choice: without it two successes only worsen', () => {
    const g = war({ governance: 'poor', active: 5 }, [3, 2], ['space:yemen', 'no'], 2);
    expect(g.governance[YEMEN]).toBe(POOR);
  });

  it('C5 from Fair three successes are enough', () => {
    const g = war({ governance: 'fair', active: 6 }, [1, 2, 2], [...three('yemen'), 'yes']);
    expect(g.governance[YEMEN]).toBe(ISLAMIST_RULE);
  });

  it('example B: six sleepers in a Fair Neutral country, 1-2-6', () => {
    const g = war({ governance: 'fair', alignment: 'neutral', sleepers: 6 }, [1, 2, 6], [...three('yemen'), 'yes']);
    expect([g.governance[YEMEN], g.alignment[YEMEN], g.besieged[YEMEN]]).toEqual([POOR, NEUTRAL, 0]);
    expect([g.active[YEMEN], g.sleepers[YEMEN]]).toEqual([5, 0]);
  });

  it('example C: Pakistan, seven cells, two troops, one Aid, 2-3-4', () => {
    const pakistan: CountryFields = { governance: 'poor', alignment: 'ally', sleepers: 7, troops: 2, aid: 1 };
    const g = positionWith({ countries: { pakistan } }, {}, [2, 3, 4]);
    run(g, jihad(g, 3), [...three('pakistan'), 'yes']);
    expect([g.governance[PAKISTAN], g.alignment[PAKISTAN], g.aid[PAKISTAN]]).toEqual([ISLAMIST_RULE, ADVERSARY, 0]);
    expect([g.active[PAKISTAN], g.troops[PAKISTAN]]).toEqual([6, 2]);
    expect(g).toMatchObject({ funding: 7, prestige: 1, pakistanArsenal: 0 });
    expect(g.available[4]).toBe(3);
  });
});

describe('8.4.3 Failed Jihad', () => {
  it('costs a cell for each die, without a cadre', () => {
    const g = war({ governance: 'poor', active: 2 }, [4, 5], ['space:yemen'], 2);
    expect([g.active[YEMEN], g.cadre[YEMEN]]).toEqual([0, 0]);
  });

  it('leaves the choice between a cell and Sadr (54) to the Jihadist', () => {
    const g = positionWith(
      { marks: ['sadr'], countries: { ...SPAIN, iraq: { governance: 'poor', active: 1 } } },
      {},
      [6],
    );
    run(g, jihad(g, 1), ['piece:sadr']);
    expect([g.active[at('iraq')], g.marks.includes(1)]).toEqual([1, false]);
  });

  it('8.4.3.1, C4 three dice at a Poor country without success besiege it and move it to Ally', () => {
    const g = war({ governance: 'poor', alignment: 'neutral', active: 5 }, [3, 4, 5], [...three('yemen'), 'yes']);
    expect([g.besieged[YEMEN], g.alignment[YEMEN], g.active[YEMEN]]).toEqual([1, ALLY, 3]);
  });

  it('8.4.3.1, C4 not with two dice, nor from Fair, nor in a Minor Jihad; an Ally stays one', () => {
    const two = war({ governance: 'poor', active: 5 }, [4, 5], ['space:yemen', 'yes'], 2);
    expect(two.besieged[YEMEN]).toBe(0);
    const fair = war({ governance: 'fair', active: 5 }, [4, 5, 6], [...three('yemen'), 'yes']);
    expect(fair.besieged[YEMEN]).toBe(0);
    const minor = war({ governance: 'poor', active: 5 }, [4, 5, 6], [...three('yemen'), 'no']);
    expect(minor.besieged[YEMEN]).toBe(0);
    const ally = war({ governance: 'poor', alignment: 'ally', active: 5 }, [4, 5, 6], [...three('yemen'), 'yes']);
    expect([ally.besieged[YEMEN], ally.alignment[YEMEN]]).toEqual([1, ALLY]);
  });

  it('8.4.3.2 against a Besieged Regime one success is enough', () => {
    const poor = war({ governance: 'poor', active: 5, besieged: true }, [3], ['yes'], 1);
    expect([poor.governance[YEMEN], poor.besieged[YEMEN]]).toEqual([ISLAMIST_RULE, 0]);
    const fair = war({ governance: 'fair', active: 5, besieged: true }, [2, 2], ['space:yemen', 'yes'], 2);
    expect(fair.governance[YEMEN]).toBe(ISLAMIST_RULE);
  });

  it('C3 a siege that the failure itself brings does not count for the same roll', () => {
    const g = war({ governance: 'poor', active: 5 }, [1, 5, 5], [...three('yemen'), 'yes']);
    expect([g.governance[YEMEN], g.besieged[YEMEN]]).toEqual([POOR, 1]);
  });
});
