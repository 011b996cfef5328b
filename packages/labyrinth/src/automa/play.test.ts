import { describe, expect, it } from 'vitest';
import { hasMarker, SOFT } from '../position.js';
import { jihadistCard } from '../rules/phases.js';
import { at, logged } from '../testing/positions.js';
import { followChart, soloGame, soloTurn } from '../testing/solo-games.js';
import { automaOperate } from './operations.js';

const PATRIOT_ACT = 43;
const SANCTIONS = 6;
const AL_ITTIHAD = 49;
const IEDS = 52;
const HOMEGROWN = 66;
const ITJIHAD = 47;
const MARTYRDOM = 87;
const KOSOVO = 101;
const GTMO = 114;
const KSM = 116;
const OIL_PRICE_SPIKE = 117;
const US_ELECTION = 120;

const egypt = { governance: 'poor', sleepers: 1 } as const;
const elsewhere = { countries: { egypt } } as const;
const first = (answers: readonly string[]) => answers[0];

describe('9.4.1 Event or OPS?', () => {
  it('a US event that the US could play: Plot, and the event does not occur (R-A6)', () => {
    const g = soloGame(elsewhere, [1, 5, 2, 1]);
    const { answers, reasons } = soloTurn(g, PATRIOT_ACT);
    expect(answers.slice(0, 2)).toEqual(['use.plot', 'plot.muslim']);
    expect(reasons[0]).toBe('9.4.1 option.use.plot');
    expect(hasMarker(g, 'patriot-act')).toBe(false);
    expect(g.discard).toEqual([PATRIOT_ACT]);
  });

  it('a US event that could not be played: operations', () => {
    const g = soloGame({ ...elsewhere, funding: 9 }, [1]);
    const { answers } = soloTurn(g, SANCTIONS);
    expect(answers).toEqual(['use.operations', 'ops.recruit', 'recruit.number']);
    expect(g.sleepers[at('egypt')]).toBe(2);
  });

  it('a Jihadist event that can be played, and nothing after it', () => {
    const g = soloGame(elsewhere, [1]);
    expect(soloTurn(g, AL_ITTIHAD).answers).toEqual(['use.event']);
    expect(g.sleepers[at('somalia')]).toBe(1);
    expect(g.removed).toContain(AL_ITTIHAD);
  });

  it('a Jihadist event that cannot be played: operations', () => {
    expect(soloTurn(soloGame({ ...elsewhere, funding: 9 }, [1]), IEDS).answers.slice(0, 2)).toEqual([
      'use.operations',
      'ops.recruit',
    ]);
  });

  it('an unassociated event, even one that helps the US, and operations of the same value after it', () => {
    const g = soloGame({ ...elsewhere, funding: 9, prestige: 7 }, [1]);
    expect(soloTurn(g, KOSOVO).answers).toEqual(['use.event', 'ops.recruit', 'recruit.number']);
    expect(g.prestige).toBe(8);
    expect(g.posture[at('serbia')]).toBe(SOFT);
  });

  it('an event that places cells radicalizes if the track holds none; Funding does not matter', () => {
    const full = {
      countries: { egypt: { governance: 'poor', sleepers: 15 }, jordan: { governance: 'fair' } },
    } as const;
    const { answers } = soloTurn(soloGame(full), HOMEGROWN);
    expect(answers.slice(0, 2)).toEqual(['use.no-cells', 'radical.travel']);
    const one = { countries: { egypt: { governance: 'poor', sleepers: 14 } }, funding: 1 } as const;
    expect(first(soloTurn(soloGame(one), HOMEGROWN).answers)).toBe('use.event');
  });

  it('an event that places plots radicalizes if the Plot chart has no place for them, and ends there', () => {
    const it = { ...elsewhere, funding: 9 } as const;
    const martyrs = soloTurn(soloGame(it, [5, 2, 1, 1, 1]), MARTYRDOM);
    expect(martyrs.answers.slice(0, 2)).toEqual(['use.no-plot', 'radical.cell']);
    const g = soloGame(it, [5, 2, 1, 1, 1]);
    const ksm = soloTurn(g, KSM).answers;
    expect(first(ksm)).toBe('use.no-plot');
    expect(ksm.some((answer) => answer.startsWith('ops.'))).toBe(false);
    expect(first(soloTurn(soloGame({ ...it, funding: 8 }), MARTYRDOM).answers)).toBe('use.event');
  });

  it('47 Itjihad: no event but those of the US is playable', () => {
    const it = { ...elsewhere, funding: 9, lapsing: [ITJIHAD] } as const;
    expect(first(soloTurn(soloGame(it, [1]), AL_ITTIHAD).answers)).toBe('use.operations');
    expect(first(soloTurn(soloGame(it, [1]), KOSOVO).answers)).toBe('use.operations');
    expect(first(soloTurn(soloGame(it), PATRIOT_ACT).answers)).toBe('use.plot');
  });

  it('9.6 Oil Price Spike without a Jihadist card among the discarded: operations only', () => {
    const g = soloGame({ ...elsewhere, funding: 9, discard: [PATRIOT_ACT, KOSOVO] }, [1, 1, 1]);
    expect(first(soloTurn(g, OIL_PRICE_SPIKE).answers)).toBe('use.operations');
    expect(g.lapsing).toEqual([]);
    expect(first(soloTurn(soloGame({ ...elsewhere, discard: [AL_ITTIHAD] }), OIL_PRICE_SPIKE).answers)).toBe(
      'use.event',
    );
  });

  it('US Election: the event, then operations, even under Itjihad', () => {
    for (const lapsing of [[], [ITJIHAD]]) {
      const g = soloGame({ ...elsewhere, funding: 9, lapsing }, [1, 1, 1, 1]);
      expect(soloTurn(g, US_ELECTION).answers.slice(0, 2)).toEqual(['use.event', 'ops.recruit']);
      expect(g.posture[at('united-states')]).toBe(SOFT);
    }
  });

  it('uses no Reserves, no First Plot box, and triggers nothing', () => {
    const g = soloGame({ ...elsewhere, reserves: { jihadist: 2 } }, [1]);
    soloTurn(g, PATRIOT_ACT);
    expect([g.reserves.jihadist, g.firstPlot, g.firstPlotCard]).toEqual([2, false, 0]);
    expect(logged(g)).not.toContain('log.event');
  });
});

describe('9.4.1 which operation', () => {
  const operation = (it: Parameters<typeof soloGame>[0], ops = 2) =>
    first(followChart(automaOperate(soloGame(it), ops)).answers);

  it('Major Jihad, if it can succeed', () => {
    const countries = {
      egypt: { governance: 'poor', sleepers: 5 },
      jordan: { governance: 'fair', sleepers: 1 },
    } as const;
    expect(operation({ countries })).toBe('ops.major');
    expect(operation({ countries }, 1)).toBe('ops.minor');
  });

  it('else Minor Jihad where governance is Good or Fair', () => {
    expect(operation({ countries: { egypt: { governance: 'fair', sleepers: 1 } } })).toBe('ops.minor');
  });

  it('else Recruit, if a cell is Available', () => {
    expect(operation({ ...elsewhere, funding: 9 })).toBe('ops.recruit');
  });

  it('else Travel', () => {
    expect(operation({ countries: { egypt: { governance: 'poor', sleepers: 4, troops: 2 } }, funding: 1 })).toBe(
      'ops.recruit',
    );
    expect(operation({ countries: { egypt: { governance: 'poor', sleepers: 5, troops: 2 } }, funding: 1 })).toBe(
      'ops.travel',
    );
  });

  it('and Travel under GTMO, cells or not (12.1)', () => {
    expect(operation({ ...elsewhere, funding: 9, lapsing: [GTMO] })).toBe('ops.travel');
  });

  it('Recruit with cells Available and no place for them radicalizes', () => {
    const g = soloGame({ funding: 9 }, [5, 2, 1, 5, 2]);
    expect(followChart(automaOperate(g, 1)).answers).toEqual(['ops.recruit', 'radical.cell']);
  });

  it('Travel without a cell on the map radicalizes', () => {
    const g = soloGame({ funding: 9, lapsing: [GTMO] }, [5, 2, 1]);
    expect(followChart(automaOperate(g, 1)).answers).toEqual(['ops.travel', 'radical.cell']);
  });
});

describe('9.2 the stack', () => {
  it('is played from the top', () => {
    const g = soloGame({ ...elsewhere, jihadist: [AL_ITTIHAD, HOMEGROWN] }, [1]);
    followChart(jihadistCard(g));
    expect(g.hands.jihadist).toEqual([AL_ITTIHAD]);
    expect(g.sleepers[at('united-kingdom')]).toBe(1);
  });
});
