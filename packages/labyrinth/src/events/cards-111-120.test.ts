import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import type { CountryId } from '../data/countries.js';
import { ADVERSARY, ALLY, HARD, isLapsing, NEUTRAL, POOR, SOFT } from '../position.js';
import { resources } from '../resources.js';
import { mayRecruit } from '../rules/jihadist/recruit.js';
import { usCard } from '../rules/phases.js';
import { playCard } from '../rules/play-card.js';
import { playEvent, usesOfCard } from '../testing/events.js';
import { at, type PositionFields, positionWith, run } from '../testing/positions.js';
import { conditionHolds, isPlayable } from './index.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const sudan = { governance: 'islamist-rule', alignment: 'adversary' } as const;
const jihadist = { step: 'jihadist' } as const;
const solitaire = { solitaire: 'yes' } as const;

/** 111, 112: what the US side takes. */
const blockedForUs = (card: number): void => {
  for (const it of [
    { marks: ['fata'] },
    { marks: ['al-anbar'] },
    { countries: { ...elsewhere, sudan } },
  ] as PositionFields[]) {
    expect(usesOfCard(positionWith({ countries: elsewhere, ...it }), 'us', card)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...jihadist, countries: elsewhere, ...it }), 'jihadist', card)).toContain('event');
  }
  expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', card)).toContain('event');
};

describe('Card 111 Zawahiri', () => {
  it('of the US: costs Funding, and the card leaves the game', () => {
    const g = positionWith({ countries: elsewhere });
    playEvent(g, 'us', 111);
    expect([g.funding, g.prestige]).toEqual([3, 7]);
    expect(g.removed).toContain(111);
  });

  it('of the Jihadists: costs Prestige, more with Islamist Rule; the card stays', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere });
    playEvent(g, 'jihadist', 111);
    expect([g.funding, g.prestige]).toEqual([5, 6]);
    expect(g.discard).toContain(111);
    const ruled = positionWith({ ...jihadist, countries: { ...elsewhere, sudan } });
    playEvent(ruled, 'jihadist', 111);
    expect(ruled.prestige).toBe(4);
  });

  it('for the US alone takes no Islamist Rule, FATA (80) or Al-Anbar (58)', () => blockedForUs(111));
});

describe('Card 112 Bin Ladin', () => {
  it('of the US: costs Funding and brings Prestige, and the card leaves the game', () => {
    const g = positionWith({ countries: elsewhere });
    playEvent(g, 'us', 112);
    expect([g.funding, g.prestige]).toEqual([1, 8]);
    expect(g.removed).toContain(112);
  });

  it('of the Jihadists: costs Prestige, more with Islamist Rule; the card stays', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere });
    playEvent(g, 'jihadist', 112);
    expect([g.funding, g.prestige]).toEqual([5, 5]);
    expect(g.discard).toContain(112);
    const ruled = positionWith({ ...jihadist, countries: { ...elsewhere, sudan } });
    playEvent(ruled, 'jihadist', 112);
    expect(ruled.prestige).toBe(3);
  });

  it('for the US alone takes no Islamist Rule, FATA (80) or Al-Anbar (58)', () => blockedForUs(112));
});

describe('Card 113 Darfur', () => {
  it.each(['us', 'jihadist'] as const)('played by %s: helps Sudan when Prestige is 7 or more', (step) => {
    const g = positionWith({ step, countries: elsewhere, prestige: 7 }, {}, [1]);
    playEvent(g, step, 113);
    expect([g.governance[at('sudan')], g.alignment[at('sudan')]]).toEqual([POOR, ALLY]);
    expect([g.aid[at('sudan')], g.besieged[at('sudan')]]).toEqual([1, 0]);
  });

  it.each(['us', 'jihadist'] as const)('played by %s: shakes it below that', (step) => {
    const g = positionWith({ step, countries: elsewhere, prestige: 6 }, {}, [1]);
    playEvent(g, step, 113);
    expect([g.governance[at('sudan')], g.alignment[at('sudan')]]).toEqual([POOR, ADVERSARY]);
    expect([g.aid[at('sudan')], g.besieged[at('sudan')]]).toEqual([0, 1]);
  });

  it('moves Sudan one box only, and besieges no Islamist Rule (D1)', () => {
    const ally = positionWith({ countries: { ...elsewhere, sudan: { governance: 'fair', alignment: 'adversary' } } });
    playEvent(ally, 'us', 113);
    expect(ally.alignment[at('sudan')]).toBe(NEUTRAL);
    const ruled = positionWith({ countries: { ...elsewhere, sudan }, prestige: 6 });
    playEvent(ruled, 'us', 113);
    expect(ruled.besieged[at('sudan')]).toBe(0);
  });
});

describe('Card 114 GTMO', () => {
  it.each(['us', 'jihadist'] as const)('played by %s: rolls Prestige and bars recruiting for the turn', (step) => {
    const g = positionWith({ step, countries: elsewhere, funding: 9 }, {}, [5, 3, 2]);
    expect(mayRecruit(g)).toBe(true);
    playEvent(g, step, 114);
    expect(g.prestige).toBe(9);
    expect(mayRecruit(g)).toBe(false);
    expect(usesOfCard(g, 'jihadist', 1)).not.toContain('recruit');
    expect(g.lapsingBox).toEqual([114]);
  });

  it('blocks Detainee Release (61)', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1, 1, 1]);
    g.phase = { disrupted: [at('saudi-arabia')], improved: [] };
    expect(conditionHolds(g, 61, 'jihadist')).toBe(true);
    playEvent(g, 'us', 114);
    expect(conditionHolds(g, 61, 'jihadist')).toBe(false);
  });
});

describe('Card 115 Hambali', () => {
  const ally = { governance: 'fair', alignment: 'ally', sleepers: 1 } as const;
  const hard = { posture: 'hard', active: 1 } as const;
  const countries = { ...elsewhere, 'indonesia-malaysia': ally, philippines: hard } as const;

  it('of the US: removes a cell in one of them and draws two cards; the card leaves the game', () => {
    const g = positionWith({ countries, draw: [5, 6, 7] });
    playEvent(g, 'us', 115, ['space:philippines']);
    expect([cellsIn(g, at('philippines')), g.cadre[at('philippines')]]).toEqual([0, 1]);
    expect(g.hands.us).toEqual([5, 6]);
    expect(g.removed).toContain(115);
  });

  it('of the Jihadists: places any Available plot in one of them; the card stays', () => {
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 115, ['space:indonesia-malaysia', 'plot:3']);
    expect(g.plots).toEqual([{ country: at('indonesia-malaysia'), kind: 3 }]);
    expect(cellsIn(g, at('indonesia-malaysia'))).toBe(1);
    expect(g.discard).toContain(115);
  });

  it('in the solitaire game, draws the plot by chance (9.3.2)', () => {
    const g = positionWith({ ...jihadist, countries: { 'indonesia-malaysia': ally } }, { ...solitaire });
    g.funding = 5;
    playEvent(g, 'jihadist', 115);
    expect(g.plots).toHaveLength(1);
  });

  it('takes a cell in an Ally or a Hard country there', () => {
    const having = (id: CountryId, here: object) => ({ countries: { ...elsewhere, [id]: here } });
    for (const side of ['us', 'jihadist'] as const) {
      const may = (it: object): boolean => usesOfCard(positionWith({ step: side, ...it }), side, 115).includes('event');
      for (const id of ['indonesia-malaysia', 'pakistan'] as const) {
        expect(may(having(id, ally))).toBe(true);
        expect(may(having(id, { ...ally, alignment: 'neutral' }))).toBe(false);
        expect(may(having(id, { ...ally, sleepers: 0 }))).toBe(false);
      }
      for (const id of ['india', 'thailand', 'philippines'] as const) {
        expect(may(having(id, hard))).toBe(true);
        expect(may(having(id, { ...hard, posture: 'soft' }))).toBe(false);
      }
      expect(may(having('china', hard))).toBe(false);
      expect(may(having('iraq', ally))).toBe(false);
    }
  });
});

describe('Card 116 KSM', () => {
  const countries = {
    ...elsewhere,
    jordan: { governance: 'fair', alignment: 'ally', plots: [1] },
    france: { posture: 'soft', plots: [2, 4] },
    iran: { plots: [1] },
    egypt: { governance: 'poor', plots: [3] },
  } as const;

  it('of the US: clears Allies and non-Muslim countries of plots and draws two cards; the card leaves the game', () => {
    const g = positionWith({ countries, draw: [5, 6, 7] });
    playEvent(g, 'us', 116);
    expect(g.plots.map(({ country }) => country)).toEqual([at('egypt'), at('iran')]);
    // Numbers come back, a WMD does not.
    expect(g.available).toEqual([0, 2, 2, 0, 0]);
    expect(g.looseNukes).toBe(2);
    expect(g.hands.us).toEqual([5, 6]);
    expect(g.removed).toContain(116);
  });

  it('of the Jihadists: places any plot beside a cell outside Islamist Rule; the card stays', () => {
    const here = { ...elsewhere, iran: { sleepers: 1 }, sudan: { ...sudan, sleepers: 1 } } as const;
    const g = positionWith({ ...jihadist, countries: here });
    const { decisions } = playEvent(g, 'jihadist', 116, ['space:iran', 'plot:2']);
    expect(decisions[1].options).toEqual(['space:saudi-arabia', 'space:iran']);
    expect(g.plots).toEqual([{ country: at('iran'), kind: 2 }]);
    expect(g.discard).toContain(116);
  });

  it('takes such plots for the US, such a cell for the Jihadists', () => {
    const far = { ...elsewhere, iran: { plots: [1] }, egypt: { governance: 'poor', plots: [3] } } as const;
    expect(usesOfCard(positionWith({ countries: far }), 'us', 116)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries }), 'us', 116)).toContain('event');
    const ruled = { sudan: { ...sudan, sleepers: 1 } } as const;
    expect(usesOfCard(positionWith({ ...jihadist, countries: ruled }), 'jihadist', 116)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...jihadist, countries: elsewhere }), 'jihadist', 116)).toContain('event');
  });
});

describe.each([117, 118])('Card %i Oil Price Spike', (card) => {
  const another = 235 - card;

  it.each(['us', 'jihadist'] as const)('played by %s: oil is worth more, and a card comes back', (step) => {
    const g = positionWith({ step, countries: elsewhere, discard: [5, 66, another] });
    const { decisions } = playEvent(g, step, card, ['card:66']);
    expect(decisions[1].options).toEqual(['card:5', 'card:66']);
    expect(g.hands[step]).toEqual([66]);
    expect(g.discard).toEqual([5, another]);
    expect(resources(g, at('iraq'))).toBe(4);
    expect(resources(g, at('pakistan'))).toBe(2);
    expect(isLapsing(g, card)).toBe(true);
    expect(g.lapsingBox).toEqual([card]);
  });

  it('takes cards out of their boxes, whose effects go on (4.7.7.3)', () => {
    const lapsing = positionWith({ countries: elsewhere, lapsing: [2] });
    playEvent(lapsing, 'us', card);
    expect(lapsing.hands.us).toEqual([2]);
    expect(isLapsing(lapsing, 2)).toBe(true);
    expect(lapsing.lapsingBox).toEqual([card]);
    const first = positionWith({ ...jihadist, countries: elsewhere, draw: [66] });
    first.removed = first.removed.filter((it) => it !== 33);
    first.firstPlot = true;
    first.firstPlotCard = 33;
    playEvent(first, 'jihadist', card);
    expect(first.hands.jihadist).toEqual([33]);
    expect([first.firstPlot, first.firstPlotCard]).toEqual([true, 0]);
  });

  it('adds to the other one, and brings nothing back where nothing lies', () => {
    const g = positionWith({ countries: elsewhere, lapsing: [another] });
    playEvent(g, 'us', card);
    expect(g.hands.us).toEqual([]);
    expect(resources(g, at('libya'))).toBe(3);
  });

  it('wins at once for whoever has enough now (2.1)', () => {
    const good = { governance: 'good', alignment: 'ally' } as const;
    const countries = { ...elsewhere, iraq: good, 'gulf-states': good, pakistan: good, turkey: good } as const;
    expect(() => playEvent(positionWith({ countries }), 'us', card)).toThrow('us wins');
    expect(() => playEvent(positionWith({ ...jihadist, countries }), 'jihadist', card)).toThrow('us wins');
  });

  it('wins for the side that played it if both would (2.2)', () => {
    const good = { governance: 'good', alignment: 'ally' } as const;
    const countries = {
      ...elsewhere,
      'indonesia-malaysia': good,
      'gulf-states': good,
      pakistan: good,
      turkey: good,
      syria: sudan,
      iraq: sudan,
    } as const;
    expect(() => playEvent(positionWith({ countries }), 'us', card)).toThrow('us wins');
    expect(() => playEvent(positionWith({ ...jihadist, countries }), 'jihadist', card)).toThrow('jihadist wins');
  });

  it('in the solitaire game, brings the Jihadists one of their best discarded cards, or is not played (9.6)', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, jihadist: [1], discard: [66, 81, 83, 112] }, solitaire);
    const { decisions } = playEvent(g, 'jihadist', card, ['card:83']);
    expect(decisions[1].options).toEqual(expect.arrayContaining(['card:81', 'card:83']));
    expect(decisions[1].options).not.toContain('card:66');
    expect(decisions[1].options).not.toContain('card:112');
    expect(g.hands.jihadist).toEqual([1, 83]);
    const none = positionWith({ ...jihadist, countries: elsewhere, discard: [5, 112], lapsing: [2] }, solitaire);
    expect(isPlayable(none, card, 'jihadist')).toBe(false);
    expect(isPlayable(none, card, 'us')).toBe(true);
  });
});

describe('Card 119 Saleh', () => {
  it('of the US: Yemen, tested, becomes an Ally with an Aid', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1]);
    playEvent(g, 'us', 119);
    expect([g.governance[at('yemen')], g.alignment[at('yemen')], g.aid[at('yemen')]]).toEqual([POOR, ALLY, 1]);
  });

  it('of the US: from Adversary too (R-SAL), but not under Islamist Rule', () => {
    const g = positionWith({ countries: { ...elsewhere, yemen: { governance: 'poor', alignment: 'adversary' } } });
    playEvent(g, 'us', 119);
    expect(g.alignment[at('yemen')]).toBe(ALLY);
    const ruled = positionWith({ countries: { ...elsewhere, yemen: sudan } });
    playEvent(ruled, 'us', 119);
    expect([ruled.alignment[at('yemen')], ruled.aid[at('yemen')]]).toEqual([ADVERSARY, 0]);
  });

  it('of the Jihadists: Yemen moves a box from the US, and its regime is besieged', () => {
    const g = positionWith({
      ...jihadist,
      countries: { ...elsewhere, yemen: { governance: 'fair', alignment: 'ally' } },
    });
    playEvent(g, 'jihadist', 119);
    expect([g.alignment[at('yemen')], g.besieged[at('yemen')]]).toEqual([NEUTRAL, 1]);
    const unmarked = positionWith({ ...jihadist, countries: elsewhere }, {}, [1]);
    playEvent(unmarked, 'jihadist', 119);
    expect([unmarked.alignment[at('yemen')], unmarked.besieged[at('yemen')]]).toEqual([ADVERSARY, 1]);
  });
});

describe('Card 120 US Election', () => {
  const countries = { ...elsewhere, turkey: { governance: 'fair', alignment: 'ally' } } as const;

  it('is never played for its event (6.3.1)', () => {
    expect(usesOfCard(positionWith({ countries }), 'us', 120)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...jihadist, countries }), 'jihadist', 120)).not.toContain('event');
  });

  it('occurs with an operation of the US, before or after it', () => {
    // Posture 4 + 1 = Hard; then a War of Ideas with Prestige 8 (+1).
    const before = positionWith({ countries, us: [120], posture: 'soft' }, {}, [4, 1]);
    run(before, playCard(before, 'us', 120), ['war-of-ideas', 'event-first', 'space:turkey']);
    expect(before.posture[at('united-states')]).toBe(HARD);
    expect(before.prestige).toBe(8);
    expect(before.discard).toContain(120);
    // First the War of Ideas, then Soft on 3: Israel makes a penalty.
    const after = positionWith({ countries, us: [120] }, {}, [1, 3]);
    run(after, playCard(after, 'us', 120), ['war-of-ideas', 'operation-first', 'space:turkey']);
    expect(after.posture[at('united-states')]).toBe(SOFT);
    expect(after.prestige).toBe(6);
  });

  it('occurs with an operation of the Jihadists, even the first Plot (8.5.3)', () => {
    const g = positionWith({ ...jihadist, countries, jihadist: [120] }, {}, [6, 6]);
    run(g, playCard(g, 'jihadist', 120), ['plot', 'event-first']);
    expect(g.posture[at('united-states')]).toBe(HARD);
    expect(g.prestige).toBe(8);
    expect(g.firstPlotCard).toBe(120);
  });

  it('occurs when the US discards its last card (5.2.4)', () => {
    const g = positionWith({ countries, us: [120] }, {}, [1]);
    run(g, usCard(g), ['discard']);
    expect(g.posture[at('united-states')]).toBe(SOFT);
    expect(g.prestige).toBe(6);
  });
});
