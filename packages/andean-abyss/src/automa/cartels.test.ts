import { describe, expect, it } from 'vitest';
import { spaceOf } from '../map.js';
import { pieceOf } from '../pieces.js';
import { cartelsDo, cartelsTurn, FEW_AVAILABLE, GUARDED, type Spaces, shipmentsAt } from '../testing/cartels.js';
import { chosen } from '../testing/nonplayers.js';
import { pieces } from '../testing/positions.js';

const march = (spaces: Spaces, dice?: readonly number[], more?: Parameters<typeof cartelsDo>[3]) =>
  cartelsDo('march', spaces, dice, more);

/** Dice of 8.2 that begin at the top of the left column. */
const CALI = [1, 1, 1];

describe('8.5.2 March: the test', () => {
  it('without a reason to Rally, an available shipment leads to March', () => {
    const { first } = cartelsTurn(FEW_AVAILABLE, { shipments: shipmentsAt('vichada', 3) });
    expect(first).toMatchObject({ option: 'march', rule: '8.5.2', reason: 'cartels.test.shipment' });
  });

  it('with none of the 4 available it does not', () => {
    const { first } = cartelsTurn(FEW_AVAILABLE, { shipments: shipmentsAt('vichada', 4) });
    expect(first).toMatchObject({ option: 'terror', rule: '8.5.3', reason: 'cartels.test.terror' });
  });
});

describe('8.5.2 March: where to', () => {
  const full = { 'farc-base': 1, 'auc-base': 1 };

  it('a city or department with fewer than 2 bases, next to 2 guerrillas or more', () => {
    // Next to Amazonas are Putumayo and Vaupés only.
    const { at, g, steps } = march({ amazonas: { 'cartels-guerrilla': 2 }, putumayo: full });
    expect(steps[0]).toMatchObject({ option: 'space:vaupes', rule: '8.5.2', reason: 'cartels.march.to' });
    expect(at('march.space')).toEqual(['space:vaupes']);
    expect(pieces(g, 'vaupes', 'cartels-guerrilla-underground')).toBe(2);
    expect(g.resources.cartels).toBe(9);
  });

  it('one cartels’ base there is allowed, two bases of any factions are not', () => {
    const away = { amazonas: { 'cartels-guerrilla': 2 } };
    const own = march({ ...away, putumayo: full, vaupes: { 'cartels-base': 1 } });
    expect(own.at('march.space')).toEqual(['space:vaupes']);
    expect(march({ ...away, vaupes: { 'cartels-base': 2 } }).at('march.space')).toEqual(['space:putumayo']);
  });

  it('not next to single guerrillas, though these come too', () => {
    const spaces = { cartagena: { 'cartels-guerrilla': 1 }, amazonas: { 'cartels-guerrilla': 2 }, putumayo: full };
    expect(march(spaces).at('march.space')).toEqual(['space:vaupes']);
    const near = { ...spaces, guainia: { 'cartels-guerrilla': 1 } };
    const { g } = march(near, CALI);
    expect(pieces(g, 'vaupes', 'cartels-guerrilla-underground')).toBe(3);
  });

  it('among several the dice decide, once', () => {
    const spaces = { amazonas: { 'cartels-guerrilla': 2 } };
    expect(march(spaces, CALI).at('march.space')).toEqual(['space:vaupes']);
    const other = march(spaces, [5, 1, 3]);
    expect(other.at('march.space')).toEqual(['space:putumayo']);
    expect(other.steps[0]).toMatchObject({ dice: '5-1-3' });
  });
});

describe('8.5.2 March: which guerrillas', () => {
  const full = { 'farc-base': 2 };

  it('all but 1 where there is a cartels’ base, from every adjacent space', () => {
    const spaces = {
      amazonas: { 'cartels-guerrilla': 3, 'cartels-base': 1 },
      guainia: { 'cartels-guerrilla-active': 2 },
      putumayo: { ...full, 'cartels-guerrilla': 1 },
      guaviare: { 'cartels-guerrilla': 1, 'cartels-base': 1 },
    };
    const { g } = march(spaces, [3, 6, 5, ...CALI, ...CALI]);
    expect([
      pieces(g, 'vaupes', 'cartels-guerrilla-underground'),
      pieces(g, 'vaupes', 'cartels-guerrilla-active'),
    ]).toEqual([3, 2]);
    expect(pieces(g, 'amazonas', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'guaviare', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-underground')).toBe(0);
  });

  it('the dice decide the first origin', () => {
    const spaces = { amazonas: { 'cartels-guerrilla': 2 }, guainia: { 'cartels-guerrilla': 2 }, putumayo: full };
    const toVaupes = [3, 6, 5];
    expect(march(spaces, [...toVaupes, ...CALI]).at('march.from')[0]).toBe('space:guainia');
    expect(march(spaces, [...toVaupes, 5, 1, 1]).at('march.from')[0]).toBe('space:amazonas');
  });

  it('no more than stay hidden (8.1.2)', () => {
    const spaces = {
      atlantico: full,
      cartagena: { support: 'passive-support', police: 1 },
      'loc-cartagena-sincelejo': { 'cartels-guerrilla': 5 },
      sincelejo: full,
    };
    const { g, at } = march(spaces);
    expect(at('march.space')).toEqual(['space:cartagena']);
    expect(pieces(g, 'cartagena', 'cartels-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'loc-cartagena-sincelejo', 'cartels-guerrilla-underground')).toBe(3);
  });

  it('shipments go along', () => {
    const spaces = { amazonas: { 'cartels-guerrilla': 3, 'cartels-base': 1 }, putumayo: full };
    const { g } = march(spaces, [], { shipments: shipmentsAt('amazonas', 4) });
    expect(g.shipments.every((s) => s.space === spaceOf('vaupes'))).toBe(true);
  });
});

describe('8.5.2 Process', () => {
  /** Two march from Amazonas to Vaupés. */
  const marching = { amazonas: { 'cartels-guerrilla': 2 }, putumayo: { 'farc-base': 2 } };

  it('places 2 shipments where there are guerrillas and a base of the cartels', () => {
    const { g, why } = march({ ...marching, neiva: GUARDED, cali: { 'cartels-base': 2, 'farc-guerrilla': 1 } });
    expect(why('process.way')).toEqual(['cartels.process.shipment']);
    expect(g.shipments).toEqual(
      [1, 2].map(() => ({ space: spaceOf('neiva'), guerrilla: pieceOf('cartels-guerrilla-underground') })),
    );
    expect(pieces(g, 'neiva', 'cartels-base')).toBe(2);
  });

  it('guerrillas that have just marched count', () => {
    const { g } = march({ ...marching, vaupes: { 'cartels-base': 1 } });
    expect(g.shipments.map((s) => s.space)).toEqual([spaceOf('vaupes'), spaceOf('vaupes')]);
  });

  it('each space by the dice, perhaps the same', () => {
    const spaces = { ...marching, neiva: GUARDED, cali: GUARDED };
    expect(march(spaces, [...CALI, ...CALI]).at('process.shipment')).toEqual(['space:cali', 'space:cali']);
    expect(march(spaces, [...CALI, 5, 3, 3]).at('process.shipment')).toEqual(['space:cali', 'space:neiva']);
    expect(march(spaces, [5, 3, 3, ...CALI]).at('process.shipment')).toEqual(['space:neiva', 'space:cali']);
  });

  it('1, if no more is available', () => {
    const { g } = march({ ...marching, neiva: GUARDED }, [], { shipments: shipmentsAt('neiva', 3) });
    expect(g.shipments.map((s) => s.space)).toEqual([1, 2, 3, 4].map(() => spaceOf('neiva')));
  });

  it('under its own guerrillas, underground before active (8.1.2)', () => {
    const mixed = { 'cartels-base': 2, 'cartels-guerrilla-active': 1, 'cartels-guerrilla': 1, 'farc-guerrilla': 2 };
    const { g } = march({ ...marching, neiva: mixed });
    expect(new Set(g.shipments.map((s) => s.guerrilla))).toEqual(new Set([pieceOf('cartels-guerrilla-underground')]));
    const open = march({ ...marching, neiva: { ...mixed, 'cartels-guerrilla': 0 } });
    expect(new Set(open.g.shipments.map((s) => s.guerrilla))).toEqual(new Set([pieceOf('cartels-guerrilla-active')]));
  });

  it('without such a space removes 1 base from one of 2, for 3 resources', () => {
    const { g, why } = march({ ...marching, neiva: { 'cartels-base': 2 }, cali: { 'cartels-base': 1 } });
    expect(why('process.way')).toEqual([]);
    expect(why('process.base')).toEqual(['cartels.process.base', 'done']);
    expect([pieces(g, 'neiva', 'cartels-base'), pieces(g, 'cali', 'cartels-base')]).toEqual([1, 1]);
    expect(g.resources.cartels).toBe(10 - 1 + 3);
  });

  it('foreign guerrillas make no such space', () => {
    const { g, why } = march({ ...marching, neiva: { 'cartels-base': 2, 'farc-guerrilla': 2 } });
    expect(why('process.way')).toEqual(['cartels.process.base']);
    expect([pieces(g, 'neiva', 'cartels-base'), g.shipments]).toEqual([1, []]);
  });

  it('which base is for the dice', () => {
    const spaces = { ...marching, neiva: { 'cartels-base': 2 }, cali: { 'cartels-base': 2 } };
    expect(march(spaces, CALI).at('process.base')).toEqual(['space:cali']);
    expect(march(spaces, [5, 3, 3]).at('process.base')).toEqual(['space:neiva']);
  });

  it('else there is no special activity', () => {
    const { g, why } = march({ ...marching, neiva: { 'cartels-base': 1 } });
    expect(why('afterwards')).toEqual(['done']);
    expect([pieces(g, 'neiva', 'cartels-base'), g.shipments]).toEqual([1, []]);
  });

  it('removes no base for want of shipments', () => {
    const shipments = shipmentsAt('amazonas', 4);
    const spaces = { ...marching, neiva: GUARDED, cali: { 'cartels-base': 2 } };
    const { g, steps } = march(spaces, [], { shipments });
    expect(steps.at(-1)).toMatchObject({ option: 'done' });
    expect([pieces(g, 'cali', 'cartels-base'), pieces(g, 'neiva', 'cartels-base')]).toEqual([2, 2]);
    expect(g.resources.cartels).toBe(9);
  });

  it('the resources it gains pay for no further March (8.1)', () => {
    const { g, at } = march({ ...marching, neiva: { 'cartels-base': 2 } }, [], { resources: { cartels: 1 } });
    expect(at('march.space')).toEqual(['space:vaupes']);
    expect(g.resources.cartels).toBe(3);
  });
});

describe('8.1.1 Impossible operations of the cartels', () => {
  it('example: a March of single guerrillas at bases gives way to Rally and Cultivate', () => {
    const spaces = { ...FEW_AVAILABLE, vichada: GUARDED, huila: { ...GUARDED, 'cartels-base': 1 } };
    const { g, first, steps } = cartelsTurn(spaces, {}, [...CALI, ...CALI]);
    expect(first).toMatchObject({ option: 'rally', rule: '8.1.1', reason: 'fallBack' });
    expect(chosen(steps, 'rally.space')[0]).toBe('space:antioquia');
    expect(pieces(g, 'antioquia', 'cartels-base')).toBe(1);
    expect(g.turn.acted.at(-1)?.deed).toBe('operation-special');
  });

  it('a Terror without hidden guerrillas gives way to March, with Process', () => {
    const seen = { 'cartels-base': 2, 'cartels-guerrilla-active': 1 };
    const spaces = {
      ...Object.fromEntries(
        ['guainia', 'vaupes', 'amazonas', 'arauca', 'huila', 'pasto'].map((space) => [space, seen]),
      ),
      vichada: { ...seen, 'cartels-guerrilla-active': 2 },
    };
    const shipments = shipmentsAt('vichada', 4, 'cartels-guerrilla-active');
    expect(cartelsTurn(spaces, { shipments }, CALI).first).toMatchObject({
      option: 'march',
      rule: '8.1.1',
      reason: 'fallBack',
    });
  });

  it('and to Rally, if no guerrilla can march either', () => {
    const seen = { 'cartels-base': 2, 'cartels-guerrilla-active': 1 };
    const at = ['guainia', 'vaupes', 'amazonas', 'arauca', 'huila', 'pasto', 'vichada'];
    const spaces = Object.fromEntries(at.map((space) => [space, seen]));
    const shipments = shipmentsAt('vichada', 4, 'cartels-guerrilla-active');
    expect(cartelsTurn(spaces, { shipments }, CALI).first).toMatchObject({
      option: 'rally',
      rule: '8.1.1',
      reason: 'fallBack',
    });
  });
});
