import { describe, expect, it } from 'vitest';
import { SOFT } from '../position.js';
import { BIOMETRICS } from '../rules/jihadist/travel.js';
import { at, type PositionFields } from '../testing/positions.js';
import { followChart, soloGame } from '../testing/solo-games.js';
import { automaOperate } from './operations.js';
import { automaTravel } from './travel.js';

function traveled(it: PositionFields, ops: number, dice: readonly number[] = [], options: Record<string, string> = {}) {
  const g = soloGame({ funding: 1, ...it }, dice, options);
  const { answers } = followChart(automaTravel(g, ops));
  return {
    to: answers.filter((box) => box.startsWith('to.')),
    from: answers.filter((box) => box.startsWith('from.')),
    g,
  };
}

const rule = { governance: 'islamist-rule', alignment: 'adversary' } as const;
const poor = { governance: 'poor' } as const;

describe('9.4.2.6 Travel, destinations', () => {
  it.each([
    ['Regime Change', { iraq: { ...poor, regimeChange: 'tan', troops: 6, alignment: 'ally' } }, 'iraq'],
    ['a Besieged Regime', { jordan: { ...poor, besieged: true } }, 'jordan'],
    ['Aid', { jordan: { governance: 'fair', aid: 1 } }, 'jordan'],
  ] as const)('a country with %s', (_, countries, to) => {
    const { to: boxes, g } = traveled({ countries: { ...countries, syria: { ...poor, sleepers: 2 } } }, 1);
    expect(boxes).toEqual(['to.marker']);
    expect(g.sleepers[at(to)]).toBe(1);
  });

  it('unmarked Somalia with its marker is one; it is tested before any roll', () => {
    const countries = { somalia: { besieged: true }, syria: { ...poor, sleepers: 1 } } as const;
    const { g } = traveled({ countries }, 1, [5, 2]);
    expect([g.governance[at('somalia')], g.sleepers[at('somalia')]]).toEqual([2, 1]);
    const lost = traveled({ countries }, 1, [5, 3]).g;
    expect([lost.sleepers[at('somalia')], lost.sleepers[at('syria')]]).toEqual([0, 0]);
  });

  it('a Poor country that two more cells make ready for Major Jihad', () => {
    const countries = { egypt: { ...poor, sleepers: 3 }, libya: { ...poor, sleepers: 2 } } as const;
    const { to, g } = traveled({ countries }, 1);
    expect(to).toEqual(['to.major']);
    expect([g.sleepers[at('egypt')], g.sleepers[at('libya')]]).toEqual([4, 1]);
  });

  it('counts troops against it, and needs only three from Potent on', () => {
    const egypt = { ...poor, sleepers: 3, troops: 2 } as const;
    const libya = { ...poor, sleepers: 1 } as const;
    expect(traveled({ countries: { egypt, libya } }, 1).to).toEqual(['to.unmarked']);
    expect(traveled({ countries: { egypt, libya } }, 1, [], { ideology: 'potent' }).to).toEqual(['to.major']);
  });

  it('is not Pakistan under Benazir Bhutto', () => {
    const it = { countries: { pakistan: { ...poor, sleepers: 4 } } } as const;
    expect(traveled(it, 1).to).toEqual(['to.major']);
    expect(traveled({ ...it, marks: ['benazir-bhutto'] }, 1).to).toEqual(['to.unmarked']);
  });

  it('a Good or Fair Muslim country next to a cell', () => {
    const countries = {
      egypt: { governance: 'good' },
      libya: { ...poor, sleepers: 1 },
      jordan: { governance: 'fair' },
    } as const;
    const { to, g } = traveled({ countries }, 1);
    expect(to).toEqual(['to.governed']);
    expect(g.sleepers[at('egypt')]).toBe(1);
  });

  it('an unmarked non-Muslim country if the US is Hard, a Soft one if it is Soft', () => {
    const countries = {
      libya: { ...poor, sleepers: 1 },
      germany: { posture: 'soft' },
      'united-states': {},
    } as const;
    const hard = traveled({ countries }, 1, [1, 1, 1, 1]);
    expect(hard.to).toEqual(['to.unmarked']);
    // Global table: column 1, row 1 is Canada.
    expect(hard.g.posture[at('canada')]).toBe(SOFT);
    const soft = traveled({ countries, posture: 'soft' }, 1, [1]);
    expect(soft.to).toEqual(['to.soft']);
    expect(soft.g.sleepers[at('germany')]).toBe(1);
  });

  it('at most one for each box; what is left goes to one country by chance (R-A14, 12.7)', () => {
    const countries = {
      jordan: { governance: 'fair', aid: 1 },
      syria: { ...poor, sleepers: 3 },
    } as const;
    // Three boxes: Aid, Major Jihad, Fair next to a cell.
    expect(traveled({ countries }, 3).to).toEqual(['to.marker', 'to.major', 'to.governed']);
    const soft = { countries: { syria: { ...poor, sleepers: 2 } }, posture: 'soft' } as const;
    const { to, g } = traveled(soft, 2, [4, 4]);
    expect(to).toEqual(['to.random']);
    // Column 4, row 4: Egypt, unmarked: Poor on 1 to 4; neither die fails.
    expect(g.active[at('syria')] + g.sleepers[at('syria')]).toBe(0);
  });

  it('Pakistan first, then most Resources if all are Muslim', () => {
    const aid = { governance: 'fair', aid: 1 } as const;
    const syria = { ...poor, sleepers: 1 } as const;
    const both = traveled({ countries: { pakistan: aid, egypt: aid, syria } }, 1, [1]);
    expect(both.g.sleepers[at('pakistan')]).toBe(1);
    const rich = traveled({ countries: { jordan: aid, egypt: aid, syria } }, 1, [1]);
    expect(rich.g.sleepers[at('egypt')]).toBe(1);
  });
});

describe('9.4.2.6.1 Travel, origins', () => {
  const jordan = { governance: 'fair', aid: 1 } as const;

  it('Islamist Rule with more cells than the value of the card', () => {
    const countries = { jordan, sudan: { ...rule, sleepers: 2 }, syria: { ...poor, sleepers: 1 } } as const;
    expect(traveled({ countries }, 1, [1]).from).toEqual(['from.islamist-rule']);
    expect(traveled({ countries }, 2, [1, 1]).from[0]).toBe('from.adjacent');
  });

  it('Regime Change with more cells than troops', () => {
    const iraq = { ...poor, alignment: 'ally', regimeChange: 'tan', troops: 1, sleepers: 2 } as const;
    const { from, g } = traveled({ countries: { jordan, iraq, egypt: { ...poor, sleepers: 1 } } }, 1);
    // Iraq has more Resources and is the destination; its own cells are the first.
    expect(from).toEqual(['from.regime-change']);
    expect(g.sleepers[at('iraq')]).toBe(2);
  });

  it('an adjacent country, then any, the destination itself too', () => {
    const near = traveled(
      { countries: { jordan, syria: { ...poor, sleepers: 1 }, egypt: { ...poor, sleepers: 2 } } },
      1,
    );
    expect(near.from).toEqual(['from.adjacent']);
    const own = traveled({ countries: { jordan: { ...jordan, active: 1 } } }, 1);
    expect(own.from).toEqual(['from.random']);
    expect([own.g.active[at('jordan')], own.g.sleepers[at('jordan')]]).toEqual([0, 1]);
  });

  it('countries with an active cell first, and the active cell goes (9.3.1)', () => {
    const countries = { jordan, syria: { ...poor, sleepers: 2 }, iraq: { ...poor, sleepers: 1, active: 1 } } as const;
    const { g } = traveled({ countries }, 1);
    expect([g.active[at('iraq')], g.sleepers[at('iraq')], g.sleepers[at('jordan')]]).toEqual([0, 1, 1]);
  });

  it('avoids countries that are other destinations of the card (R-A15, 12.3)', () => {
    const countries = {
      jordan,
      // The destination of Major Jihad, and next to Jordan as Iraq is.
      syria: { ...poor, sleepers: 3 },
      iraq: { ...poor, sleepers: 2 },
    } as const;
    const { to, g } = traveled({ countries }, 2);
    expect(to).toEqual(['to.marker', 'to.major']);
    expect([g.sleepers[at('jordan')], g.sleepers[at('iraq')], g.sleepers[at('syria')]]).toEqual([1, 0, 4]);
  });

  it('cells on their way do not count for the next', () => {
    const countries = { jordan, sudan: { ...rule, sleepers: 3 }, egypt: { ...poor, sleepers: 3 } } as const;
    const { from } = traveled({ countries }, 2, [1]);
    // Three cells are more than the value of 2, the two that stay are not.
    expect(from).toEqual(['from.islamist-rule', 'from.adjacent']);
  });

  it('the last cell of Islamist Rule or Regime Change hides at home instead (12.4)', () => {
    const countries = { jordan, sudan: { ...rule, active: 1 } } as const;
    const { g } = traveled({ countries }, 1);
    expect([g.active[at('sudan')], g.sleepers[at('sudan')], g.sleepers[at('jordan')]]).toEqual([0, 1, 0]);
    const iraq = { ...poor, alignment: 'ally', regimeChange: 'tan', active: 1 } as const;
    const regime = traveled({ countries: { pakistan: { governance: 'fair', aid: 1 }, iraq } }, 1).g;
    expect([regime.sleepers[at('iraq')], regime.sleepers[at('pakistan')]]).toEqual([1, 0]);
  });

  it('Sadr never travels', () => {
    const countries = { jordan, egypt: { ...poor, sleepers: 1 } } as const;
    const { from } = traveled({ countries, marks: ['sadr'] }, 1, [1]);
    expect(from).toEqual(['from.random']);
    const g = soloGame({ countries: { jordan, iraq: poor }, marks: ['sadr'], funding: 1 });
    expect(automaTravel(g, 2).next({})).toEqual({ done: true, value: 2 });
  });
});

describe('9.4.2.6.2 all travels are made together', () => {
  it('one try for each cell; unmarked destinations are tested before the dice (12.5)', () => {
    const g = soloGame({ countries: { libya: { ...poor, sleepers: 1 } }, funding: 1 }, [1, 1, 5, 1]);
    followChart(automaTravel(g, 1));
    expect(g.posture[at('canada')]).toBe(2);
    expect(g.sleepers[at('canada')]).toBe(1);
  });

  it('operations without a cell radicalize', () => {
    const countries = { jordan: { governance: 'fair', aid: 1 }, syria: { ...poor, sleepers: 1 } } as const;
    const g = soloGame({ countries, lapsing: [114] }, [1, 1, 1, 1, 1]);
    const { answers } = followChart(automaOperate(g, 2));
    expect(answers[0]).toBe('ops.travel');
    expect(answers).toContain('radical.cell');
  });
});

describe('9.4.2.6 Biometrics', () => {
  it('a destination that no cell is next to radicalizes; others take neighbors only (12.6)', () => {
    const countries = {
      jordan: { governance: 'fair', aid: 1 },
      egypt: { ...poor, sleepers: 1 },
      syria: { ...poor, sleepers: 1 },
      sudan: { ...rule, sleepers: 5 },
    } as const;
    const g = soloGame({ countries, lapsing: [BIOMETRICS], funding: 1 });
    const { answers } = followChart(automaTravel(g, 1));
    // Sudan would be the first origin.
    expect(answers).toEqual(['to.marker', 'from.adjacent']);
    expect([g.sleepers[at('sudan')], g.sleepers[at('jordan')]]).toEqual([5, 1]);
    const far = soloGame({
      countries: { ...countries, egypt: poor, syria: poor, iraq: poor },
      lapsing: [BIOMETRICS],
      funding: 1,
    });
    const procedure = automaTravel(far, 1);
    expect(procedure.next({}).done).toBe(false);
    expect(procedure.next('to.marker')).toEqual({ done: true, value: 1 });
  });

  it('a Good neighbor takes a die, a Fair one none', () => {
    const it = (governance: 'good' | 'fair') =>
      ({ countries: { jordan: { governance }, syria: { ...poor, sleepers: 2 } }, lapsing: [BIOMETRICS] }) as const;
    expect(traveled(it('good'), 1, [2]).g.sleepers[at('jordan')]).toBe(0);
    expect(traveled(it('good'), 1, [1]).g.sleepers[at('jordan')]).toBe(1);
    expect(traveled(it('fair'), 1, [6]).g.sleepers[at('jordan')]).toBe(1);
  });
});
