import { describe, expect, it } from 'vitest';
import { availableOf } from '../forces.js';
import { UNDERGROUND } from '../pieces.js';
import { cartelsDo, cartelsTurn, FEW_AVAILABLE, GUARDED, type Spaces, shipmentsAt } from '../testing/cartels.js';
import { chosen } from '../testing/nonplayers.js';
import { at, pieces } from '../testing/positions.js';

function rally(spaces: Spaces, dice?: readonly number[], more?: Parameters<typeof cartelsDo>[3]) {
  const played = cartelsDo('rally', spaces, dice, more);
  return { ...played, spaces: played.at('rally.space') };
}
/** The first thing they do with the card. */
const turn = (spaces: Spaces, more?: Parameters<typeof cartelsTurn>[1]) => cartelsTurn(spaces, more).first;

/** Dice of 8.2 that begin at the top of the left column, and in the right one. */
const CALI = [1, 1, 1];
const HUILA = [5, 3, 5];

const two = { 'cartels-base': 2 };
const BARREN = ['vichada', 'guainia', 'vaupes', 'amazonas', 'arauca', 'narino', 'putumayo'];

describe('8.5.1 Rally: the test', () => {
  it('10 available pieces, guerrillas and bases together, lead to Rally', () => {
    const fewer = { ...FEW_AVAILABLE, narino: { 'cartels-base': 1 } };
    expect(turn(fewer)).toMatchObject({ option: 'rally', rule: '8.5.1', reason: 'cartels.test.available' });
  });

  it('9 do not', () => {
    expect(turn(FEW_AVAILABLE).option).toBe('march');
  });

  it('2 guerrillas that can become a base do', () => {
    const spaces = { ...FEW_AVAILABLE, choco: { 'cartels-guerrilla': 2 } };
    expect(turn(spaces)).toMatchObject({ option: 'rally', rule: '8.5.1', reason: 'cartels.test.base' });
  });

  it('2 guerrillas do not where there are 2 bases of any factions, or one of them holds a shipment', () => {
    const full = { ...FEW_AVAILABLE, choco: { 'cartels-guerrilla': 2, 'farc-base': 1, 'auc-base': 1 } };
    expect(turn(full).option).toBe('march');
    const held = { ...FEW_AVAILABLE, choco: { 'cartels-guerrilla': 2 } };
    const shipments = shipmentsAt('choco', 1);
    expect(turn(held, { shipments }).option).toBe('march');
  });
});

describe('8.5.1 Rally: a, 2 guerrillas become a base', () => {
  const hiders = { 'cartels-guerrilla-active': 1, 'cartels-base': 1, troops: 1 };

  it('comes before all else', () => {
    const { g, spaces, why } = rally({ cali: { 'cartels-guerrilla': 2 }, putumayo: hiders, narino: two });
    expect(spaces).toEqual(['space:cali', 'space:putumayo', 'space:narino']);
    expect(why('rally.space')[0]).toBe('cartels.rally.base');
    expect([pieces(g, 'cali', 'cartels-base'), pieces(g, 'cali', 'cartels-guerrilla-underground')]).toEqual([1, 0]);
  });

  it('the active go before the underground, and those with shipments stay', () => {
    const { g } = rally({ bogota: { 'cartels-guerrilla': 2, 'cartels-guerrilla-active': 2 } }, [], {
      shipments: [{ space: 'bogota', guerrilla: 'cartels-guerrilla-active' }],
      resources: { cartels: 1 },
    });
    expect(pieces(g, 'bogota', 'cartels-guerrilla-active')).toBe(1);
    expect(pieces(g, 'bogota', 'cartels-guerrilla-underground')).toBe(1);
    expect(g.shipments).toHaveLength(1);
  });

  it('comes even where guerrillas could hide or a base be moved to', () => {
    const { why } = rally({ putumayo: { ...hiders, 'cartels-guerrilla': 1 } }, [], { resources: { cartels: 1 } });
    expect(why('rally.space')[0]).toBe('cartels.rally.base');
  });

  it('is impossible without a base available', () => {
    const spaces = Object.fromEntries(BARREN.map((space) => [space, two]));
    const all = { ...spaces, huila: { 'cartels-base': 1 }, cesar: { 'cartels-guerrilla': 3 } };
    expect(rally(all, CALI, { resources: { cartels: 1 } }).why('rally.space')).toEqual(['cartels.rally.guard']);
  });

  it('among several the dice decide', () => {
    const spaces = { cali: { 'cartels-guerrilla': 2 }, huila: { 'cartels-guerrilla': 2 } };
    const one = { resources: { cartels: 1 } };
    expect(rally(spaces, CALI, one).spaces).toEqual(['space:cali']);
    const other = rally(spaces, HUILA, one);
    expect(other.spaces).toEqual(['space:huila']);
    expect(other.steps[0]).toMatchObject({ dice: '5-3-5', rule: '8.5.1' });
  });
});

describe('8.5.1 Rally: b, guerrillas hide', () => {
  const seen = { 'cartels-guerrilla-active': 1, 'cartels-base': 2, police: 1 };

  it('where an active one is with a base and cubes, and moves no others there', () => {
    const { g, spaces, why } = rally({ cali: seen, narino: two, vichada: { 'cartels-guerrilla-active': 1 } }, CALI);
    expect(spaces.slice(0, 2)).toEqual(['space:cali', 'space:narino']);
    expect(why('rally.space')[0]).toBe('cartels.rally.hide');
    expect(why('rally.gather')).toEqual(['rally.hide']);
    expect([
      pieces(g, 'cali', 'cartels-guerrilla-underground'),
      pieces(g, 'cali', 'cartels-guerrilla-active'),
      pieces(g, 'vichada', 'cartels-guerrilla-active'),
    ]).toEqual([1, 0, 1]);
  });

  it.each([
    ['no cubes', { ...seen, police: 0 }],
    ['no base', { ...seen, 'cartels-base': 0 }],
    ['nobody active', { ...seen, 'cartels-guerrilla-active': 0, 'cartels-guerrilla': 1 }],
  ])('not with %s', (_, cali) => {
    expect(rally({ cali }, CALI).spaces).not.toContain('space:cali');
  });

  it('among several the dice decide', () => {
    const both = { cali: seen, putumayo: seen };
    const one = { resources: { cartels: 1 } };
    expect(rally(both, CALI, one).spaces).toEqual(['space:cali']);
    expect(rally(both, [5, 1, 3], one).spaces).toEqual(['space:putumayo']);
  });
});

describe('8.5.1 Rally: c, guards for a base without guerrillas', () => {
  const one = { resources: { cartels: 1 } };

  it('as many as population and bases, before a department for Cultivate', () => {
    const { g, spaces, why } = rally({ cali: { 'cartels-base': 1 } }, CALI, one);
    expect([spaces, why('rally.space')[0]]).toEqual([['space:cali'], 'cartels.rally.guard']);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(4);
  });

  it('a single one where nobody lives by a single base', () => {
    const { g } = rally({ vichada: { 'cartels-base': 1 } }, [], one);
    expect(pieces(g, 'vichada', 'cartels-guerrilla-underground')).toBe(1);
  });

  it('those that are available, if they are fewer', () => {
    const { g } = rally({ bogota: { 'cartels-base': 1 }, huila: { 'cartels-guerrilla': 10, ...two } }, [], one);
    expect(pieces(g, 'bogota', 'cartels-guerrilla-underground')).toBe(2);
  });

  it('among several the dice decide', () => {
    const spaces = { cali: two, putumayo: two };
    expect(rally(spaces, CALI, one).spaces).toEqual(['space:cali']);
    expect(rally(spaces, [5, 1, 3], one).spaces).toEqual(['space:putumayo']);
  });

  describe('8.5.1 when none is available', () => {
    const away = { 'cartels-guerrilla': 6, 'cartels-base': 2 };

    it('up to 3 come from spaces without cartels’ bases, and hide', () => {
      const spaces = {
        cali: { 'cartels-base': 1, troops: 2 },
        huila: away,
        pasto: { 'cartels-guerrilla-active': 6, 'farc-base': 2 },
      };
      const { g, steps } = rally(spaces, [], one);
      expect(availableOf(g, UNDERGROUND.cartels)).toBe(0);
      expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(3);
      expect(pieces(g, 'pasto', 'cartels-guerrilla-active')).toBe(3);
      expect(pieces(g, 'huila', 'cartels-guerrilla-underground')).toBe(6);
      expect(chosen(steps, 'rally.gather')).toEqual(['space:pasto', 'done']);
    });

    it('from several spaces by the dice, until there are 3, though the first to come look like guards who hide', () => {
      const spaces = {
        cali: { 'cartels-base': 1, troops: 2 },
        huila: { 'cartels-guerrilla': 8, 'cartels-base': 2 },
        pasto: { 'cartels-guerrilla-active': 1, 'farc-base': 2 },
        neiva: { 'cartels-guerrilla-active': 2, 'cartels-guerrilla': 1, 'farc-base': 2 },
      };
      const pastoFirst = rally(spaces, [6, 5, 1, 1, 1, 1], one);
      expect(chosen(pastoFirst.steps, 'rally.gather')).toEqual(['space:pasto', 'space:neiva', 'done']);
      expect(pieces(pastoFirst.g, 'cali', 'cartels-guerrilla-underground')).toBe(3);
      // The active come first, as all hide when they arrive.
      expect(pieces(pastoFirst.g, 'neiva', 'cartels-guerrilla-active')).toBe(0);
      expect(pieces(pastoFirst.g, 'neiva', 'cartels-guerrilla-underground')).toBe(1);
      const neivaFirst = rally(spaces, CALI, one);
      expect(chosen(neivaFirst.steps, 'rally.gather')).toEqual(['space:neiva', 'done']);
      expect(pieces(neivaFirst.g, 'pasto', 'cartels-guerrilla-active')).toBe(1);
    });

    it('also from LoCs, after cities and departments', () => {
      const spaces = {
        cali: { 'cartels-base': 1 },
        huila: { 'cartels-guerrilla': 10, 'cartels-base': 2 },
        pasto: { 'cartels-guerrilla': 1, 'farc-base': 2 },
        'loc-cali-pasto': { 'cartels-guerrilla': 1 },
      };
      const { g, steps } = rally(spaces, [], one);
      expect(chosen(steps, 'rally.gather')).toEqual(['space:pasto', 'space:loc-cali-pasto', 'done']);
      expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(2);
    });

    it('shipments come with them', () => {
      const spaces = { cali: { 'cartels-base': 1 }, huila: away, pasto: { 'cartels-guerrilla': 6, 'farc-base': 2 } };
      const shipments = shipmentsAt('pasto', 1);
      const { g, steps } = rally(spaces, [], { ...one, shipments });
      expect(chosen(steps, 'cargo')).toEqual(['number:1']);
      expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.cartels }]);
    });

    it('but not if all are at bases', () => {
      const all = { 'cartels-guerrilla': 12, 'cartels-base': 1, 'farc-base': 1 };
      expect(turn({ cali: { 'cartels-base': 1 }, huila: all })).toMatchObject({ option: 'pass', reason: 'impossible' });
      const some = { huila: { ...all, 'cartels-guerrilla': 11 }, 'loc-cali-pasto': { 'cartels-guerrilla': 1 } };
      expect(turn({ cali: { 'cartels-base': 1 }, ...some }).option).toBe('rally');
    });
  });
});

describe('8.5.1 Rally: d, one department for Cultivate', () => {
  it('gets a guerrilla so that a base can follow, by the dice', () => {
    const { g, spaces, steps, why } = rally({}, CALI);
    expect(spaces).toEqual(['space:antioquia']);
    expect(why('rally.space')).toEqual(['cartels.rally.cultivate', 'cartels.cultivate.new', 'done']);
    expect(steps[0]).toMatchObject({ rule: '8.5.1', dice: '1-1-1' });
    expect([pieces(g, 'antioquia', 'cartels-guerrilla-underground'), pieces(g, 'antioquia', 'cartels-base')]).toEqual([
      1, 1,
    ]);
    expect(g.resources.cartels).toBe(9);
  });

  it('another by other dice', () => {
    expect(rally({}, HUILA).spaces).toEqual(['space:huila']);
  });

  it('is no city, has people, room for a base, and fewer police than guerrillas will be there', () => {
    const full = { 'farc-base': 2 };
    const spaces = {
      antioquia: full,
      santander: { police: 1 },
      atlantico: { police: 2, 'cartels-guerrilla': 1 },
      cesar: { police: 2, 'cartels-guerrilla': 1, 'cartels-base': 1 },
    };
    expect(rally(spaces, CALI).spaces).toEqual(['space:cesar']);
    expect(rally({ ...spaces, cesar: full }, CALI).spaces).toEqual(['space:arauca']);
    // From Vichada on nobody lives in four departments.
    expect(rally({}, [3, 5, 1]).spaces).toEqual(['space:putumayo']);
  });

  it('comes after all others, and is one at most', () => {
    const other = rally({ cali: two, vichada: { 'cartels-guerrilla': 2 } }, CALI);
    expect(other.spaces).toEqual(['space:vichada', 'space:cali', 'space:antioquia']);
    expect(rally({ cali: two }, [...CALI, ...CALI]).spaces).toEqual(['space:cali', 'space:antioquia']);
    // With a base and a hidden guerrilla, which then look like what others leave behind.
    const lone = { 'cartels-base': 1, 'cartels-guerrilla': 1 };
    const twice = rally({ antioquia: lone, santander: lone }, [...CALI, ...CALI]);
    expect(twice.spaces).toEqual(['space:antioquia']);
    expect(pieces(twice.g, 'antioquia', 'cartels-guerrilla-underground')).toBe(4);
  });

  it('follows spaces of all other sorts, whatever they leave there', () => {
    const afterBase = rally({ antioquia: { 'cartels-guerrilla': 6 } }, CALI);
    expect(afterBase.spaces).toHaveLength(2);
    const afterHiding = rally({ antioquia: { 'cartels-guerrilla-active': 1, 'cartels-base': 1, troops: 1 } }, CALI);
    expect(afterHiding.spaces).toHaveLength(2);
    const afterGuards = rally({ antioquia: { 'cartels-base': 1 } }, CALI);
    expect(afterGuards.spaces).toHaveLength(2);
  });

  it('needs a guerrilla and a base to place', () => {
    const noGuerrilla = { huila: { 'cartels-guerrilla': 12, 'cartels-base': 1, 'farc-base': 1 } };
    expect(turn(noGuerrilla)).toMatchObject({ option: 'pass', reason: 'impossible' });
    const noBase = Object.fromEntries(BARREN.map((space) => [space, GUARDED]));
    expect(rally({ ...noBase, huila: { 'cartels-base': 1 } }).spaces).toEqual(['space:huila']);
  });
});

describe('8.5.1 Rally: its limits', () => {
  it('3 spaces at most', () => {
    const able = { 'cartels-guerrilla': 2 };
    const { g, spaces } = rally({ cali: able, ibague: able, medellin: able, neiva: able }, [...CALI, ...CALI, ...CALI]);
    expect(spaces).toEqual(['space:cali', 'space:ibague', 'space:medellin']);
    expect(g.resources.cartels).toBe(7);
  });

  it('ends without resources, but Cultivate follows (8.1)', () => {
    const { g, spaces } = rally({ narino: two, putumayo: { 'cartels-base': 1 } }, [6, 6, 1], {
      resources: { cartels: 1 },
    });
    expect(spaces).toEqual(['space:narino']);
    expect(g.resources.cartels).toBe(0);
    const grown = rally({ putumayo: { 'cartels-base': 1 } }, [], { resources: { cartels: 1 } });
    expect(pieces(grown.g, 'putumayo', 'cartels-base')).toBe(2);
  });
});

describe('8.5.1 Cultivate', () => {
  const one = { resources: { cartels: 1 } };

  it('places a base in a department of the Rally', () => {
    const { g, why } = rally({ arauca: { 'cartels-base': 1 }, narino: GUARDED }, [], one);
    expect(why('afterwards')[0]).toBe('cartels.cultivate.new');
    expect(why('cultivate.way')).toEqual(['cartels.cultivate.new']);
    expect([pieces(g, 'arauca', 'cartels-base'), pieces(g, 'narino', 'cartels-base')]).toEqual([2, 2]);
  });

  it('by the dice, if there are several', () => {
    const lone = { 'cartels-base': 1 };
    const spaces = { arauca: lone, narino: lone };
    const funds = { resources: { cartels: 2 } };
    const first = rally(spaces, [...CALI, ...CALI], funds);
    expect(chosen(first.steps, 'cultivate.space')).toEqual(['space:arauca']);
    const other = rally(spaces, [...CALI, 6, 6, 1], funds);
    expect(chosen(other.steps, 'cultivate.space')).toEqual(['space:narino']);
    expect(pieces(other.g, 'narino', 'cartels-base')).toBe(2);
  });

  it('else moves a base from where there are 2 to where there is none', () => {
    // The Rally is in Cali: a city grows none.
    const spaces = { cali: { 'cartels-base': 1 }, vichada: two, neiva: { 'cartels-guerrilla': 1 }, pasto: GUARDED };
    const { g, steps, why } = rally(
      { ...spaces, vichada: { ...two, 'cartels-guerrilla': 1 } },
      [1, 1, 1, 6, 5, 1],
      one,
    );
    expect(why('afterwards')).toEqual(['cartels.cultivate.move']);
    expect(chosen(steps, 'cultivate.space')).toEqual(['space:neiva']);
    expect(why('cultivate.from')).toEqual(['cartels.cultivate.from']);
    expect([pieces(g, 'neiva', 'cartels-base'), pieces(g, 'vichada', 'cartels-base')]).toEqual([1, 1]);
  });

  it('both ends by the dice', () => {
    const spaces = {
      cali: { 'cartels-base': 1 },
      vichada: GUARDED,
      pasto: GUARDED,
      neiva: { 'cartels-guerrilla': 1 },
      ibague: { 'cartels-guerrilla': 1 },
    };
    const there = rally(spaces, [...CALI, ...CALI], one);
    expect([chosen(there.steps, 'cultivate.space'), chosen(there.steps, 'cultivate.from')]).toEqual([
      ['space:ibague'],
      ['space:vichada'],
    ]);
    const elsewhere = rally(spaces, [6, 1, 1, 6, 1, 1], one);
    expect([chosen(elsewhere.steps, 'cultivate.space'), chosen(elsewhere.steps, 'cultivate.from')]).toEqual([
      ['space:neiva'],
      ['space:pasto'],
    ]);
  });

  it.each<[string, Spaces]>([
    ['nobody lives', { vaupes: { 'cartels-guerrilla': 1 } }],
    ['the police are as many', { neiva: { 'cartels-guerrilla': 1, police: 1 } }],
    ['there are 2 bases', { neiva: { 'cartels-guerrilla': 1, 'farc-base': 2 } }],
    ['there is a cartels’ base already', { neiva: { 'cartels-guerrilla': 1, 'cartels-base': 1 } }],
  ])('moves none to where %s: then there is no special activity', (_, spaces) => {
    const { g, why } = rally({ cali: two, vichada: GUARDED, ...spaces }, [], one);
    expect(why('afterwards')).toEqual(['done']);
    expect(pieces(g, 'vichada', 'cartels-base')).toBe(2);
  });

  it('moves none from where there is only 1', () => {
    const { why } = rally({ cali: { 'cartels-base': 1 }, neiva: { 'cartels-guerrilla': 1 } }, [], one);
    expect(why('afterwards')).toEqual(['done']);
  });
});
