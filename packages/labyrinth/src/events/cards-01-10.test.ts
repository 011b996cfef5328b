import { randomBelow } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { HARD, hasMarker, type Position, SOFT } from '../position.js';
import { choosePlot } from '../rules/jihadist/plot.js';
import { travel } from '../rules/jihadist/travel.js';
import { occur } from '../rules/play-card.js';
import { resolvePlots } from '../rules/unblocked-plots.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, positionWith, run } from '../testing/positions.js';

const offersOf = (g: Position, card: number): readonly string[] => offers(occur(g, card, 'us'));

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;

describe('Card 1 Backlash', () => {
  const countries = {
    ...elsewhere,
    egypt: { governance: 'fair', plots: [2] },
    yemen: { governance: 'poor', plots: [1] },
  } as const;

  it('turns the Funding of the chosen plot round, and nothing else of it', () => {
    const g = positionWith({ countries, funding: 5 }, {}, [6, 6, 6]);
    playEvent(g, 'us', 1, ['space:egypt']);
    expect(g.plots).toEqual([
      { country: at('egypt'), kind: 2, backlash: true },
      { country: at('yemen'), kind: 1 },
    ]);
    run(g, resolvePlots(g), ['space:egypt']);
    expect(g.funding).toBe(5);
    expect(g.available.slice(1, 4)).toEqual([3, 2, 1]);
    expect(g.discard).toContain(1);
  });

  it('costs 2 where governance is Good, and a WMD leaves 1', () => {
    const good = positionWith(
      { countries: { ...elsewhere, egypt: { governance: 'good', plots: [2] } }, funding: 9 },
      {},
      [6, 6],
    );
    playEvent(good, 'us', 1);
    run(good, resolvePlots(good));
    expect(good.funding).toBe(7);
    const wmd = positionWith(
      { countries: { ...elsewhere, egypt: { governance: 'poor', plots: [4] } }, funding: 9 },
      {},
      [6, 6, 6],
    );
    playEvent(wmd, 'us', 1);
    run(wmd, resolvePlots(wmd));
    expect(wmd.funding).toBe(1);
  });

  it('needs a plot in a Muslim country: Iran is none', () => {
    const g = positionWith({ countries: { ...elsewhere, iran: { plots: [1] }, france: { plots: [1] } } });
    expect(usesOfCard(g, 'us', 1)).not.toContain('event');
  });

  it('does not take a plot twice', () => {
    const g = positionWith({ countries: { ...elsewhere, egypt: { governance: 'fair', plots: [2] } } });
    playEvent(g, 'us', 1);
    expect(usesOfCard(g, 'us', 1)).not.toContain('event');
  });

  it('tells plots in one country apart only by what all can see; else chance decides', () => {
    const taken = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const g = positionWith({ countries: { ...elsewhere, egypt: { governance: 'fair', plots: [2, 1] } } });
      for (let n = 0; n < i; n++) randomBelow(g.chance, 2);
      playEvent(g, 'us', 1);
      taken.add(g.plots.findIndex(({ backlash }) => backlash));
    }
    expect(taken).toEqual(new Set([0, 1]));
  });

  it('is the choice of the US when the Jihadist triggers it', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 1, ['space:yemen']);
    expect(g.plots[1].backlash).toBe(true);
    expect(g.reserves.jihadist).toBe(1);
  });
});

describe('Card 2 Biometrics', () => {
  it('lapses: its card lies in the box until the turn ends', () => {
    const g = positionWith({ countries: elsewhere });
    playEvent(g, 'us', 2);
    expect(g.lapsing).toEqual([2]);
    expect(g.lapsingBox).toEqual([2]);
    expect(g.discard).not.toContain(2);
  });

  it('keeps cells from traveling beyond their neighbors', () => {
    const g = positionWith({ countries: elsewhere, lapsing: [2] });
    const reached = offers(travel(g, 1));
    expect(reached).toContain('space:jordan');
    expect(reached).toContain('space:saudi-arabia');
    expect(reached).not.toContain('space:egypt');
  });

  it('makes cells roll for a Good neighbor, and no other', () => {
    const countries = {
      ...elsewhere,
      jordan: { governance: 'good' },
      yemen: { governance: 'fair', sleepers: 1 },
    } as const;
    const g = positionWith({ countries, lapsing: [2] }, {}, [2]);
    run(g, travel(g, 1), ['space:saudi-arabia', 'space:jordan']);
    expect(g.sleepers[at('jordan')]).toBe(0);
    expect(g.sleepers[at('saudi-arabia')]).toBe(0);
    run(g, travel(g, 1), ['space:saudi-arabia']);
    expect(g.sleepers[at('saudi-arabia')]).toBe(1);
  });

  it('is triggered when the Jihadist travels with it: the order is his', () => {
    const g = positionWith({ countries: elsewhere, step: 'jihadist' });
    triggerEvent(g, 'us', 2);
    expect(g.lapsingBox).toEqual([2]);
  });
});

describe('Card 3 CTR', () => {
  it('needs a Soft US', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere, posture: 'hard' }), 'us', 3)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries: elsewhere, posture: 'soft' }), 'us', 3)).toContain('event');
  });

  it.each([
    ['ally', true],
    ['neutral', true],
    ['adversary', false],
  ] as const)('lies in Russia, and in Central Asia that is %s: %s', (alignment, there) => {
    const g = positionWith({
      countries: { ...elsewhere, 'central-asia': { governance: 'poor', alignment } },
      posture: 'soft',
    });
    playEvent(g, 'us', 3);
    expect(hasMarker(g, 'ctr-russia')).toBe(true);
    expect(hasMarker(g, 'ctr-central-asia')).toBe(there);
    expect(g.discard).toContain(3);
  });

  it('does not test Central Asia', () => {
    const g = positionWith({ countries: elsewhere, posture: 'soft' });
    playEvent(g, 'us', 3);
    expect(hasMarker(g, 'ctr-central-asia')).toBe(false);
    expect(g.governance[at('central-asia')]).toBe(0);
  });

  it('occurs when the Jihadist triggers it, if the US is Soft then', () => {
    const soft = positionWith({ countries: elsewhere, posture: 'soft', step: 'jihadist' });
    triggerEvent(soft, 'us', 3);
    expect(hasMarker(soft, 'ctr-russia')).toBe(true);
    const hard = positionWith({ countries: elsewhere, posture: 'hard', step: 'jihadist' });
    triggerEvent(hard, 'us', 3);
    expect(hasMarker(hard, 'ctr-russia')).toBe(false);
    expect(logged(hard)).toContain('log.event.none');
  });
});

describe('Card 4 Moro Talks', () => {
  it('tests the Philippines, costs Funding and leaves the game', () => {
    const g = positionWith({ countries: elsewhere, funding: 5 }, {}, [5]);
    playEvent(g, 'us', 4);
    expect(g.posture[at('philippines')]).toBe(HARD);
    expect(g.funding).toBe(4);
    expect(hasMarker(g, 'moro-talks')).toBe(true);
    expect(g.removed).toContain(4);
  });

  it('leaves a known posture as it is, and ends Abu Sayyaf (6.2.8)', () => {
    const countries = { ...elsewhere, philippines: { posture: 'soft', troops: 2 } } as const;
    const g = positionWith({ countries, marks: ['abu-sayyaf'] });
    playEvent(g, 'us', 4);
    expect(g.posture[at('philippines')]).toBe(SOFT);
    expect(hasMarker(g, 'abu-sayyaf')).toBe(false);
    expect(g.troops[at('philippines')]).toBe(2);
  });

  it('leaves the game when triggered, even if Funding cannot fall (6.2.4)', () => {
    const g = positionWith({
      countries: { ...elsewhere, philippines: { posture: 'soft' } },
      funding: 1,
      step: 'jihadist',
    });
    triggerEvent(g, 'us', 4);
    expect(g.funding).toBe(1);
    expect(hasMarker(g, 'moro-talks')).toBe(true);
    expect(g.removed).toContain(4);
  });
});

describe('Card 5 NEST', () => {
  const countries = { 'united-states': { sleepers: 1 } } as const;

  it('shows a WMD that is placed in the United States from now on, and no other plot', () => {
    const g = positionWith({ countries: { 'united-states': { sleepers: 1, plots: [4] } } });
    g.available[4] = 1;
    g.looseNukes--;
    playEvent(g, 'us', 5);
    expect(g.removed).toContain(5);
    run(
      g,
      choosePlot(g, at('united-states'), () => true),
      ['plot:wmd'],
    );
    run(
      g,
      choosePlot(g, at('united-states'), () => true),
      ['plot:1'],
    );
    expect(g.plots.map(({ open }) => open ?? false)).toEqual([false, true, false]);
  });

  it('in the solitaire game, shows every plot there while a WMD is in use', () => {
    const g = positionWith({ countries }, { solitaire: 'yes' });
    playEvent(g, 'us', 5);
    run(
      g,
      choosePlot(g, at('united-states'), () => true),
    );
    expect(g.plots[0].open).toBeUndefined();
    g.available[4] = 1;
    g.looseNukes--;
    run(
      g,
      choosePlot(g, at('united-states'), () => true),
    );
    expect(g.plots[1].open).toBe(true);
  });

  it('leaves the game when triggered', () => {
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', 5);
    expect(hasMarker(g, 'nest')).toBe(true);
    expect(g.removed).toContain(5);
  });
});

describe.each([6, 7])('Card %i Sanctions', (card) => {
  it('needs the Patriot Act', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere }), 'us', card)).not.toContain('event');
  });

  it('costs 2 Funding', () => {
    const g = positionWith({ countries: elsewhere, marks: ['patriot-act'], funding: 6 });
    playEvent(g, 'us', card);
    expect(g.funding).toBe(4);
    expect(g.discard).toContain(card);
  });

  it('does so when triggered, down to 1', () => {
    const g = positionWith({ countries: elsewhere, marks: ['patriot-act'], funding: 2, step: 'jihadist' });
    triggerEvent(g, 'us', card);
    expect(g.funding).toBe(1);
  });
});

describe.each([8, 9, 10])('Card %i Special Forces', (card) => {
  it('needs a cell with troops or next to some', () => {
    const countries = { ...elsewhere, egypt: { governance: 'fair', alignment: 'ally', troops: 2 } } as const;
    expect(usesOfCard(positionWith({ countries }), 'us', card)).not.toContain('event');
  });

  it('takes a cell of any kind in any country there, with a cadre behind the last', () => {
    const countries = {
      ...elsewhere,
      iraq: { governance: 'poor', alignment: 'ally', troops: 2, sleepers: 1 },
      iran: { sleepers: 1 },
      syria: { governance: 'islamist-rule', alignment: 'adversary', active: 1, sleepers: 1 },
      egypt: { governance: 'poor', sleepers: 1 },
    } as const;
    const g = positionWith({ countries });
    const procedure = () => positionWith({ countries });
    expect(offersOf(procedure(), card)).toEqual(['space:syria', 'space:iraq', 'space:saudi-arabia', 'space:iran']);
    playEvent(g, 'us', card, ['space:syria', 'piece:sleeper']);
    expect(g.sleepers[at('syria')]).toBe(0);
    expect(g.cadre[at('syria')]).toBe(0);
    const iran = procedure();
    playEvent(iran, 'us', card, ['space:iran']);
    expect(iran.cadre[at('iran')]).toBe(1);
  });

  it('may take Sadr, and goes by NATO too', () => {
    const countries = {
      egypt: { governance: 'poor', sleepers: 1 },
      'gulf-states': { governance: 'fair', alignment: 'ally' },
    } as const;
    const g = positionWith({ countries, marks: ['sadr'], nato: 'gulf-states' });
    playEvent(g, 'us', card);
    expect(hasMarker(g, 'sadr')).toBe(false);
    expect(g.cadre[at('iraq')]).toBe(1);
  });

  it('does not step over what the Patriot Act has cut', () => {
    const countries = { 'united-states': { sleepers: 1 }, philippines: { troops: 1 } } as const;
    expect(usesOfCard(positionWith({ countries }), 'us', card)).toContain('event');
    expect(usesOfCard(positionWith({ countries, marks: ['patriot-act'] }), 'us', card)).not.toContain('event');
  });

  it('wins with the last cell on the map (2.1.1)', () => {
    const g = positionWith({ countries: { iraq: { governance: 'poor', alignment: 'ally', troops: 2, sleepers: 1 } } });
    expect(() => playEvent(g, 'us', card)).toThrow('us wins');
  });

  it('is the choice of the US when the Jihadist triggers it', () => {
    const countries = { ...elsewhere, iraq: { governance: 'poor', troops: 2, active: 1, sleepers: 1 } } as const;
    const g = positionWith({ countries, step: 'jihadist' });
    triggerEvent(g, 'us', card, ['space:iraq', 'piece:active']);
    expect(g.active[at('iraq')]).toBe(0);
  });
});
