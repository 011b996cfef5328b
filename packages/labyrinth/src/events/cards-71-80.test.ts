import { describe, expect, it } from 'vitest';
import { ADVERSARY, ALLY, HARD, hasMarker, NEUTRAL, SOFT, WMD } from '../position.js';
import { playCard } from '../rules/play-card.js';
import { play } from '../rules/sequence.js';
import { DISRUPT } from '../rules/us/disrupt.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, type PositionFields, positionWith } from '../testing/positions.js';
import { conditionHolds } from './index.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
/** With an Ally, so that the US has more than one operation to choose from. */
const withAlly = { ...elsewhere, jordan: { governance: 'fair', alignment: 'ally' } } as const;
const jihadist = { step: 'jihadist' } as const;
const uses = (it: PositionFields, card: number): readonly string[] =>
  usesOfCard(positionWith({ ...jihadist, ...it }), 'jihadist', card);
const islamist = { governance: 'islamist-rule', alignment: 'adversary' } as const;

describe('Card 71 Loose Nuke', () => {
  const countries = { ...elsewhere, russia: { posture: 'soft', active: 1 } } as const;

  it('seeks a WMD in Russia only', () => {
    const found = positionWith({ ...jihadist, countries }, {}, [2]);
    playEvent(found, 'jihadist', 71);
    expect([found.available[WMD], found.looseNukes]).toEqual([1, 2]);
    expect(found.removed).toContain(71);
    const lost = positionWith({ countries }, {}, [3]);
    triggerEvent(lost, 'jihadist', 71);
    expect([lost.available[WMD], lost.active[at('russia')], lost.cadre[at('russia')]]).toEqual([0, 0, 1]);
    expect(lost.removed).toContain(71);
  });

  it('takes a cell there and no CTR (3) there', () => {
    expect(uses({ countries: { 'central-asia': { governance: 'poor', active: 1 } } }, 71)).not.toContain('event');
    expect(uses({ countries, marks: ['ctr-russia'] }, 71)).not.toContain('event');
    expect(uses({ countries, marks: ['ctr-central-asia'] }, 71)).toContain('event');
  });
});

describe('Card 72 Opium', () => {
  it('places three cells in Afghanistan, whatever Funding is', () => {
    const countries = { afghanistan: { governance: 'poor', active: 1 } } as const;
    const g = positionWith({ ...jihadist, countries, funding: 1 });
    playEvent(g, 'jihadist', 72);
    expect(g.sleepers[at('afghanistan')]).toBe(3);
    expect(g.discard).toContain(72);
  });

  it('places all that the track holds under Islamist Rule, when the US uses the card too', () => {
    const g = positionWith({ countries: { ...elsewhere, afghanistan: { ...islamist, active: 1 } } });
    triggerEvent(g, 'jihadist', 72);
    expect(g.sleepers[at('afghanistan')]).toBe(13);
  });

  it('takes a cell there', () => {
    expect(uses({ countries: { ...elsewhere, afghanistan: islamist } }, 72)).not.toContain('event');
  });
});

describe('Card 73 Pirates', () => {
  /** The turn ends; the deal after it asks for the first card. */
  const fundingAfter = (it: PositionFields): number => {
    const g = positionWith({ ...it, step: 'end', funding: 5 });
    offers(play(g));
    return g.funding;
  };

  it('keeps Funding at the end of a turn while Somalia or Yemen is under Islamist Rule', () => {
    const countries = { ...elsewhere, somalia: islamist } as const;
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 73);
    expect(hasMarker(g, 'pirates')).toBe(true);
    expect(g.removed).toContain(73);
    expect(fundingAfter({ countries })).toBe(4);
    expect(fundingAfter({ countries, marks: ['pirates'] })).toBe(5);
    expect(fundingAfter({ countries: { ...elsewhere, yemen: islamist }, marks: ['pirates'] })).toBe(5);
    expect(fundingAfter({ countries: elsewhere, marks: ['pirates'] })).toBe(4);
  });

  it('takes such a country, and occurs when the US uses the card', () => {
    expect(uses({ countries: { ...elsewhere, sudan: islamist } }, 73)).not.toContain('event');
    const g = positionWith({ countries: { ...elsewhere, yemen: islamist } });
    triggerEvent(g, 'jihadist', 73);
    expect(hasMarker(g, 'pirates')).toBe(true);
    expect(g.removed).toContain(73);
  });
});

describe('Card 74 Schengen Visas', () => {
  const countries = {
    'saudi-arabia': { governance: 'poor', active: 1 },
    yemen: { governance: 'poor', sleepers: 2 },
  } as const;

  it('takes two cells to Schengen countries, which are tested, without a roll', () => {
    const g = positionWith({ ...jihadist, countries, jihadist: [74] }, {}, [1, 6]);
    playEvent(g, 'jihadist', 74, ['space:saudi-arabia', 'space:france', 'space:germany']);
    expect([g.active[at('saudi-arabia')], g.sleepers[at('yemen')]]).toEqual([0, 1]);
    expect([g.sleepers[at('france')], g.sleepers[at('germany')]]).toEqual([1, 1]);
    expect([g.posture[at('france')], g.posture[at('germany')]]).toEqual([SOFT, HARD]);
    expect(logged(g)).not.toContain('log.travel.lost');
    expect(g.discard).toContain(74);
  });

  it('offers the seven Schengen countries and no leave to stay', () => {
    const g = positionWith({ ...jihadist, countries, jihadist: [74] });
    expect(offers(playCard(g, 'jihadist', 74), ['event', 'space:yemen'])).toHaveLength(7);
    const second = positionWith({ ...jihadist, countries, jihadist: [74] });
    expect(offers(playCard(second, 'jihadist', 74), ['event', 'space:yemen', 'space:spain'])).toEqual([
      'space:yemen',
      'space:saudi-arabia',
    ]);
  });

  it('moves the one cell there is, when the US uses the card, and Biometrics (2) does not stop it (6.2.3)', () => {
    const g = positionWith({ countries: elsewhere, lapsing: [2] }, {}, [1]);
    triggerEvent(g, 'jihadist', 74, ['space:italy']);
    expect([g.sleepers[at('saudi-arabia')], g.sleepers[at('italy')]]).toEqual([0, 1]);
  });

  it('leaves Sadr (54) where he is', () => {
    const g = positionWith({ ...jihadist, countries: { iraq: { governance: 'poor' } }, marks: ['sadr'] });
    playEvent(g, 'jihadist', 74);
    expect(hasMarker(g, 'sadr')).toBe(true);
  });
});

describe('Card 75 Schroeder & Chirac', () => {
  it('makes Germany and France Soft, and costs Prestige', () => {
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, france: { posture: 'hard' } } });
    playEvent(g, 'jihadist', 75);
    expect([g.posture[at('germany')], g.posture[at('france')], g.prestige]).toEqual([SOFT, SOFT, 6]);
    expect(g.removed).toContain(75);
  });

  it('costs Prestige even if both are Soft already', () => {
    const soft = { posture: 'soft' } as const;
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, germany: soft, france: soft } });
    playEvent(g, 'jihadist', 75);
    expect(g.prestige).toBe(6);
    expect(g.removed).toContain(75);
  });

  it('takes a Hard United States, and occurs when it uses the card', () => {
    expect(uses({ countries: elsewhere, posture: 'soft' }, 75)).not.toContain('event');
    const g = positionWith({ countries: elsewhere });
    triggerEvent(g, 'jihadist', 75);
    expect(g.posture[at('germany')]).toBe(SOFT);
    expect(g.removed).toContain(75);
  });
});

describe('Card 76 Abu Ghurayb', () => {
  const countries = {
    iraq: { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 6, sleepers: 1 },
    jordan: { governance: 'fair', alignment: 'ally' },
    egypt: { governance: 'fair' },
  } as const;

  it('brings two cards, costs 2 Prestige, and makes an Ally Neutral', () => {
    const g = positionWith({ ...jihadist, countries, draw: [49, 50, 51] });
    const { decisions } = playEvent(g, 'jihadist', 76, ['space:jordan']);
    expect(decisions[1].options).toEqual(['space:jordan', 'space:iraq']);
    expect([g.hands.jihadist, g.prestige]).toEqual([[49, 50], 5]);
    expect([g.alignment[at('jordan')], g.alignment[at('iraq')]]).toEqual([NEUTRAL, ALLY]);
    expect(g.removed).toContain(76);
  });

  it('takes cells under Regime Change', () => {
    const { jordan } = countries;
    expect(uses({ countries: { ...elsewhere, jordan } }, 76)).not.toContain('event');
  });

  it('is decided by the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries, draw: [49, 50, 51] });
    triggerEvent(g, 'jihadist', 76, ['space:iraq']);
    expect(g.alignment[at('iraq')]).toBe(NEUTRAL);
    expect(g.removed).toContain(76);
  });

  it('does the rest without an Ally', () => {
    const iraq = { ...countries.iraq, alignment: 'neutral' } as const;
    const g = positionWith({ ...jihadist, countries: { iraq }, draw: [49, 50, 51] });
    playEvent(g, 'jihadist', 76);
    expect([g.hands.jihadist.length, g.prestige]).toEqual([2, 5]);
  });

  it('in the solitaire game, puts the cards on top of the stack (9.2)', () => {
    const g = positionWith({ ...jihadist, countries, draw: [49, 50], jihadist: [66, 76] }, { solitaire: 'yes' });
    playEvent(g, 'jihadist', 76, ['space:iraq']);
    expect(g.hands.jihadist).toEqual([66, 49, 50]);
  });
});

describe('Card 77 Al-Jazeera', () => {
  const countries = {
    'saudi-arabia': { governance: 'poor', alignment: 'ally', troops: 2, sleepers: 1 },
    iraq: { governance: 'poor', alignment: 'ally', troops: 2 },
    yemen: { governance: 'fair' },
    egypt: { governance: 'fair', alignment: 'ally', troops: 2 },
  } as const;

  it('shifts Saudi Arabia or a neighbor with troops towards Adversary', () => {
    const g = positionWith({ ...jihadist, countries });
    const { decisions } = playEvent(g, 'jihadist', 77, ['space:iraq']);
    expect(decisions[1].options).toEqual(['space:saudi-arabia', 'space:iraq']);
    expect(g.alignment[at('iraq')]).toBe(NEUTRAL);
    expect(g.discard).toContain(77);
  });

  it.each(['jordan', 'iraq', 'gulf-states', 'yemen', 'saudi-arabia'] as const)('takes troops there: %s', (id) => {
    const there = { sudan: { governance: 'poor', sleepers: 1 }, [id]: { governance: 'poor', troops: 1 } } as const;
    const g = positionWith({ ...jihadist, countries: there });
    playEvent(g, 'jihadist', 77);
    expect(g.alignment[at(id)]).toBe(ADVERSARY);
  });

  it('takes troops there, NATO (41) as well', () => {
    const { egypt } = countries;
    expect(uses({ countries: { ...elsewhere, egypt } }, 77)).not.toContain('event');
    const iraq = { governance: 'poor', regimeChange: 'tan' } as const;
    expect(uses({ countries: { ...elsewhere, iraq }, nato: 'iraq' }, 77)).toContain('event');
  });

  it('is decided by the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries });
    triggerEvent(g, 'jihadist', 77, ['space:saudi-arabia']);
    expect(g.alignment[at('saudi-arabia')]).toBe(NEUTRAL);
  });
});

describe('Card 78 Axis of Evil', () => {
  it('takes the cards of Iran and its friends from the US, makes it Hard, then rolls Prestige', () => {
    const g = positionWith(
      { ...jihadist, countries: elsewhere, posture: 'soft', us: [41, 103, 104, 105, 106] },
      {},
      [5, 2, 3],
    );
    playEvent(g, 'jihadist', 78);
    expect(g.hands.us).toEqual([41]);
    expect(g.discard).toEqual([103, 104, 105, 106, 78]);
    expect([g.posture[at('united-states')], g.prestige]).toEqual([HARD, 9]);
  });

  it('rolls Prestige with the posture it has set (R-PRE)', () => {
    const soft = { posture: 'soft' } as const;
    const countries = { ...elsewhere, france: soft, spain: soft, italy: soft } as const;
    const g = positionWith({ ...jihadist, countries, posture: 'soft' }, {}, [5, 2, 3]);
    playEvent(g, 'jihadist', 78);
    expect(g.prestige).toBe(5);
  });

  it('occurs when the US uses the card', () => {
    const g = positionWith({ countries: withAlly, posture: 'soft', us: [78, 104] }, {}, [1, 1, 1]);
    triggerEvent(g, 'jihadist', 78);
    expect(g.hands.us).toEqual([]);
    expect(g.posture[at('united-states')]).toBe(HARD);
  });
});

describe('Card 79 Clean Operatives', () => {
  it('takes two cells anywhere without a roll', () => {
    const countries = { yemen: { governance: 'poor', active: 1, sleepers: 1 } } as const;
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 79, ['piece:active', 'space:united-states', 'space:iran']);
    expect([g.sleepers[at('united-states')], g.sleepers[at('iran')]]).toEqual([1, 1]);
    expect(g.active[at('yemen')] + g.sleepers[at('yemen')]).toBe(0);
    expect(g.discard).toContain(79);
  });

  it('is decided by the Jihadists when the US uses the card, even under Biometrics (2)', () => {
    const g = positionWith({ countries: withAlly, lapsing: [2] });
    triggerEvent(g, 'jihadist', 79, ['space:united-states']);
    expect(g.sleepers[at('united-states')]).toBe(1);
  });
});

describe('Card 80 FATA', () => {
  it('places a cell in Pakistan, where no Disrupt is allowed any more', () => {
    const countries = { ...elsewhere, pakistan: { governance: 'fair', alignment: 'ally' } } as const;
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 80);
    expect(g.sleepers[at('pakistan')]).toBe(1);
    expect(DISRUPT.country.isOpen(g, { ops: 3 }, at('pakistan'))).toBe(false);
    expect([conditionHolds(g, 111, 'us'), conditionHolds(g, 112, 'us')]).toEqual([false, false]);
    expect(g.discard).toContain(80);
  });

  it('allows it under Regime Change', () => {
    const pakistan = { governance: 'poor', alignment: 'ally', regimeChange: 'tan', active: 1, troops: 6 } as const;
    expect(
      DISRUPT.country.isOpen(positionWith({ countries: { pakistan }, marks: ['fata'] }), { ops: 3 }, at('pakistan')),
    ).toBe(true);
  });

  it('played again, only places the cell; without a cell, only marks', () => {
    const again = positionWith({ ...jihadist, countries: elsewhere, marks: ['fata'] }, {}, [1]);
    playEvent(again, 'jihadist', 80);
    expect(again.sleepers[at('pakistan')]).toBe(1);
    const none = positionWith({ ...jihadist, countries: { yemen: { governance: 'poor', sleepers: 15 } } });
    playEvent(none, 'jihadist', 80);
    expect(hasMarker(none, 'fata')).toBe(true);
  });

  it('occurs when the US uses the card', () => {
    const g = positionWith({ countries: withAlly }, {}, [1]);
    triggerEvent(g, 'jihadist', 80);
    expect(hasMarker(g, 'fata')).toBe(true);
  });
});
