import { describe, expect, it } from 'vitest';
import { ADVERSARY, FAIR, HARD, hasMarker, NEUTRAL, POOR, SOFT, UNMARKED, WMD } from '../position.js';
import { beginPhase } from '../rules/phases.js';
import { playCard } from '../rules/play-card.js';
import { disruptIn } from '../rules/us/disrupt.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, type PositionFields, positionWith, run } from '../testing/positions.js';
import { conditionHolds } from './index.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const jihadist = { step: 'jihadist' } as const;
const uses = (it: PositionFields, card: number): readonly string[] =>
  usesOfCard(positionWith({ ...jihadist, ...it }), 'jihadist', card);
/** All but one of the fifteen cells are on the map. */
const oneLeft = { 'saudi-arabia': { governance: 'poor', sleepers: 14 } } as const;
const noneLeft = { 'saudi-arabia': { governance: 'poor', sleepers: 15 } } as const;

describe('Card 61 Detainee Release', () => {
  const countries = {
    ...elsewhere,
    france: { posture: 'soft', sleepers: 2 },
    spain: { posture: 'soft', active: 2 },
  } as const;
  /** The US has disrupted in Spain and in France, and now it is the Jihadists' phase. */
  const after = (it: PositionFields = {}) => {
    const g = positionWith({ countries, draw: [49, 50, 51], ...it });
    run(g, disruptIn(g, at('spain')));
    run(g, disruptIn(g, at('france')));
    beginPhase(g, 'jihadist');
    return g;
  };

  it('places a cell where the US disrupted in the phase before, and brings a card', () => {
    const g = after();
    playEvent(g, 'jihadist', 61, ['space:france']);
    expect(g.sleepers[at('france')] + g.active[at('france')]).toBe(3);
    expect(g.hands.jihadist).toEqual([49]);
    expect(g.discard).toContain(61);
  });

  it('remembers no longer than the phase before', () => {
    const g = after();
    beginPhase(g, 'us');
    beginPhase(g, 'jihadist');
    expect(conditionHolds(g, 61, 'jihadist')).toBe(false);
  });

  it('remembers across the break between turns (5.2.2)', () => {
    const g = positionWith({ countries });
    run(g, disruptIn(g, at('spain')));
    g.step = 'end';
    beginPhase(g, 'jihadist');
    expect(conditionHolds(g, 61, 'jihadist')).toBe(true);
  });

  it('occurs when the US disrupts with its card first, and not when the event would come first (6.3.2.1)', () => {
    const it = { countries, us: [61], draw: [49] } as const;
    const g = positionWith(it);
    run(g, playCard(g, 'us', 61), ['disrupt', 'operation-first', 'space:spain']);
    expect([g.sleepers[at('spain')], g.active[at('spain')]]).toEqual([1, 1]);
    expect(g.hands.jihadist).toEqual([49]);
    const first = positionWith(it);
    run(first, playCard(first, 'us', 61), ['disrupt', 'event-first', 'space:spain']);
    expect(logged(first)).toContain('log.event.none');
    expect(first.hands.jihadist).toEqual([]);
  });

  it('is blocked by Renditions (44) and by GTMO (114) while it lapses', () => {
    expect(conditionHolds(after(), 61, 'jihadist')).toBe(true);
    expect(conditionHolds(after({ marks: ['renditions'] }), 61, 'jihadist')).toBe(false);
    expect(conditionHolds(after({ lapsing: [114] }), 61, 'jihadist')).toBe(false);
  });

  it('in the solitaire game, puts the card on top of the stack (9.2)', () => {
    const g = positionWith({ countries, draw: [49, 50], jihadist: [66, 61] }, { solitaire: 'yes' });
    run(g, disruptIn(g, at('spain')));
    beginPhase(g, 'jihadist');
    playEvent(g, 'jihadist', 61);
    expect(g.hands.jihadist).toEqual([66, 49]);
  });

  it('brings the card even if no cell is on the track', () => {
    const g = positionWith({
      countries: { ...noneLeft, 'saudi-arabia': { governance: 'poor', active: 15, troops: 2 } },
      draw: [49],
      us: [61],
    });
    g.phase = { ...g.phase, disrupted: [at('saudi-arabia'), at('spain')] };
    triggerEvent(g, 'jihadist', 61);
    expect(g.hands.jihadist).toEqual([49]);
  });
});

describe('Card 62 Ex-KGB', () => {
  it('ends CTR in Russia (3), and does nothing else', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, marks: ['ctr-russia', 'ctr-central-asia'] });
    playEvent(g, 'jihadist', 62);
    expect([hasMarker(g, 'ctr-russia'), hasMarker(g, 'ctr-central-asia')]).toEqual([false, true]);
    expect(g.governance[at('central-asia')]).toBe(UNMARKED);
    expect(g.discard).toContain(62);
  });

  it('sets Caucasus against the US', () => {
    const hard = positionWith({ ...jihadist, countries: elsewhere });
    playEvent(hard, 'jihadist', 62, ['space:caucasus']);
    expect(hard.posture[at('caucasus')]).toBe(SOFT);
    const soft = positionWith({ countries: elsewhere, posture: 'soft' });
    triggerEvent(soft, 'jihadist', 62, ['space:caucasus']);
    expect(soft.posture[at('caucasus')]).toBe(HARD);
  });

  it('or tests Central Asia and shifts it', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [5]);
    playEvent(g, 'jihadist', 62, ['space:central-asia']);
    expect([g.governance[at('central-asia')], g.alignment[at('central-asia')]]).toEqual([FAIR, ADVERSARY]);
    const ally = { ...elsewhere, 'central-asia': { governance: 'poor', alignment: 'ally' } } as const;
    const shifted = positionWith({ countries: ally });
    triggerEvent(shifted, 'jihadist', 62, ['space:central-asia']);
    expect(shifted.alignment[at('central-asia')]).toBe(NEUTRAL);
  });

  it('asks the Jihadists in the solitaire game too (9.6)', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, jihadist: [62] }, { solitaire: 'yes' });
    const { decisions } = playEvent(g, 'jihadist', 62, ['space:caucasus']);
    expect(decisions.map(({ seat }) => seat)).toEqual(['jihadist', 'jihadist']);
  });
});

describe('Card 63 Gaza War', () => {
  it('costs the US a card and Prestige, and brings Funding', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, us: [41, 42] });
    playEvent(g, 'jihadist', 63);
    expect([g.hands.us.length, g.funding, g.prestige]).toEqual([1, 6, 6]);
    expect(g.discard).toContain(63);
  });

  it('occurs when the US uses its last card', () => {
    const g = positionWith({ countries: elsewhere, funding: 9, us: [63] });
    triggerEvent(g, 'jihadist', 63);
    expect([g.funding, g.prestige]).toEqual([9, 6]);
  });
});

describe('Card 64 Hariri Killed', () => {
  it('tests Lebanon and Syria; Syria becomes an Adversary, one level worse', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [5, 6]);
    playEvent(g, 'jihadist', 64);
    expect([g.governance[at('lebanon')], g.alignment[at('lebanon')]]).toEqual([FAIR, NEUTRAL]);
    expect([g.governance[at('syria')], g.alignment[at('syria')]]).toEqual([POOR, ADVERSARY]);
    expect(g.removed).toContain(64);
  });

  it('leaves a marked Lebanon, and no Islamist Rule in Syria', () => {
    const countries = {
      ...elsewhere,
      lebanon: { governance: 'good' },
      syria: { governance: 'poor', alignment: 'ally' },
    } as const;
    const g = positionWith({ countries });
    triggerEvent(g, 'jihadist', 64);
    expect([g.governance[at('syria')], g.alignment[at('syria')]]).toEqual([POOR, ADVERSARY]);
    expect(logged(g)).not.toContain('log.test');
    expect(g.removed).toContain(64);
  });
});

describe('Card 65 HEU', () => {
  const countries = {
    ...elsewhere,
    russia: { posture: 'soft', sleepers: 1 },
    'central-asia': { governance: 'poor', active: 1, sleepers: 1 },
  } as const;

  it('makes a WMD Available on a success in Russia or Central Asia', () => {
    const russia = positionWith({ ...jihadist, countries }, {}, [2]);
    playEvent(russia, 'jihadist', 65, ['space:russia']);
    expect([russia.available[WMD], russia.looseNukes, russia.sleepers[at('russia')]]).toEqual([1, 2, 1]);
    expect(russia.pakistanArsenal).toBe(3);
    const asia = positionWith({ countries }, {}, [3]);
    triggerEvent(asia, 'jihadist', 65, ['space:central-asia']);
    expect([asia.available[WMD], asia.looseNukes]).toEqual([1, 2]);
    expect(asia.removed).toContain(65);
  });

  it('costs a cell on a failure, the last one with a cadre, and leaves the game too', () => {
    const g = positionWith({ ...jihadist, countries }, {}, [3]);
    playEvent(g, 'jihadist', 65, ['space:russia']);
    expect([g.available[WMD], g.sleepers[at('russia')], g.cadre[at('russia')]]).toEqual([0, 0, 1]);
    expect(g.removed).toContain(65);
    const two = positionWith({ ...jihadist, countries }, {}, [4]);
    playEvent(two, 'jihadist', 65, ['space:central-asia', 'piece:active']);
    expect([two.active[at('central-asia')], two.sleepers[at('central-asia')]]).toEqual([0, 1]);
    expect(two.cadre[at('central-asia')]).toBe(0);
  });

  it('lets the US win if the last cell on the map is lost (2.1.1)', () => {
    const { russia } = countries;
    const g = positionWith({ ...jihadist, countries: { russia } }, {}, [6]);
    expect(() => playEvent(g, 'jihadist', 65)).toThrow('us wins');
  });

  it('always succeeds under Islamist Rule', () => {
    const islamist = { 'central-asia': { governance: 'islamist-rule', alignment: 'adversary', active: 1 } } as const;
    const g = positionWith({ ...jihadist, countries: islamist }, {}, [6]);
    playEvent(g, 'jihadist', 65);
    expect(g.available[WMD]).toBe(1);
  });

  it('finds nothing in an empty box', () => {
    const g = positionWith({ ...jihadist, countries, looseNukes: 0 }, {}, [1]);
    playEvent(g, 'jihadist', 65, ['space:russia']);
    expect([g.available[WMD], g.sleepers[at('russia')]]).toEqual([0, 1]);
    expect(g.removed).toContain(65);
  });

  it('goes only where no CTR (3) is', () => {
    const russia = positionWith({ ...jihadist, countries, marks: ['ctr-central-asia'] }, {}, [6]);
    playEvent(russia, 'jihadist', 65);
    expect(russia.sleepers[at('russia')]).toBe(0);
    const asia = positionWith({ ...jihadist, countries, marks: ['ctr-russia'] }, {}, [6]);
    playEvent(asia, 'jihadist', 65, ['piece:sleeper']);
    expect([asia.sleepers[at('russia')], asia.sleepers[at('central-asia')]]).toEqual([1, 0]);
  });

  it('takes a cell in one of them that CTR does not guard', () => {
    expect(uses({ countries: elsewhere }, 65)).not.toContain('event');
    expect(uses({ countries, marks: ['ctr-russia', 'ctr-central-asia'] }, 65)).not.toContain('event');
    const { russia } = countries;
    expect(uses({ countries: { russia }, marks: ['ctr-russia'] }, 65)).not.toContain('event');
    expect(uses({ countries: { russia }, marks: ['ctr-central-asia'] }, 65)).toContain('event');
  });

  it('in the solitaire game, the WMD pushes the lowest number aside (9.3.3)', () => {
    const { russia } = countries;
    const g = positionWith({ ...jihadist, countries: { russia }, jihadist: [65] }, { solitaire: 'yes' }, [1]);
    playEvent(g, 'jihadist', 65);
    expect([g.available[WMD], g.available[1], g.setAside[1]]).toEqual([1, 2, 1]);
  });
});

describe('Card 66 Homegrown', () => {
  it('places a cell in the United Kingdom, which is tested', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [6]);
    playEvent(g, 'jihadist', 66);
    expect([g.posture[at('united-kingdom')], g.sleepers[at('united-kingdom')]]).toEqual([HARD, 1]);
    expect(g.discard).toContain(66);
  });

  it('occurs when the US uses the card; without a cell on the track none comes', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1]);
    triggerEvent(g, 'jihadist', 66);
    expect(g.sleepers[at('united-kingdom')]).toBe(1);
    const none = positionWith({ countries: noneLeft });
    triggerEvent(none, 'jihadist', 66);
    expect([none.sleepers[at('united-kingdom')], none.posture[at('united-kingdom')]]).toEqual([0, 0]);
  });
});

describe('Card 67 Islamic Jihad Union', () => {
  it('places a cell in Central Asia and one in Afghanistan, both tested, and leaves the game', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [1, 5]);
    playEvent(g, 'jihadist', 67);
    expect([g.sleepers[at('central-asia')], g.sleepers[at('afghanistan')]]).toEqual([1, 1]);
    expect([g.governance[at('central-asia')], g.governance[at('afghanistan')]]).toEqual([POOR, FAIR]);
    expect(g.removed).toContain(67);
  });

  it('lets the Jihadists choose for the last cell, when the US uses the card too', () => {
    const g = positionWith({ countries: oneLeft }, {}, [1]);
    triggerEvent(g, 'jihadist', 67, ['space:afghanistan']);
    expect([g.sleepers[at('central-asia')], g.sleepers[at('afghanistan')]]).toEqual([0, 1]);
    expect(g.governance[at('central-asia')]).toBe(UNMARKED);
  });

  it('leaves the game without a cell too (6.2.4)', () => {
    const g = positionWith({ ...jihadist, countries: noneLeft }, {}, [1, 1]);
    playEvent(g, 'jihadist', 67);
    expect(g.removed).toContain(67);
  });
});

describe('Card 68 Jemaah Islamiya', () => {
  it('places two cells in Indonesia/Malaysia', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [1]);
    playEvent(g, 'jihadist', 68);
    expect(g.sleepers[at('indonesia-malaysia')]).toBe(2);
    expect(g.discard).toContain(68);
  });

  it('places the last one when the US uses the card', () => {
    const g = positionWith({ countries: oneLeft }, {}, [1]);
    triggerEvent(g, 'jihadist', 68);
    expect(g.sleepers[at('indonesia-malaysia')]).toBe(1);
  });
});

describe('Card 69 Kazakh Strain', () => {
  const countries = {
    russia: { posture: 'soft', sleepers: 1 },
    'central-asia': { governance: 'fair', active: 1 },
  } as const;

  it('seeks a WMD in Central Asia only', () => {
    const found = positionWith({ ...jihadist, countries }, {}, [2]);
    playEvent(found, 'jihadist', 69);
    expect(found.available[WMD]).toBe(1);
    expect(found.removed).toContain(69);
    const lost = positionWith({ countries }, {}, [3]);
    triggerEvent(lost, 'jihadist', 69);
    expect([lost.available[WMD], lost.active[at('central-asia')], lost.cadre[at('central-asia')]]).toEqual([0, 0, 1]);
    expect(lost.removed).toContain(69);
  });

  it('takes a cell there and no CTR (3) there', () => {
    const { russia } = countries;
    expect(uses({ countries: { russia } }, 69)).not.toContain('event');
    expect(uses({ countries, marks: ['ctr-central-asia'] }, 69)).not.toContain('event');
    expect(uses({ countries, marks: ['ctr-russia'] }, 69)).toContain('event');
  });
});

describe('Card 70 Lashkar-e-Tayyiba', () => {
  it('places a cell in Pakistan and one in India', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere }, {}, [1, 1]);
    playEvent(g, 'jihadist', 70);
    expect([g.sleepers[at('pakistan')], g.sleepers[at('india')]]).toEqual([1, 1]);
    expect(g.discard).toContain(70);
  });

  it('lets the Jihadists choose for the last cell', () => {
    const g = positionWith({ countries: oneLeft }, {}, [1, 1]);
    triggerEvent(g, 'jihadist', 70, ['space:india']);
    expect([g.sleepers[at('pakistan')], g.sleepers[at('india')]]).toEqual([0, 1]);
  });

  it('is blocked by Indo-Pakistani Talks (36)', () => {
    expect(uses({ countries: elsewhere, marks: ['indo-pakistani-talks'] }, 70)).not.toContain('event');
    const g = positionWith({ countries: elsewhere, marks: ['indo-pakistani-talks'] });
    triggerEvent(g, 'jihadist', 70);
    expect(logged(g)).toContain('log.event.none');
  });

  it('asks the Jihadists in the solitaire game too', () => {
    const g = positionWith({ ...jihadist, countries: oneLeft, jihadist: [70] }, { solitaire: 'yes' }, [1, 1]);
    const options = offers(playCard(g, 'jihadist', 70), ['event']);
    expect(options).toEqual(expect.arrayContaining(['space:pakistan', 'space:india']));
  });
});
