import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { placePlot } from '../plots.js';
import { ALLY, areAdjacent, FAIR, ISLAMIST_RULE, NEUTRAL, POOR, type Position } from '../position.js';
import { at, logged, type PositionFields, positionWith, run } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { troopsIn } from '../troops.js';
import { jihad } from './jihadist/jihad.js';
import { plot } from './jihadist/plot.js';
import { recruit } from './jihadist/recruit.js';
import { travel } from './jihadist/travel.js';
import { operationsFor } from './operations.js';
import { playCard, putDownCard } from './play-card.js';
import { resolvePlots } from './unblocked-plots.js';
import { deploy, regimeChange, withdraw } from './us/deploy.js';
import { disrupt } from './us/disrupt.js';

/** Places where two rules meet, or where their words leave a doubt. */

const cell = { 'saudi-arabia': { governance: 'poor', alignment: 'ally', sleepers: 1 } } as const;
const withCell = (it: PositionFields, dice: readonly number[] = []): Position =>
  positionWith({ ...it, countries: { ...cell, ...it.countries } }, {}, dice);

describe('8.1.2 The dice of a card are rolled together', () => {
  const countries = {
    iraq: { governance: 'poor', active: 1 },
    syria: { governance: 'fair', active: 2 },
  } as const;

  it('Jihad: all before any of them takes effect', () => {
    const g = withCell({ step: 'jihadist', countries }, [6, 1, 6]);
    run(g, jihad(g, 3), ['space:iraq', 'space:syria', 'space:syria']);
    const rolls = logged(g).flatMap((key, i) => (key.startsWith('log.roll') ? [i] : []));
    expect(logged(g).indexOf('log.remove')).toBeGreaterThan(rolls[2]);
    expect([cellsIn(g, at('iraq')), cellsIn(g, at('syria')), g.governance[at('syria')]]).toEqual([0, 1, POOR]);
  });

  it('2.1.1 the US does not win while cells of the same card still fight elsewhere', () => {
    const g = positionWith({ step: 'jihadist', countries }, {}, [6, 6, 2]);
    run(g, jihad(g, 3), ['space:iraq', 'space:syria', 'space:syria']);
    expect(cellsIn(g, at('syria'))).toBe(1);
    const lost = positionWith({ step: 'jihadist', countries }, {}, [6, 6, 6]);
    expect(() => run(lost, jihad(lost, 3), ['space:iraq', 'space:syria', 'space:syria'])).toThrow('us wins');
  });

  it('8.4.2 whether it may be Major goes by the cells at the start, in every country', () => {
    const it: PositionFields = {
      step: 'jihadist',
      countries: { iraq: { governance: 'poor', sleepers: 5 }, syria: { governance: 'poor', sleepers: 4 } },
    };
    const g = withCell(it, [6, 6]);
    const { decisions } = run(g, jihad(g, 2), ['space:iraq', 'space:syria', 'yes']);
    expect(decisions.at(-1)?.prompt).toMatchObject({ key: promptKey('jihad.major'), params: { space: 'space:iraq' } });
  });

  it('Plot: which marker goes where is chosen after all of them', () => {
    const g = withCell({ step: 'jihadist', countries }, [1, 1]);
    run(g, plot(g, 2), ['space:iraq', 'space:syria', 'plot:2', 'plot:1']);
    expect(g.plots.map(({ country, kind }) => [country, kind])).toEqual([
      [at('iraq'), 2],
      [at('syria'), 1],
    ]);
  });

  it('4.9.4, C16 Travel: every unmarked country is tested before any cell rolls', () => {
    const iraq = { governance: 'poor', active: 2 } as const;
    const g = withCell({ step: 'jihadist', countries: { iraq } }, [5, 1, 3, 3]);
    run(g, travel(g, 2), ['space:iraq', 'space:morocco', 'space:iraq', 'space:somalia']);
    // Morocco is Fair: 3 fails; Somalia is Poor: 3 succeeds.
    expect([g.governance[at('morocco')], g.governance[at('somalia')]]).toEqual([FAIR, POOR]);
    expect([g.sleepers[at('morocco')], g.sleepers[at('somalia')], cellsIn(g, at('iraq'))]).toEqual([0, 1, 0]);
  });
});

describe('4.9.4 An unmarked country is tested', () => {
  it('where an event lays a plot', () => {
    const g = withCell({}, [5]);
    placePlot(g, at('egypt'), 1);
    expect(g.governance[at('egypt')]).toBe(FAIR);
    expect(g.alignment[at('egypt')]).toBe(NEUTRAL);
  });
});

describe('4.8.4 Cadres and cells that traveled', () => {
  const spain = { posture: 'soft', cadre: true, sleepers: 1 } as const;

  it('stay together, and cells are disrupted before the cadre', () => {
    const g = withCell({ countries: { spain } });
    run(g, disrupt(g, 2));
    expect([g.active[at('spain')], g.cadre[at('spain')]]).toEqual([1, 1]);
    run(g, disrupt(g, 2));
    expect([cellsIn(g, at('spain')), g.cadre[at('spain')]]).toEqual([0, 1]);
    run(g, disrupt(g, 2));
    expect(g.cadre[at('spain')]).toBe(0);
  });

  it('C8 go with the first cell from the track', () => {
    const g = withCell({ step: 'jihadist', funding: 9, countries: { spain } }, [1]);
    run(g, recruit(g, 1), ['space:spain']);
    expect([g.sleepers[at('spain')], g.cadre[at('spain')]]).toEqual([2, 0]);
  });
});

describe('41 NATO that leaves is removed', () => {
  const turkey = { governance: 'fair', alignment: 'ally', troops: 2 } as const;

  it('7.3.1 with cubes if the US says so', () => {
    const stays = withCell({ nato: 'turkey', countries: { turkey } });
    run(stays, deploy(stays, 1), ['number:2', 'no']);
    expect([stays.nato, troopsIn(stays, at('turkey'))]).toEqual([at('turkey'), 2]);
    const goes = withCell({ nato: 'turkey', countries: { turkey } });
    run(goes, deploy(goes, 1), ['number:1', 'yes']);
    expect([goes.nato, troopsIn(goes, at('turkey'))]).toEqual([-1, 1]);
  });

  it('7.3.1 in the solitaire game', () => {
    const g = withCell({ nato: 'turkey', countries: { turkey: { ...turkey, troops: 0 } } });
    run(g, deploy(g, 1));
    expect(g.nato).toBe(-1);
  });

  it('7.3.1, C11 not from a Regime Change country that would then be short of troops', () => {
    const iraq = { governance: 'poor', alignment: 'ally', troops: 5, regimeChange: 'tan' } as const;
    const g = withCell({ nato: 'iraq', countries: { iraq } });
    run(g, deploy(g, 1), ['number:1']);
    expect([g.nato, g.troops[at('iraq')]]).toEqual([at('iraq'), 4]);
    const bound = withCell({ nato: 'iraq', countries: { iraq: { ...iraq, troops: 3 } } });
    expect(operationsFor(bound, 'us', 1)).not.toContain('deploy');
  });

  it('7.3.5 in a Withdraw if the US says so; it may stay without cubes', () => {
    const iraq = { governance: 'poor', alignment: 'ally', troops: 2, regimeChange: 'tan' } as const;
    const it: PositionFields = { nato: 'iraq', posture: 'soft', countries: { iraq } };
    const stays = withCell(it, [1, 1, 1]);
    run(stays, withdraw(stays), ['track', 'number:2', 'no']);
    expect(troopsIn(stays, at('iraq'))).toBe(2);
    const goes = withCell(it, [1, 1, 1]);
    run(goes, withdraw(goes), ['track', 'number:0']);
    expect(troopsIn(goes, at('iraq'))).toBe(2);
    expect([goes.nato, goes.troops[at('iraq')], goes.besieged[at('iraq')]]).toEqual([-1, 2, 1]);
  });
});

describe('7.3.4 Regime Change', () => {
  const afghanistan = { governance: 'islamist-rule', alignment: 'adversary', sleepers: 2, troops: 3 } as const;

  it('C11 troops that are there already do not count among the six', () => {
    const g = withCell({
      countries: { afghanistan, 'gulf-states': { governance: 'fair', alignment: 'ally', troops: 7 } },
    });
    // Five are left on the track.
    expect(operationsFor(g, 'us', 3)).toContain('regime-change');
    run(g, regimeChange(g), ['number:6']);
    expect([g.troops[at('afghanistan')], g.troops[at('gulf-states')]]).toEqual([9, 1]);
    const few = withCell({ countries: { afghanistan, egypt: { governance: 'fair', alignment: 'ally', troops: 5 } } });
    few.troops[at('egypt')] = 5;
    few.troops[at('saudi-arabia')] = 2;
    expect(operationsFor(few, 'us', 3)).not.toContain('regime-change');
  });

  it('8.4.4 troops stay where a revolution has won, and may be deployed out', () => {
    const g = withCell({ countries: { afghanistan } });
    run(g, deploy(g, 1), ['number:3']);
    expect([g.troops[at('afghanistan')], g.governance[at('afghanistan')]]).toEqual([0, ISLAMIST_RULE]);
  });
});

describe('8.5.6 A plot where Islamist Rule has come since', () => {
  it('brings no Funding, and cannot worsen anything', () => {
    const egypt = { governance: 'islamist-rule', alignment: 'adversary', plots: [2] } as const;
    const g = withCell({ funding: 3, countries: { egypt } });
    run(g, resolvePlots(g));
    expect([g.funding, g.governance[at('egypt')], g.available[2]]).toEqual([3, ISLAMIST_RULE, 2]);
  });
});

describe('4.7.7.3 A lapsing card that left its box', () => {
  it('5.3.1 drawn again in the same turn and used for an operation, it is discarded; its effect goes on', () => {
    const g = withCell({ us: [114, 6] });
    g.lapsing = [114];
    run(g, playCard(g, 'us', 114), ['war-of-ideas', 'space:saudi-arabia']);
    expect([g.lapsing, g.lapsingBox, g.discard]).toEqual([[114], [], [114]]);
  });
});

describe('6.2.9 Cards that only an event of the US removes', () => {
  it('are discarded after that of the Jihadists', () => {
    const g = withCell({});
    g.draw = g.draw.filter((card) => card !== 112 && card !== 115);
    g.playing = [112, 115];
    putDownCard(g, 112, { event: 'jihadist' });
    putDownCard(g, 115, { event: 'us' });
    expect([g.discard, g.removed]).toEqual([[112], [115]]);
  });
});

describe('6.3.3.1 Reserves', () => {
  it('4.9.5 may be added when a test asks for more than the card has', () => {
    const it: PositionFields = { us: [12], reserves: { us: 1 } };
    const spend = withCell(it, [1, 6]);
    run(spend, playCard(spend, 'us', 12), ['war-of-ideas', 'keep', 'space:egypt', 'spend']);
    expect([spend.governance[at('egypt')], spend.alignment[at('egypt')], spend.reserves.us]).toEqual([POOR, ALLY, 0]);
    const keep = withCell(it, [1]);
    run(keep, playCard(keep, 'us', 12), ['war-of-ideas', 'keep', 'space:egypt', 'keep']);
    expect([keep.alignment[at('egypt')], keep.reserves.us]).toEqual([NEUTRAL, 1]);
    const fair = withCell(it, [5, 6]);
    run(fair, playCard(fair, 'us', 12), ['war-of-ideas', 'keep', 'space:egypt']);
    expect([fair.alignment[at('egypt')], fair.reserves.us]).toEqual([ALLY, 1]);
  });

  it('8.5.2 raise the number that a plot may have', () => {
    const g = withCell({ step: 'jihadist', jihadist: [54], reserves: { jihadist: 2 } }, [1]);
    run(g, playCard(g, 'jihadist', 54), ['plot', 'spend', 'plot:3']);
    expect([g.plots[0].kind, g.reserves.jihadist]).toEqual([3, 0]);
  });
});

describe('43 Patriot Act', () => {
  it('C22 leaves the United States one neighbor, Canada, which keeps its own', () => {
    const g = withCell({ marks: ['patriot-act'] });
    const near = (a: Parameters<typeof at>[0], b: Parameters<typeof at>[0]) => areAdjacent(g, at(a), at(b));
    expect([near('united-states', 'canada'), near('canada', 'united-states')]).toEqual([true, true]);
    expect([near('united-states', 'united-kingdom'), near('philippines', 'united-states')]).toEqual([false, false]);
    expect([near('france', 'united-states'), near('canada', 'france')]).toEqual([false, true]);
  });

  it('C22 a cell from elsewhere then rolls to enter', () => {
    const it: PositionFields = { step: 'jihadist', countries: { 'united-kingdom': { posture: 'soft', sleepers: 1 } } };
    const open = withCell(it);
    run(open, travel(open, 1), ['space:united-kingdom', 'space:united-states']);
    expect(open.sleepers[at('united-states')]).toBe(1);
    const shut = withCell({ ...it, marks: ['patriot-act'] }, [2]);
    run(shut, travel(shut, 1), ['space:united-kingdom', 'space:united-states']);
    expect(shut.sleepers[at('united-states')]).toBe(0);
  });
});

describe('54 Moqtada al-Sadr', () => {
  const iraq = { governance: 'poor', alignment: 'ally', troops: 6, regimeChange: 'tan' } as const;

  it('C9, C39 counts against the five that a Regime Change needs', () => {
    expect(operationsFor(withCell({ countries: { iraq } }), 'us', 1)).toContain('deploy');
    expect(operationsFor(withCell({ marks: ['sadr'], countries: { iraq } }), 'us', 1)).not.toContain('deploy');
  });

  it('8.5.1 can plot, and need not be roused', () => {
    const g = positionWith({ step: 'jihadist', marks: ['sadr'], countries: { iraq: { governance: 'poor' } } }, {}, [1]);
    run(g, plot(g, 1), ['plot:1']);
    expect([g.plots.length, cellsIn(g, at('iraq'))]).toEqual([1, 1]);
  });
});
