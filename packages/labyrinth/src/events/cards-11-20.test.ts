import { describe, expect, it } from 'vitest';
import { ADVERSARY, ALLY, FAIR, HARD, hasMarker, ISLAMIST_RULE, NEUTRAL, POOR, SOFT } from '../position.js';
import { occur } from '../rules/play-card.js';
import { resolvePlots } from '../rules/unblocked-plots.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, positionWith, run } from '../testing/positions.js';

/** A cell, so that the US has not won. */
const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const islamist = { governance: 'islamist-rule', alignment: 'adversary' } as const;

describe('Card 11 Abbas', () => {
  it('brings Prestige and costs Funding while Israel has peace and the US troops', () => {
    const g = positionWith({ countries: elsewhere, prestige: 7, funding: 5 });
    playEvent(g, 'us', 11);
    expect(hasMarker(g, 'abbas')).toBe(true);
    expect([g.prestige, g.funding]).toEqual([8, 3]);
    expect(g.removed).toContain(11);
  });

  it.each(['egypt', 'jordan', 'lebanon'] as const)('is only marked with Islamist Rule in %s (6.2.4)', (id) => {
    const g = positionWith({ countries: { ...elsewhere, [id]: islamist }, prestige: 7, funding: 5 });
    playEvent(g, 'us', 11);
    expect(hasMarker(g, 'abbas')).toBe(true);
    expect([g.prestige, g.funding]).toEqual([7, 5]);
    expect(g.removed).toContain(11);
  });

  it('is only marked when the US is overstretched, and Islamist Rule farther off is no matter', () => {
    const allied = { governance: 'fair', alignment: 'ally' } as const;
    const over = positionWith({ countries: { ...elsewhere, turkey: { ...allied, troops: 11 } }, funding: 5 });
    playEvent(over, 'us', 11);
    expect(over.funding).toBe(5);
    const war = positionWith({
      countries: { ...elsewhere, turkey: { ...allied, troops: 10 }, sudan: islamist },
      funding: 5,
    });
    playEvent(war, 'us', 11);
    expect(war.funding).toBe(3);
  });

  it('ends with a plot in Israel (8.5.6)', () => {
    const g = positionWith({ countries: { ...elsewhere, israel: { plots: [1] } }, marks: ['abbas'] }, {}, [1]);
    run(g, resolvePlots(g));
    expect(hasMarker(g, 'abbas')).toBe(false);
  });

  it('leaves the game when triggered', () => {
    const g = positionWith({ countries: elsewhere, step: 'jihadist' });
    triggerEvent(g, 'us', 11);
    expect(hasMarker(g, 'abbas')).toBe(true);
    expect(g.removed).toContain(11);
  });
});

describe('Card 12 Al-Azhar', () => {
  it('tests Egypt and costs 4 Funding', () => {
    const g = positionWith({ countries: elsewhere, funding: 9 }, {}, [5]);
    playEvent(g, 'us', 12);
    expect([g.governance[at('egypt')], g.alignment[at('egypt')]]).toEqual([FAIR, NEUTRAL]);
    expect(g.funding).toBe(5);
    expect(g.discard).toContain(12);
  });

  it('costs 2 with Islamist Rule anywhere, and rolls nothing in a country that is known', () => {
    const countries = { ...elsewhere, sudan: islamist, egypt: { governance: 'poor', alignment: 'ally' } } as const;
    const g = positionWith({ countries, funding: 9 }, {}, [6]);
    playEvent(g, 'us', 12);
    expect([g.governance[at('egypt')], g.alignment[at('egypt')]]).toEqual([POOR, ALLY]);
    expect(g.funding).toBe(7);
  });

  it('occurs when triggered', () => {
    const g = positionWith({ countries: elsewhere, funding: 9, step: 'jihadist' }, {}, [1]);
    triggerEvent(g, 'us', 12);
    expect(g.governance[at('egypt')]).toBe(POOR);
    expect(g.funding).toBe(5);
  });
});

describe('Card 13 Anbar Awakening', () => {
  const held = { governance: 'poor', alignment: 'ally', troops: 2 } as const;

  it('needs troops in Iraq or Syria; NATO will do', () => {
    expect(usesOfCard(positionWith({ countries: { ...elsewhere, jordan: held } }), 'us', 13)).not.toContain('event');
    const countries = { ...elsewhere, syria: { governance: 'poor', alignment: 'ally' } } as const;
    expect(usesOfCard(positionWith({ countries, nato: 'syria' }), 'us', 13)).toContain('event');
  });

  it('brings Aid where the troops are and Prestige, and ends Al-Anbar (6.2.8)', () => {
    const g = positionWith({
      countries: { ...elsewhere, iraq: { ...held, aid: 1 } },
      marks: ['al-anbar'],
      prestige: 7,
    });
    playEvent(g, 'us', 13);
    expect(g.aid[at('iraq')]).toBe(2);
    expect(g.prestige).toBe(8);
    expect(hasMarker(g, 'anbar-awakening')).toBe(true);
    expect(hasMarker(g, 'al-anbar')).toBe(false);
    expect(g.discard).toContain(13);
  });

  it('lets the US choose between both, also when triggered', () => {
    const g = positionWith({ countries: { ...elsewhere, iraq: held, syria: held }, step: 'jihadist' });
    triggerEvent(g, 'us', 13, ['space:syria']);
    expect([g.aid[at('iraq')], g.aid[at('syria')]]).toEqual([0, 1]);
  });
});

describe('Card 14 Covert Action', () => {
  const countries = {
    ...elsewhere,
    libya: { governance: 'poor', alignment: 'adversary' },
    sudan: islamist,
    egypt: { governance: 'poor', alignment: 'neutral' },
  } as const;

  it('needs an Adversary; Iran is none', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 14)).not.toContain('event');
    expect(offers(occur(positionWith({ countries }), 14, 'us'))).toEqual(['space:libya', 'space:sudan']);
  });

  it.each([
    [3, ADVERSARY],
    [4, NEUTRAL],
  ])('on a %i', (die, alignment) => {
    const g = positionWith({ countries }, {}, [die]);
    playEvent(g, 'us', 14, ['space:libya']);
    expect(g.alignment[at('libya')]).toBe(alignment);
    expect(g.discard).toContain(14);
  });

  it('changes under Islamist Rule the alignment alone', () => {
    const g = positionWith({ countries }, {}, [6]);
    playEvent(g, 'us', 14, ['space:sudan']);
    expect([g.governance[at('sudan')], g.alignment[at('sudan')]]).toEqual([ISLAMIST_RULE, NEUTRAL]);
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries, step: 'jihadist' }, {}, [5]);
    triggerEvent(g, 'us', 14, ['space:libya']);
    expect(g.alignment[at('libya')]).toBe(NEUTRAL);
  });
});

describe('Card 15 Ethiopia Strikes', () => {
  it('needs Islamist Rule in Somalia or Sudan', () => {
    const countries = { ...elsewhere, somalia: { governance: 'poor' }, yemen: islamist } as const;
    expect(usesOfCard(positionWith({ countries }), 'us', 15)).not.toContain('event');
  });

  it('makes the one that has it Poor and Neutral, cells and all', () => {
    const g = positionWith({
      countries: { ...elsewhere, somalia: { ...islamist, active: 2 }, sudan: { governance: 'fair' } },
    });
    playEvent(g, 'us', 15);
    const somalia = at('somalia');
    expect([g.governance[somalia], g.alignment[somalia], g.active[somalia]]).toEqual([POOR, NEUTRAL, 2]);
    expect(g.regimeChange[somalia]).toBe(0);
    expect(logged(g)).not.toContain('log.prestigeRoll');
    expect(g.governance[at('sudan')]).toBe(FAIR);
    expect(g.removed).toContain(15);
  });

  it('lets the US choose one of two, also when triggered', () => {
    const g = positionWith({ countries: { ...elsewhere, somalia: islamist, sudan: islamist }, step: 'jihadist' });
    triggerEvent(g, 'us', 15, ['space:sudan']);
    expect(g.governance[at('somalia')]).toBe(ISLAMIST_RULE);
    expect(g.governance[at('sudan')]).toBe(POOR);
    expect(g.removed).toContain(15);
  });
});

describe('Card 16 Euro-Islam', () => {
  it('sets the posture of Benelux, unknown or not, and costs Funding', () => {
    const g = positionWith({ countries: elsewhere, funding: 5 });
    playEvent(g, 'us', 16, ['hard']);
    expect(g.posture[at('benelux')]).toBe(HARD);
    expect(g.funding).toBe(4);
    expect(g.removed).toContain(16);
  });

  it('costs none with Islamist Rule anywhere; triggered, the US chooses', () => {
    const g = positionWith({
      countries: { ...elsewhere, sudan: islamist, benelux: { posture: 'hard' } },
      funding: 5,
      step: 'jihadist',
    });
    triggerEvent(g, 'us', 16, ['soft']);
    expect(g.posture[at('benelux')]).toBe(SOFT);
    expect(g.funding).toBe(5);
    expect(g.removed).toContain(16);
  });
});

describe('Card 17 FSB', () => {
  const countries = {
    ...elsewhere,
    russia: { sleepers: 1 },
    'central-asia': { governance: 'poor', active: 1, sleepers: 1 },
  } as const;

  it('discards every WMD card of the Jihadist hand, and then takes no cell', () => {
    const g = positionWith({ countries, jihadist: [50, 65, 69, 71] });
    playEvent(g, 'us', 17);
    expect(g.hands.jihadist).toEqual([50]);
    expect(g.discard).toEqual([65, 69, 71, 17]);
    expect(g.sleepers[at('russia')]).toBe(1);
  });

  it('with none of them takes a cell in Russia or Central Asia', () => {
    const g = positionWith({ countries, jihadist: [50] });
    playEvent(g, 'us', 17, ['space:russia']);
    expect(g.sleepers[at('russia')]).toBe(0);
    expect(g.cadre[at('russia')]).toBe(1);
    expect(g.hands.jihadist).toEqual([50]);
  });

  it('has no condition and may bring nothing', () => {
    const g = positionWith({ countries: elsewhere, jihadist: [50] });
    playEvent(g, 'us', 17);
    expect(g.discard).toEqual([17]);
  });

  it('in the solitaire game, looks through the stack and shuffles it (9.2)', () => {
    const stack = Array.from({ length: 9 }, (_, i) => 50 + i);
    const g = positionWith({ countries, jihadist: [...stack, 71] }, { solitaire: 'yes' });
    playEvent(g, 'us', 17);
    expect(logged(g).filter((key) => key === 'log.hand.card')).toHaveLength(10);
    expect(g.hands.jihadist).not.toEqual(stack);
    expect([...g.hands.jihadist].sort((a, b) => a - b)).toEqual(stack);
    expect(g.discard).toContain(71);
  });

  it('does not show the hand of a person', () => {
    const g = positionWith({ countries, jihadist: [50, 71] });
    playEvent(g, 'us', 17);
    expect(logged(g)).not.toContain('log.hand');
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 17, ['space:central-asia', 'piece:active']);
    expect([g.active[at('central-asia')], g.sleepers[at('central-asia')]]).toEqual([0, 1]);
  });
});

describe('Card 18 Intel Community', () => {
  const countries = {
    ...elsewhere,
    jordan: { governance: 'good', alignment: 'ally', sleepers: 1, active: 1 },
  } as const;

  it('shows the Jihadist hand, gives an operation of 1 and one more card', () => {
    const g = positionWith({ countries, us: [12], jihadist: [50, 71], funding: 9, played: 0 }, {}, [6]);
    playEvent(g, 'us', 18, ['disrupt', 'piece:active', 'card:12', 'event']);
    expect(g.active[at('jordan')]).toBe(0);
    expect(logged(g).filter((key) => key === 'log.hand.card')).toHaveLength(2);
    expect(g.funding).toBe(5);
    // 5.2.2: the extra card is none of the two.
    expect(g.played).toBe(1);
    expect(g.hands.us).toEqual([]);
    expect(g.discard).toEqual([12, 18]);
    expect(g.playing).toEqual([]);
  });

  it('keeps the order of the stack in the solitaire game (9.2)', () => {
    const g = positionWith({ countries, jihadist: [50, 71, 60] }, { solitaire: 'yes' });
    playEvent(g, 'us', 18, ['disrupt', 'piece:active']);
    expect(g.hands.jihadist).toEqual([50, 71, 60]);
    const cards = (g.log ?? []).filter(({ key }) => key === 'log.hand.card').map(({ params }) => params?.card);
    expect(cards).toEqual(['card:60', 'card:71', 'card:50']);
  });

  it('adds no Reserves to the operation (6.3.3.1), and the extra card need not be played', () => {
    const g = positionWith({ countries, us: [12], reserves: { us: 2 } });
    playEvent(g, 'us', 18, ['disrupt', 'piece:active', 'done']);
    expect(g.reserves.us).toBe(2);
    expect(g.hands.us).toEqual([12]);
  });

  it('does not let the extra card begin a Reassessment (7.6.2)', () => {
    const g = positionWith({ countries, us: [32, 33] });
    const asked = playEvent(g, 'us', 18, ['disrupt', 'piece:active', 'card:33', 'event']).decisions;
    expect(asked[asked.length - 1].options).not.toContain('reassessment');
  });

  it('interrupts the Jihadist phase when triggered', () => {
    const g = positionWith({ countries, us: [12], jihadist: [50], step: 'jihadist', played: 1, funding: 9 }, {}, [6]);
    triggerEvent(g, 'us', 18, ['disrupt', 'piece:sleeper', 'card:12', 'event']);
    expect(g.step).toBe('jihadist');
    expect(g.played).toBe(2);
    expect(g.funding).toBe(5);
    expect(g.reserves.jihadist).toBe(2);
  });
});

describe('Card 19 Kemalist Republic', () => {
  it.each([
    ['unmarked', {}],
    ['Good', { governance: 'good', alignment: 'neutral' }],
    ['Islamist Rule', islamist],
  ] as const)('makes Turkey Fair and an Ally from %s, without a roll', (_, turkey) => {
    const g = positionWith({ countries: { ...elsewhere, turkey } });
    playEvent(g, 'us', 19);
    expect([g.governance[at('turkey')], g.alignment[at('turkey')]]).toEqual([FAIR, ALLY]);
    expect(logged(g)).not.toContain('log.test');
    expect(g.discard).toContain(19);
  });

  it('occurs when triggered', () => {
    const g = positionWith({ countries: elsewhere, step: 'jihadist' });
    triggerEvent(g, 'us', 19);
    expect(g.governance[at('turkey')]).toBe(FAIR);
  });
});

describe('Card 20 King Abdullah', () => {
  it('makes Jordan Fair and an Ally, with Prestige and less Funding', () => {
    const g = positionWith({ countries: { ...elsewhere, jordan: { governance: 'poor' } }, prestige: 7, funding: 5 });
    playEvent(g, 'us', 20);
    expect([g.governance[at('jordan')], g.alignment[at('jordan')]]).toEqual([FAIR, ALLY]);
    expect([g.prestige, g.funding]).toEqual([8, 4]);
    expect(g.removed).toContain(20);
  });

  it('leaves the game when triggered, though the tracks are at their ends (6.2.4)', () => {
    const jordan = { governance: 'fair', alignment: 'ally' } as const;
    const g = positionWith({ countries: { ...elsewhere, jordan }, prestige: 12, funding: 1, step: 'jihadist' });
    triggerEvent(g, 'us', 20);
    expect([g.prestige, g.funding]).toEqual([12, 1]);
    expect(g.removed).toContain(20);
  });
});
