import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { improve } from '../governance.js';
import { adjacent, FAIR, GOOD, GREEN, HARD, hasMarker, isLapsing, POOR, SOFT } from '../position.js';
import { jihadistCard } from '../rules/phases.js';
import { playCard } from '../rules/play-card.js';
import { withdraw } from '../rules/us/deploy.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, positionWith, run } from '../testing/positions.js';
import { troopsOnTrack } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { conditionHolds, isPlayable } from './index.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
/** Where the Jihadists’ cell travels within its country, for the sake of an operation. */
const home = 'space:saudi-arabia';
const iraq = { governance: 'poor', alignment: 'ally', troops: 6, regimeChange: 'green' } as const;

describe('Card 41 NATO', () => {
  const countries = {
    ...elsewhere,
    iraq,
    afghanistan: { governance: 'fair', alignment: 'ally', troops: 7, regimeChange: 'tan' },
  } as const;

  it('brings Aid and two troops, which are no cubes, to a Regime Change country', () => {
    const g = positionWith({ countries });
    playEvent(g, 'us', 41, ['space:iraq']);
    expect(g.aid[at('iraq')]).toBe(1);
    expect(troopsIn(g, at('iraq'))).toBe(8);
    expect(troopsOnTrack(g)).toBe(2);
    expect(g.discard).toContain(41);
  });

  it('goes to another country when it is played again', () => {
    const g = positionWith({ countries, nato: 'iraq' });
    playEvent(g, 'us', 41, ['space:afghanistan']);
    expect([troopsIn(g, at('iraq')), troopsIn(g, at('afghanistan'))]).toEqual([6, 9]);
  });

  it('takes no GWOT penalty and a Regime Change country', () => {
    expect(usesOfCard(positionWith({ countries, posture: 'soft' }), 'us', 41)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', 41)).not.toContain('event');
  });

  it('occurs for the US when the Jihadists use the card', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 41, ['space:afghanistan', home]);
    expect(g.nato).toBe(at('afghanistan'));
    expect(g.aid[at('afghanistan')]).toBe(1);
  });

  it('stays when the Regime Change marker leaves, and is gone when it is withdrawn', () => {
    const g = positionWith({ countries: { ...elsewhere, iraq }, nato: 'iraq' });
    improve(g, at('iraq'));
    improve(g, at('iraq'));
    expect(g.regimeChange[at('iraq')]).toBe(0);
    expect(troopsIn(g, at('iraq'))).toBe(8);
    const soft = positionWith({ countries: { ...elsewhere, iraq }, nato: 'iraq', posture: 'soft' }, {}, [1, 1, 1]);
    run(soft, withdraw(soft), ['number:6', 'yes']);
    expect(troopsIn(soft, at('iraq'))).toBe(0);
  });
});

describe('Card 42 Pakistani Offensive', () => {
  const ally = { ...elsewhere, pakistan: { governance: 'fair', alignment: 'ally' } } as const;

  it('ends FATA (80)', () => {
    const g = positionWith({ countries: ally, marks: ['fata'] });
    playEvent(g, 'us', 42);
    expect(hasMarker(g, 'fata')).toBe(false);
    expect(g.discard).toContain(42);
  });

  it('takes FATA and an Ally', () => {
    expect(usesOfCard(positionWith({ countries: ally }), 'us', 42)).not.toContain('event');
    const neutral = { ...elsewhere, pakistan: { governance: 'fair' } } as const;
    expect(usesOfCard(positionWith({ countries: neutral, marks: ['fata'] }), 'us', 42)).not.toContain('event');
  });

  it('occurs when the Jihadists use the card', () => {
    const g = positionWith({ countries: ally, marks: ['fata'], step: 'jihadist' });
    triggerEvent(g, 'us', 42, [home]);
    expect(hasMarker(g, 'fata')).toBe(false);
  });
});

describe('Card 43 Patriot Act', () => {
  it('leaves the United States one neighbor, and leaves the game', () => {
    const g = positionWith({ countries: elsewhere });
    playEvent(g, 'us', 43);
    expect(adjacent(g, at('united-states'))).toEqual([at('canada')]);
    for (const id of ['philippines', 'united-kingdom', 'france', 'scandinavia'] as const) {
      expect(adjacent(g, at(id))).not.toContain(at('united-states'));
    }
    expect(adjacent(g, at('canada'))).toContain(at('united-states'));
    expect(g.removed).toContain(43);
  });

  it('makes Sanctions (6, 7) playable', () => {
    const g = positionWith({ countries: elsewhere });
    expect(isPlayable(g, 6, 'us')).toBe(false);
    playEvent(g, 'us', 43);
    expect(isPlayable(g, 6, 'us')).toBe(true);
  });

  it('occurs when the Jihadists use the card, and leaves the game too', () => {
    const g = positionWith({ countries: elsewhere, step: 'jihadist' });
    triggerEvent(g, 'us', 43, [home]);
    expect(hasMarker(g, 'patriot-act')).toBe(true);
    expect(g.removed).toContain(43);
  });
});

describe('Card 44 Renditions', () => {
  const countries = {
    ...elsewhere,
    france: { posture: 'soft', active: 2 },
    iraq: { governance: 'poor', alignment: 'ally', sleepers: 2 },
  } as const;

  it('disrupts whatever the governance, costs the Jihadists a card by chance, and lasts', () => {
    const g = positionWith({ countries, jihadist: [48] });
    playEvent(g, 'us', 44, ['space:iraq']);
    expect([g.active[at('iraq')], g.sleepers[at('iraq')]]).toEqual([1, 1]);
    expect(g.hands.jihadist).toEqual([]);
    expect(g.discard).toEqual([48, 44]);
    expect(g.phase.disrupted).toEqual([at('iraq')]);
    expect(hasMarker(g, 'renditions')).toBe(true);
    expect(conditionHolds(g, 61, 'jihadist')).toBe(false);
  });

  it('disrupts only where a Disrupt is allowed: not in a Neutral country with one troop, nor in Pakistan with FATA', () => {
    const g = positionWith({
      countries: {
        ...countries,
        yemen: { governance: 'poor', active: 1, troops: 1 },
        pakistan: { governance: 'poor', alignment: 'ally', active: 1 },
      },
      marks: ['fata'],
      us: [44],
    });
    expect(offers(playCard(g, 'us', 44), ['event'])).toEqual(['space:france', 'space:iraq']);
  });

  it('marks even if there is nothing to disrupt and no card to discard', () => {
    const g = positionWith({ countries: elsewhere });
    playEvent(g, 'us', 44);
    expect(hasMarker(g, 'renditions')).toBe(true);
  });

  it('takes a Hard United States, and no Leak (84, 85)', () => {
    expect(usesOfCard(positionWith({ countries, posture: 'soft' }), 'us', 44)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries, marks: ['leak-renditions'] }), 'us', 44)).not.toContain('event');
  });

  it('is decided by the US when the Jihadists use the card', () => {
    const g = positionWith({ countries, step: 'jihadist', jihadist: [44, 49] });
    triggerEvent(g, 'us', 44, ['space:france', home, home]);
    expect([g.active[at('france')], g.hands.jihadist]).toEqual([1, []]);
    expect(g.discard).toContain(49);
  });

  it('takes the top card of the solitaire stack (9.2)', () => {
    const g = positionWith({ countries: elsewhere, jihadist: [49, 50, 51] }, { solitaire: 'yes' });
    playEvent(g, 'us', 44);
    expect(g.hands.jihadist).toEqual([49, 50]);
    expect(g.discard).toContain(51);
  });
});

describe('Card 45 Safer Now', () => {
  it('rolls the posture of the US with one more, gives Prestige, and lets the US set one posture', () => {
    const g = positionWith({ countries: elsewhere, posture: 'soft' }, {}, [4]);
    playEvent(g, 'us', 45, ['space:germany', 'hard']);
    expect(g.posture[at('united-states')]).toBe(HARD);
    expect(g.prestige).toBe(10);
    expect(g.posture[at('germany')]).toBe(HARD);
  });

  it('offers every other non-Muslim country but Israel', () => {
    const g = positionWith({ countries: elsewhere, us: [45] }, {}, [1]);
    const options = offers(playCard(g, 'us', 45), ['event']);
    for (const id of ['united-states', 'israel', 'iran', 'iraq']) expect(options).not.toContain(`space:${id}`);
    expect(options).toHaveLength(17);
  });

  it.each([
    ['Islamist Rule', { yemen: { governance: 'islamist-rule', alignment: 'adversary' } }],
    ['a cell in a Good Muslim country', { egypt: { governance: 'good', sleepers: 1 } }],
    ['a plot in a Good Muslim country', { egypt: { governance: 'good', plots: [1] } }],
    ['a cell in a Good non-Muslim country', { canada: { posture: 'soft', sleepers: 1 } }],
    ['a plot in the United States', { 'united-states': { plots: [1] } }],
  ] as const)('is stopped by %s', (_, countries) => {
    expect(usesOfCard(positionWith({ countries: { ...elsewhere, ...countries } }), 'us', 45)).not.toContain('event');
  });

  it('is not stopped by a cell where governance is Fair or Poor', () => {
    const countries = {
      ...elsewhere,
      russia: { posture: 'soft', sleepers: 1 },
      egypt: { governance: 'good' },
    } as const;
    expect(usesOfCard(positionWith({ countries }), 'us', 45)).toContain('event');
  });

  it('is decided by the US when the Jihadists use the card', () => {
    const g = positionWith({ countries: elsewhere, step: 'jihadist' }, {}, [1]);
    triggerEvent(g, 'us', 45, ['space:spain', 'soft', home]);
    expect([g.posture[at('united-states')], g.posture[at('spain')], g.prestige]).toEqual([SOFT, SOFT, 10]);
  });
});

describe('Card 46 Sistani', () => {
  const countries = {
    iraq: { ...iraq, sleepers: 1 },
    'saudi-arabia': { governance: 'fair', alignment: 'ally', regimeChange: 'tan', active: 1 },
    yemen: { governance: 'poor', regimeChange: 'tan' },
    sudan: { governance: 'poor', regimeChange: 'tan', active: 1 },
    lebanon: { governance: 'poor', active: 1 },
  } as const;

  it('improves a Shia-Mix country under Regime Change that has cells', () => {
    const g = positionWith({ countries, us: [46] });
    expect(offers(playCard(g, 'us', 46), ['event'])).toEqual(['space:iraq', 'space:saudi-arabia']);
    const played = positionWith({ countries });
    playEvent(played, 'us', 46, ['space:iraq']);
    expect([played.governance[at('iraq')], played.regimeChange[at('iraq')]]).toEqual([FAIR, GREEN]);
    const good = positionWith({ countries });
    playEvent(good, 'us', 46, ['space:saudi-arabia']);
    expect([good.governance[at('saudi-arabia')], good.regimeChange[at('saudi-arabia')]]).toEqual([GOOD, 0]);
  });

  it('takes such a country', () => {
    const { yemen, sudan, lebanon } = countries;
    expect(usesOfCard(positionWith({ countries: { yemen, sudan, lebanon } }), 'us', 46)).not.toContain('event');
  });

  it('counts Sadr (54) as a cell', () => {
    expect(usesOfCard(positionWith({ countries: { ...elsewhere, iraq }, marks: ['sadr'] }), 'us', 46)).toContain(
      'event',
    );
  });

  it('is decided by the US when the Jihadists use the card', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 46, ['space:iraq']);
    expect(g.governance[at('iraq')]).toBe(FAIR);
  });
});

describe('Card 47 The door of Itjihad was closed', () => {
  it('lies in the Lapsing box, and the Jihadists’ cards come by chance', () => {
    const g = positionWith({ countries: elsewhere, jihadist: [49, 66] });
    playEvent(g, 'us', 47);
    expect(isLapsing(g, 47)).toBe(true);
    expect(g.lapsingBox).toEqual([47]);
    g.step = 'jihadist';
    g.played = 0;
    const [asked] = run(g, jihadistCard(g), ['draw', 'event']).decisions;
    expect(asked.options).toEqual(['draw']);
    expect(g.hands.jihadist).toHaveLength(1);
  });

  it('in the solitaire game, leaves alone the events that the US brings about (9.4.1)', () => {
    const g = positionWith({ countries: elsewhere, lapsing: [47] }, { solitaire: 'yes' }, [1]);
    triggerEvent(g, 'jihadist', 49);
    expect(g.sleepers[at('somalia')]).toBe(1);
  });

  it('occurs when the Jihadists use the card', () => {
    const g = positionWith({ countries: elsewhere, step: 'jihadist' });
    triggerEvent(g, 'us', 47, [home]);
    expect(g.lapsingBox).toEqual([47]);
  });
});

describe('Card 48 Adam Gadahn', () => {
  const first = { countries: elsewhere, step: 'jihadist', funding: 9 } as const;

  it('uses the other card of the phase to recruit in the United States on 1 or 2, and ignores its US event', () => {
    const g = positionWith({ ...first, jihadist: [48, 43, 49] }, {}, [1, 2, 3]);
    playEvent(g, 'jihadist', 48, ['card:43']);
    expect(g.sleepers[at('united-states')]).toBe(2);
    expect(hasMarker(g, 'patriot-act')).toBe(false);
    expect(g.discard).toEqual([43, 48]);
    expect(g.played).toBe(2);
  });

  it('places no more cells than Funding allows', () => {
    const g = positionWith(
      { ...first, funding: 3, countries: { 'saudi-arabia': { governance: 'poor', sleepers: 4 } }, jihadist: [48, 78] },
      {},
      [1, 1, 1],
    );
    playEvent(g, 'jihadist', 48, ['card:78']);
    expect(g.sleepers[at('united-states')]).toBe(1);
  });

  it('lets the US Election happen all the same', () => {
    const g = positionWith({ ...first, jihadist: [48, 120] }, {}, [1, 1, 1]);
    playEvent(g, 'jihadist', 48, ['card:120', 'operation-first']);
    expect(logged(g).filter((key) => key === 'log.event')).toHaveLength(2);
  });

  it.each([
    ['the second card of the phase', { ...first, played: 1, jihadist: [48, 49] }],
    ['the last card', { ...first, jihadist: [48] }],
    [
      'no cell Available',
      { ...first, funding: 1, countries: { yemen: { governance: 'poor', sleepers: 5 } }, jihadist: [48, 49] },
    ],
  ] as const)('is not for %s', (_, it) => {
    expect(usesOfCard(positionWith(it), 'jihadist', 48)).not.toContain('event');
  });

  it('does not occur when the US uses the card: that is no Jihadist phase', () => {
    const g = positionWith({ countries: elsewhere, funding: 9, jihadist: [49] });
    triggerEvent(g, 'jihadist', 48);
    expect(logged(g)).toContain('log.event.none');
  });

  it('is not stopped by GTMO (114), which stops the operation (6.2.3)', () => {
    const g = positionWith({ ...first, jihadist: [48, 49], lapsing: [114] }, {}, [1]);
    playEvent(g, 'jihadist', 48, ['card:49']);
    expect(g.sleepers[at('united-states')]).toBe(1);
  });

  it('takes a card by chance while 47 lapses', () => {
    const g = positionWith({ ...first, jihadist: [48, 49, 66, 67], lapsing: [47] }, {}, [6, 6, 6]);
    playEvent(g, 'jihadist', 48);
    expect(g.hands.jihadist).toHaveLength(2);
  });

  it('in the solitaire game, uses the next card of the stack (9.2), and its US event never occurs (9.4.1)', () => {
    const g = positionWith({ ...first, jihadist: [49, 43, 48] }, { solitaire: 'yes' }, [2, 6, 6]);
    playEvent(g, 'jihadist', 48);
    expect(g.sleepers[at('united-states')]).toBe(1);
    expect(g.hands.jihadist).toEqual([49]);
  });
});

describe('Card 49 Al-Ittihad al-Islami', () => {
  it('places a cell in Somalia, which is tested, and leaves the game', () => {
    const g = positionWith({ countries: elsewhere, step: 'jihadist' }, {}, [4]);
    playEvent(g, 'jihadist', 49);
    expect([g.governance[at('somalia')], g.sleepers[at('somalia')]]).toEqual([POOR, 1]);
    expect(g.removed).toContain(49);
  });

  it('leaves the game even if no cell is on the track (6.2.4)', () => {
    const g = positionWith({ countries: { yemen: { governance: 'poor', sleepers: 15 } }, step: 'jihadist' });
    playEvent(g, 'jihadist', 49);
    expect(g.sleepers[at('somalia')]).toBe(0);
    expect(g.removed).toContain(49);
  });

  it('takes the place of a cadre, and occurs when the US uses the card', () => {
    const g = positionWith({ countries: { ...elsewhere, somalia: { governance: 'fair', cadre: true } } });
    triggerEvent(g, 'jihadist', 49);
    expect([g.cadre[at('somalia')], g.sleepers[at('somalia')]]).toEqual([0, 1]);
    expect(g.removed).toContain(49);
  });
});

describe('Card 50 Ansar al-Islam', () => {
  it('places a cell in Iraq or in Iran, and leaves the game', () => {
    const countries = { ...elsewhere, iraq: { governance: 'poor' } } as const;
    const inIraq = positionWith({ countries, step: 'jihadist' });
    playEvent(inIraq, 'jihadist', 50, ['space:iraq']);
    expect(cellsIn(inIraq, at('iraq'))).toBe(1);
    const inIran = positionWith({ countries });
    triggerEvent(inIran, 'jihadist', 50, ['space:iran']);
    expect(cellsIn(inIran, at('iran'))).toBe(1);
    expect(inIran.removed).toContain(50);
  });

  it('takes an Iraq that is marked and not Good', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere, step: 'jihadist' }), 'jihadist', 50)).not.toContain('event');
    const good = { ...elsewhere, iraq: { governance: 'good', alignment: 'ally' } } as const;
    expect(usesOfCard(positionWith({ countries: good, step: 'jihadist' }), 'jihadist', 50)).not.toContain('event');
    const islamist = { ...elsewhere, iraq: { governance: 'islamist-rule', alignment: 'adversary' } } as const;
    expect(usesOfCard(positionWith({ countries: islamist, step: 'jihadist' }), 'jihadist', 50)).toContain('event');
  });

  it('leaves the game even if no cell is on the track (6.2.4)', () => {
    const countries = { iraq: { governance: 'poor', sleepers: 15 } } as const;
    const g = positionWith({ countries });
    triggerEvent(g, 'jihadist', 50);
    expect(cellsIn(g, at('iraq'))).toBe(15);
    expect(g.removed).toContain(50);
  });
});
