import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { improve, rollGovernance, setGovernance, test } from '../governance.js';
import { FAIR, HARD, POOR, SOFT } from '../position.js';
import { beginPhase } from '../rules/phases.js';
import { play } from '../rules/sequence.js';
import { playEvent, triggerEvent, usesOfCard } from '../testing/events.js';
import { at, logged, offers, positionWith } from '../testing/positions.js';
import { cellsOnTrack } from '../tracks.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;
const sudan = { governance: 'islamist-rule', alignment: 'adversary' } as const;
const jihadist = { step: 'jihadist' } as const;
const solitaire = { solitaire: 'yes' } as const;

describe('Card 91 Regional al-Qaeda', () => {
  it('tests two unmarked Muslim countries and puts a cell into each', () => {
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, yemen: { cadre: true } } }, {}, [1, 5]);
    const { decisions } = playEvent(g, 'jihadist', 91, ['space:yemen', 'space:morocco']);
    expect([g.governance[at('yemen')], g.governance[at('morocco')]]).toEqual([POOR, FAIR]);
    expect([cellsIn(g, at('yemen')), cellsIn(g, at('morocco'))]).toEqual([1, 1]);
    expect(g.cadre[at('yemen')]).toBe(0);
    expect(decisions[1].options).not.toContain('space:saudi-arabia');
    expect(decisions[1].options).not.toContain('space:iran');
    expect(decisions[2].options).not.toContain('space:yemen');
  });

  it('puts two into each once there is Islamist Rule', () => {
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, sudan } }, {}, [1, 1]);
    playEvent(g, 'jihadist', 91, ['space:yemen', 'space:morocco']);
    expect([cellsIn(g, at('yemen')), cellsIn(g, at('morocco'))]).toEqual([2, 2]);
  });

  it('lets the Jihadists place the last cells, and tests both countries even with none', () => {
    const three = positionWith(
      { ...jihadist, countries: { sudan, 'saudi-arabia': { governance: 'poor', sleepers: 12 } } },
      {},
      [1, 1],
    );
    playEvent(three, 'jihadist', 91, ['space:yemen', 'space:morocco', 'space:morocco', 'space:morocco']);
    expect([cellsIn(three, at('yemen')), cellsIn(three, at('morocco'))]).toEqual([1, 2]);
    expect(cellsOnTrack(three)).toBe(0);
    const none = positionWith(
      { ...jihadist, countries: { 'saudi-arabia': { governance: 'poor', sleepers: 15 } } },
      {},
      [1, 1],
    );
    playEvent(none, 'jihadist', 91, ['space:yemen', 'space:morocco']);
    expect([none.governance[at('yemen')], none.governance[at('morocco')]]).toEqual([POOR, POOR]);
  });

  it('takes two unmarked Muslim countries', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere });
    const level = g.governance;
    for (let country = at('morocco'); country < at('iran'); country++) if (level[country] === 0) level[country] = POOR;
    level[at('yemen')] = 0;
    expect(usesOfCard(g, 'jihadist', 91)).not.toContain('event');
    const two = positionWith({ ...jihadist, countries: elsewhere });
    expect(usesOfCard(two, 'jihadist', 91)).toContain('event');
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: elsewhere }, {}, [1, 1]);
    triggerEvent(g, 'jihadist', 91, ['space:yemen', 'space:morocco']);
    expect([cellsIn(g, at('yemen')), cellsIn(g, at('morocco'))]).toEqual([1, 1]);
  });
});

describe('Card 92 Saddam', () => {
  const poor = { ...elsewhere, iraq: { governance: 'poor', alignment: 'adversary' } } as const;

  it('brings Funding to 9', () => {
    const g = positionWith({ ...jihadist, countries: poor, funding: 2 });
    playEvent(g, 'jihadist', 92);
    expect(g.funding).toBe(9);
  });

  it('takes Iraq as a Poor Adversary, and is blocked by Saddam Captured (27)', () => {
    expect(usesOfCard(positionWith({ ...jihadist, countries: poor }), 'jihadist', 92)).toContain('event');
    const caught = positionWith({ ...jihadist, countries: poor, marks: ['saddam-captured'] });
    expect(usesOfCard(caught, 'jihadist', 92)).not.toContain('event');
    const fair = { ...elsewhere, iraq: { governance: 'fair', alignment: 'adversary' } } as const;
    expect(usesOfCard(positionWith({ ...jihadist, countries: fair }), 'jihadist', 92)).not.toContain('event');
    const neutral = { ...elsewhere, iraq: { governance: 'poor' } } as const;
    expect(usesOfCard(positionWith({ ...jihadist, countries: neutral }), 'jihadist', 92)).not.toContain('event');
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: poor, funding: 2 });
    triggerEvent(g, 'jihadist', 92);
    expect(g.funding).toBe(9);
  });
});

describe('Card 93 Taliban', () => {
  it('besieges Afghanistan, brings a cell to it and to Pakistan, and costs Prestige', () => {
    const g = positionWith({ ...jihadist, countries: { ...elsewhere, pakistan: { governance: 'fair' } } }, {}, [1]);
    playEvent(g, 'jihadist', 93);
    expect(g.governance[at('afghanistan')]).toBe(POOR);
    expect(g.besieged[at('afghanistan')]).toBe(1);
    expect([cellsIn(g, at('afghanistan')), cellsIn(g, at('pakistan'))]).toEqual([1, 1]);
    expect(g.prestige).toBe(6);
  });

  it('costs 3 Prestige where either is under Islamist Rule; there and where it is Good nobody is besieged (D1)', () => {
    const ruled = positionWith({
      ...jihadist,
      countries: { ...elsewhere, afghanistan: sudan, pakistan: { governance: 'fair' } },
    });
    playEvent(ruled, 'jihadist', 93);
    expect(ruled.prestige).toBe(4);
    expect(ruled.besieged[at('afghanistan')]).toBe(0);
    const other = positionWith({
      ...jihadist,
      countries: { ...elsewhere, afghanistan: { governance: 'good' }, pakistan: sudan },
    });
    playEvent(other, 'jihadist', 93);
    expect(other.prestige).toBe(4);
    expect(other.besieged[at('afghanistan')]).toBe(0);
  });

  it('lets the Jihadists choose where the last cell goes', () => {
    const countries = {
      afghanistan: { governance: 'poor' },
      pakistan: { governance: 'poor' },
      'saudi-arabia': { governance: 'poor', sleepers: 14 },
    } as const;
    const g = positionWith({ ...jihadist, countries });
    playEvent(g, 'jihadist', 93, ['space:pakistan']);
    expect([cellsIn(g, at('afghanistan')), cellsIn(g, at('pakistan'))]).toEqual([0, 1]);
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: { pakistan: { governance: 'fair' }, afghanistan: { governance: 'fair' } } });
    triggerEvent(g, 'jihadist', 93);
    expect(cellsIn(g, at('afghanistan'))).toBe(1);
    expect(g.besieged[at('afghanistan')]).toBe(1);
  });
});

describe('Card 94 The door of Itjihad was closed', () => {
  const countries = { ...elsewhere, turkey: { governance: 'fair', alignment: 'ally' } } as const;

  it('worsens a country that was improved in the Action Phase before', () => {
    const g = positionWith({ countries });
    improve(g, at('turkey'));
    beginPhase(g, 'jihadist');
    playEvent(g, 'jihadist', 94);
    expect(g.governance[at('turkey')]).toBe(FAIR);
  });

  it('worsens a country that was tested to Fair in this phase, or rolled anew to Fair by Regime Change', () => {
    const g = positionWith({ ...jihadist, countries }, {}, [6, 5]);
    test(g, at('morocco'));
    rollGovernance(g, at('turkey'));
    playEvent(g, 'jihadist', 94, ['space:turkey']);
    expect([g.governance[at('turkey')], g.governance[at('morocco')]]).toEqual([POOR, FAIR]);
  });

  it('takes such a country, still Fair or Good, of two phases at most', () => {
    expect(usesOfCard(positionWith({ ...jihadist, countries }), 'jihadist', 94)).not.toContain('event');
    const poor = positionWith({ ...jihadist, countries }, {}, [1]);
    test(poor, at('morocco'));
    expect(usesOfCard(poor, 'jihadist', 94)).not.toContain('event');
    const fallen = positionWith({ ...jihadist, countries });
    improve(fallen, at('turkey'));
    setGovernance(fallen, at('turkey'), POOR);
    expect(usesOfCard(fallen, 'jihadist', 94)).not.toContain('event');
    const old = positionWith({ countries });
    improve(old, at('turkey'));
    beginPhase(old, 'jihadist');
    beginPhase(old, 'us');
    beginPhase(old, 'jihadist');
    expect(usesOfCard(old, 'jihadist', 94)).not.toContain('event');
  });

  it('does not count what is tested in setup (5.2)', () => {
    const g = positionWith({ step: 'setup', jihadist: [94] }, { setup: 'anaconda' }, [5, 5, 5]);
    offers(play(g), ['space:yemen', 'space:morocco', 'space:jordan']);
    expect(g.governance[at('yemen')]).toBe(FAIR);
    expect(g.step).toBe('jihadist');
    expect(g.phaseBefore.improved).toEqual([]);
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries });
    improve(g, at('turkey'));
    triggerEvent(g, 'jihadist', 94);
    expect(g.governance[at('turkey')]).toBe(FAIR);
  });
});

describe('Card 95 Wahhabism', () => {
  it.each([
    ['good', 3],
    ['fair', 4],
    ['poor', 5],
    ['islamist-rule', 9],
  ] as const)('with a governance of %s brings Funding from 2 to %i', (governance, funding) => {
    const countries = { 'saudi-arabia': { governance, alignment: 'adversary', sleepers: 1 } } as const;
    const g = positionWith({ ...jihadist, countries, funding: 2 });
    playEvent(g, 'jihadist', 95);
    expect(g.funding).toBe(funding);
  });

  it('occurs for the Jihadists when the US uses the card', () => {
    const g = positionWith({ countries: elsewhere, funding: 8 });
    triggerEvent(g, 'jihadist', 95);
    expect(g.funding).toBe(9);
  });
});

describe('Card 96 Danish Cartoons', () => {
  it.each(['us', 'jihadist'] as const)(
    'played by %s: the US sets Scandinavia, the Jihadists place a Plot 1',
    (side) => {
      const g = positionWith({ step: side, countries: elsewhere }, {}, [1]);
      const { decisions } = playEvent(g, side, 96, ['soft', 'space:egypt']);
      expect(decisions.slice(1).map(({ seat }) => seat)).toEqual(['us', 'jihadist']);
      expect(g.posture[at('scandinavia')]).toBe(SOFT);
      expect(g.governance[at('egypt')]).toBe(POOR);
      expect(g.plots).toEqual([{ country: at('egypt'), kind: 1 }]);
      expect(decisions[2].options).not.toContain('space:iran');
      expect(g.removed).toContain(96);
    },
  );

  it('places any plot once there is Islamist Rule, but not there', () => {
    const g = positionWith({ countries: { ...elsewhere, sudan } });
    const { decisions } = playEvent(g, 'us', 96, ['hard', 'space:saudi-arabia', 'plot:3']);
    expect(decisions[2].options).not.toContain('space:sudan');
    expect(g.plots).toEqual([{ country: at('saudi-arabia'), kind: 3 }]);
    expect(g.posture[at('scandinavia')]).toBe(HARD);
  });

  it('leaves the game with no Plot 1 Available too', () => {
    const g = positionWith({ countries: { ...elsewhere, russia: { posture: 'soft', plots: [1, 1, 1] } } });
    playEvent(g, 'us', 96, ['hard']);
    expect(g.plots).toHaveLength(3);
    expect(g.removed).toContain(96);
  });

  it('in the solitaire game, still places a Plot 1 (9.3.2), and by chance under Islamist Rule', () => {
    const g = positionWith({ countries: elsewhere }, solitaire);
    playEvent(g, 'us', 96, ['hard', 'space:saudi-arabia']);
    expect(g.plots.map(({ kind }) => kind)).toEqual([1]);
    const any = positionWith({ countries: { ...elsewhere, sudan } }, solitaire);
    playEvent(any, 'us', 96, ['hard', 'space:saudi-arabia']);
    expect(any.plots).toHaveLength(1);
  });
});

describe('Card 97 Fatwa', () => {
  it('exchanges a card by chance, then gives the US an operation of 1', () => {
    const countries = { ...elsewhere, russia: { posture: 'hard' } } as const;
    const g = positionWith({ countries, us: [5], jihadist: [66] }, {}, [1]);
    const { decisions } = playEvent(g, 'us', 97, ['space:canada']);
    expect(g.hands).toEqual({ us: [66], jihadist: [5] });
    expect(g.posture[at('canada')]).toBe(SOFT);
    expect(decisions[1].options).not.toContain('space:russia');
    expect(logged(g)).toContain('log.exchange');
    expect(g.discard).toEqual([97]);
  });

  it('gives the Jihadists an operation of 1', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, us: [5], jihadist: [66], funding: 9 }, {}, [1]);
    playEvent(g, 'jihadist', 97, ['recruit']);
    expect(g.hands).toEqual({ us: [66], jihadist: [5] });
    expect(cellsIn(g, at('saudi-arabia'))).toBe(2);
  });

  it('gives no side the card that it has just given', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere, us: [5, 6], jihadist: [66, 68], funding: 9 }, {}, [1]);
    playEvent(g, 'jihadist', 97, ['recruit']);
    expect(g.hands.us.filter((card) => card < 10)).toHaveLength(1);
    expect(g.hands.jihadist.filter((card) => card < 10)).toHaveLength(1);
  });

  it('in the solitaire game, takes the top card of the stack and lays one of the US onto it', () => {
    const g = positionWith({ countries: elsewhere, us: [5], jihadist: [66, 68] }, solitaire, [1]);
    playEvent(g, 'us', 97, ['space:canada']);
    expect(g.hands).toEqual({ us: [68], jihadist: [66, 5] });
  });

  it('takes another card in both hands', () => {
    expect(usesOfCard(positionWith({ countries: elsewhere, us: [5] }), 'us', 97)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries: elsewhere, jihadist: [5] }), 'us', 97)).not.toContain('event');
    expect(usesOfCard(positionWith({ countries: elsewhere, us: [6], jihadist: [5] }), 'us', 97)).toContain('event');
  });
});

describe('Card 98 Gaza Withdrawal', () => {
  it('of the US: costs Funding', () => {
    const g = positionWith({ countries: elsewhere });
    playEvent(g, 'us', 98);
    expect(g.funding).toBe(4);
    expect(cellsIn(g, at('israel'))).toBe(0);
    expect(g.removed).toContain(98);
  });

  it('of the Jihadists: puts a cell into Israel', () => {
    const g = positionWith({ ...jihadist, countries: elsewhere });
    playEvent(g, 'jihadist', 98);
    expect(g.funding).toBe(5);
    expect(cellsIn(g, at('israel'))).toBe(1);
    expect(g.removed).toContain(98);
  });

  it('leaves the game even if no cell is left', () => {
    const g = positionWith({ ...jihadist, countries: { 'saudi-arabia': { governance: 'poor', sleepers: 15 } } });
    playEvent(g, 'jihadist', 98);
    expect(g.removed).toContain(98);
  });

  it('does not occur when the card is used for an operation (6.3.2.3)', () => {
    const g = positionWith({ countries: elsewhere });
    expect(usesOfCard(g, 'us', 98)).toContain('reserves');
  });
});

describe('Card 99 HAMAS Elected', () => {
  it.each(['us', 'jihadist'] as const)(
    'played by %s: the US discards a card of its choice; Prestige and Funding fall',
    (side) => {
      const g = positionWith({ step: side, countries: elsewhere, us: [5, 66] });
      const { decisions } = playEvent(g, side, 99, ['card:66']);
      expect(decisions.at(-1)?.seat).toBe('us');
      expect(g.hands.us).toEqual([5]);
      expect(g.discard).toEqual([66]);
      expect([g.prestige, g.funding]).toEqual([6, 4]);
      expect(g.removed).toContain(99);
    },
  );

  it('does the rest with no card to discard', () => {
    const g = positionWith({ countries: elsewhere });
    playEvent(g, 'us', 99);
    expect([g.prestige, g.funding]).toEqual([6, 4]);
    expect(g.removed).toContain(99);
  });

  it('brings about the Election if that is discarded (D2)', () => {
    const g = positionWith({ countries: elsewhere, us: [120] }, {}, [1]);
    playEvent(g, 'us', 99, ['card:120']);
    expect(g.posture[at('united-states')]).toBe(SOFT);
    // With Israel Hard a Soft US has a penalty: 1 less, and 1 less for this card.
    expect(g.prestige).toBe(5);
  });
});

describe('Card 100 Hizb Ut-Tahrir', () => {
  it.each([
    [11, 7],
    [10, 5],
    [5, 3],
  ])('with %i troops abroad leaves Funding at %i', (troops, funding) => {
    for (const side of ['us', 'jihadist'] as const) {
      const countries = { ...elsewhere, iraq: { governance: 'poor', alignment: 'ally', troops } } as const;
      const g = positionWith({ step: side, countries });
      playEvent(g, side, 100);
      expect(g.funding).toBe(funding);
      expect(g.discard).toContain(100);
    }
  });
});
