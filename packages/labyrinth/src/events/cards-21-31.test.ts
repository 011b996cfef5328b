import { describe, expect, it } from 'vitest';
import { ALLY, FAIR, HARD, hasMarker, NEUTRAL, POOR, SOFT } from '../position.js';
import { occur } from '../rules/play-card.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, positionWith } from '../testing/positions.js';

/** A cell, so that the US has not won. */
const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const islamist = { governance: 'islamist-rule', alignment: 'adversary' } as const;

describe('Card 21 Let’s Roll!', () => {
  it('needs a plot with an Ally or in a Good country', () => {
    const countries = { ...elsewhere, egypt: { governance: 'fair', plots: [1] }, russia: { plots: [1] } } as const;
    expect(usesOfCard(positionWith({ countries }), 'us', 21)).not.toContain('event');
  });

  it.each([
    ['an Ally', 'egypt', { governance: 'poor', alignment: 'ally', plots: [2] }],
    ['a Good Muslim country', 'egypt', { governance: 'good', plots: [2] }],
    ['a Good country', 'france', { plots: [2] }],
    ['the United States', 'united-states', { plots: [2] }],
  ] as const)('blocks one in %s, draws a card and sets a posture', (_, id, here) => {
    const g = positionWith({ countries: { ...elsewhere, [id]: here }, draw: [50, 51] });
    playEvent(g, 'us', 21, ['space:germany', 'hard']);
    expect(g.plots).toEqual([]);
    expect(g.available[2]).toBe(2);
    expect(g.hands.us).toEqual([50]);
    expect(g.posture[at('germany')]).toBe(HARD);
    expect(g.discard).toContain(21);
  });

  it('takes a WMD out of the game', () => {
    const g = positionWith({ countries: { ...elsewhere, france: { plots: [4] } } });
    playEvent(g, 'us', 21, ['space:france', 'soft']);
    expect(g.available[4]).toBe(0);
    expect(g.posture[at('france')]).toBe(SOFT);
  });

  it('sets no posture of the United States, Israel or Iran', () => {
    const g = positionWith({ countries: { ...elsewhere, france: { plots: [1] } } });
    const postures = offers(occur(g, 21, 'us'));
    expect(postures).toContain('space:philippines');
    for (const id of ['united-states', 'israel', 'iran', 'egypt']) expect(postures).not.toContain(`space:${id}`);
  });

  it('is the choice of the US when triggered', () => {
    const countries = {
      ...elsewhere,
      france: { plots: [1] },
      spain: { plots: [3] },
      egypt: { governance: 'poor', plots: [2] },
    } as const;
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 21, ['space:spain', 'space:india', 'hard']);
    expect(g.plots.map(({ kind }) => kind)).toEqual([1, 2]);
    expect(g.hands.us).toHaveLength(1);
  });
});

describe('Card 22 Mossad & Shin Bet', () => {
  it('needs a cell in Israel, Jordan or Lebanon', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 22)).not.toContain('event');
  });

  it('removes them all and leaves cadres where they were', () => {
    const countries = {
      ...elsewhere,
      israel: { sleepers: 1 },
      jordan: { governance: 'fair', sleepers: 2, active: 1 },
      lebanon: { governance: 'poor' },
    } as const;
    const g = positionWith({ countries });
    playEvent(g, 'us', 22);
    for (const id of ['israel', 'jordan'] as const) {
      expect([g.sleepers[at(id)], g.active[at(id)], g.cadre[at(id)]]).toEqual([0, 0, 1]);
    }
    expect(g.cadre[at('lebanon')]).toBe(0);
    expect(g.sleepers[at('saudi-arabia')]).toBe(1);
    expect(g.discard).toContain(22);
  });

  it('wins with the last cells (2.1.1); triggered, too', () => {
    const g = positionWith({ countries: { israel: { sleepers: 1, active: 1 } }, step: 'jihadist' });
    expect(() => triggerEvent(g, 'us', 22)).toThrow('us wins');
  });

  it('in the solitaire game, does not end the game with them (9.1)', () => {
    const g = positionWith({ countries: { israel: { sleepers: 1 } } }, { solitaire: 'yes' });
    playEvent(g, 'us', 22);
    expect(g.cadre[at('israel')]).toBe(1);
  });
});

describe.each([23, 24, 25])('Card %i Predator', (card) => {
  it('needs a cell in a Muslim country: Iran is none', () => {
    const countries = { iran: { sleepers: 1 }, france: { sleepers: 1 } } as const;
    expect(usesOfCard(positionWith({ countries }), 'us', card)).not.toContain('event');
  });

  it('takes a cell of any kind off, with a cadre behind the last', () => {
    const countries = { ...elsewhere, iran: { sleepers: 1 }, sudan: { ...islamist, sleepers: 1, active: 1 } } as const;
    const g = positionWith({ countries });
    expect(offers(occur(positionWith({ countries }), card, 'us'))).toEqual(['space:sudan', 'space:saudi-arabia']);
    playEvent(g, 'us', card, ['space:sudan', 'piece:sleeper']);
    expect([g.sleepers[at('sudan')], g.active[at('sudan')], g.cadre[at('sudan')]]).toEqual([0, 1, 0]);
    expect(g.discard).toContain(card);
  });

  it('may take Sadr', () => {
    const g = positionWith({ countries: { france: { sleepers: 1 }, iraq: { governance: 'poor' } }, marks: ['sadr'] });
    playEvent(g, 'us', card);
    expect(hasMarker(g, 'sadr')).toBe(false);
    expect(g.cadre[at('iraq')]).toBe(1);
  });

  it('is the choice of the US when triggered', () => {
    const countries = { ...elsewhere, yemen: { governance: 'poor', sleepers: 1 } } as const;
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', card, ['space:yemen']);
    expect(g.sleepers[at('yemen')]).toBe(0);
  });
});

describe('Card 26 Quartet', () => {
  it('brings 2 Prestige and costs 3 Funding while Abbas is in effect', () => {
    const g = positionWith({ countries: elsewhere, marks: ['abbas'], prestige: 7, funding: 5 });
    playEvent(g, 'us', 26);
    expect([g.prestige, g.funding]).toEqual([9, 2]);
    expect(g.discard).toContain(26);
  });

  it('needs Abbas, troops to spare, and no Islamist Rule beside Israel', () => {
    const troops = { turkey: { governance: 'fair', alignment: 'ally', troops: 11 } } as const;
    const marks = ['abbas'] as const;
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 26)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries: { ...elsewhere, ...troops }, marks }), 'us', 26)).not.toContain(
      'event',
    );
    const beside = { ...elsewhere, jordan: islamist } as const;
    expect(usesOfCard(positionWith({ countries: beside, marks }), 'us', 26)).not.toContain('event');
    const far = { ...elsewhere, syria: islamist } as const;
    expect(usesOfCard(positionWith({ countries: far, marks }), 'us', 26)).toContain('event');
  });

  it('occurs when triggered', () => {
    const g = positionWith({ countries: elsewhere, marks: ['abbas'], prestige: 7, step: 'jihadist' });
    triggerEvent(g, 'us', 26);
    expect(g.prestige).toBe(9);
  });
});

describe('Card 27 Saddam Captured', () => {
  const countries = { ...elsewhere, iraq: { governance: 'poor', alignment: 'ally', troops: 1 } } as const;

  it('needs troops in Iraq', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 27)).not.toContain('event');
  });

  it('brings Aid to Iraq and Prestige, and is marked', () => {
    const g = positionWith({ countries, prestige: 7 });
    playEvent(g, 'us', 27);
    expect([g.aid[at('iraq')], g.prestige]).toEqual([1, 8]);
    expect(hasMarker(g, 'saddam-captured')).toBe(true);
    expect(g.removed).toContain(27);
  });

  it('leaves the game when triggered', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 27);
    expect(hasMarker(g, 'saddam-captured')).toBe(true);
    expect(g.removed).toContain(27);
  });
});

describe('Card 28 Sharia', () => {
  const besieged = { governance: 'poor', besieged: true } as const;

  it('needs a Besieged Regime', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 28)).not.toContain('event');
  });

  it('takes the marker off', () => {
    const g = positionWith({ countries: { ...elsewhere, egypt: besieged } });
    playEvent(g, 'us', 28);
    expect(g.besieged[at('egypt')]).toBe(0);
    expect(g.discard).toContain(28);
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries: { ...elsewhere, egypt: besieged, yemen: besieged }, step: 'jihadist' });
    triggerEvent(g, 'us', 28, ['space:yemen']);
    expect([g.besieged[at('egypt')], g.besieged[at('yemen')]]).toEqual([1, 0]);
  });
});

describe('Card 29 Tony Blair', () => {
  it('brings the United Kingdom to the posture of the US, for no Prestige', () => {
    const g = positionWith({ countries: elsewhere, posture: 'soft', prestige: 7 });
    playEvent(g, 'us', 29, ['done']);
    expect(g.posture[at('united-kingdom')]).toBe(SOFT);
    expect(g.prestige).toBe(7);
    expect(g.removed).toContain(29);
  });

  it('rolls in up to three Schengen countries: Prestige for each that agrees', () => {
    const g = positionWith(
      { countries: { ...elsewhere, france: { posture: 'hard' } }, posture: 'hard', prestige: 7 },
      {},
      [5, 2, 6],
    );
    const { decisions } = playEvent(g, 'us', 29, ['space:france', 'space:spain', 'space:benelux']);
    expect([g.posture[at('france')], g.posture[at('spain')], g.posture[at('benelux')]]).toEqual([HARD, SOFT, HARD]);
    expect(g.prestige).toBe(9);
    const last = decisions[decisions.length - 1].options;
    expect(last).not.toContain('space:france');
    expect(last).not.toContain('space:united-kingdom');
    expect(last).toHaveLength(6);
  });

  it('leaves the game when triggered, though the US rolls nowhere', () => {
    const g = positionWith({ countries: { ...elsewhere, 'united-kingdom': { posture: 'hard' } }, step: 'jihadist' });
    triggerEvent(g, 'us', 29, ['done']);
    expect(g.removed).toContain(29);
  });
});

describe('Card 30 UN Nation Building', () => {
  const changed = { governance: 'poor', alignment: 'ally', regimeChange: 'tan', sleepers: 3 } as const;

  it('needs a Regime Change country, and no Vieira de Mello Slain', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 30)).not.toContain('event');
    const countries = { ...elsewhere, iraq: changed } as const;
    expect(usesOfCard(positionWith({ countries, marks: ['vieira-de-mello-slain'] }), 'us', 30)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries }), 'us', 30)).toContain('event');
  });

  it('brings Aid and a War of Ideas roll without a GWOT penalty, whatever cells there are (6.2.2)', () => {
    const soft = { posture: 'soft' } as const;
    const countries = { ...elsewhere, iraq: changed, france: soft, spain: soft, italy: soft, germany: soft } as const;
    // Prestige Medium 0 and Aid 1; four Soft countries against Israel would be a penalty of 3.
    const g = positionWith({ countries, prestige: 5, posture: 'hard' }, {}, [4]);
    playEvent(g, 'us', 30);
    expect(g.governance[at('iraq')]).toBe(FAIR);
    expect(g.aid[at('iraq')]).toBe(1);
    expect(g.discard).toContain(30);
  });

  it('makes a Neutral country an Ally first, and fails on less', () => {
    const neutral = positionWith(
      { countries: { ...elsewhere, iraq: { ...changed, alignment: 'neutral' } }, prestige: 5 },
      {},
      [4],
    );
    playEvent(neutral, 'us', 30);
    expect([neutral.governance[at('iraq')], neutral.alignment[at('iraq')]]).toEqual([POOR, ALLY]);
    const low = positionWith(
      { countries: { ...elsewhere, iraq: { ...changed, alignment: 'neutral' } }, prestige: 5 },
      {},
      [3],
    );
    playEvent(low, 'us', 30);
    expect([low.alignment[at('iraq')], low.aid[at('iraq')]]).toEqual([NEUTRAL, 1]);
  });

  it('brings an Adversary the Aid alone', () => {
    const g = positionWith({ countries: { ...elsewhere, iraq: { ...changed, alignment: 'adversary' } } });
    playEvent(g, 'us', 30);
    expect(g.aid[at('iraq')]).toBe(1);
    expect(logged(g)).not.toContain('log.warOfIdeas.roll');
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries: { iraq: changed, libya: changed }, step: 'jihadist' }, {}, [1]);
    triggerEvent(g, 'us', 30, ['space:libya']);
    expect([g.aid[at('iraq')], g.aid[at('libya')]]).toEqual([0, 1]);
  });
});

describe('Card 31 Wiretapping', () => {
  it.each([
    ['a cell', { sleepers: 1 }],
    ['a cadre', { cadre: true }],
    ['a plot', { plots: [1] }],
  ] as const)('is played against %s in the US, the UK or Canada', (_, here) => {
    for (const id of ['united-states', 'united-kingdom', 'canada'] as const) {
      expect(usesOfCard(positionWith({ countries: { ...elsewhere, [id]: here } }), 'us', 31)).toContain('event');
    }
    expect(usesOfCard(positionWith({ countries: { ...elsewhere, france: here } }), 'us', 31)).not.toContain('event');
  });

  it('does not occur any more once leaked', () => {
    const countries = { ...elsewhere, canada: { sleepers: 1 } } as const;
    expect(usesOfCard(positionWith({ countries, marks: ['leak-wiretapping'] }), 'us', 31)).not.toContain('event');
  });

  it('removes cells, cadres and plots, leaves no cadre, and draws a card', () => {
    const countries = {
      ...elsewhere,
      'united-states': { active: 1, sleepers: 1, plots: [3] },
      'united-kingdom': { cadre: true, plots: [4] },
      canada: { sleepers: 1 },
    } as const;
    const g = positionWith({ countries });
    playEvent(g, 'us', 31);
    for (const id of ['united-states', 'united-kingdom', 'canada'] as const) {
      expect([g.active[at(id)], g.sleepers[at(id)], g.cadre[at(id)]]).toEqual([0, 0, 0]);
    }
    expect(g.plots).toEqual([]);
    expect([g.available[3], g.available[4]]).toEqual([1, 0]);
    expect(g.hands.us).toHaveLength(1);
    expect(hasMarker(g, 'wiretapping')).toBe(true);
    expect(g.discard).toContain(31);
  });

  it('can be played again', () => {
    const g = positionWith({
      countries: { ...elsewhere, canada: { cadre: true } },
      marks: ['wiretapping'],
      step: 'jihadist',
    });
    triggerEvent(g, 'us', 31);
    expect(g.cadre[at('canada')]).toBe(0);
    expect(hasMarker(g, 'wiretapping')).toBe(true);
  });
});
