import { describe, expect, it } from 'vitest';
import { ALLY, FAIR, GREEN, POOR } from '../../position.js';
import { at, type CountryFields, offers, type PositionFields, positionWith, run } from '../../testing/positions.js';
import { TRACK } from '../../troop-places.js';
import { mayOperate } from '../operations.js';
import { deploy, deployable, deployTo, regimeChange, regimeChangeTargets, withdraw, withdrawFrom } from './deploy.js';

const IRAQ = at('iraq');
const ALLY_FAIR: CountryFields = { governance: 'fair', alignment: 'ally' };
const ISLAMIST: CountryFields = { governance: 'islamist-rule', alignment: 'adversary', sleepers: 2 };
const CELL: PositionFields['countries'] = { yemen: { governance: 'poor', sleepers: 1 } };

describe('7.3 Deploy', () => {
  it('7.3.1 moves any number of troops from one place to another', () => {
    const g = positionWith({ countries: { iraq: ALLY_FAIR, 'gulf-states': { ...ALLY_FAIR, troops: 2 } } });
    run(g, deploy(g, 2), ['track', 'space:iraq', 'number:5']);
    expect(g.troops[IRAQ]).toBe(5);
    run(g, deploy(g, 2), ['space:iraq', 'space:gulf-states', 'number:3']);
    expect([g.troops[IRAQ], g.troops[at('gulf-states')]]).toEqual([2, 5]);
  });

  it('7.3.1 leaves five more than cells in a Regime Change country (C11)', () => {
    const stay = (here: CountryFields, more: PositionFields = {}) =>
      deployable(positionWith({ ...more, countries: { iraq: here } }), IRAQ);
    const changed: CountryFields = {
      governance: 'poor',
      alignment: 'ally',
      regimeChange: 'green',
      troops: 8,
      active: 1,
    };
    expect(stay(changed)).toBe(2);
    expect(stay({ ...changed, troops: 6 })).toBe(0);
    expect(stay(changed, { nato: 'iraq' })).toBe(4);
    expect(stay({ ...changed, regimeChange: undefined })).toBe(8);
  });

  it('7.3.2 needs a value by the governance of where they go; the track takes any card', () => {
    const g = positionWith({
      countries: { iraq: { governance: 'poor', alignment: 'ally', troops: 1 }, egypt: ALLY_FAIR },
    });
    expect(deployTo(g, 1)).toEqual([TRACK]);
    expect(deployTo(g, 2)).toEqual([TRACK, at('egypt')]);
    expect(deployTo(g, 3)).toEqual([TRACK, at('egypt'), IRAQ]);
  });

  it('7.3.3 goes to an Ally, so to a Muslim country; to the Philippines under Abu Sayyaf (57)', () => {
    const countries = {
      iraq: { governance: 'fair', alignment: 'neutral', troops: 2 },
      spain: { posture: 'hard' },
    } as const;
    expect(deployTo(positionWith({ countries }), 3)).toEqual([TRACK]);
    expect(deployTo(positionWith({ countries, marks: ['abu-sayyaf'] }), 3)).toEqual([TRACK, at('philippines')]);
    expect(mayOperate(positionWith({ countries: { egypt: { governance: 'poor' } } }), 'deploy', 3)).toBe(false);
  });

  it('C40 is one origin and one destination', () => {
    const g = positionWith({ countries: { iraq: { ...ALLY_FAIR, troops: 3 } } });
    expect(offers(deploy(g, 3))).toEqual(['track', 'space:iraq']);
    expect(offers(deploy(g, 3), ['space:iraq'])).toEqual(['number:1', 'number:2', 'number:3']);
  });
});

describe('7.3.4 Regime Change', () => {
  const change = (dice: number[], more: PositionFields = {}) => {
    const g = positionWith({ ...more, countries: { ...CELL, ...more.countries, iraq: ISLAMIST } }, {}, dice);
    run(g, regimeChange(g), ['number:7']);
    return g;
  };

  it('sends six or more, makes a Poor or Fair Ally with a green marker, rouses sleepers and rolls Prestige', () => {
    const g = change([5, 5, 1, 2]);
    expect([g.governance[IRAQ], g.alignment[IRAQ], g.regimeChange[IRAQ]]).toEqual([FAIR, ALLY, GREEN]);
    expect([g.troops[IRAQ], g.active[IRAQ], g.sleepers[IRAQ]]).toEqual([7, 2, 0]);
    expect(g.prestige).toBe(8);
    expect(change([1, 1, 2, 3]).governance[IRAQ]).toBe(POOR);
  });

  it('needs a Hard US, a value of 3, and Islamist Rule', () => {
    const targets = (it: PositionFields) => regimeChangeTargets(positionWith(it));
    expect(targets({ countries: { iraq: ISLAMIST } })).toEqual([IRAQ]);
    expect(targets({ posture: 'soft', countries: { iraq: ISLAMIST } })).toEqual([]);
    expect(targets({ countries: { iraq: { governance: 'poor', alignment: 'adversary' } } })).toEqual([]);
    expect(mayOperate(positionWith({ countries: { iraq: ISLAMIST } }), 'regime-change', 2)).toBe(false);
  });

  it('C11 needs six troops in one place that no other Regime Change binds', () => {
    const bound: CountryFields = { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 10 };
    const targets = (countries: PositionFields['countries']) =>
      regimeChangeTargets(positionWith({ countries: { iraq: ISLAMIST, ...countries } }));
    expect(targets({ afghanistan: bound })).toEqual([]);
    expect(targets({ afghanistan: { ...bound, troops: 11 } })).toEqual([IRAQ]);
    expect(targets({ iraq: { ...ISLAMIST, troops: 10 } })).toEqual([]);
    expect(targets({ egypt: { ...ALLY_FAIR, troops: 5 }, turkey: { ...ALLY_FAIR, troops: 5 } })).toEqual([]);
  });

  it('37, 39 is allowed in Iraq or Libya by its event', () => {
    const poor: CountryFields = { governance: 'poor', alignment: 'adversary' };
    expect(regimeChangeTargets(positionWith({ marks: ['iraqi-wmd'], countries: { iraq: poor } }))).toEqual([IRAQ]);
    expect(regimeChangeTargets(positionWith({ marks: ['libyan-wmd'], countries: { libya: poor } }))).toEqual([
      at('libya'),
    ]);
  });
});

describe('7.3.4.1 Regime Change countries', () => {
  it('4.8.2 keep their green marker until after the next deal', () => {
    const g = positionWith({ countries: { ...CELL, iraq: ISLAMIST } }, {}, [5, 5, 1, 1]);
    run(g, regimeChange(g), ['number:6']);
    expect(g.regimeChange[IRAQ]).toBe(GREEN);
  });
});

describe('7.3.5 Withdraw', () => {
  const occupied: CountryFields = {
    governance: 'poor',
    alignment: 'ally',
    regimeChange: 'tan',
    troops: 4,
    active: 3,
    aid: 2,
  };

  it('takes any number out whatever cells there are, loses Aid, besieges, and rolls Prestige; the marker stays', () => {
    const g = positionWith({ posture: 'soft', countries: { iraq: occupied, egypt: ALLY_FAIR } }, {}, [1, 1, 2]);
    run(g, withdraw(g), ['space:egypt', 'number:4']);
    expect([g.troops[IRAQ], g.troops[at('egypt')], g.aid[IRAQ], g.besieged[IRAQ], g.regimeChange[IRAQ]]).toEqual([
      0, 4, 0, 1, 2,
    ]);
    expect(g.prestige).toBe(6);
  });

  it('C40 may go to the track, or to one Ally', () => {
    const g = positionWith(
      { posture: 'soft', countries: { iraq: occupied, egypt: ALLY_FAIR, turkey: ALLY_FAIR } },
      {},
      [1, 1, 2],
    );
    expect(offers(withdraw(g))).toEqual(['track', 'space:egypt', 'space:turkey']);
  });

  it('needs a Soft US, a value of 3 and troops in a Regime Change country', () => {
    const from = (it: PositionFields) => withdrawFrom(positionWith(it));
    expect(from({ posture: 'soft', countries: { iraq: occupied } })).toEqual([IRAQ]);
    expect(from({ posture: 'hard', countries: { iraq: occupied } })).toEqual([]);
    expect(from({ posture: 'soft', countries: { iraq: { ...occupied, troops: 0 } } })).toEqual([]);
    expect(mayOperate(positionWith({ posture: 'soft', countries: { iraq: occupied } }), 'withdraw', 2)).toBe(false);
  });
});
