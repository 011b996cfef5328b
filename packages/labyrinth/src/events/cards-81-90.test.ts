import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { ADVERSARY, ALLY, HARD, hasMarker, NEUTRAL, SOFT } from '../position.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, positionWith } from '../testing/positions.js';
import { cellsOnTrack } from '../tracks.js';
import { conditionHolds, isPlayable } from './index.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const iraq = { governance: 'poor', alignment: 'ally', troops: 6, regimeChange: 'tan' } as const;
const jihadist = { step: 'jihadist' } as const;
const solitaire = { solitaire: 'yes' } as const;

describe('Card 81 Foreign Fighters', () => {
  it('brings five cells, which is no free number (6.2.4), and takes an Aid', () => {
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, iraq: { ...iraq, aid: 2, cadre: true } } });
    playEvent(g, 'jihadist', 81);
    expect(g.sleepers[at('iraq')]).toBe(5);
    expect(g.cadre[at('iraq')]).toBe(0);
    expect(g.aid[at('iraq')]).toBe(1);
    expect(g.besieged[at('iraq')]).toBe(0);
    expect(g.discard).toContain(81);
  });

  it('besieges the regime where there is no Aid, in the country that the Jihadists choose', () => {
    const countries = { ...elsewhere, iraq, afghanistan: { ...iraq, governance: 'fair' } } as const;
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 81, ['space:afghanistan']);
    expect(cellsIn(g, at('afghanistan'))).toBe(5);
    expect(g.besieged[at('afghanistan')]).toBe(1);
    expect(g.besieged[at('iraq')]).toBe(0);
  });

  it('brings no more cells than the track holds, and still besieges', () => {
    const few = positionWith({
      ...jihadist,
      countries: { iraq, 'saudi-arabia': { governance: 'poor', sleepers: 13 } },
    });
    playEvent(few, 'jihadist', 81);
    expect([cellsIn(few, at('iraq')), cellsOnTrack(few)]).toEqual([2, 0]);
    const none = positionWith({
      ...jihadist,
      countries: { iraq, 'saudi-arabia': { governance: 'poor', sleepers: 15 } },
    });
    playEvent(none, 'jihadist', 81);
    expect(cellsIn(none, at('iraq'))).toBe(0);
    expect(none.besieged[at('iraq')]).toBe(1);
  });

  it('takes a Regime Change country', () => {
    expect(usesOfCard(positionWith({ ...jihadist, countries: elsewhere }), 'jihadist', 81)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...jihadist, countries: { ...elsewhere, iraq } }), 'jihadist', 81)).toContain(
      'event',
    );
    expect(usesOfCard(positionWith({ countries: { ...elsewhere, iraq } }), 'us', 81)).not.toContain('event');
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: { ...elsewhere, iraq } });
    triggerEvent(g, 'jihadist', 81);
    expect(g.sleepers[at('iraq')]).toBe(5);
  });
});

describe('Card 82 Jihadist Videos', () => {
  it('tests three countries without cells, then tries to recruit in each; where none comes there is a cadre', () => {
    // Egypt is tested Poor; then 3 in Egypt, 2 in Canada, 1 in the Philippines (REC 3).
    const countries = { ...elsewhere, canada: { posture: 'soft' }, philippines: { posture: 'hard' } } as const;
    const g = positionWith({ ...jihadist, countries, funding: 1 }, {}, [1, 3, 2, 1]);
    playEvent(g, 'jihadist', 82, ['space:egypt', 'space:canada', 'space:philippines']);
    expect([cellsIn(g, at('egypt')), g.cadre[at('egypt')]]).toEqual([1, 0]);
    expect([cellsIn(g, at('canada')), g.cadre[at('canada')]]).toEqual([0, 1]);
    expect([cellsIn(g, at('philippines')), g.cadre[at('philippines')]]).toEqual([1, 0]);
    expect(g.discard).toContain(82);
  });

  it('never offers a country with a cell, or one twice', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [1, 1, 1, 6, 6, 6]);
    const { decisions } = playEvent(g, 'jihadist', 82, ['space:egypt', 'space:sudan', 'space:libya']);
    const [, first, second, third] = decisions.map((decision) => decision.options);
    expect(first).not.toContain('space:saudi-arabia');
    expect(first).toContain('space:iran');
    expect(second).not.toContain('space:egypt');
    expect(third).not.toContain('space:sudan');
  });

  it('succeeds without a roll under Regime Change and Islamist Rule', () => {
    const countries = { ...elsewhere, iraq, sudan: { governance: 'islamist-rule', alignment: 'adversary' } } as const;
    const g = positionWith({ ...jihadist, countries }, {}, [6]);
    playEvent(g, 'jihadist', 82, ['space:iraq', 'space:sudan', 'space:iran']);
    expect([cellsIn(g, at('iraq')), cellsIn(g, at('sudan')), cellsIn(g, at('iran'))]).toEqual([1, 1, 0]);
    expect(g.cadre[at('iran')]).toBe(1);
  });

  it('leaves cadres alone when the track is empty, and lets the Jihadists place the last cell (8.1.2)', () => {
    const full = { 'saudi-arabia': { governance: 'poor', sleepers: 15 }, iraq } as const;
    const g = positionWith({ ...jihadist, countries: full }, {}, [1, 6]);
    playEvent(g, 'jihadist', 82, ['space:iraq', 'space:israel', 'space:iran']);
    for (const id of ['iraq', 'israel', 'iran'] as const) expect([cellsIn(g, at(id)), g.cadre[at(id)]]).toEqual([0, 1]);
    const one = { ...full, 'saudi-arabia': { governance: 'poor', sleepers: 14 } } as const;
    const last = positionWith({ ...jihadist, countries: one }, {}, [1, 6]);
    playEvent(last, 'jihadist', 82, ['space:iraq', 'space:israel', 'space:iran', 'number:0']);
    expect([cellsIn(last, at('iraq')), last.cadre[at('iraq')]]).toEqual([0, 1]);
    expect([cellsIn(last, at('israel')), last.cadre[at('israel')]]).toEqual([1, 0]);
  });

  it('in the solitaire game, brings two cells for a success when ideology is Attractive (9.7)', () => {
    const countries = { ...elsewhere, iraq } as const;
    const g = positionWith({ ...jihadist, countries }, { ...solitaire, ideology: 'attractive' }, [6, 6]);
    playEvent(g, 'jihadist', 82, ['space:iraq', 'space:israel', 'space:iran']);
    expect(cellsIn(g, at('iraq'))).toBe(2);
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1, 1, 1]);
    triggerEvent(g, 'jihadist', 82, ['space:israel', 'space:united-states', 'space:iran']);
    for (const id of ['israel', 'united-states', 'iran'] as const) expect(cellsIn(g, at(id))).toBe(1);
  });
});

describe('Card 83 Kashmir', () => {
  it('turns Pakistan one box from the US and puts a cell there', () => {
    const g = positionWith({
      ...jihadist,
      countries: { pakistan: { governance: 'fair', alignment: 'ally', cadre: true } },
    });
    playEvent(g, 'jihadist', 83);
    expect(g.alignment[at('pakistan')]).toBe(NEUTRAL);
    expect(g.sleepers[at('pakistan')]).toBe(1);
    expect(g.cadre[at('pakistan')]).toBe(0);
  });

  it('tests Pakistan first, and turns it even with no cell left', () => {
    const g = positionWith(
      { ...jihadist, countries: { 'saudi-arabia': { governance: 'poor', sleepers: 15 } } },
      {},
      [1],
    );
    playEvent(g, 'jihadist', 83);
    expect(g.alignment[at('pakistan')]).toBe(ADVERSARY);
    expect(cellsIn(g, at('pakistan'))).toBe(0);
  });

  it('is blocked by Indo-Pakistani Talks (36), triggered too', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, marks: ['indo-pakistani-talks'] });
    expect(usesOfCard(g, 'jihadist', 83)).not.toContain('event');
    const us = positionWith({ countries: elsewhere, marks: ['indo-pakistani-talks'] });
    triggerEvent(us, 'jihadist', 83);
    expect(cellsIn(us, at('pakistan'))).toBe(0);
    expect(logged(us)).toContain('log.event.none');
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: { pakistan: { governance: 'fair', alignment: 'ally' }, ...elsewhere } });
    triggerEvent(g, 'jihadist', 83);
    expect(cellsIn(g, at('pakistan'))).toBe(1);
  });
});

describe.each([84, 85])('Card %i Leak', (card) => {
  const ally = { ...elsewhere, jordan: { governance: 'fair', alignment: 'ally' } } as const;

  it('turns a marker over for good: the event is blocked and what it did is over (6.2.8)', () => {
    // US posture 4 + 1 = Hard; Prestige down on 1, by the lower of 2 and 3.
    const g = positionWith(
      { ...jihadist, countries: ally, marks: ['wiretapping', 'renditions'], posture: 'soft' },
      {},
      [4, 1, 2, 3],
    );
    playEvent(g, 'jihadist', card, ['card:44']);
    expect(hasMarker(g, 'renditions')).toBe(false);
    expect(hasMarker(g, 'leak-renditions')).toBe(true);
    expect(hasMarker(g, 'wiretapping')).toBe(true);
    expect(g.posture[at('united-states')]).toBe(HARD);
    expect(g.prestige).toBe(5);
    expect(g.alignment[at('jordan')]).toBe(NEUTRAL);
    expect(isPlayable(g, 44, 'us')).toBe(false);
    expect(g.discard).toContain(card);
  });

  it('blocks Wiretapping (31) and Enhanced Measures (34) as well', () => {
    const cells = { ...elsewhere, 'united-states': { active: 1 } } as const;
    for (const [mark, blocked] of [
      ['wiretapping', 31],
      ['enhanced-measures', 34],
    ] as const) {
      const g = positionWith({ ...jihadist, countries: cells, marks: [mark] }, {}, [5, 1, 1, 1]);
      expect(conditionHolds(g, blocked, 'us')).toBe(true);
      playEvent(g, 'jihadist', card);
      expect(g.posture[at('united-states')]).toBe(HARD);
      expect(hasMarker(g, mark)).toBe(false);
      expect(conditionHolds(g, blocked, 'us')).toBe(false);
    }
  });

  it('lets the Jihadists choose which Ally turns Neutral', () => {
    const countries = { ...ally, pakistan: { governance: 'poor', alignment: 'ally' } } as const;
    const g = positionWith({ ...jihadist, countries, marks: ['wiretapping'] }, {}, [1, 1, 1, 1]);
    playEvent(g, 'jihadist', card, ['space:pakistan']);
    expect(g.alignment[at('pakistan')]).toBe(NEUTRAL);
    expect(g.alignment[at('jordan')]).toBe(ALLY);
    expect(g.posture[at('united-states')]).toBe(SOFT);
  });

  it('takes one of the three markers', () => {
    expect(usesOfCard(positionWith({ ...jihadist, countries: ally }), 'jihadist', card)).not.toContain('event');
    const leaked = positionWith({ ...jihadist, countries: ally, marks: ['leak-renditions'] });
    expect(usesOfCard(leaked, 'jihadist', card)).not.toContain('event');
    const marked = positionWith({ ...jihadist, countries: ally, marks: ['enhanced-measures'] });
    expect(usesOfCard(marked, 'jihadist', card)).toContain('event');
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: ally, marks: ['wiretapping', 'renditions'] }, {}, [1, 1, 1, 1]);
    triggerEvent(g, 'jihadist', card, ['card:31']);
    expect(hasMarker(g, 'leak-wiretapping')).toBe(true);
    expect(g.alignment[at('jordan')]).toBe(NEUTRAL);
  });
});

describe('Card 86 Lebanon War', () => {
  it('costs the US a card and Prestige, and puts a cell into a Shia-Mix country', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, us: [5] }, {}, [1]);
    const { decisions } = playEvent(g, 'jihadist', 86, ['space:lebanon']);
    expect(g.hands.us).toEqual([]);
    expect(g.discard).toEqual([5, 86]);
    expect(g.prestige).toBe(6);
    expect(cellsIn(g, at('lebanon'))).toBe(1);
    const offered = decisions.at(-1)?.options;
    expect(offered).toContain('space:yemen');
    expect(offered).not.toContain('space:iran');
    expect(offered).not.toContain('space:syria');
  });

  it('does the rest without a card in the hand of the US or a cell on the track', () => {
    const g = positionWith({ ...jihadist, countries: { 'saudi-arabia': { governance: 'poor', sleepers: 15 } } });
    playEvent(g, 'jihadist', 86);
    expect(g.prestige).toBe(6);
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: elsewhere, us: [5] }, {}, [1]);
    triggerEvent(g, 'jihadist', 86, ['space:iraq']);
    expect(g.discard).toEqual([5, 86]);
    expect(cellsIn(g, at('iraq'))).toBe(1);
  });
});

describe.each([87, 88, 89])('Card %i Martyrdom Operation', (card) => {
  it('removes a cell, leaving a cadre, for any two Available plots', () => {
    const countries = { ...elsewhere, iran: { active: 1 } } as const;
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', card, ['space:iran', 'plot:3', 'plot:1']);
    expect([cellsIn(g, at('iran')), g.cadre[at('iran')]]).toEqual([0, 1]);
    expect(g.plots).toEqual([
      { country: at('iran'), kind: 3 },
      { country: at('iran'), kind: 1 },
    ]);
    expect(g.discard).toContain(card);
  });

  it('lets the Jihadists choose the cell, and may use a WMD', () => {
    const g = positionWith({ ...jihadist, countries: { 'united-states': { active: 1, sleepers: 1 } } });
    g.looseNukes--;
    g.available[4]++;
    playEvent(g, 'jihadist', card, ['piece:active', 'plot:wmd', 'plot:2']);
    expect([g.active[at('united-states')], g.sleepers[at('united-states')], g.cadre[at('united-states')]]).toEqual([
      0, 1, 0,
    ]);
    expect(g.plots.map(({ kind }) => kind)).toEqual([4, 2]);
  });

  it('places what is Available, be it nothing', () => {
    const g = positionWith({
      ...jihadist,
      countries: { ...elsewhere, russia: { posture: 'soft', sleepers: 1, plots: [1, 1, 2, 2, 3] } },
    });
    playEvent(g, 'jihadist', card, ['space:saudi-arabia', 'plot:1']);
    expect(g.plots.filter(({ country }) => country === at('saudi-arabia'))).toHaveLength(1);
  });

  it('ends the game when the last cell dies (2.1.1)', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere });
    expect(() => playEvent(g, 'jihadist', card)).toThrow('us wins');
  });

  it('takes a cell outside Islamist Rule', () => {
    const countries = { sudan: { governance: 'islamist-rule', alignment: 'adversary', active: 2 } } as const;
    expect(usesOfCard(positionWith({ ...jihadist, countries }), 'jihadist', card)).not.toContain('event');
    const iran = { ...countries, iran: { sleepers: 1 } } as const;
    expect(usesOfCard(positionWith({ ...jihadist, countries: iran }), 'jihadist', card)).toContain('event');
  });

  it('in the solitaire game, draws the plots by chance (9.3.2)', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, solitaire);
    playEvent(g, 'jihadist', card);
    expect(g.plots).toHaveLength(2);
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: { ...elsewhere, france: { posture: 'hard', sleepers: 1 } } });
    triggerEvent(g, 'jihadist', card, ['space:france', 'plot:2', 'plot:2']);
    expect(g.plots.map(({ country }) => country)).toEqual([at('france'), at('france')]);
    expect(g.cadre[at('france')]).toBe(1);
  });
});

describe('Card 90 Quagmire', () => {
  const countries = { ...elsewhere, iraq: { ...iraq, sleepers: 1 } } as const;

  it('costs the US two cards, whose Jihadist events occur, and makes it Soft', () => {
    // Homegrown (66) occurs; NEST (5) does not.
    const g = positionWith({ ...jihadist, countries, prestige: 6, us: [66, 5] }, {}, [1]);
    playEvent(g, 'jihadist', 90);
    expect(g.hands.us).toEqual([]);
    expect([...g.discard].sort((a, b) => a - b)).toEqual([5, 66, 90]);
    expect(cellsIn(g, at('united-kingdom'))).toBe(1);
    expect(hasMarker(g, 'nest')).toBe(false);
    expect(g.posture[at('united-states')]).toBe(SOFT);
    expect(g.playing).toEqual([]);
  });

  it('leaves out unassociated events, and those that cannot occur now', () => {
    const g = positionWith({ ...jihadist, countries, prestige: 6, us: [112, 83], marks: ['indo-pakistani-talks'] });
    playEvent(g, 'jihadist', 90);
    expect(g.prestige).toBe(6);
    expect(cellsIn(g, at('pakistan'))).toBe(0);
    expect(logged(g)).toContain('log.event.none');
  });

  it('marks and removes as ever, and brings about the Election', () => {
    // Pirates (73) under Islamist Rule in Somalia; the Election: Soft on 1, Prestige +1 without a penalty.
    const somalia = { governance: 'islamist-rule', alignment: 'adversary' } as const;
    const g = positionWith({ ...jihadist, countries: { ...countries, somalia }, prestige: 4, us: [73, 120] }, {}, [6]);
    playEvent(g, 'jihadist', 90);
    expect(hasMarker(g, 'pirates')).toBe(true);
    expect(g.removed).toContain(73);
    expect(g.discard).toContain(120);
    expect(g.prestige).toBe(5);
    expect(g.posture[at('united-states')]).toBe(SOFT);
  });

  it('does not let Madrassas (53) or Adam Gadahn (48) play another card', () => {
    const g = positionWith({ ...jihadist, countries, prestige: 6, us: [53, 48], jihadist: [1] });
    playEvent(g, 'jihadist', 90);
    expect(g.hands.jihadist).toEqual([1]);
  });

  it('takes whatever cards there are', () => {
    const g = positionWith({ ...jihadist, countries, prestige: 1, us: [5] });
    playEvent(g, 'jihadist', 90);
    expect(g.discard).toEqual([5, 90]);
    expect(g.posture[at('united-states')]).toBe(SOFT);
  });

  it('takes Prestige of 6 or less, and a cell under Regime Change', () => {
    expect(usesOfCard(positionWith({ ...jihadist, countries, prestige: 7 }), 'jihadist', 90)).not.toContain('event');
    const calm = { ...elsewhere, iraq } as const;
    expect(usesOfCard(positionWith({ ...jihadist, countries: calm, prestige: 6 }), 'jihadist', 90)).not.toContain(
      'event',
    );
    expect(usesOfCard(positionWith({ ...jihadist, countries, prestige: 6 }), 'jihadist', 90)).toContain('event');
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries, prestige: 6, us: [5, 66] }, {}, [1]);
    triggerEvent(g, 'jihadist', 90);
    expect(cellsIn(g, at('united-kingdom'))).toBe(1);
    expect(g.posture[at('united-states')]).toBe(SOFT);
    expect([...g.discard].sort((a, b) => a - b)).toEqual([5, 66, 90]);
  });
});
