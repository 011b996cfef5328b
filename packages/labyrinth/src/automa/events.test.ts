import { describe, expect, it } from 'vitest';
import { ADVERSARY, FAIR, HARD, hasMarker, NEUTRAL, POOR, SOFT } from '../position.js';
import { occur, playCard } from '../rules/play-card.js';
import { at, logged } from '../testing/positions.js';
import { followChart, soloGame, soloTurn } from '../testing/solo-games.js';

const poor = { governance: 'poor' } as const;
const egypt = { governance: 'poor', sleepers: 1 } as const;

describe('9.4.2.1 events that place plots', () => {
  it.each([87, 88, 89])(
    'Card %i Martyrdom Operation: the Plot chart, Good before Fair; an active cell dies',
    (card) => {
      const countries = {
        jordan: { governance: 'fair', sleepers: 1, troops: 1 },
        egypt: { governance: 'good', sleepers: 1, active: 1, troops: 1 },
        libya: { ...poor, sleepers: 1, troops: 1 },
      } as const;
      const g = soloGame({ countries });
      const { answers, reasons } = soloTurn(g, card);
      expect(answers).toEqual(['use.event', 'space:egypt', 'piece:active']);
      expect(reasons.slice(1)).toEqual(['9.4.2.2 reason.solo.event.plot', '9.3.1 reason.solo.cell']);
      expect(g.plots.map(({ country }) => country)).toEqual([at('egypt'), at('egypt')]);
      expect(g.sleepers[at('egypt')]).toBe(1);
    },
  );

  it('triggered by the US it radicalizes too, if the chart has no place for it', () => {
    const g = soloGame({ countries: { egypt }, funding: 9, step: 'us', us: [87] }, [5, 2, 1, 1, 1]);
    const played = followChart(occur(g, 87, 'jihadist'));
    expect(played.answers[0]).toBe('radical.cell');
  });

  it('Card 96 Danish Cartoons: a Muslim country by the chart; it keeps its Plot 1 (9.3.2, 12.12)', () => {
    const countries = { egypt, jordan: { governance: 'fair', aid: 1 }, 'united-states': { sleepers: 1 } } as const;
    const g = soloGame({ countries, prestige: 3, funding: 9 }, [1]);
    const { answers } = soloTurn(g, 96, ['soft']);
    expect(answers.slice(0, 2)).toEqual(['use.event', 'space:jordan']);
    expect(g.plots[0]).toEqual({ country: at('jordan'), kind: 1 });
  });

  it('Card 115 Hambali: by the chart among those that the card allows (12.12)', () => {
    const countries = {
      pakistan: { ...egypt, alignment: 'ally' },
      'indonesia-malaysia': { governance: 'fair', alignment: 'ally', sleepers: 1 },
      'united-states': { sleepers: 1 },
    } as const;
    const g = soloGame({ countries }, [1, 1, 1, 1, 1]);
    expect(soloTurn(g, 115).answers.slice(0, 2)).toEqual(['use.event', 'space:indonesia-malaysia']);
  });

  it('Card 116 KSM: the United States before all', () => {
    const countries = { 'united-states': { sleepers: 1 }, egypt } as const;
    const g = soloGame({ countries, funding: 9 }, [1, 1, 1, 1]);
    expect(soloTurn(g, 116).answers.slice(0, 2)).toEqual(['use.event', 'space:united-states']);
  });
});

describe('9.4.2.1 events that change governance or alignment: as Minor Jihad', () => {
  it('Card 76 Abu Ghurayb: Good, then Fair, then Poor Allies (12.15)', () => {
    const countries = {
      iraq: { ...egypt, regimeChange: 'tan' },
      jordan: { ...poor, alignment: 'ally' },
      syria: { governance: 'fair', alignment: 'ally' },
      'saudi-arabia': { ...poor, alignment: 'ally' },
    } as const;
    const g = soloGame({ countries });
    expect(soloTurn(g, 76).answers).toEqual(['use.event', 'space:syria']);
    expect(g.alignment[at('syria')]).toBe(NEUTRAL);
  });

  it('Card 77 Al-Jazeera: Poor ones last, by Resources', () => {
    const countries = {
      jordan: { ...poor, alignment: 'ally', troops: 1 },
      'saudi-arabia': { ...poor, alignment: 'ally', troops: 1 },
      egypt,
    } as const;
    const g = soloGame({ countries });
    expect(soloTurn(g, 77).answers).toEqual(['use.event', 'space:saudi-arabia']);
    expect(g.alignment[at('saudi-arabia')]).toBe(NEUTRAL);
  });

  it.each([84, 85])('Card %i Leak: the marker by chance (9.6), the Ally by priority', (card) => {
    const countries = {
      egypt,
      jordan: { governance: 'fair', alignment: 'ally' },
      yemen: { ...poor, alignment: 'ally' },
    } as const;
    const g = soloGame({ countries, marks: ['wiretapping', 'enhanced-measures', 'renditions'] }, [3, 1, 1, 1, 1]);
    const { answers } = soloTurn(g, card);
    expect(answers).toEqual(['use.event', 'random', 'space:jordan']);
    expect(hasMarker(g, 'leak-enhanced-measures')).toBe(true);
  });

  it('Card 94 Itjihad, and Card 107 Kurdistan', () => {
    const countries = { egypt, jordan: { governance: 'fair' }, 'gulf-states': { governance: 'good' } } as const;
    const g = soloGame({ countries });
    g.phaseBefore = { disrupted: [], improved: [at('jordan'), at('gulf-states')] };
    expect(soloTurn(g, 94).answers).toEqual(['use.event', 'space:gulf-states']);
    const kurds = soloGame(
      { countries: { egypt, turkey: { governance: 'fair' }, iraq: { governance: 'good' } } },
      [1, 1],
    );
    expect(soloTurn(kurds, 107).answers[1]).toBe('space:iraq');
    expect(kurds.governance[at('iraq')]).toBe(FAIR);
  });

  it.each([104, 105])(
    'Card %i Iran: the Shia-Mix table, its country tested, the nearest Good or Fair Shia-Mix (12.13)',
    (card) => {
      const countries = {
        egypt,
        turkey: { governance: 'fair' },
        'gulf-states': { governance: 'good' },
        syria: { governance: 'good' },
      } as const;
      // 3 dice of 11: Iraq, Poor; Turkey and the Gulf States touch it: the die says the first; two dice fail.
      const g = soloGame({ countries, funding: 9 }, [3, 4, 4, 1, 1, 6, 6]);
      const { answers, reasons } = soloTurn(g, card);
      expect(answers.slice(0, 2)).toEqual(['use.event', 'random']);
      expect(reasons[1]).toBe('9.4.2.1 reason.solo.event.shiaMix');
      expect(g.governance[at('iraq')]).toBe(POOR);
      expect(g.governance[at('turkey')]).toBe(FAIR);
      expect(logged(g)).toContain('log.roll.failure');
    },
  );

  it('Card 106 Jaysh al-Mahdi: Good or Fair, with cells and troops (12.14)', () => {
    const countries = {
      iraq: { governance: 'poor', sleepers: 1, troops: 1 },
      'saudi-arabia': { governance: 'fair', sleepers: 1, troops: 1 },
      turkey: { governance: 'good', sleepers: 1 },
    } as const;
    const g = soloGame({ countries, funding: 9 }, [3, 4, 4, 6, 6]);
    expect(soloTurn(g, 106).answers[1]).toBe('random');
    expect(g.governance[at('saudi-arabia')]).toBe(POOR);
  });
});

describe('9.4.2.1 events that place cells: by chance among the countries they allow', () => {
  it('Card 50 Ansar al-Islam', () => {
    const g = soloGame({ countries: { iraq: poor, egypt } }, [4]);
    expect(soloTurn(g, 50).answers).toEqual(['use.event', 'random']);
    expect(g.sleepers[at('iran')]).toBe(1);
  });

  it('Card 81 Foreign Fighters: five cells, by chance where', () => {
    const countries = {
      iraq: { ...poor, alignment: 'ally', regimeChange: 'tan', troops: 6 },
      afghanistan: { ...poor, alignment: 'ally', regimeChange: 'tan', troops: 6 },
      egypt,
    } as const;
    const g = soloGame({ countries }, [1]);
    const { answers } = soloTurn(g, 81);
    expect(answers).toEqual(['use.event', 'random']);
    expect(g.sleepers[at('iraq')]).toBe(5);
  });

  it('Card 91 Regional al-Qaeda, by the green columns of the Global table', () => {
    // Column 1 is blue and rolled again; 4-1 Morocco, 4-2 Algeria/Tunisia; both are tested.
    const g = soloGame({ countries: { egypt } }, [1, 4, 1, 4, 2, 1, 1]);
    soloTurn(g, 91);
    expect([g.sleepers[at('morocco')], g.sleepers[at('algeria-tunisia')]]).toEqual([1, 1]);
  });

  it('Card 86 Lebanon War: the Shia-Mix table', () => {
    const g = soloGame({ countries: { egypt } }, [6, 6, 6, 1]);
    expect(soloTurn(g, 86).answers).toEqual(['use.event', 'random']);
    expect(g.sleepers[at('afghanistan')]).toBe(1);
  });

  it('Card 82 Jihadist Videos: the Global table three times, the nearest without cells', () => {
    // 4-4 is Egypt, which has a cell: the die says Libya of its neighbors; 1-1 Canada, 5-2 Jordan.
    const g = soloGame(
      { countries: { egypt, libya: poor, israel: {}, sudan: poor } },
      [4, 4, 2, 1, 1, 5, 2, 1, 1, 6, 6, 6],
    );
    const { answers } = soloTurn(g, 82);
    expect(answers).toEqual(['use.event', 'random', 'random', 'random']);
    expect([g.cadre[at('canada')], g.cadre[at('jordan')]]).toEqual([1, 1]);
  });

  it('Card 53 Madrassas: the Global table for every operation of both cards (12.11)', () => {
    const g = soloGame({ countries: { egypt, libya: poor }, jihadist: [66, 53] }, [4, 3, 1, 4, 3, 4, 4, 1, 1]);
    const { answers } = soloTurn(g, 53);
    expect(answers).toEqual(['use.event', 'random', 'random', 'random']);
    expect([g.sleepers[at('libya')], g.sleepers[at('egypt')]]).toEqual([2, 2]);
    expect([g.played, g.hands.jihadist]).toEqual([2, []]);
  });

  it('Card 110 Zarqawi: by chance, with its Plot 2 (9.3.2)', () => {
    const countries = {
      iraq: { ...poor, troops: 1 },
      jordan: { ...poor, alignment: 'ally', troops: 1 },
      egypt,
    } as const;
    const g = soloGame({ countries, funding: 9 }, [4, 6, 6]);
    expect(soloTurn(g, 110).answers[1]).toBe('random');
    expect(g.plots).toEqual([{ country: at('jordan'), kind: 2 }]);
    expect(g.sleepers[at('jordan')]).toBe(3);
  });
});

describe('9.4.2.1 events that travel', () => {
  it('Card 79 Clean Operatives: both to the United States, origins by the chart', () => {
    const countries = {
      canada: { posture: 'soft', sleepers: 1 },
      sudan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 5 },
    } as const;
    const g = soloGame({ countries, lapsing: [2] });
    const { answers } = soloTurn(g, 79);
    expect(answers).toEqual(['use.event', 'to.us', 'from.islamist-rule', 'from.islamist-rule']);
    expect([g.sleepers[at('united-states')], g.sleepers[at('sudan')]]).toEqual([2, 3]);
  });

  it('Card 79 Clean Operatives: Patriot Act (43) cuts off the neighbors that it names (C22)', () => {
    const countries = { 'united-kingdom': { posture: 'soft', sleepers: 2 }, egypt } as const;
    expect(soloTurn(soloGame({ countries }), 79).answers.slice(2)).toEqual(['from.adjacent', 'from.adjacent']);
    const cut = soloTurn(soloGame({ countries, marks: ['patriot-act'] }, [1, 1]), 79);
    expect(cut.answers.slice(2)).toEqual(['from.random', 'from.random']);
  });

  it('Card 74 Schengen Visas: unmarked ones if the US is Hard, by the Schengen table', () => {
    const countries = { egypt: { ...poor, sleepers: 2 }, france: { posture: 'hard' } } as const;
    // 4 is France, which is marked; 5 Spain, 6 Italy.
    const g = soloGame({ countries }, [4, 5, 6, 1, 1]);
    const { answers } = soloTurn(g, 74);
    expect(answers).toEqual(['use.event', 'to.unmarked', 'from.random', 'from.random']);
    expect([g.sleepers[at('spain')], g.sleepers[at('italy')]]).toEqual([1, 1]);
    expect([g.posture[at('spain')], g.posture[at('italy')]]).toEqual([SOFT, SOFT]);
  });

  it('Card 74 Schengen Visas: Soft ones if the US is Soft; a sole one takes both; if none fits, any', () => {
    const countries = { egypt: { ...poor, sleepers: 2 }, 'eastern-europe': { posture: 'soft' } } as const;
    const g = soloGame({ countries, posture: 'soft' });
    expect(soloTurn(g, 74).answers[1]).toBe('to.soft');
    expect(g.sleepers[at('eastern-europe')]).toBe(2);
    const none = soloGame({ countries: { egypt: { ...poor, sleepers: 2 } }, posture: 'soft' }, [3, 3, 1]);
    expect(soloTurn(none, 74).answers[1]).toBe('to.random');
    expect(none.sleepers[at('germany')]).toBe(2);
  });
});

describe('9.6 single cards', () => {
  it('Card 62 Ex-KGB: the Caucasus if the World’s posture moves, else Central Asia', () => {
    const moved = soloGame({ countries: { egypt } });
    const { answers, reasons } = soloTurn(moved, 62);
    expect(answers[1]).toBe('space:caucasus');
    expect(reasons[1]).toBe('9.6 reason.solo.event.exKgb');
    expect(moved.posture[at('caucasus')]).toBe(SOFT);
    const soft = { posture: 'soft' } as const;
    const limit = { egypt, canada: soft, france: soft, spain: soft, italy: soft, germany: soft } as const;
    const g = soloGame({ countries: limit }, [1]);
    expect(soloTurn(g, 62).answers[1]).toBe('space:central-asia');
    expect(g.alignment[at('central-asia')]).toBe(ADVERSARY);
    const already = soloGame({ countries: { egypt, caucasus: soft } }, [1]);
    expect(soloTurn(already, 62).answers[1]).toBe('space:central-asia');
  });

  it('Card 62 Ex-KGB: CTR in Russia goes first, and nothing else happens', () => {
    const g = soloGame({ countries: { egypt }, marks: ['ctr-russia'] });
    expect(soloTurn(g, 62).answers).toEqual(['use.event']);
    expect(hasMarker(g, 'ctr-russia')).toBe(false);
  });

  it.each([117, 118])('Card %i Oil Price Spike: one of the best Jihadist cards discarded, onto the stack', (card) => {
    const g = soloGame({ countries: { egypt }, funding: 9, discard: [49, 76, 43, 92] }, [4, 6, 6, 6]);
    const { answers } = soloTurn(g, card);
    expect(answers.slice(0, 2)).toEqual(['use.event', 'random']);
    expect(g.hands.jihadist).toEqual([92]);
    const one = soloGame({ countries: { egypt }, funding: 9, discard: [49, 92] }, [6, 6, 6]);
    soloTurn(one, card);
    expect(one.hands.jihadist).toEqual([92]);
  });

  it('Card 97 Fatwa: two plays of one operation each (C38)', () => {
    const g = soloGame({ countries: { egypt }, funding: 9, us: [49], jihadist: [66, 97] }, [6, 6]);
    const { answers } = soloTurn(g, 97);
    expect(answers).toEqual(['use.event', 'ops.recruit', 'recruit.number', 'ops.recruit', 'recruit.number']);
    expect([g.hands.us, g.hands.jihadist]).toEqual([[66], [49]]);
  });

  it('Card 65 HEU: by chance if both fit; the cell that fails is an active one', () => {
    const countries = {
      russia: { posture: 'soft', sleepers: 1, active: 1 },
      'central-asia': { ...poor, sleepers: 1 },
      egypt,
    } as const;
    const g = soloGame({ countries }, [1, 6]);
    expect(soloTurn(g, 65).answers).toEqual(['use.event', 'random', 'piece:active']);
    expect(g.active[at('russia')]).toBe(0);
  });

  it('Card 108 Musharraf: played though it helps the US; an active cell goes first', () => {
    const g = soloGame({ countries: { pakistan: { governance: 'fair', sleepers: 1, active: 1 } }, funding: 9 }, [1, 1]);
    expect(soloTurn(g, 108).answers.slice(0, 2)).toEqual(['use.event', 'piece:active']);
    expect(g.governance[at('pakistan')]).toBe(POOR);
  });

  it('Card 109 Tora Bora: by chance', () => {
    const regime = { ...poor, alignment: 'ally', regimeChange: 'tan', sleepers: 2, troops: 6 } as const;
    const g = soloGame({ countries: { iraq: regime, afghanistan: regime, egypt } }, [6, 1, 1, 1, 1, 1]);
    expect(soloTurn(g, 109).answers[1]).toBe('random');
    expect(g.sleepers[at('iraq')]).toBe(2);
    expect(logged(g)).toContain('log.cadre');
    expect(g.hands.jihadist).toHaveLength(1);
  });
});

describe('C36 events that the US triggers', () => {
  it('occur under Itjihad (47) too, and are answered by the chart', () => {
    const g = soloGame(
      {
        countries: { iraq: poor, egypt, jordan: { governance: 'good', alignment: 'neutral' } },
        step: 'us',
        us: [50],
        lapsing: [47],
      },
      [1],
    );
    const { answers } = followChart(playCard(g, 'us', 50), ['reserves', 'event-first']);
    expect(answers).toEqual(['random']);
    expect(g.sleepers[at('iraq')]).toBe(1);
  });

  it('Card 90 Quagmire: the events of the cards lost have their own guides', () => {
    const countries = {
      iraq: { ...egypt, regimeChange: 'tan' },
      jordan: { governance: 'fair', alignment: 'ally' },
    } as const;
    const g = soloGame({ countries, prestige: 6, us: [50, 76] }, [1]);
    const { answers } = soloTurn(g, 90);
    expect([...answers].sort()).toEqual(['random', 'use.event']);
    expect(g.alignment[at('jordan')]).toBe(NEUTRAL);
    expect(g.posture[at('united-states')]).not.toBe(HARD);
  });
});
