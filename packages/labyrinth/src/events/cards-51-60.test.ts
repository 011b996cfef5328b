import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { hasMarker, type Position, SOFT } from '../position.js';
import { jihad } from '../rules/jihadist/jihad.js';
import { choosePlot } from '../rules/jihadist/plot.js';
import { mayTravel } from '../rules/jihadist/travel.js';
import { playCard } from '../rules/play-card.js';
import { deployTo } from '../rules/us/deploy.js';
import { DISRUPT, disruptIn } from '../rules/us/disrupt.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, positionWith, run } from '../testing/positions.js';
import { conditionHolds } from './index.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const withTroops = { ...elsewhere, iraq: { governance: 'poor', alignment: 'ally', troops: 6 } } as const;
const underRegimeChange = {
  ...elsewhere,
  iraq: { governance: 'poor', alignment: 'ally', troops: 6, regimeChange: 'tan', sleepers: 1 },
} as const;
const jihadist = { step: 'jihadist' } as const;
const uses = (it: Parameters<typeof positionWith>[0], card: number): readonly string[] =>
  usesOfCard(positionWith({ ...jihadist, ...it }), 'jihadist', card);

describe('Card 51 FREs', () => {
  it('places four cells in Iraq, two once Saddam is captured (27)', () => {
    const g = positionWith({ ...jihadist, countries: withTroops });
    playEvent(g, 'jihadist', 51);
    expect(g.sleepers[at('iraq')]).toBe(4);
    expect(g.discard).toContain(51);
    const captured = positionWith({ ...jihadist, countries: withTroops, marks: ['saddam-captured'] });
    playEvent(captured, 'jihadist', 51);
    expect(captured.sleepers[at('iraq')]).toBe(2);
  });

  it('places what the track holds, whatever Funding is', () => {
    const countries = { ...withTroops, yemen: { governance: 'poor', sleepers: 11 } } as const;
    const g = positionWith({ countries, funding: 1 });
    triggerEvent(g, 'jihadist', 51);
    expect(g.sleepers[at('iraq')]).toBe(3);
  });

  it('takes troops in Iraq; NATO (41) will do', () => {
    const countries = { ...elsewhere, iraq: { governance: 'poor', regimeChange: 'tan' } } as const;
    expect(uses({ countries }, 51)).not.toContain('event');
    expect(uses({ countries, nato: 'iraq' }, 51)).toContain('event');
  });
});

describe('Card 52 IEDs', () => {
  it('costs the US a card by chance', () => {
    const g = positionWith({ ...jihadist, countries: underRegimeChange, us: [41, 42, 43] });
    playEvent(g, 'jihadist', 52);
    expect(g.hands.us).toHaveLength(2);
    expect(g.discard).toHaveLength(2);
  });

  it('does nothing to an empty hand', () => {
    const g = positionWith({ ...jihadist, countries: underRegimeChange });
    playEvent(g, 'jihadist', 52);
    expect(g.discard).toEqual([52]);
  });

  it('takes cells under Regime Change; Sadr (54) is one', () => {
    const countries = { ...elsewhere, iraq: { governance: 'poor', regimeChange: 'green' } } as const;
    expect(uses({ countries }, 52)).not.toContain('event');
    expect(uses({ countries, marks: ['sadr'] }, 52)).toContain('event');
  });

  it('occurs when the US uses the card, which it holds no longer', () => {
    const g = positionWith({ countries: underRegimeChange, us: [52, 43] });
    triggerEvent(g, 'jihadist', 52);
    expect(g.hands.us).toEqual([]);
    expect(g.discard).toEqual([43, 52]);
  });

  it('brings about a US Election that is lost (D2)', () => {
    const g = positionWith({ ...jihadist, countries: underRegimeChange, us: [120] }, {}, [1, 1, 1, 1]);
    playEvent(g, 'jihadist', 52);
    expect(logged(g).filter((key) => key === 'log.event')).toHaveLength(2);
  });
});

describe('Card 53 Madrassas', () => {
  const countries = {
    ...elsewhere,
    pakistan: { governance: 'fair', alignment: 'ally' },
    afghanistan: { governance: 'islamist-rule', alignment: 'adversary' },
    yemen: { governance: 'poor' },
    france: { posture: 'soft', cadre: true },
  } as const;

  it('recruits with both cards of the phase beyond Funding, wherever governance is Poor or Islamist Rule too', () => {
    const g = positionWith({ ...jihadist, countries, funding: 1, jihadist: [53, 78, 49] }, {}, [3, 3, 4]);
    const { decisions } = playEvent(g, 'jihadist', 53, [
      'space:yemen',
      'card:78',
      'space:afghanistan',
      'space:yemen',
      'space:yemen',
    ]);
    expect(decisions[1].options).toEqual(['space:france', 'space:yemen', 'space:saudi-arabia', 'space:afghanistan']);
    expect([g.sleepers[at('yemen')], g.sleepers[at('afghanistan')]]).toEqual([2, 1]);
    expect(g.hands.jihadist).toEqual([49]);
    expect(g.discard).toEqual([78, 53]);
    expect(g.played).toBe(2);
  });

  it('recruits once if no other card is left', () => {
    const g = positionWith({ ...jihadist, countries, jihadist: [53] }, {}, [3]);
    playEvent(g, 'jihadist', 53, ['space:yemen']);
    expect(g.sleepers[at('yemen')]).toBe(1);
  });

  it('lets the US event of the other card occur, before or after (R-MAD)', () => {
    const g = positionWith({ ...jihadist, countries, jihadist: [53, 43] }, {}, [4, 4, 4, 4]);
    playEvent(g, 'jihadist', 53, [
      'space:yemen',
      'card:43',
      'event-first',
      'space:yemen',
      'space:yemen',
      'space:yemen',
    ]);
    expect(hasMarker(g, 'patriot-act')).toBe(true);
    expect(g.removed).toContain(43);
  });

  it('is for the first card of a Jihadist phase', () => {
    expect(uses({ countries, played: 1 }, 53)).not.toContain('event');
    const g = positionWith({ countries });
    triggerEvent(g, 'jihadist', 53);
    expect(logged(g)).toContain('log.event.none');
  });

  it('in the solitaire game, takes the next card of the stack, without its US event (9.4.1)', () => {
    const g = positionWith({ ...jihadist, countries, jihadist: [49, 43, 53] }, { solitaire: 'yes' }, [4, 4, 4, 4]);
    playEvent(g, 'jihadist', 53, ['space:yemen', 'space:yemen', 'space:yemen', 'space:yemen']);
    expect(hasMarker(g, 'patriot-act')).toBe(false);
    expect(g.hands.jihadist).toEqual([49]);
  });
});

describe('Card 54 Moqtada al-Sadr', () => {
  it('is a cell in Iraq beside the fifteen, takes the place of a cadre, and its card leaves the game', () => {
    const countries = { ...withTroops, iraq: { ...withTroops.iraq, cadre: true } } as const;
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 54);
    expect(cellsIn(g, at('iraq'))).toBe(1);
    expect(g.cadre[at('iraq')]).toBe(0);
    expect(g.sleepers[at('iraq')] + g.active[at('iraq')]).toBe(0);
    expect(g.removed).toContain(54);
  });

  it('neither travels nor is disrupted, and can fall in jihad for good', () => {
    const g = positionWith({ countries: { iraq: withTroops.iraq } });
    triggerEvent(g, 'jihadist', 54);
    expect(DISRUPT.country.isOpen(g, { ops: 3 }, at('iraq'))).toBe(false);
    expect(mayTravel(g)).toBe(false);
    const fallen = positionWith(
      { countries: { ...elsewhere, iraq: { governance: 'poor' } }, marks: ['sadr'] },
      {},
      [6],
    );
    run(fallen, jihad(fallen, 1), ['space:iraq']);
    expect(hasMarker(fallen, 'sadr')).toBe(false);
  });

  it('takes troops in Iraq', () => {
    expect(uses({ countries: elsewhere }, 54)).not.toContain('event');
  });
});

describe('Card 55 Uyghur Jihad', () => {
  it('tests China and goes there if it is Soft', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [4]);
    playEvent(g, 'jihadist', 55);
    expect(g.posture[at('china')]).toBe(SOFT);
    expect(g.sleepers[at('china')]).toBe(1);
    expect(g.removed).toContain(55);
  });

  it('tests China and leaves the game even if no cell is on the track (6.2.4)', () => {
    const g = positionWith({ ...jihadist, countries: { yemen: { governance: 'poor', sleepers: 15 } } }, {}, [1]);
    playEvent(g, 'jihadist', 55);
    expect([g.posture[at('china')], g.sleepers[at('china')]]).toEqual([SOFT, 0]);
    expect(g.removed).toContain(55);
  });

  it('goes to Central Asia, which is tested, if China is Hard', () => {
    const g = positionWith({ countries: { ...elsewhere, china: { posture: 'hard' } } }, {}, [1]);
    triggerEvent(g, 'jihadist', 55);
    expect([g.sleepers[at('china')], g.sleepers[at('central-asia')]]).toEqual([0, 1]);
    expect(g.removed).toContain(55);
  });
});

describe('Card 56 Vieira de Mello Slain', () => {
  it('costs Prestige, and UN Nation Building (30) can occur no more', () => {
    const g = positionWith({ ...jihadist, countries: underRegimeChange });
    playEvent(g, 'jihadist', 56);
    expect(g.prestige).toBe(6);
    expect(conditionHolds(g, 30, 'us')).toBe(false);
    expect(g.removed).toContain(56);
  });

  it('takes cells under Regime Change, and occurs when the US uses the card', () => {
    expect(uses({ countries: withTroops }, 56)).not.toContain('event');
    const g = positionWith({ countries: underRegimeChange, prestige: 1 });
    triggerEvent(g, 'jihadist', 56);
    expect(g.prestige).toBe(1);
    expect(hasMarker(g, 'vieira-de-mello-slain')).toBe(true);
  });
});

describe('Card 57 Abu Sayyaf', () => {
  it('places a cell in the Philippines, where troops may now go, and leaves the game', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [1]);
    expect(deployTo(g, 2)).not.toContain(at('philippines'));
    playEvent(g, 'jihadist', 57);
    expect(g.sleepers[at('philippines')]).toBe(1);
    expect(deployTo(g, 2)).toContain(at('philippines'));
    expect(g.removed).toContain(57);
  });

  it('makes each plot there cost Prestige when it is placed, unless troops outnumber the cells', () => {
    const place = (troops: number): Position => {
      const philippines = { posture: 'soft', sleepers: 2, troops } as const;
      const g = positionWith({ ...jihadist, countries: { philippines }, marks: ['abu-sayyaf'] });
      run(
        g,
        choosePlot(g, at('philippines'), () => true),
        ['plot:1'],
      );
      return g;
    };
    expect(place(0).prestige).toBe(6);
    expect(place(2).prestige).toBe(6);
    expect(place(3).prestige).toBe(7);
  });

  it('is blocked by Moro Talks (4)', () => {
    expect(uses({ countries: elsewhere, marks: ['moro-talks'] }, 57)).not.toContain('event');
    const g = positionWith({ countries: elsewhere, marks: ['moro-talks'] });
    triggerEvent(g, 'jihadist', 57);
    expect(logged(g)).toContain('log.event.none');
    expect(g.discard).toContain(57);
  });

  it('marks even if no cell is on the track, when the US uses the card (6.2.4)', () => {
    const countries = { 'saudi-arabia': { governance: 'poor', sleepers: 15 } } as const;
    const g = positionWith({ countries });
    triggerEvent(g, 'jihadist', 57);
    expect(hasMarker(g, 'abu-sayyaf')).toBe(true);
    expect(g.removed).toContain(57);
  });
});

describe('Card 58 Al-Anbar', () => {
  const cells = { governance: 'poor', alignment: 'ally', active: 2, troops: 3 } as const;

  it('places a cell in Iraq, spoils Disrupts in Iraq and Syria, and stops the US side of 111 and 112', () => {
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, iraq: cells, syria: cells } });
    playEvent(g, 'jihadist', 58);
    expect(g.sleepers[at('iraq')]).toBe(1);
    expect([111, 112].map((card) => conditionHolds(g, card, 'us'))).toEqual([false, false]);
    expect([111, 112].map((card) => conditionHolds(g, card, 'jihadist'))).toEqual([true, true]);
    expect(g.removed).toContain(58);
    run(g, disruptIn(g, at('syria')), []);
    expect(g.active[at('syria')]).toBe(1);
    expect(g.prestige).toBe(8);
  });

  it('guards a cadre there', () => {
    const countries = { ...elsewhere, syria: { governance: 'poor', alignment: 'ally', cadre: true } } as const;
    expect(DISRUPT.country.isOpen(positionWith({ countries }), { ops: 3 }, at('syria'))).toBe(true);
    expect(DISRUPT.country.isOpen(positionWith({ countries, marks: ['al-anbar'] }), { ops: 3 }, at('syria'))).toBe(
      false,
    );
  });

  it('is blocked by Anbar Awakening (13)', () => {
    expect(uses({ countries: elsewhere, marks: ['anbar-awakening'] }, 58)).not.toContain('event');
  });

  it('marks even if no cell is on the track (6.2.4)', () => {
    const g = positionWith({ ...jihadist, countries: { yemen: { governance: 'poor', sleepers: 15 } } });
    playEvent(g, 'jihadist', 58);
    expect(hasMarker(g, 'al-anbar')).toBe(true);
    expect(g.removed).toContain(58);
  });

  it('occurs when the US uses the card', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1]);
    triggerEvent(g, 'jihadist', 58);
    expect(hasMarker(g, 'al-anbar')).toBe(true);
    expect(g.removed).toContain(58);
  });
});

describe('Card 59 Amerithrax', () => {
  it('costs the US its best US card, of its choice among equals', () => {
    const it = { ...jihadist, countries: elsewhere, us: [6, 41, 78, 42], jihadist: [59] } as const;
    const g = positionWith(it);
    expect(offers(playCard(g, 'jihadist', 59), ['event'])).toEqual(['card:41', 'card:42']);
    const played = positionWith(it);
    const { decisions } = playEvent(played, 'jihadist', 59, ['card:42']);
    expect(decisions[1].seat).toBe('us');
    expect(played.hands.us).toEqual([6, 41, 78]);
  });

  it('spares other cards', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, us: [78, 100] });
    playEvent(g, 'jihadist', 59);
    expect(g.hands.us).toEqual([78, 100]);
  });

  it('occurs when the US uses the card', () => {
    const g = positionWith({ countries: elsewhere, us: [6, 59] });
    triggerEvent(g, 'jihadist', 59);
    expect(g.hands.us).toEqual([]);
  });
});

describe('Card 60 Bhutto Shot', () => {
  const countries = { pakistan: { governance: 'fair', sleepers: 1 } } as const;

  it('ends Benazir Bhutto (33), which can occur no more (6.2.8)', () => {
    const g = positionWith({ ...jihadist, countries, marks: ['benazir-bhutto'] });
    playEvent(g, 'jihadist', 60);
    expect(hasMarker(g, 'benazir-bhutto')).toBe(false);
    expect(hasMarker(g, 'bhutto-shot')).toBe(true);
    expect(conditionHolds(g, 33, 'us')).toBe(false);
    expect(g.removed).toContain(60);
  });

  it('takes a cell in Pakistan, and occurs when the US uses the card', () => {
    expect(uses({ countries: elsewhere }, 60)).not.toContain('event');
    const g = positionWith({ countries });
    triggerEvent(g, 'jihadist', 60);
    expect(hasMarker(g, 'bhutto-shot')).toBe(true);
    expect(g.removed).toContain(60);
  });
});
