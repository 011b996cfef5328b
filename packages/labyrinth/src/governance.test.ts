import { describe, expect, it } from 'vitest';
import {
  besiege,
  improve,
  isUnmarked,
  placeAid,
  relieve,
  removeAid,
  revolution,
  rollPosture,
  setAlignment,
  setGovernance,
  setPosture,
  shiftToAdversary,
  shiftToAlly,
  test,
  worsen,
} from './governance.js';
import { ADVERSARY, ALLY, FAIR, GOOD, HARD, ISLAMIST_RULE, NEUTRAL, POOR, SOFT, UNMARKED } from './position.js';
import { at, type CountryFields, logged, positionWith } from './testing/positions.js';

const IRAQ = at('iraq');
const SPAIN = at('spain');
const withIraq = (here: CountryFields, dice: number[] = [], more = {}) =>
  positionWith({ ...more, countries: { iraq: here } }, {}, dice);

describe('4.2.1 Governance', () => {
  it('improves by a level up to Good', () => {
    const g = withIraq({ governance: 'poor', alignment: 'ally' });
    improve(g, IRAQ);
    expect(g.governance[IRAQ]).toBe(FAIR);
    improve(g, IRAQ);
    improve(g, IRAQ);
    expect(g.governance[IRAQ]).toBe(GOOD);
  });

  it('worsens by a level, but not to Islamist Rule', () => {
    const g = withIraq({ governance: 'good', alignment: 'ally' });
    worsen(g, IRAQ);
    expect(g.governance[IRAQ]).toBe(FAIR);
    worsen(g, IRAQ);
    worsen(g, IRAQ);
    expect(g.governance[IRAQ]).toBe(POOR);
  });

  it('C15 Good and Islamist Rule clear Aid, Besieged Regime and Regime Change; Fair leaves them', () => {
    const marked: CountryFields = {
      governance: 'poor',
      alignment: 'ally',
      aid: 2,
      besieged: true,
      regimeChange: 'tan',
    };
    const left = (level: number) => {
      const g = withIraq(marked);
      setGovernance(g, IRAQ, level);
      return [g.aid[IRAQ], g.besieged[IRAQ], g.regimeChange[IRAQ]];
    };
    expect(left(FAIR)).toEqual([2, 1, 2]);
    expect(left(GOOD)).toEqual([0, 0, 0]);
    expect(left(ISLAMIST_RULE)).toEqual([0, 0, 0]);
  });
});

describe('4.2.3 Alignment', () => {
  it('moves a box at a time between Ally and Adversary', () => {
    const g = withIraq({ governance: 'poor', alignment: 'neutral' });
    shiftToAlly(g, IRAQ);
    shiftToAlly(g, IRAQ);
    expect(g.alignment[IRAQ]).toBe(ALLY);
    for (let i = 0; i < 3; i++) shiftToAdversary(g, IRAQ);
    expect(g.alignment[IRAQ]).toBe(ADVERSARY);
    setAlignment(g, IRAQ, NEUTRAL);
    expect(g.alignment[IRAQ]).toBe(NEUTRAL);
  });

  it('C37 of a country under Islamist Rule changes without its governance', () => {
    const g = withIraq({ governance: 'islamist-rule', alignment: 'adversary' });
    shiftToAlly(g, IRAQ);
    expect([g.alignment[IRAQ], g.governance[IRAQ]]).toEqual([NEUTRAL, ISLAMIST_RULE]);
  });
});

describe('4.3.2 Posture', () => {
  const rolled = (country: number, die: number, more = {}) => {
    const g = positionWith(more, {}, [die]);
    rollPosture(g, country as typeof SPAIN);
    return g.posture[country];
  };

  it('4.9.3 is Soft on 1 to 4, Hard on 5 or 6', () => {
    expect(rolled(SPAIN, 4)).toBe(SOFT);
    expect(rolled(SPAIN, 5)).toBe(HARD);
  });

  it('4.9.3 of the US has one more on the die', () => {
    expect(rolled(at('united-states'), 3)).toBe(SOFT);
    expect(rolled(at('united-states'), 4, { posture: 'soft' })).toBe(HARD);
  });

  it('4.9.3 has its outcome in the log, even if the country keeps its posture', () => {
    const g = positionWith({}, {}, [2, 1]);
    for (let i = 0; i < 2; i++) rollPosture(g, SPAIN);
    const soft = { aim: 'posture:hard', otherwise: 'posture:soft', outcome: 'posture:soft' };
    expect(g.log?.map(({ key, params }) => [key, params])).toEqual([
      ['log.postureRoll', { space: 'space:spain', die: 2, modifier: 0, atLeast: 5, ...soft }],
      ['log.postureRoll', { space: 'space:spain', die: 1, modifier: 0, atLeast: 5, ...soft }],
    ]);
  });

  it('4.3.3 of Israel never changes', () => {
    const g = positionWith({}, {}, [1]);
    setPosture(g, at('israel'), SOFT);
    rollPosture(g, at('israel'));
    expect(g.posture[at('israel')]).toBe(HARD);
  });
});

describe('4.9 Tables', () => {
  it('4.9.1 take a die each, in turn', () => {
    const g = positionWith({}, {}, [5, 6, 1]);
    test(g, IRAQ);
    test(g, SPAIN);
    test(g, at('italy'));
    expect([g.governance[IRAQ], g.posture[SPAIN], g.posture[at('italy')]]).toEqual([FAIR, HARD, SOFT]);
  });
});

describe('4.9.4 Initial tests', () => {
  it('4.9.3 make a Muslim country Poor on 1 to 4 and Fair on 5 or 6, always Neutral', () => {
    const tested = (die: number) => {
      const g = positionWith({}, {}, [die]);
      test(g, IRAQ);
      return [g.governance[IRAQ], g.alignment[IRAQ]];
    };
    expect(tested(4)).toEqual([POOR, NEUTRAL]);
    expect(tested(5)).toEqual([FAIR, NEUTRAL]);
  });

  it('roll the posture of another', () => {
    const g = positionWith({}, {}, [6]);
    test(g, SPAIN);
    expect(g.posture[SPAIN]).toBe(HARD);
  });

  it('C16 leave a marked country, the US, Israel and Iran as they are, without a roll', () => {
    const g = withIraq({ governance: 'good', alignment: 'ally' }, [1]);
    for (const country of [IRAQ, at('united-states'), at('israel'), at('iran')]) {
      expect(isUnmarked(g, country)).toBe(false);
      test(g, country);
    }
    expect(g.chance.scriptedDice).toEqual([1]);
    expect(g.governance[IRAQ]).toBe(GOOD);
  });

  it('know which countries are unmarked', () => {
    const g = positionWith();
    expect(g.governance[IRAQ]).toBe(UNMARKED);
    expect(isUnmarked(g, IRAQ)).toBe(true);
    expect(isUnmarked(g, SPAIN)).toBe(true);
  });
});

describe('4.8.3 Aid and Besieged Regime', () => {
  it('7.2.2.2 Aid stacks, and goes one by one', () => {
    const g = withIraq({ governance: 'poor', alignment: 'ally' });
    placeAid(g, IRAQ);
    placeAid(g, IRAQ);
    removeAid(g, IRAQ);
    expect(g.aid[IRAQ]).toBe(1);
    removeAid(g, IRAQ, 3);
    expect(g.aid[IRAQ]).toBe(0);
  });

  it('8.4.3.2 one siege at most, and none where governance is Good or Islamist Rule (D1)', () => {
    const besieged = (here: CountryFields) => {
      const g = withIraq(here);
      besiege(g, IRAQ);
      besiege(g, IRAQ);
      return g.besieged[IRAQ];
    };
    expect(besieged({ governance: 'poor' })).toBe(1);
    expect(besieged({})).toBe(1);
    expect(besieged({ governance: 'good' })).toBe(0);
    expect(besieged({ governance: 'islamist-rule' })).toBe(0);
  });

  it('a siege can be lifted', () => {
    const g = withIraq({ governance: 'poor', besieged: true });
    relieve(g, IRAQ);
    expect(g.besieged[IRAQ]).toBe(0);
  });
});

describe('8.4.4 Islamist revolution', () => {
  it('C6 makes an Adversary, clears markers, pays its Resources, and ruins Prestige only where troops are', () => {
    const g = withIraq({ governance: 'poor', alignment: 'ally', aid: 1, troops: 1, active: 1, besieged: true });
    revolution(g, IRAQ);
    expect([g.governance[IRAQ], g.alignment[IRAQ], g.aid[IRAQ], g.besieged[IRAQ]]).toEqual([
      ISLAMIST_RULE,
      ADVERSARY,
      0,
      0,
    ]);
    expect(g).toMatchObject({ funding: 8, prestige: 1 });
    expect([g.troops[IRAQ], g.active[IRAQ]]).toEqual([1, 1]);
  });

  it('C6 with NATO (41) counting as troops, and Prestige kept without any', () => {
    const nato = withIraq({ governance: 'poor' }, [], { nato: 'iraq' });
    revolution(nato, IRAQ);
    expect(nato.prestige).toBe(1);
    const none = withIraq({ governance: 'poor' });
    revolution(none, IRAQ);
    expect(none.prestige).toBe(7);
  });

  it('C23 pays an Oil Exporter’s worth with the price spike', () => {
    const g = withIraq({ governance: 'poor' }, [], { lapsing: [117], funding: 2 });
    revolution(g, IRAQ);
    expect(g.funding).toBe(6);
  });

  it('8.4.5 frees Pakistan’s arsenal, the first time only (C33)', () => {
    const g = positionWith({ countries: { pakistan: { governance: 'poor', alignment: 'ally' } } });
    revolution(g, at('pakistan'));
    expect([g.available[4], g.pakistanArsenal, g.looseNukes]).toEqual([3, 0, 3]);
    setGovernance(g, at('pakistan'), POOR);
    revolution(g, at('pakistan'));
    expect(g.available[4]).toBe(3);
    expect(logged(g).filter((key) => key === 'log.wmd').length).toBe(1);
  });
});
