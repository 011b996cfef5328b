import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { ACTIVE } from '../pieces.js';
import { spaceRef } from '../references.js';
import { operate } from '../rules/operations/index.js';
import { chosen, letNonplayersAct, toward } from '../testing/nonplayers.js';
import { pieces, positionWith } from '../testing/positions.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Spaces = { readonly [space: string]: { readonly [piece: string]: Json } };
interface Setting {
  readonly auc?: number;
  readonly special?: boolean;
  /** On the table of 8.2. */
  readonly dice?: readonly number[];
  /** The dice of the Attacks. Default: all fail. */
  readonly rolls?: number[];
  readonly shipments?: readonly { readonly space: SpaceId; readonly guerrilla: string }[];
}

function attack(
  spaces: Spaces,
  { auc = 9, special = false, dice = [], rolls = [6, 6, 6], shipments = [] }: Setting = {},
) {
  const g = positionWith({ resources: { auc }, spaces, shipments: shipments.map((s) => ({ ...s })) }, SOLO, rolls);
  const { value: x, steps } = letNonplayersAct(g, operate(g, 'auc', 'attack', { special }), dice);
  return {
    g,
    x,
    steps,
    where: steps.filter((step) => step.key === 'attack.space' && step.option.startsWith('space:')),
    to: x.selected.map(spaceRef),
    ambushed: x.specialSpaces.map(spaceRef),
  };
}

/** This many underground AUC guerrillas in a space with FARC or other pieces. */
const auc = (n: number, others: Spaces[string] = { 'farc-guerrilla': 1 }) => ({ 'auc-guerrilla': n, ...others });
const POLICE = { police: 1 };
const CARTELS = { 'cartels-guerrilla': 1 };

describe('8.6.3 Attack: where there is a target', () => {
  it('FARC or Government pieces, on lines of communication too', () => {
    const { to } = attack({ huila: auc(3), arauca: auc(2, POLICE), 'loc-cali-pasto': auc(1, { troops: 1 }) });
    expect(to).toEqual(['space:huila', 'space:arauca', 'space:loc-cali-pasto']);
  });

  it('a shipment to capture, but not the cartels without one', () => {
    const spaces = { huila: auc(1), arauca: auc(5, CARTELS), cesar: auc(2, CARTELS), narino: auc(5, {}) };
    const { to } = attack(spaces, { shipments: [{ space: 'cesar', guerrilla: 'cartels-guerrilla' }] });
    expect(to).toEqual(['space:cesar', 'space:huila']);
    // With 3 to be removed nobody would get at it.
    const three = { ...spaces, cesar: auc(2, { 'cartels-guerrilla': 3 }) };
    const kept = attack(three, { shipments: [{ space: 'cesar', guerrilla: 'cartels-guerrilla' }] });
    expect(kept.to).toEqual(['space:huila']);
  });

  it('with a guerrilla underground, or at least 3', () => {
    const { to } = attack({
      huila: { 'auc-guerrilla-active': 2, 'farc-guerrilla': 1 },
      arauca: { 'auc-guerrilla-active': 3, 'farc-guerrilla': 1 },
      cesar: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'farc-guerrilla': 1 },
    });
    expect(to).toEqual(['space:arauca', 'space:cesar']);
  });
});

describe('8.6.3 Attack: which spaces', () => {
  it('those with the most AUC guerrillas first', () => {
    const { where } = attack({ huila: auc(1), arauca: auc(4, POLICE), cesar: auc(2) });
    expect(where.map((step) => step.option)).toEqual(['space:arauca', 'space:cesar', 'space:huila']);
    expect(where[0]).toMatchObject({ rule: '8.6.3', reason: 'auc.attack.most' });
    expect(where[0].dice).toBeUndefined();
  });

  it('equal ones by the table', () => {
    const spaces = { huila: auc(2), arauca: auc(2, POLICE), narino: auc(1) };
    expect(attack(spaces, { auc: 1, dice: toward('huila') }).where[0]).toMatchObject({
      option: 'space:huila',
      dice: '5-3-5',
    });
    expect(attack(spaces, { auc: 1, dice: toward('arauca') }).where[0]).toMatchObject({
      option: 'space:arauca',
      dice: '3-3-1',
    });
  });

  it('3 at most, or as many as the resources allow', () => {
    const four = { huila: auc(4), arauca: auc(3), cesar: auc(2), narino: auc(1) };
    expect(attack(four).to).toEqual(['space:huila', 'space:arauca', 'space:cesar']);
    expect(attack(four, { auc: 2 }).to).toEqual(['space:huila', 'space:arauca']);
  });
});

describe('8.6.3 Attack: targets', () => {
  /** In turn, by an Attack that succeeds. */
  const victims = (here: Spaces[string], shipments: Setting['shipments'] = []) =>
    chosen(attack({ huila: auc(5, here) }, { rolls: [2], shipments }).steps, 'attack.target');

  it('first guerrillas whose removal brings a shipment', () => {
    const held = [{ space: 'huila', guerrilla: 'cartels-guerrilla' }] as const;
    const { g, steps } = attack({ huila: auc(5, { ...CARTELS, police: 2 }) }, { rolls: [2], shipments: held });
    const [first] = steps.filter((step) => step.key === 'attack.target');
    expect(first).toMatchObject({ option: 'piece:cartels-guerrilla-underground', reason: 'target.shipment' });
    expect(g.shipments).toMatchObject([{ guerrilla: ACTIVE.auc }]);
    expect(pieces(g, 'huila', 'police')).toBe(1);
  });

  it('then FARC, then the Government', () => {
    expect(victims({ 'farc-guerrilla': 1, ...POLICE, troops: 1, ...CARTELS })).toEqual([
      'piece:farc-guerrilla-underground',
      'piece:police',
    ]);
    expect(victims({ 'farc-guerrilla': 1, 'farc-base': 1, police: 1 })).toEqual([
      'piece:farc-guerrilla-underground',
      'piece:farc-base',
    ]);
  });

  it('never the cartels without a shipment to capture', () => {
    const { g, steps } = attack({ huila: auc(5, { ...POLICE, ...CARTELS }) }, { rolls: [2] });
    expect(chosen(steps, 'attack.target')).toEqual(['piece:police', 'done']);
    expect(pieces(g, 'huila', 'cartels-guerrilla-underground')).toBe(1);
  });
});

describe('8.6.3 Ambush', () => {
  const SPECIAL = { special: true } as const;

  it('in the space of the Attack with the fewest AUC guerrillas', () => {
    const { ambushed, steps, g } = attack({ huila: auc(4), arauca: auc(3), cesar: auc(2), narino: auc(1) }, SPECIAL);
    expect(ambushed).toEqual(['space:cesar']);
    expect(steps.filter((step) => step.key === 'attack.way')).toMatchObject([
      { option: 'attack', rule: '8.6.3', reason: 'ambush.elsewhere' },
      { option: 'attack' },
      { option: 'ambush', rule: '8.6.3', reason: 'ambush' },
    ]);
    expect(pieces(g, 'cesar', 'farc-guerrilla-underground')).toBe(0);
  });

  it('among the spaces that the resources allow', () => {
    const spaces = { huila: auc(4), arauca: auc(3), cesar: auc(2) };
    expect(attack(spaces, { ...SPECIAL, auc: 2 }).ambushed).toEqual(['space:arauca']);
    expect(attack(spaces, { ...SPECIAL, auc: 1 }).ambushed).toEqual(['space:huila']);
  });

  it('among those with an underground AUC guerrilla', () => {
    const seen = { 'auc-guerrilla-active': 3, 'farc-guerrilla': 1 };
    expect(attack({ huila: auc(5), arauca: auc(4), cesar: seen }, SPECIAL).ambushed).toEqual(['space:arauca']);
  });

  it('nowhere if none is underground', () => {
    const { x, to } = attack({ cesar: { 'auc-guerrilla-active': 3, 'farc-guerrilla': 1 } }, SPECIAL);
    expect(to).toEqual(['space:cesar']);
    expect(x.special).toBeUndefined();
  });

  it('of equal ones where a shipment is to be had, whichever comes first', () => {
    const spaces = { huila: auc(2), arauca: auc(2, CARTELS), narino: auc(2, POLICE) };
    const shipments = [{ space: 'arauca', guerrilla: 'cartels-guerrilla' }] as const;
    for (const first of ['huila', 'arauca', 'narino'] as const) {
      const dice = [...toward(first), ...toward('narino')];
      expect(attack(spaces, { ...SPECIAL, shipments, dice }).ambushed).toEqual(['space:arauca']);
    }
  });

  it('then where FARC is the target, then the Government', () => {
    const spaces = { huila: auc(2), arauca: auc(2, POLICE), narino: auc(2, POLICE) };
    for (const first of ['huila', 'arauca', 'narino'] as const) {
      expect(attack(spaces, { ...SPECIAL, dice: toward(first) }).ambushed).toEqual(['space:huila']);
    }
    const fewer = { huila: auc(2), arauca: auc(1, POLICE) };
    expect(attack(fewer, SPECIAL).ambushed).toEqual(['space:arauca']);
  });

  it('of those equal in everything the one that the table brings first', () => {
    const spaces = { huila: auc(2), arauca: auc(2), 'loc-cali-pasto': auc(4) };
    expect(attack(spaces, { ...SPECIAL, dice: toward('huila') }).ambushed).toEqual(['space:huila']);
    expect(attack(spaces, { ...SPECIAL, dice: toward('arauca') }).ambushed).toEqual(['space:arauca']);
  });

  it('the last Attack, if several spaces tie for it, goes where the Ambush fits best', () => {
    const seen = { 'auc-guerrilla-active': 3, 'farc-guerrilla': 1 };
    const hidden = attack({ huila: auc(5), arauca: seen, narino: auc(3, POLICE) }, { ...SPECIAL, auc: 2 });
    expect(hidden.where[1]).toMatchObject({ option: 'space:narino', rule: '8.6.3', reason: 'auc.attack.ambush' });
    expect(hidden.ambushed).toEqual(['space:narino']);
    // Several as fit as each other go by the table.
    const equal = { huila: auc(5), arauca: auc(3), narino: auc(3), cesar: auc(3, POLICE) };
    const last = (space: SpaceId) => attack(equal, { ...SPECIAL, auc: 2, dice: toward(space) });
    expect(last('arauca')).toMatchObject({ ambushed: ['space:arauca'], to: ['space:huila', 'space:arauca'] });
    expect(last('narino')).toMatchObject({ ambushed: ['space:narino'], to: ['space:huila', 'space:narino'] });
  });

  it('the best space for the Ambush is kept free from the first tied space on', () => {
    // Of these three two are attacked: the one with FARC is among them whatever the table says first.
    const spaces = { huila: auc(2), arauca: auc(2, POLICE), narino: auc(2, POLICE) };
    for (const first of ['huila', 'arauca', 'narino'] as const) {
      const { to, ambushed } = attack(spaces, { ...SPECIAL, auc: 2, dice: toward(first) });
      expect(to[0]).toBe(`space:${first}`);
      expect(ambushed).toEqual(['space:huila']);
    }
  });
});
