import { describe, expect, it } from 'vitest';
import { UNDERGROUND } from '../../pieces.js';
import { at, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { plan } from '../execution.js';
import { canOperate, operate } from '../operations/index.js';
import { bribe, bribeIn, bribeSpaces, canBribe } from './bribe.js';

type Scene = ReturnType<typeof positionWith>;
const SPECIAL = { special: true };
const begun = () => ({ ...plan('cartels', 'rally', SPECIAL), begun: true });
const cali = at('cali');

describe('4.5.4 Bribe', () => {
  it('is anywhere, even far from all pieces of the cartels (R25)', () => {
    const g = positionWith({
      spaces: {
        cali: { police: 1 },
        'loc-cali-pasto': { 'auc-guerrilla': 1 },
        huila: { 'farc-base': 1 },
        choco: { 'cartels-base': 2 },
      },
    });
    expect(offers(bribe(g, begun()))).toEqual(['space:cali', 'space:huila', 'space:loc-cali-pasto']);
    expect(bribeSpaces(g)).toEqual([at('cali'), at('huila'), at('loc-cali-pasto')]);
  });

  it('costs 3 resources a space', () => {
    const g = positionWith({ spaces: { cali: { police: 1 } } });
    run(g, bribe(g, begun()));
    expect([g.resources.cartels, pieces(g, 'cali', 'police')]).toEqual([7, 0]);
    expect(canBribe(positionWith({ spaces: { cali: { police: 1 } }, resources: { cartels: 2 } }), begun())).toBe(false);
  });

  it('is in up to 3 spaces, once each', () => {
    const spaces = Object.fromEntries(['cali', 'pasto', 'neiva', 'bogota'].map((id) => [id, { police: 5 }]));
    const g = positionWith({ spaces, resources: { cartels: 20 } });
    const x = begun();
    run(g, bribe(g, x), ['space:cali']);
    expect(offers(bribe(positionWith({ spaces, resources: { cartels: 20 } }), x))).not.toContain('space:cali');
    run(g, bribe(g, x), ['space:pasto']);
    run(g, bribe(g, x), ['space:neiva']);
    expect(canBribe(g, x)).toBe(false);
    expect(g.resources.cartels).toBe(11);
  });

  it('buys cubes, guerrillas removed or turned over, or a base', () => {
    const g = positionWith({ spaces: { cali: { police: 1, 'auc-guerrilla': 1, 'farc-base': 1 } } });
    expect(offers(bribeIn(g, cali))).toEqual(['bribe-cubes', 'bribe-guerrillas', 'bribe-flip', 'bribe-base']);
    const own = positionWith({ spaces: { cali: { 'cartels-guerrilla-active': 2, 'cartels-base': 1 } } });
    run(own, bribeIn(own, cali), ['piece:cartels-guerrilla-active']);
    expect(pieces(own, 'cali', 'cartels-guerrilla-underground')).toBe(2);
  });

  it('removes up to 2 cubes of any kinds, all it can once the Government is the target (1.4.1)', () => {
    const note = { spaces: { cali: { police: 1, troops: 3 } } };
    expect(offers(bribeIn(positionWith(note), cali), ['piece:police'])).toEqual([]);
    const g = positionWith(note);
    run(g, bribeIn(g, cali), ['piece:police']);
    expect([pieces(g, 'cali', 'police'), pieces(g, 'cali', 'troops')]).toEqual([0, 2]);
  });

  it('removes up to 2 guerrillas of others, active or underground (T19)', () => {
    const note = { spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla-active': 2, 'cartels-guerrilla': 1 } } };
    expect(offers(bribeIn(positionWith(note), cali), ['bribe-guerrillas'])).toEqual([
      'piece:farc-guerrilla-active',
      'piece:auc-guerrilla-underground',
    ]);
    const after = (piece: string) => offers(bribeIn(positionWith(note), cali), ['bribe-guerrillas', piece]);
    expect(after('piece:auc-guerrilla-underground')).toEqual(['piece:farc-guerrilla-active', 'done']);
    expect(after('piece:farc-guerrilla-active')).toEqual([
      'piece:farc-guerrilla-active',
      'piece:auc-guerrilla-underground',
    ]);
  });

  it('turns over up to 2 guerrillas of any factions, own ones too, either way', () => {
    const note = { spaces: { cali: { 'auc-guerrilla': 1, 'cartels-guerrilla-active': 1 } } };
    const g = positionWith(note);
    run(g, bribeIn(g, cali), ['bribe-flip', 'piece:auc-guerrilla-underground', 'piece:cartels-guerrilla-active']);
    expect(pieces(g, 'cali', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    const one = positionWith(note);
    run(one, bribeIn(one, cali), ['bribe-flip', 'piece:auc-guerrilla-underground', 'done']);
    expect(pieces(one, 'cali', 'cartels-guerrilla-active')).toBe(1);
  });

  it('turns the same guerrilla only once', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-guerrilla': 1 } } });
    run(g, bribeIn(g, cali));
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(1);
    const mixed = positionWith({ spaces: { cali: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 1 } } });
    expect(offers(bribeIn(mixed, cali), ['piece:cartels-guerrilla-underground'])).toEqual([
      'piece:cartels-guerrilla-active',
      'done',
    ]);
  });

  it('removes 1 base, protected or not', () => {
    const g = positionWith({ spaces: { huila: { 'farc-base': 2, 'farc-guerrilla': 4 } } });
    run(g, bribeIn(g, at('huila')), ['bribe-base']);
    expect([pieces(g, 'huila', 'farc-base'), pieces(g, 'huila', 'farc-guerrilla-underground')]).toEqual([1, 4]);
  });

  it('goes with any operation', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-guerrilla': 2, police: 1 } } });
    for (const operation of ['rally', 'march', 'attack', 'terror'] as const) {
      expect(offers(operate(g, 'cartels', operation, SPECIAL))).toContain('bribe');
    }
  });
});

describe('4.5.4 Bribe before the operation', () => {
  const before = (g: Scene, operation: 'rally' | 'march' | 'attack' | 'terror') =>
    plain(offers(operate(g, 'cartels', operation, SPECIAL), ['bribe']));

  it('leaves the resources to begin it (4.1)', () => {
    const spaces = { cali: { 'cartels-guerrilla': 1, police: 1 } };
    expect(
      offers(operate(positionWith({ spaces, resources: { cartels: 3 } }), 'cartels', 'rally', SPECIAL)),
    ).not.toContain('bribe');
    expect(offers(operate(positionWith({ spaces, resources: { cartels: 4 } }), 'cartels', 'rally', SPECIAL))).toContain(
      'bribe',
    );
    // A March onto a LoC costs nothing.
    expect(offers(operate(positionWith({ spaces, resources: { cartels: 3 } }), 'cartels', 'march', SPECIAL))).toContain(
      'bribe',
    );
  });

  it('leaves an enemy to Attack', () => {
    const note = { spaces: { cali: { 'cartels-guerrilla-active': 1, police: 1 }, pasto: { troops: 1 } } };
    expect(before(positionWith(note), 'attack')).toEqual(['space:cali', 'space:pasto']);
    const g = positionWith(note, {}, [6]);
    // In Cali only turning over its own guerrilla is left.
    run(g, operate(g, 'cartels', 'attack', SPECIAL), ['bribe', 'space:cali', 'space:cali', 'done']);
    expect([pieces(g, 'cali', 'police'), g.resources.cartels]).toEqual([1, 6]);
    const many = positionWith({ spaces: { cali: { 'cartels-guerrilla-active': 1, police: 3 } } }, {}, [6]);
    run(many, operate(many, 'cartels', 'attack', SPECIAL), ['bribe', 'bribe-cubes', 'space:cali']);
    expect(pieces(many, 'cali', 'police')).toBe(1);
  });

  it('may hide the guerrilla of a Terror that could not begin without it (R25)', () => {
    const spaces = { cali: { 'cartels-guerrilla-active': 1, police: 1 }, pasto: { troops: 1 } };
    const at = (cartels: number) => positionWith({ spaces, resources: { cartels } });
    expect(canOperate(at(3), 'cartels', 'terror', SPECIAL)).toBe(false);
    expect(canOperate(at(4), 'cartels', 'terror', { limited: true })).toBe(false);
    expect(canOperate(at(4), 'cartels', 'terror', SPECIAL)).toBe(true);
    const g = at(4);
    expect(plain(offers(operate(g, 'cartels', 'terror', SPECIAL)))).toEqual(['bribe']);
    const h = at(4);
    run(h, operate(h, 'cartels', 'terror', SPECIAL), ['bribe', 'space:cali']);
    expect([h.resources.cartels, pieces(h, 'cali', 'cartels-guerrilla-active')]).toEqual([0, 1]);
  });

  it('leaves somebody underground for Terror', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-guerrilla': 1, police: 1 } } });
    run(g, operate(g, 'cartels', 'terror', SPECIAL), ['bribe', 'space:cali']);
    expect(pieces(g, 'cali', 'police')).toBe(0);
    expect(g.terror[cali]).toBe(1);
  });
});

describe('4.5.4 Bribe: Contraband', () => {
  const laden = {
    spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'cartels-guerrilla': 1 } },
    shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
  };

  it('the cartels give a shipment removed by a Bribe to any guerrilla there, or let it go (T17)', () => {
    const g = positionWith(laden);
    const { decisions } = run(g, bribeIn(g, cali), [
      'bribe-guerrillas',
      'piece:auc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
      'done',
    ]);
    expect(decisions[2].seat).toBe('cartels');
    expect(decisions[2].options).toEqual([
      'piece:farc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
      'lose',
    ]);
    expect(g.shipments).toEqual([{ space: cali, guerrilla: UNDERGROUND.cartels }]);
    const lost = positionWith(laden);
    run(lost, bribeIn(lost, cali), ['bribe-guerrillas', 'piece:auc-guerrilla-underground', 'lose', 'done']);
    expect(lost.shipments).toEqual([]);
  });

  it('the owner may keep it with another own guerrilla there (T18)', () => {
    const spaces = { cali: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 2, 'cartels-guerrilla': 1 } };
    const g = positionWith({ ...laden, spaces });
    const { decisions } = run(g, bribeIn(g, cali), [
      'bribe-guerrillas',
      'piece:auc-guerrilla-underground',
      'piece:auc-guerrilla-active',
    ]);
    expect(decisions[2]).toMatchObject({ seat: 'auc', prompt: { key: promptKey('shipment.captured') } });
    expect(decisions[2].options).toEqual(['piece:auc-guerrilla-active', 'captured']);
    expect(g.shipments[0].guerrilla).toBe(UNDERGROUND.auc + 1);
    const given = positionWith({ ...laden, spaces });
    run(given, bribeIn(given, cali), [
      'bribe-guerrillas',
      'piece:auc-guerrilla-underground',
      'captured',
      'piece:cartels-guerrilla-underground',
    ]);
    expect(given.shipments[0].guerrilla).toBe(UNDERGROUND.cartels);
  });

  it('is lost when no guerrilla is left there', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1 } }, shipments: laden.shipments });
    run(g, bribeIn(g, cali), ['bribe-guerrillas']);
    expect(g.shipments).toEqual([]);
  });
});
