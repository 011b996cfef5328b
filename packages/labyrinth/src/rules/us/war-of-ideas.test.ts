import { describe, expect, it } from 'vitest';
import { setPosture } from '../../governance.js';
import { ALLY, FAIR, GOOD, HARD, NEUTRAL, POOR, SOFT } from '../../position.js';
import {
  at,
  type CountryFields,
  logged,
  offers,
  type PositionFields,
  positionWith,
  run,
} from '../../testing/positions.js';
import { operationsFor } from '../operations.js';
import { modifiersIn, warOfIdeas, warOfIdeasTargets } from './war-of-ideas.js';

const IRAQ = at('iraq');
const SPAIN = at('spain');
const NEUTRAL_FAIR: CountryFields = { governance: 'fair', alignment: 'neutral' };
const ALLY_POOR: CountryFields = { governance: 'poor', alignment: 'ally' };

/** Prestige Medium, so that the die alone decides. */
const ideas = (here: CountryFields, die: number, more: PositionFields = {}) => {
  const g = positionWith({ prestige: 5, ...more, countries: { ...more.countries, iraq: here } }, {}, [die]);
  run(g, warOfIdeas(g, 3), ['space:iraq']);
  return g;
};

describe('7.1 US operations', () => {
  it('7.1.1 need a value by governance: Good 1, Fair 2, Poor 3; an unmarked country may turn out to be either', () => {
    const g = positionWith({
      countries: {
        iraq: ALLY_POOR,
        egypt: NEUTRAL_FAIR,
        turkey: { governance: 'good', alignment: 'neutral' },
        syria: { governance: 'islamist-rule', alignment: 'neutral' },
      },
    });
    const reached = (ops: number) => warOfIdeasTargets(g, ops);
    expect(reached(1)).toContain(at('turkey'));
    expect(reached(1)).not.toContain(at('egypt'));
    expect(reached(2)).toContain(at('egypt'));
    expect(reached(2)).not.toContain(IRAQ);
    expect(reached(3)).toContain(IRAQ);
    expect(reached(1)).toContain(at('yemen'));
    expect(reached(1)).not.toContain(at('russia'));
  });

  it('7.1.2 are War of Ideas, Deploy, Disrupt, Alert, with Regime Change and Withdraw', () => {
    const g = positionWith({
      countries: {
        iraq: { ...ALLY_POOR, troops: 2, active: 1, plots: [1] },
        syria: { governance: 'islamist-rule', alignment: 'adversary' },
      },
    });
    expect(operationsFor(g, 'us', 3)).toEqual(['war-of-ideas', 'deploy', 'regime-change', 'disrupt', 'alert']);
    expect(operationsFor(g, 'us', 2)).toEqual(['war-of-ideas', 'deploy']);
  });

  it('7.1.3, C10 go nowhere under Islamist Rule but for Regime Change', () => {
    const g = positionWith({
      countries: { iraq: { governance: 'islamist-rule', alignment: 'neutral', troops: 3, active: 1 } },
    });
    expect(warOfIdeasTargets(g, 3)).not.toContain(IRAQ);
    expect(operationsFor(g, 'us', 3)).not.toContain('disrupt');
  });
});

describe('7.2 War of Ideas', () => {
  it('7.2.1.1 makes a Neutral country an Ally on a modified 5', () => {
    const g = ideas(NEUTRAL_FAIR, 5);
    expect([g.alignment[IRAQ], g.governance[IRAQ]]).toEqual([ALLY, FAIR]);
    expect(ideas(NEUTRAL_FAIR, 3).alignment[IRAQ]).toBe(NEUTRAL);
  });

  it('7.2.1.1 improves the governance of an Ally by a level', () => {
    expect(ideas(ALLY_POOR, 5).governance[IRAQ]).toBe(FAIR);
  });

  it('7.2.1 is for Neutrals and Allies that are not yet Good', () => {
    const g = positionWith({
      countries: {
        iraq: { governance: 'good', alignment: 'ally' },
        egypt: { governance: 'fair', alignment: 'adversary' },
      },
    });
    expect(warOfIdeasTargets(g, 3)).not.toContain(IRAQ);
    expect(warOfIdeasTargets(g, 3)).not.toContain(at('egypt'));
  });

  it('4.9.5 fails in an unmarked country whose governance asks for more than the value', () => {
    const g = positionWith({ prestige: 5 }, {}, [4, 6]);
    run(g, warOfIdeas(g, 2), ['space:iraq']);
    expect([g.governance[IRAQ], g.alignment[IRAQ]]).toEqual([POOR, NEUTRAL]);
    expect(g.chance.scriptedDice).toEqual([6]);
    expect(logged(g)).toContain('log.warOfIdeas.tooLittle');
  });

  it('4.9.4 rolls for an unmarked country that the value reaches', () => {
    const g = positionWith({ prestige: 5 }, {}, [5, 5]);
    run(g, warOfIdeas(g, 2), ['space:iraq']);
    expect([g.governance[IRAQ], g.alignment[IRAQ]]).toEqual([FAIR, ALLY]);
  });
});

describe('4.9.2, 7.2.1.2 The War of Ideas table', () => {
  const modifiers = (here: CountryFields, more: PositionFields = {}) =>
    modifiersIn(positionWith({ prestige: 5, ...more, countries: { ...more.countries, iraq: here } }), IRAQ);

  it.each([
    [2, -1],
    [5, 0],
    [8, 1],
    [11, 2],
  ])('Prestige %i: %i', (prestige, modifier) => {
    expect(modifiers(NEUTRAL_FAIR, { prestige }).prestige).toBe(modifier);
  });

  it('one less from Fair to Good', () => {
    expect(modifiers({ governance: 'fair', alignment: 'ally' }).toGood).toBe(-1);
    expect(modifiers(NEUTRAL_FAIR).toGood).toBe(0);
    expect(modifiers(ALLY_POOR).toGood).toBe(0);
  });

  it('the GWOT penalty', () => {
    expect(modifiers(NEUTRAL_FAIR, { posture: 'soft' }).relations).toBe(-1);
  });

  it('R-AID one more for each Aid', () => {
    expect(modifiers({ ...ALLY_POOR, aid: 2 }).aid).toBe(2);
  });

  it('one more beside a Good Ally, once', () => {
    const good: CountryFields = { governance: 'good', alignment: 'ally' };
    expect(modifiers(ALLY_POOR, { countries: { syria: good, jordan: good } }).neighbor).toBe(1);
    expect(modifiers(ALLY_POOR, { countries: { syria: { governance: 'good', alignment: 'neutral' } } }).neighbor).toBe(
      0,
    );
    expect(modifiers(ALLY_POOR, { countries: { egypt: good } }).neighbor).toBe(0);
  });

  it('add up', () => {
    expect(ideas({ governance: 'fair', alignment: 'ally' }, 5).governance[IRAQ]).toBe(FAIR);
    expect(ideas({ governance: 'fair', alignment: 'ally', aid: 1 }, 5).governance[IRAQ]).toBe(GOOD);
  });
});

describe('7.2.1.3 In a Regime Change country', () => {
  it('troops must outnumber cells by five', () => {
    const may = (troops: number, nato = false) =>
      warOfIdeasTargets(
        positionWith({
          ...(nato ? { nato: 'iraq' } : {}),
          countries: { iraq: { ...ALLY_POOR, regimeChange: 'tan', active: 1, troops } },
        }),
        3,
      ).includes(IRAQ);
    expect([may(5), may(6), may(4, true)]).toEqual([false, true, true]);
  });
});

describe('7.2.2 Aid', () => {
  it('7.2.2.1 the first comes with a roll that fails by one', () => {
    expect(ideas(NEUTRAL_FAIR, 4).aid[IRAQ]).toBe(1);
    expect(ideas(NEUTRAL_FAIR, 3).aid[IRAQ]).toBe(0);
  });

  it('7.2.2.2, C14 War of Ideas places no second one', () => {
    expect(ideas({ ...NEUTRAL_FAIR, aid: 1 }, 3).aid[IRAQ]).toBe(1);
  });

  it('7.2.2.3 is removed by Good governance and by nothing else here', () => {
    expect(ideas({ governance: 'fair', alignment: 'ally', aid: 2 }, 6).aid[IRAQ]).toBe(0);
    expect(ideas({ ...ALLY_POOR, aid: 2 }, 6).aid[IRAQ]).toBe(2);
  });
});

describe('7.2.3 In a non-Muslim country', () => {
  const persuaded = (die: number, posture?: 'soft' | 'hard') => {
    const g = positionWith({ countries: { spain: posture ? { posture } : {} } }, {}, [die]);
    run(g, warOfIdeas(g, 1), ['space:spain']);
    return [g.posture[SPAIN], g.prestige];
  };

  it('C13 is one roll of posture, unmarked or not, with Prestige if it then is that of the US', () => {
    expect(persuaded(5)).toEqual([HARD, 8]);
    expect(persuaded(6, 'hard')).toEqual([HARD, 8]);
    expect(persuaded(4, 'hard')).toEqual([SOFT, 7]);
  });

  it('is not for the United States, Israel or Iran', () => {
    const offered = offers(warOfIdeas(positionWith(), 3));
    for (const id of ['united-states', 'israel', 'iran']) expect(offered).not.toContain(`space:${id}`);
    expect(offered).toContain('space:canada');
  });

  it('leaves a posture that is the other than the US’s without Prestige', () => {
    const g = positionWith({ posture: 'soft' }, {}, [6]);
    setPosture(g, SPAIN, SOFT);
    run(g, warOfIdeas(g, 1), ['space:spain']);
    expect(g.prestige).toBe(7);
  });
});
