import { describe, expect, it } from 'vitest';
import { FAIR, HARD, hasMarker, type PlotKind, POOR, SOFT, WMD } from '../position.js';
import { at, type CountryFields, logged, type PositionFields, positionWith, run } from '../testing/positions.js';
import { resolvePlots } from './unblocked-plots.js';

const resolved = (it: PositionFields, dice: number[], answers: string[] = [], options = {}) => {
  const g = positionWith({ prestige: 7, funding: 4, ...it }, options, dice);
  run(g, resolvePlots(g), answers);
  return g;
};
const cell: CountryFields = { active: 1 };

describe('8.5.6 Unblocked plots', () => {
  it('are resolved in the Jihadist’s order, and return to the Available ones (8.5.4: shown now)', () => {
    const g = resolved(
      { countries: { iran: { ...cell, plots: [1, 2] }, iraq: { governance: 'poor', active: 1, plots: [1] } } },
      [6],
      ['space:iran', 'plot:2', 'space:iraq'],
    );
    expect([g.plots, g.available]).toEqual([[], [0, 3, 2, 1, 0]]);
    expect(g.log?.filter(({ key }) => key === 'log.unblocked').map(({ params }) => params?.plot)).toEqual([
      'plot:2',
      'plot:1',
      'plot:1',
    ]);
  });

  it('2.1.2 a WMD in the United States wins the game', () => {
    expect(() => resolved({ countries: { 'united-states': { ...cell, plots: [WMD] } } }, [])).toThrow(
      'jihadist wins: result.jihadist.wmd',
    );
  });

  it('C18 Funding: one in a Muslim country or Iran, two where governance is Good, whatever the number', () => {
    expect(resolved({ countries: { iraq: { governance: 'poor', active: 1, plots: [3] } } }, [6, 6, 6]).funding).toBe(5);
    expect(resolved({ countries: { iraq: { governance: 'good', active: 1, plots: [1] } } }, [6]).funding).toBe(6);
    expect(resolved({ countries: { iraq: { governance: 'poor', active: 1, plots: [WMD] } } }, [6, 6, 6]).funding).toBe(
      5,
    );
    expect(resolved({ countries: { iran: { ...cell, plots: [3] } } }, []).funding).toBe(5);
  });

  it('C18 Funding: the number elsewhere, twice in a Good country, nine for a WMD and in the United States', () => {
    expect(resolved({ countries: { russia: { ...cell, plots: [2] } } }, [1]).funding).toBe(6);
    expect(resolved({ countries: { canada: { ...cell, plots: [2] } } }, [1]).funding).toBe(8);
    expect(resolved({ countries: { russia: { ...cell, plots: [WMD] } } }, [1], ['no']).funding).toBe(9);
    expect(resolved({ countries: { 'united-states': { ...cell, plots: [1] } } }, [1, 1, 1, 1]).funding).toBe(9);
  });

  it('Posture: rolled in a non-Muslim country; for a WMD the Jihadist may roll again', () => {
    expect(resolved({ countries: { canada: { ...cell, plots: [1] } } }, [5]).posture[at('canada')]).toBe(HARD);
    const again = resolved({ countries: { canada: { ...cell, plots: [WMD] } } }, [5, 1], ['yes']);
    expect(again.posture[at('canada')]).toBe(SOFT);
  });

  it('Posture: in Schengen two others of the Jihadist’s choice are rolled too', () => {
    const g = resolved({ countries: { spain: { ...cell, plots: [1] } } }, [1, 6, 6], ['space:france', 'space:italy']);
    expect([g.posture[at('spain')], g.posture[at('france')], g.posture[at('italy')]]).toEqual([SOFT, HARD, HARD]);
  });

  it('R-A1 Prestige: a Prestige roll in the United States, after its posture', () => {
    const g = resolved({ countries: { 'united-states': { ...cell, plots: [1] } } }, [1, 6, 3, 2]);
    expect([g.posture[at('united-states')], g.prestige]).toEqual([SOFT, 9]);
  });

  it('Prestige: one less where troops are, or 1 for a WMD', () => {
    const after = (kind: PlotKind) =>
      resolved({ countries: { iraq: { governance: 'poor', active: 1, troops: 1, plots: [kind] } } }, [6, 6, 6])
        .prestige;
    expect([after(1), after(WMD)]).toEqual([6, 1]);
  });

  it('C20 Governance: as many dice as the number, three for a WMD; each success costs Aid and a level, but not to Islamist Rule', () => {
    const g = resolved(
      { countries: { iraq: { governance: 'fair', alignment: 'ally', active: 1, aid: 2, plots: [3] } } },
      [2, 1, 2],
    );
    expect([g.governance[at('iraq')], g.aid[at('iraq')]]).toEqual([POOR, 0]);
    const one = resolved(
      { countries: { iraq: { governance: 'good', alignment: 'ally', active: 1, aid: 2, plots: [WMD] } } },
      [1, 6, 6],
    );
    expect([one.governance[at('iraq')], one.aid[at('iraq')]]).toEqual([FAIR, 1]);
  });

  it('C19 Iran has neither posture nor governance dice; Israel stays Hard, and Abbas goes', () => {
    const iran = resolved({ countries: { iran: { ...cell, plots: [2] } } }, [1, 1]);
    expect([iran.chance.scriptedDice, iran.posture[at('iran')]]).toEqual([[1, 1], 0]);
    const israel = resolved({ marks: ['abbas'], countries: { israel: { ...cell, plots: [1] } } }, [1]);
    expect([israel.posture[at('israel')], hasMarker(israel, 'abbas'), israel.funding]).toEqual([HARD, false, 6]);
  });

  it('4.3.3 Israel’s posture never changes: nobody rolls for it, and a WMD brings no second roll', () => {
    for (const kind of [1, WMD] as const) {
      const g = resolved({ countries: { israel: { ...cell, plots: [kind] } } }, [1, 1]);
      expect([g.chance.scriptedDice, logged(g).includes('log.postureRoll')]).toEqual([[1, 1], false]);
    }
  });

  it('8.5.5 a WMD leaves the game', () => {
    const g = resolved({ countries: { iraq: { governance: 'poor', active: 1, plots: [WMD] } } }, [6, 6, 6]);
    expect(g.available[WMD]).toBe(0);
  });

  it('1 Backlash turns the Funding round', () => {
    const g = positionWith({ funding: 6, countries: { iraq: { governance: 'good', active: 1, plots: [1] } } }, {}, [6]);
    g.plots = g.plots.map((plot) => ({ ...plot, backlash: true }));
    run(g, resolvePlots(g), []);
    expect(g.funding).toBe(4);
  });

  it('C18, 10.3 in the solitaire game nobody is asked: two other Schengen countries come from the table', () => {
    const g = resolved({ countries: { spain: { ...cell, plots: [1] } } }, [1, 5, 2, 6, 1, 6], [], { solitaire: 'yes' });
    expect([g.posture[at('benelux')], g.posture[at('scandinavia')]]).toEqual([HARD, HARD]);
  });
});
