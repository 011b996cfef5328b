import { describe, expect, it } from 'vitest';
import { ADVERSARY, ALLY, FAIR, GOOD, GREEN, HARD, hasMarker, NEUTRAL, POOR, SOFT } from '../position.js';
import { jihadTargets } from '../rules/jihadist/jihad.js';
import { occur } from '../rules/play-card.js';
import { resolvePlots } from '../rules/unblocked-plots.js';
import { regimeChangeTargets } from '../rules/us/deploy.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, positionWith, run } from '../testing/positions.js';
import { conditionHolds } from './index.js';

/** A cell, so that the US has not won. */
const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const islamist = { governance: 'islamist-rule', alignment: 'adversary' } as const;
const adversary = { governance: 'poor', alignment: 'adversary' } as const;
const ally = { governance: 'poor', alignment: 'ally' } as const;

describe('Card 32 Back Channel', () => {
  // Worth: Sudan 1, Syria 2, Pakistan 2, Saudi Arabia 3.
  const countries = { ...elsewhere, syria: adversary, pakistan: adversary, sudan: islamist } as const;

  it('needs a Soft US and another card of just the value of an Adversary', () => {
    const soft = { countries, posture: 'soft' } as const;
    expect(usesOfCard(positionWith({ ...soft, us: [12] }), 'us', 32)).toContain('event');
    expect(usesOfCard(positionWith({ ...soft, us: [2] }), 'us', 32)).toContain('event');
    expect(usesOfCard(positionWith({ ...soft, us: [33] }), 'us', 32)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...soft, us: [12], posture: 'hard' }), 'us', 32)).not.toContain('event');
    expect(usesOfCard(positionWith({ ...soft, countries: elsewhere, us: [12] }), 'us', 32)).not.toContain('event');
  });

  it('makes that country Neutral with Aid; the card is discarded and does nothing', () => {
    const g = positionWith({ countries, posture: 'soft', us: [12, 33, 2], funding: 9 });
    expect(offers(occur(positionWith({ countries, posture: 'soft', us: [12, 33, 2] }), 32, 'us'))).toEqual([
      'card:12',
      'card:2',
      'done',
    ]);
    playEvent(g, 'us', 32, ['card:12', 'space:pakistan']);
    expect([g.alignment[at('pakistan')], g.aid[at('pakistan')]]).toEqual([NEUTRAL, 1]);
    expect(g.alignment[at('syria')]).toBe(ADVERSARY);
    expect(g.hands.us).toEqual([33, 2]);
    expect(g.discard).toEqual([12, 32]);
    expect(g.funding).toBe(9);
  });

  it('reaches a country under Islamist Rule, which stays so', () => {
    const g = positionWith({ countries, posture: 'soft', us: [2] });
    playEvent(g, 'us', 32, ['card:2']);
    expect([g.governance[at('sudan')], g.alignment[at('sudan')], g.aid[at('sudan')]]).toEqual([4, NEUTRAL, 1]);
  });

  it('goes by what an Oil Price Spike makes of Resources, and not by Reserves (6.3.3.1)', () => {
    const spike = positionWith({
      countries: { ...elsewhere, sudan: islamist },
      posture: 'soft',
      us: [12],
      lapsing: [117],
    });
    expect(conditionHolds(spike, 32, 'us')).toBe(true);
    const reserves = positionWith({
      countries: { ...elsewhere, syria: adversary },
      posture: 'soft',
      us: [2],
      reserves: { us: 2 },
    });
    expect(conditionHolds(reserves, 32, 'us')).toBe(false);
  });

  it('need not be used', () => {
    const g = positionWith({ countries, posture: 'soft', us: [12] });
    playEvent(g, 'us', 32, ['done']);
    expect(g.hands.us).toEqual([12]);
  });

  it('brings about the US Election, if that is discarded (D2)', () => {
    const rich = { 'saudi-arabia': { ...adversary, sleepers: 1 } } as const;
    const g = positionWith({ countries: rich, posture: 'soft', us: [120] });
    playEvent(g, 'us', 32, ['card:120']);
    expect((g.log ?? []).filter(({ key }) => key === 'log.event').map(({ params }) => params?.card)).toEqual([
      'card:32',
      'card:120',
    ]);
    expect(g.alignment[at('saudi-arabia')]).toBe(NEUTRAL);
  });

  it('is the choice of the US when triggered, from its own hand', () => {
    const g = positionWith({ countries, posture: 'soft', us: [12], jihadist: [2], step: 'jihadist' });
    triggerEvent(g, 'us', 32, ['card:12', 'space:syria']);
    expect(g.alignment[at('syria')]).toBe(NEUTRAL);
    expect(g.hands.us).toEqual([]);
  });

  it('finds nothing in cards that may not be seen', () => {
    const g = positionWith({ countries, posture: 'soft', us: [12] });
    g.hands.us.fill(0);
    expect(conditionHolds(g, 32, 'us')).toBe(false);
  });
});

describe('Card 33 Benazir Bhutto', () => {
  const countries = { ...elsewhere, pakistan: { governance: 'poor', sleepers: 2 } } as const;

  it('needs no Islamist Rule in Pakistan or beside it, and no Bhutto Shot', () => {
    expect(conditionHolds(positionWith({ countries }), 33, 'us')).toBe(true);
    expect(conditionHolds(positionWith({ countries: { ...elsewhere, sudan: islamist } }), 33, 'us')).toBe(true);
    for (const id of ['pakistan', 'afghanistan', 'gulf-states', 'indonesia-malaysia'] as const) {
      expect(conditionHolds(positionWith({ countries: { ...elsewhere, [id]: islamist } }), 33, 'us')).toBe(false);
    }
    expect(usesOfCard(positionWith({ countries, marks: ['bhutto-shot'] }), 'us', 33)).not.toContain('event');
  });

  it('makes a Poor Pakistan Fair and ends jihad there', () => {
    const g = positionWith({ countries });
    expect(jihadTargets(g)).toContain(at('pakistan'));
    playEvent(g, 'us', 33);
    expect(g.governance[at('pakistan')]).toBe(FAIR);
    expect(hasMarker(g, 'benazir-bhutto')).toBe(true);
    expect(jihadTargets(g)).not.toContain(at('pakistan'));
    expect(g.removed).toContain(33);
  });

  it('leaves a Pakistan that is better, or unknown, as it is, and the game (6.2.4)', () => {
    const good = positionWith({ countries: { ...elsewhere, pakistan: { governance: 'good' } }, step: 'jihadist' });
    triggerEvent(good, 'us', 33);
    expect(good.governance[at('pakistan')]).toBe(GOOD);
    expect(hasMarker(good, 'benazir-bhutto')).toBe(true);
    expect(good.removed).toContain(33);
    const unknown = positionWith({ countries: elsewhere });
    playEvent(unknown, 'us', 33);
    expect(unknown.governance[at('pakistan')]).toBe(0);
  });

  it('keeps Musharraf from occurring', () => {
    const there = { ...elsewhere, pakistan: { governance: 'poor', sleepers: 1 } } as const;
    expect(conditionHolds(positionWith({ countries: there }), 108, 'us')).toBe(true);
    expect(conditionHolds(positionWith({ countries: there, marks: ['benazir-bhutto'] }), 108, 'us')).toBe(false);
  });
});

describe('Card 34 Enhanced Measures', () => {
  const countries = { ...elsewhere, yemen: { ...ally, sleepers: 2 }, france: { active: 1 } } as const;

  it('needs a Hard US and somewhere to Disrupt, and not to have leaked', () => {
    expect(usesOfCard(positionWith({ countries }), 'us', 34)).toContain('event');
    expect(usesOfCard(positionWith({ countries, posture: 'soft' }), 'us', 34)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 34)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries, marks: ['leak-enhanced-measures'] }), 'us', 34)).not.toContain('event');
  });

  it('disrupts at any governance and takes a card of the Jihadists', () => {
    const g = positionWith({ countries, jihadist: [50] });
    playEvent(g, 'us', 34, ['space:yemen']);
    expect([g.sleepers[at('yemen')], g.active[at('yemen')]]).toEqual([1, 1]);
    expect(g.phase.disrupted).toEqual([at('yemen')]);
    expect(g.hands.jihadist).toEqual([]);
    expect(g.hands.us).toEqual([50]);
    expect(hasMarker(g, 'enhanced-measures')).toBe(true);
    expect(g.discard).toContain(34);
  });

  it('brings Prestige with two troops (7.4.4), and no card from an empty hand', () => {
    const g = positionWith({ countries: { ...elsewhere, yemen: { ...ally, active: 2, troops: 2 } }, prestige: 7 });
    playEvent(g, 'us', 34);
    expect([g.active[at('yemen')], g.cadre[at('yemen')], g.prestige]).toEqual([0, 1, 8]);
    expect(g.hands.us).toEqual([]);
    expect(logged(g)).not.toContain('log.taken');
  });

  it('in the solitaire game, takes the top card of the stack (9.2)', () => {
    const g = positionWith({ countries, jihadist: [50, 51, 52] }, { solitaire: 'yes' });
    playEvent(g, 'us', 34, ['space:france']);
    expect(g.hands.us).toEqual([52]);
    expect(g.hands.jihadist).toEqual([50, 51]);
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries, jihadist: [50], step: 'jihadist' });
    triggerEvent(g, 'us', 34, ['space:france']);
    expect(g.cadre[at('france')]).toBe(1);
    expect(g.hands.us).toEqual([50]);
  });
});

describe('Card 35 Hijab', () => {
  it('needs no Islamist Rule anywhere', () => {
    expect(usesOfCard(positionWith({ countries: { ...elsewhere, sudan: islamist } }), 'us', 35)).not.toContain('event');
  });

  it('tests Turkey and improves it, sets the posture of France and costs 2 Funding', () => {
    const g = positionWith({ countries: elsewhere, funding: 5 }, {}, [1]);
    playEvent(g, 'us', 35, ['soft']);
    expect([g.governance[at('turkey')], g.alignment[at('turkey')]]).toEqual([FAIR, NEUTRAL]);
    expect(g.posture[at('france')]).toBe(SOFT);
    expect(g.funding).toBe(3);
    expect(g.removed).toContain(35);
  });

  it('makes a Fair Turkey Good, which clears its markers', () => {
    const g = positionWith({ countries: { ...elsewhere, turkey: { governance: 'fair', aid: 1, besieged: true } } });
    playEvent(g, 'us', 35, ['hard']);
    expect([g.governance[at('turkey')], g.aid[at('turkey')], g.besieged[at('turkey')]]).toEqual([GOOD, 0, 0]);
  });

  it('leaves the game when triggered, though Turkey is Good already', () => {
    const g = positionWith({ countries: { ...elsewhere, turkey: { governance: 'good' } }, step: 'jihadist' });
    triggerEvent(g, 'us', 35, ['hard']);
    expect(g.governance[at('turkey')]).toBe(GOOD);
    expect(g.posture[at('france')]).toBe(HARD);
    expect(g.removed).toContain(35);
  });
});

describe('Card 36 Indo-Pakistani Talks', () => {
  const countries = { ...elsewhere, pakistan: { governance: 'fair', alignment: 'adversary' } } as const;

  it('needs a Good or Fair Pakistan', () => {
    expect(usesOfCard(positionWith({ countries }), 'us', 36)).toContain('event');
    expect(conditionHolds(positionWith({ countries: { pakistan: { governance: 'good' } } }), 36, 'us')).toBe(true);
    expect(conditionHolds(positionWith({ countries: { pakistan: { governance: 'poor' } } }), 36, 'us')).toBe(false);
    expect(conditionHolds(positionWith({ countries: { pakistan: islamist } }), 36, 'us')).toBe(false);
    expect(conditionHolds(positionWith(), 36, 'us')).toBe(false);
  });

  it('makes Pakistan an Ally and sets the posture of India', () => {
    const g = positionWith({ countries });
    playEvent(g, 'us', 36, ['hard']);
    expect(g.alignment[at('pakistan')]).toBe(ALLY);
    expect(g.posture[at('india')]).toBe(HARD);
    expect(hasMarker(g, 'indo-pakistani-talks')).toBe(true);
    expect(g.removed).toContain(36);
  });

  it('keeps Kashmir and Lashkar-e-Tayyiba from occurring, until a plot in India', () => {
    const g = positionWith(
      { countries: { ...countries, india: { plots: [1] } }, marks: ['indo-pakistani-talks'] },
      {},
      [1],
    );
    expect([conditionHolds(g, 70, 'jihadist'), conditionHolds(g, 83, 'jihadist')]).toEqual([false, false]);
    run(g, resolvePlots(g));
    expect(hasMarker(g, 'indo-pakistani-talks')).toBe(false);
    expect([conditionHolds(g, 70, 'jihadist'), conditionHolds(g, 83, 'jihadist')]).toEqual([true, true]);
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 36, ['soft']);
    expect(g.posture[at('india')]).toBe(SOFT);
    expect(g.removed).toContain(36);
  });
});

describe.each([
  [37, 'Iraqi WMD', 'iraq', 'iraqi-wmd'],
  [39, 'Libyan WMD', 'libya', 'libyan-wmd'],
] as const)('Card %i %s', (card, _, id, mark) => {
  const countries = { ...elsewhere, [id]: { governance: 'fair', alignment: 'adversary', sleepers: 1 } } as const;

  it('needs a Hard US and an Adversary there', () => {
    expect(usesOfCard(positionWith({ countries }), 'us', card)).toContain('event');
    expect(usesOfCard(positionWith({ countries, posture: 'soft' }), 'us', card)).not.toContain('event');
    const neutral = { ...elsewhere, [id]: { governance: 'fair' } } as const;
    expect(usesOfCard(positionWith({ countries: neutral }), 'us', card)).not.toContain('event');
  });

  it('allows Regime Change at once, whatever the governance', () => {
    // The country's roll, then the Prestige roll.
    const g = positionWith({ countries, prestige: 7 }, {}, [5, 6, 2, 3]);
    playEvent(g, 'us', card, ['yes', 'number:6']);
    expect([g.governance[at(id)], g.alignment[at(id)], g.troops[at(id)]]).toEqual([FAIR, ALLY, 6]);
    expect(g.regimeChange[at(id)]).toBe(GREEN);
    expect(g.active[at(id)]).toBe(1);
    expect(g.prestige).toBe(9);
    expect(hasMarker(g, mark)).toBe(false);
    expect(g.removed).toContain(card);
  });

  it('allows it later with a value of 3', () => {
    const g = positionWith({ countries });
    expect(regimeChangeTargets(g)).toEqual([]);
    playEvent(g, 'us', card, ['no']);
    expect(hasMarker(g, mark)).toBe(true);
    expect(regimeChangeTargets(g)).toEqual([at(id)]);
    expect(g.removed).toContain(card);
    // Its condition is of the event, not of what it allows.
    g.alignment[at(id)] = NEUTRAL;
    expect(regimeChangeTargets(g)).toEqual([at(id)]);
  });

  it('is marked without six troops to send (6.2.4), also when triggered', () => {
    const turkey = { governance: 'fair', alignment: 'ally', troops: 5 } as const;
    const jordan = { governance: 'fair', alignment: 'ally', troops: 5 } as const;
    const g = positionWith({ countries: { ...countries, turkey, jordan }, step: 'jihadist' });
    triggerEvent(g, 'us', card);
    expect(hasMarker(g, mark)).toBe(true);
    expect(g.removed).toContain(card);
  });

  it('is carried out by the US when triggered', () => {
    const g = positionWith({ countries, step: 'jihadist' }, {}, [1, 1, 1, 1]);
    triggerEvent(g, 'us', card, ['yes', 'number:15']);
    expect([g.governance[at(id)], g.troops[at(id)]]).toEqual([POOR, 15]);
  });
});

describe('Card 38 Libyan Deal', () => {
  const countries = { ...elsewhere, libya: adversary, iraq: ally } as const;

  it('needs a Poor Libya, and Iraq or Syria for an Ally', () => {
    expect(conditionHolds(positionWith({ countries }), 38, 'us')).toBe(true);
    expect(conditionHolds(positionWith({ countries: { libya: adversary, syria: ally } }), 38, 'us')).toBe(true);
    expect(conditionHolds(positionWith({ countries: { libya: adversary, egypt: ally } }), 38, 'us')).toBe(false);
    expect(conditionHolds(positionWith({ countries: { libya: { governance: 'fair' }, iraq: ally } }), 38, 'us')).toBe(
      false,
    );
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 38)).not.toContain('event');
  });

  it('makes Libya an Ally, brings Prestige, sets two Schengen postures and ends Libyan WMD (6.2.8)', () => {
    const g = positionWith({ countries, marks: ['libyan-wmd'], prestige: 7 });
    const { decisions } = playEvent(g, 'us', 38, ['space:spain', 'hard', 'space:italy', 'soft']);
    expect(g.alignment[at('libya')]).toBe(ALLY);
    expect(g.prestige).toBe(8);
    expect([g.posture[at('spain')], g.posture[at('italy')]]).toEqual([HARD, SOFT]);
    expect(decisions[3].options).not.toContain('space:spain');
    expect(hasMarker(g, 'libyan-wmd')).toBe(false);
    expect(hasMarker(g, 'libyan-deal')).toBe(true);
    expect(g.removed).toContain(38);
  });

  it('keeps Libyan WMD from occurring', () => {
    const g = positionWith({ countries: { ...elsewhere, libya: adversary }, marks: ['libyan-deal'] });
    expect(usesOfCard(g, 'us', 39)).not.toContain('event');
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 38, ['space:france', 'soft', 'space:germany', 'hard']);
    expect([g.posture[at('france')], g.posture[at('germany')]]).toEqual([SOFT, HARD]);
    expect(g.removed).toContain(38);
  });
});

describe('Card 40 Mass Turnout', () => {
  const changed = { governance: 'poor', alignment: 'ally', regimeChange: 'tan', aid: 1 } as const;

  it('needs a Regime Change country', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 40)).not.toContain('event');
  });

  it('improves it by one level', () => {
    const g = positionWith({ countries: { ...elsewhere, iraq: changed } });
    playEvent(g, 'us', 40);
    expect([g.governance[at('iraq')], g.aid[at('iraq')]]).toEqual([FAIR, 1]);
    expect(g.phase.improved).toEqual([at('iraq')]);
    expect(g.discard).toContain(40);
  });

  it('makes a Fair one Good, which ends the Regime Change', () => {
    const g = positionWith({ countries: { ...elsewhere, iraq: { ...changed, governance: 'fair', besieged: true } } });
    playEvent(g, 'us', 40);
    const iraq = at('iraq');
    expect([g.governance[iraq], g.aid[iraq], g.besieged[iraq], g.regimeChange[iraq]]).toEqual([GOOD, 0, 0, 0]);
  });

  it('is the choice of the US when triggered', () => {
    const g = positionWith({ countries: { ...elsewhere, iraq: changed, libya: changed }, step: 'jihadist' });
    triggerEvent(g, 'us', 40, ['space:libya']);
    expect([g.governance[at('iraq')], g.governance[at('libya')]]).toEqual([POOR, FAIR]);
  });
});
