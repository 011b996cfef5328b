import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { ALLY, FAIR, GOOD, HARD, NEUTRAL, POOR, SOFT } from '../position.js';
import { playEvent, usesOfCard } from '../testing/events.js';
import { at, positionWith } from '../testing/positions.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const sudan = { governance: 'islamist-rule', alignment: 'adversary' } as const;
const jihadist = { step: 'jihadist' } as const;
const solitaire = { solitaire: 'yes' } as const;

describe('Card 101 Kosovo', () => {
  it.each(['us', 'jihadist'] as const)('played by %s: Prestige, and Serbia against the US', (step) => {
    const g = positionWith({ step, countries: elsewhere });
    playEvent(g, step, 101);
    expect(g.prestige).toBe(8);
    expect(g.posture[at('serbia')]).toBe(SOFT);
    const soft = positionWith({ step, countries: { ...elsewhere, serbia: { posture: 'soft' } }, posture: 'soft' });
    playEvent(soft, step, 101);
    expect(soft.posture[at('serbia')]).toBe(HARD);
  });
});

describe('Card 102 Former Soviet Union', () => {
  it.each(['us', 'jihadist'] as const)('played by %s: Central Asia is Neutral and rolled anew', (step) => {
    for (const governance of ['good', 'fair', 'poor', 'islamist-rule'] as const) {
      for (const [die, level] of [
        [4, POOR],
        [5, FAIR],
      ]) {
        const countries = { ...elsewhere, 'central-asia': { governance, alignment: 'adversary' } } as const;
        const g = positionWith({ step, countries }, {}, [die]);
        playEvent(g, step, 102);
        expect(g.governance[at('central-asia')]).toBe(level);
        expect(g.alignment[at('central-asia')]).toBe(NEUTRAL);
        expect(g.phase.improved.includes(at('central-asia'))).toBe(level === FAIR);
      }
    }
  });

  it('rolls once where it is unmarked', () => {
    const g = positionWith({ countries: elsewhere }, {}, [6, 1]);
    playEvent(g, 'us', 102);
    expect(g.governance[at('central-asia')]).toBe(FAIR);
    expect(g.chance.scriptedDice).toEqual([1]);
  });
});

describe('Card 103 Hizballah', () => {
  it('of the US: removes a cell within three steps of Lebanon, Lebanon itself too', () => {
    const here = { governance: 'poor', sleepers: 1 } as const;
    const countries = { ...elsewhere, lebanon: here, yemen: here, pakistan: here, syria: here } as const;
    const g = positionWith({ countries });
    const { decisions } = playEvent(g, 'us', 103, ['space:lebanon']);
    expect(decisions[1].options).toEqual(['space:lebanon', 'space:saudi-arabia']);
    expect([cellsIn(g, at('lebanon')), g.cadre[at('lebanon')]]).toEqual([0, 1]);
  });

  it('of the US: lets it choose the cell; with none there nothing happens', () => {
    const g = positionWith({ countries: { iraq: { governance: 'poor', sleepers: 1, active: 1 } }, marks: ['sadr'] });
    const { decisions } = playEvent(g, 'us', 103, ['piece:sleeper']);
    expect(decisions[1].options).toEqual(['piece:active', 'piece:sleeper', 'piece:sadr']);
    expect([g.active[at('iraq')], g.sleepers[at('iraq')]]).toEqual([1, 0]);
    const none = positionWith({ countries: { yemen: { governance: 'poor', sleepers: 1 } } });
    playEvent(none, 'us', 103);
    expect(cellsIn(none, at('yemen'))).toBe(1);
  });

  it('of the Jihadists: makes Lebanon Poor and Neutral, whatever it was', () => {
    for (const lebanon of [{}, { governance: 'good', alignment: 'ally' }, sudan] as const) {
      const g = positionWith({ ...jihadist, countries: { ...elsewhere, lebanon } });
      playEvent(g, 'jihadist', 103);
      expect([g.governance[at('lebanon')], g.alignment[at('lebanon')]]).toEqual([POOR, NEUTRAL]);
    }
  });
});

describe.each([104, 105])('Card %i Iran', (card) => {
  it('of the US: tests a Shia-Mix country and removes a cell there or in Iran', () => {
    const countries = { ...elsewhere, iran: { sleepers: 1 } } as const;
    const there = positionWith({ countries });
    playEvent(there, 'us', card, ['space:saudi-arabia', 'space:saudi-arabia']);
    expect([cellsIn(there, at('saudi-arabia')), there.cadre[at('saudi-arabia')]]).toEqual([0, 1]);
    const iran = positionWith({ countries }, {}, [5]);
    const { decisions } = playEvent(iran, 'us', card, ['space:turkey']);
    expect(decisions[1].options).not.toContain('space:iran');
    expect(iran.governance[at('turkey')]).toBe(FAIR);
    expect([cellsIn(iran, at('iran')), iran.cadre[at('iran')]]).toEqual([0, 1]);
  });

  it('of the US: tests even where there is no cell to remove', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1]);
    playEvent(g, 'us', card, ['space:turkey']);
    expect(g.governance[at('turkey')]).toBe(POOR);
    expect(cellsIn(g, at('saudi-arabia'))).toBe(1);
  });

  it('of the Jihadists: two dice against the governance at the start; each success also costs an Aid', () => {
    const fair = { ...elsewhere, turkey: { governance: 'fair', alignment: 'ally', aid: 3 } } as const;
    const two = positionWith({ ...jihadist, countries: fair }, {}, [2, 1]);
    playEvent(two, 'jihadist', card, ['space:turkey']);
    expect([two.governance[at('turkey')], two.aid[at('turkey')]]).toEqual([POOR, 1]);
    const good = { ...elsewhere, turkey: { governance: 'good', alignment: 'ally' } } as const;
    const one = positionWith({ ...jihadist, countries: good }, {}, [1, 2]);
    playEvent(one, 'jihadist', card, ['space:turkey']);
    expect(one.governance[at('turkey')]).toBe(FAIR);
    expect(cellsIn(one, at('saudi-arabia'))).toBe(1);
  });

  it('of the Jihadists: tests first, and never brings Islamist Rule', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [1, 1, 1]);
    playEvent(g, 'jihadist', card, ['space:turkey']);
    expect(g.governance[at('turkey')]).toBe(POOR);
    expect(g.alignment[at('turkey')]).toBe(NEUTRAL);
  });

  it('of the Jihadists: not in Pakistan under Benazir Bhutto (33)', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, marks: ['benazir-bhutto'] }, {}, [1, 1, 1]);
    const { decisions } = playEvent(g, 'jihadist', card, ['space:iraq']);
    expect(decisions[1].options).not.toContain('space:pakistan');
    expect(decisions[1].options).toContain('space:afghanistan');
  });

  it('in the solitaire game, tests the country of the table, and means the nearest that is Good or Fair (9.4.2.1)', () => {
    // Lebanon is tested Poor; Turkey is nearest. Then the dice of jihad.
    const countries = { ...elsewhere, turkey: { governance: 'good' }, pakistan: { governance: 'fair' } } as const;
    const g = positionWith({ ...jihadist, countries }, solitaire, [1, 1, 6]);
    playEvent(g, 'jihadist', card, ['space:lebanon']);
    expect(g.governance[at('lebanon')]).toBe(POOR);
    expect(g.governance[at('turkey')]).toBe(FAIR);
    expect(g.governance[at('pakistan')]).toBe(FAIR);
  });

  it('in the solitaire game, has no effect where none is Good or Fair', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, solitaire, [1]);
    playEvent(g, 'jihadist', card, ['space:lebanon']);
    expect(g.governance[at('saudi-arabia')]).toBe(POOR);
  });
});

describe('Card 106 Jaysh al-Mahdi', () => {
  const iraq = { governance: 'fair', alignment: 'ally', troops: 2, active: 1, sleepers: 2 } as const;
  const countries = { ...elsewhere, iraq } as const;

  it('of the US: removes up to two cells of its choice', () => {
    const two = positionWith({ countries });
    playEvent(two, 'us', 106, ['piece:sleeper', 'piece:active']);
    expect([two.sleepers[at('iraq')], two.active[at('iraq')]]).toEqual([1, 0]);
    const one = positionWith({ countries });
    playEvent(one, 'us', 106, ['piece:active', 'done']);
    expect(cellsIn(one, at('iraq'))).toBe(2);
    const last = positionWith({ countries: { ...elsewhere, iraq: { ...iraq, sleepers: 0 } } });
    playEvent(last, 'us', 106, ['piece:active']);
    expect(last.cadre[at('iraq')]).toBe(1);
  });

  it('of the Jihadists: worsens its governance, not to Islamist Rule', () => {
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 106);
    expect(g.governance[at('iraq')]).toBe(POOR);
    const poor = positionWith({ ...jihadist, countries: { ...elsewhere, iraq: { ...iraq, governance: 'poor' } } });
    playEvent(poor, 'jihadist', 106);
    expect(poor.governance[at('iraq')]).toBe(POOR);
  });

  it('lets whoever plays it choose the country', () => {
    const both = { ...countries, lebanon: { ...iraq, governance: 'good' } } as const;
    const g = positionWith({ ...jihadist, countries: both });
    playEvent(g, 'jihadist', 106, ['space:lebanon']);
    expect([g.governance[at('lebanon')], g.governance[at('iraq')]]).toEqual([FAIR, FAIR]);
  });

  it('takes cells and troops in one Shia-Mix country, NATO (41) being troops', () => {
    for (const side of ['us', 'jihadist'] as const) {
      const apart = { ...elsewhere, iraq: { ...iraq, active: 0, sleepers: 0 }, syria: iraq } as const;
      expect(usesOfCard(positionWith({ step: side, countries: apart }), side, 106)).not.toContain('event');
      expect(usesOfCard(positionWith({ step: side, countries }), side, 106)).toContain('event');
      const nato = positionWith({ step: side, countries: { iraq: { ...iraq, troops: 0 } }, nato: 'iraq' });
      expect(usesOfCard(nato, side, 106)).toContain('event');
    }
  });

  it('in the solitaire game, the nearest that is Good or Fair with cells and troops; none, no effect (9.4.2.1)', () => {
    const g = positionWith(
      { ...jihadist, countries: { ...countries, turkey: { governance: 'good' } } },
      solitaire,
      [5],
    );
    playEvent(g, 'jihadist', 106, ['space:lebanon']);
    expect(g.governance[at('lebanon')]).toBe(FAIR);
    expect(g.governance[at('iraq')]).toBe(POOR);
    expect(g.governance[at('turkey')]).toBe(GOOD);
    const poor = positionWith({ ...jihadist, countries: { iraq: { ...iraq, governance: 'poor' } } }, solitaire, [5]);
    playEvent(poor, 'jihadist', 106, ['space:lebanon']);
    expect([poor.governance[at('lebanon')], poor.governance[at('iraq')]]).toEqual([FAIR, POOR]);
  });
});

describe('Card 107 Kurdistan', () => {
  it('of the US: places an Aid in Iraq, tested first', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1]);
    playEvent(g, 'us', 107);
    expect([g.governance[at('iraq')], g.aid[at('iraq')]]).toEqual([POOR, 1]);
  });

  it('of the Jihadists: tests Turkey, then worsens it or Iraq', () => {
    const countries = { ...elsewhere, iraq: { governance: 'good' } } as const;
    const g = positionWith({ ...jihadist, countries }, {}, [5]);
    playEvent(g, 'jihadist', 107, ['space:turkey']);
    expect([g.governance[at('turkey')], g.governance[at('iraq')]]).toEqual([POOR, GOOD]);
    const iraq = positionWith({ ...jihadist, countries }, {}, [1]);
    playEvent(iraq, 'jihadist', 107);
    expect([iraq.governance[at('turkey')], iraq.governance[at('iraq')]]).toEqual([POOR, FAIR]);
  });

  it('of the Jihadists: nothing more where both are Poor', () => {
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, iraq: { governance: 'poor' } } }, {}, [1]);
    playEvent(g, 'jihadist', 107);
    expect([g.governance[at('turkey')], g.governance[at('iraq')]]).toEqual([POOR, POOR]);
  });
});

describe('Card 108 Musharraf', () => {
  const pakistan = { governance: 'fair', alignment: 'adversary', sleepers: 1, active: 1 } as const;

  it.each(['us', 'jihadist'] as const)('played by %s: who plays it picks the cell; Pakistan is a Poor Ally', (step) => {
    const g = positionWith({ step, countries: { ...elsewhere, pakistan } });
    const { decisions } = playEvent(g, step, 108, ['piece:active']);
    expect(decisions.at(-1)?.seat).toBe(step);
    expect([g.sleepers[at('pakistan')], g.active[at('pakistan')]]).toEqual([1, 0]);
    expect([g.governance[at('pakistan')], g.alignment[at('pakistan')]]).toEqual([POOR, ALLY]);
    expect(g.discard).toContain(108);
  });

  it('leaves a cadre behind the last cell, and can end Islamist Rule', () => {
    const g = positionWith({ countries: { ...elsewhere, pakistan: { ...sudan, sleepers: 1 } } });
    playEvent(g, 'us', 108);
    expect([cellsIn(g, at('pakistan')), g.cadre[at('pakistan')]]).toEqual([0, 1]);
    expect([g.governance[at('pakistan')], g.alignment[at('pakistan')]]).toEqual([POOR, ALLY]);
  });

  it('takes a cell in Pakistan, and is blocked by Benazir Bhutto (33)', () => {
    const without = { ...elsewhere, pakistan: { governance: 'fair' } } as const;
    expect(usesOfCard(positionWith({ countries: without }), 'us', 108)).not.toContain('event');
    const bhutto = positionWith({ countries: { pakistan }, marks: ['benazir-bhutto'] });
    expect(usesOfCard(bhutto, 'us', 108)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries: { pakistan } }), 'us', 108)).toContain('event');
  });
});

describe('Card 109 Tora Bora', () => {
  const afghanistan = { governance: 'poor', alignment: 'ally', troops: 6, regimeChange: 'tan' } as const;

  it.each(['us', 'jihadist'] as const)('played by %s: removes two cells, rolls Prestige and draws a card', (step) => {
    // Prestige up on 5, by the lower of 2 and 3.
    const countries = { ...elsewhere, afghanistan: { ...afghanistan, sleepers: 1, active: 1 } } as const;
    const g = positionWith({ step, countries, draw: [5, 6, 7] }, {}, [5, 2, 3]);
    playEvent(g, step, 109, ['piece:active']);
    expect([cellsIn(g, at('afghanistan')), g.cadre[at('afghanistan')]]).toEqual([0, 1]);
    expect(g.prestige).toBe(9);
    expect(g.hands[step]).toEqual([5]);
    expect(g.removed).toContain(109);
  });

  it('lets whoever plays it choose among countries with two cells', () => {
    const two = { ...afghanistan, sleepers: 2 } as const;
    const countries = {
      ...elsewhere,
      afghanistan: two,
      iraq: two,
      syria: { ...afghanistan, troops: 0, sleepers: 1 },
    } as const;
    const g = positionWith({ countries }, {}, [1, 1, 1]);
    const { decisions } = playEvent(g, 'us', 109, ['space:iraq']);
    expect(decisions[1].options).toEqual(['space:iraq', 'space:afghanistan']);
    expect(cellsIn(g, at('iraq'))).toBe(0);
  });

  it('takes two cells in a Regime Change country', () => {
    const one = { afghanistan: { ...afghanistan, sleepers: 1 } } as const;
    expect(usesOfCard(positionWith({ countries: one }), 'us', 109)).not.toContain('event');
    const sadr = positionWith({ countries: { iraq: { ...afghanistan, sleepers: 1 } }, marks: ['sadr'] });
    expect(usesOfCard(sadr, 'us', 109)).toContain('event');
  });

  it('in the solitaire game, the card of the Jihadists goes on top of their stack', () => {
    const countries = { ...elsewhere, afghanistan: { ...afghanistan, sleepers: 2 } } as const;
    const g = positionWith({ ...jihadist, countries, jihadist: [66], draw: [5, 6, 7] }, solitaire, [1, 1, 1]);
    playEvent(g, 'jihadist', 109);
    expect(g.hands.jihadist).toEqual([66, 5]);
  });
});

describe('Card 110 Zarqawi', () => {
  const countries = { ...elsewhere, jordan: { governance: 'fair', alignment: 'ally', troops: 1 } } as const;

  it('of the US: Prestige, and the card leaves the game', () => {
    const g = positionWith({ countries });
    playEvent(g, 'us', 110);
    expect(g.prestige).toBe(10);
    expect(g.removed).toContain(110);
  });

  it('of the Jihadists: three cells and a Plot 2; the card stays', () => {
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 110);
    expect(cellsIn(g, at('jordan'))).toBe(3);
    expect(g.plots).toEqual([{ country: at('jordan'), kind: 2 }]);
    expect(g.discard).toContain(110);
  });

  it('of the Jihadists: in one of the countries with troops, NATO (41) too; the cells alone without a Plot 2', () => {
    const iraq = { governance: 'poor', alignment: 'ally', regimeChange: 'tan' } as const;
    const russia = { posture: 'soft', plots: [2, 2] } as const;
    const g = positionWith({ ...jihadist, countries: { ...countries, iraq, russia }, nato: 'iraq' });
    const { decisions } = playEvent(g, 'jihadist', 110, ['space:iraq']);
    expect(decisions[1].options).toEqual(['space:iraq', 'space:jordan']);
    expect(cellsIn(g, at('iraq'))).toBe(3);
    expect(g.plots).toHaveLength(2);
  });

  it('in the solitaire game, still places a Plot 2 (9.3.2)', () => {
    const g = positionWith({ ...jihadist, countries }, solitaire);
    playEvent(g, 'jihadist', 110);
    expect(g.plots.map(({ kind }) => kind)).toEqual([2]);
  });

  it('takes troops in one of four countries', () => {
    const other = { ...elsewhere, turkey: { governance: 'fair', alignment: 'ally', troops: 3 } } as const;
    expect(usesOfCard(positionWith({ countries: other }), 'us', 110)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...jihadist, countries: other }), 'jihadist', 110)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...jihadist, countries }), 'jihadist', 110)).toContain('event');
  });
});
