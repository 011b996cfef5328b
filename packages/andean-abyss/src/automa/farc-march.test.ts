import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { operate } from '../rules/operations/index.js';
import { chosen, letNonplayersAct } from '../testing/nonplayers.js';
import { pieces, positionWith } from '../testing/positions.js';

type Note = { readonly [key: string]: Json };
type Spaces = { readonly [space: string]: Note };

/** A March, by default without the Extort that would activate some of its guerrillas again. */
function march(
  spaces: Spaces,
  dice: readonly number[] = [],
  note: Note = {},
  { length = 'standard', special = false } = {},
) {
  const g = positionWith({ spaces, resources: { farc: 9 }, ...note }, { nonplayers: 'farc+auc+cartels', length });
  const { steps, value } = letNonplayersAct(g, operate(g, 'farc', 'march', { special }), dice);
  const selections = steps.filter((step) => step.key === 'march.space' && step.option.startsWith('space:'));
  const went = selections.map((step) => [step.option.slice('space:'.length), step.reason.slice('farc.march.'.length)]);
  const hidden = (space: SpaceId) => pieces(g, space, 'farc-guerrilla-underground');
  const open = (space: SpaceId) => pieces(g, space, 'farc-guerrilla-active');
  return { g, steps, selections, went, x: value, hidden, open, from: chosen(steps, 'march.from') };
}

const AO = { support: 'active-opposition' };
const PO = { support: 'passive-opposition' };
const NEUTRAL = { support: 'neutral' };
const SUPPORT = { support: 'passive-support' };
/** The departments around the empty ones in the east, where no LoC is near. */
const EAST = { arauca: PO, 'meta-east': PO, guaviare: PO, putumayo: PO };
/** No first step: the final propaganda is the next. */
const LATE = { propagandas: 3 };

describe('8.7.2 March, first: onto LoCs', () => {
  it('1 guerrilla each, the highest Econ first, before anywhere else', () => {
    const { went, hidden, selections } = march({ arauca: { ...AO, 'farc-guerrilla': 5 }, santander: SUPPORT });
    expect(went.slice(0, 3)).toEqual([
      ['loc-arauca-cucuta', 'loc'],
      ['loc-yopal-bogota', 'loc'],
      ['santander', 'hidden'],
    ]);
    expect(selections[0].rule).toBe('8.7.2');
    expect([hidden('loc-arauca-cucuta'), hidden('loc-yopal-bogota'), hidden('santander')]).toEqual([1, 1, 3]);
  });

  it('costs nothing', () => {
    const { g, x } = march({ arauca: { ...AO, 'farc-guerrilla': 2 } });
    expect([x.selected.length, g.resources.farc]).toEqual([2, 9]);
  });

  it('LoCs of one Econ by 8.3: next to a random city, then by an even roll', () => {
    const choco = { choco: { ...AO, 'farc-guerrilla': 2 } };
    const second = (dice: number[]) => march(choco, dice).went[1];
    expect(march(choco).went[0]).toEqual(['loc-medellin-sincelejo', 'loc']);
    expect(second([1, 3, 1])).toEqual(['loc-medellin-ibague', 'loc']);
    expect(second([1, 1, 1, 1])).toEqual(['loc-ibague-cali', 'loc']);
    expect(second([1, 1, 1, 4])).toEqual(['loc-cali-buenaventura', 'loc']);
  });

  it('until every LoC in reach has a guerrilla of any faction (N13)', () => {
    const { went } = march({
      arauca: { ...AO, 'farc-guerrilla': 2 },
      'loc-arauca-cucuta': { 'auc-guerrilla-active': 1 },
      'loc-yopal-bogota': { 'farc-guerrilla-active': 1 },
      santander: NEUTRAL,
    });
    expect(went.filter(([, reason]) => reason === 'loc')).toEqual([]);
  });

  it('not where there is Sabotage', () => {
    const spaces = { arauca: { ...AO, 'farc-guerrilla': 1 }, 'loc-arauca-cucuta': { sabotage: true } };
    expect(march(spaces).went).toEqual([['loc-yopal-bogota', 'loc']]);
  });

  it('not if the next propaganda is the final one, however far away (N10)', () => {
    const spaces = { arauca: { ...AO, 'farc-guerrilla': 1 }, santander: SUPPORT };
    const onLoc = [['loc-arauca-cucuta', 'loc']];
    expect(march(spaces, [], { propagandas: 2 }).went).toEqual(onLoc);
    expect(march(spaces, [], { propagandas: 3 }).went).toEqual([['santander', 'hidden']]);
    expect(march(spaces, [], { propagandas: 1 }, { length: 'short' }).went).toEqual(onLoc);
    expect(march(spaces, [], { propagandas: 2 }, { length: 'short' }).went).toEqual([['santander', 'hidden']]);
  });

  it('where it would become active, an already active guerrilla goes if there is one (8.1.2)', () => {
    const arauca = { ...AO, 'farc-guerrilla': 1, 'farc-guerrilla-active': 1, 'auc-base': 1 };
    const { hidden, open } = march({ arauca, 'loc-arauca-cucuta': { police: 3 } });
    expect([hidden('arauca'), open('loc-arauca-cucuta')]).toEqual([1, 1]);
  });
});

describe('8.7.2 March, second: where FARC could not agitate', () => {
  it('first where a guerrilla stays underground, then where none can', () => {
    const { went, hidden, open } = march({
      ...EAST,
      vichada: { 'farc-guerrilla': 6 },
      guaviare: { ...SUPPORT, police: 3 },
      arauca: SUPPORT,
    });
    expect(went).toEqual([
      ['arauca', 'hidden'],
      ['guaviare', 'seen'],
    ]);
    expect([hidden('arauca'), open('guaviare')]).toEqual([3, 3]);
  });

  it('support and neutral alike, by the table', () => {
    const spaces = { ...EAST, vichada: { 'farc-guerrilla': 3 }, arauca: SUPPORT, 'meta-east': NEUTRAL };
    expect(march(spaces, [3, 3, 1]).went).toEqual([['arauca', 'hidden']]);
    expect(march(spaces, [3, 3, 5]).went).toEqual([['meta-east', 'hidden']]);
  });

  it('by the table among those where none stays underground', () => {
    const watched = { ...SUPPORT, troops: 3 };
    const spaces = { ...EAST, vichada: { 'farc-guerrilla': 3 }, arauca: watched, guaviare: watched };
    expect(march(spaces, [3, 3, 1]).went).toEqual([['arauca', 'seen']]);
    expect(march(spaces, [5, 1, 5]).went).toEqual([['guaviare', 'seen']]);
  });

  it('not where FARC outnumbers all others', () => {
    const spaces = { ...EAST, vichada: { 'farc-guerrilla': 3 }, arauca: NEUTRAL };
    const held = { ...NEUTRAL, 'farc-base': 1, 'farc-guerrilla-active': 1, police: 1 };
    expect(march({ ...spaces, guaviare: held }).went).toEqual([['arauca', 'hidden']]);
    expect(march({ ...spaces, guaviare: { ...held, police: 2 } }, [5, 1, 5]).went).toEqual([['guaviare', 'hidden']]);
  });

  it('under card 22, not where FARC has a piece and the Government no control either', () => {
    const cano = { momentum: { '22': 'farc' } };
    const spaces = { ...EAST, vichada: { 'farc-guerrilla': 3 }, arauca: NEUTRAL };
    const shared = { ...NEUTRAL, 'farc-guerrilla-active': 1, 'auc-guerrilla': 1, police: 1 };
    expect(march({ ...spaces, guaviare: shared }, [5, 1, 5]).went).toEqual([['guaviare', 'hidden']]);
    expect(march({ ...spaces, guaviare: shared }, [5, 1, 5], cano).went).toEqual([['arauca', 'hidden']]);
    const held = { ...shared, police: 3 };
    expect(march({ ...spaces, guaviare: held }, [5, 1, 5], cano).went).toEqual([['guaviare', 'hidden']]);
    const empty = march({ ...spaces, guaviare: NEUTRAL }, [5, 1, 5], cano);
    expect(empty.went).toEqual([['guaviare', 'hidden']]);
  });

  it('with all that can, each group small enough to stay underground', () => {
    const { hidden } = march({ ...EAST, vichada: { 'farc-guerrilla': 7 }, arauca: NEUTRAL });
    expect([hidden('vichada'), hidden('arauca')]).toEqual([0, 7]);
    const { hidden: left } = march({
      ...EAST,
      vichada: { 'farc-guerrilla': 7 },
      vaupes: { 'farc-guerrilla': 1 },
      guaviare: { ...SUPPORT, police: 1 },
    });
    expect(left('guaviare')).toBe(3);
  });

  it('in up to 3 spaces, 1 resource each, and a fourth is the third step', () => {
    const { went, g } = march(
      {
        vichada: { 'farc-guerrilla': 9 },
        amazonas: { 'farc-guerrilla': 3 },
        arauca: SUPPORT,
        'meta-east': SUPPORT,
        guaviare: SUPPORT,
        putumayo: SUPPORT,
      },
      // Putumayo, Guaviare, Arauca; Meta East remains, where the most could go.
      [5, 1, 3, 5, 1, 5, 3, 3, 1],
    );
    expect(went).toEqual([
      ['putumayo', 'hidden'],
      ['guaviare', 'hidden'],
      ['arauca', 'hidden'],
      ['meta-east', 'further'],
    ]);
    expect(g.resources.farc).toBe(5);
  });

  it('while resources last', () => {
    const spaces = { ...EAST, vichada: { 'farc-guerrilla': 9 }, arauca: SUPPORT, 'meta-east': SUPPORT };
    expect(march(spaces, [], { resources: { farc: 1 } }).went).toHaveLength(1);
  });
});

describe('8.7.2 March, third: one more space', () => {
  it('next to the space with the most that could still march, by all that can', () => {
    const spaces = { ...EAST, vichada: { 'farc-guerrilla': 2 }, vaupes: { 'farc-guerrilla': 5 } };
    const { went, hidden } = march(spaces, [5, 1, 5]);
    expect(went).toEqual([['guaviare', 'further']]);
    expect([hidden('guaviare'), hidden('vichada'), hidden('vaupes')]).toEqual([7, 0, 0]);
  });

  it('by the table', () => {
    const spaces = { ...EAST, vichada: { 'farc-guerrilla': 2 }, vaupes: { 'farc-guerrilla': 5 } };
    // Arauca is next to Vichada only.
    expect(march(spaces, [3, 3, 1]).went).toEqual([['putumayo', 'further']]);
    expect(march(spaces, [5, 1, 5]).went).toEqual([['guaviare', 'further']]);
  });

  it('does not count guerrillas that stay at a base', () => {
    const spaces = {
      ...EAST,
      vichada: { 'farc-guerrilla': 5 },
      vaupes: { 'farc-guerrilla': 5, 'auc-base': 1 },
    };
    expect(march(spaces, [5, 1, 3]).went).toEqual([['guaviare', 'further']]);
    expect(march(spaces, [3, 3, 1]).went).toEqual([['arauca', 'further']]);
  });

  it('does not count guerrillas that marched', () => {
    const spaces = {
      ...EAST,
      // Three go to Guaviare in the second step; two are left against three in Amazonas.
      vichada: { 'farc-guerrilla': 5 },
      amazonas: { 'farc-guerrilla': 3 },
      guaviare: SUPPORT,
    };
    expect(march(spaces).went).toEqual([
      ['guaviare', 'hidden'],
      ['putumayo', 'further'],
    ]);
  });

  it.each<[string, Note]>([
    ['at opposition', PO],
    ['at active opposition', AO],
    ['where FARC outnumbers all others', { ...NEUTRAL, 'farc-base': 2, police: 1 }],
  ])('only once: %s', (_, arauca) => {
    const all = { ...AO };
    const spaces = {
      arauca,
      'meta-east': all,
      guaviare: all,
      putumayo: all,
      vichada: { 'farc-guerrilla': 4 },
      amazonas: { 'farc-guerrilla': 3 },
    };
    expect(march(spaces, [3, 3, 1], LATE).went).toEqual([['arauca', 'further']]);
  });

  it('a space without population does not qualify', () => {
    const { went } = march({ putumayo: PO, guaviare: PO, vaupes: { 'farc-guerrilla': 2 } });
    expect(went.map(([space]) => space)).not.toContain('amazonas');
  });
});

describe('8.7.2 March: guidelines', () => {
  it('only from active opposition, departments without population and Sabotaged LoCs (N12)', () => {
    const two = { 'farc-guerrilla': 2 };
    const { hidden, went } = march(
      {
        huila: NEUTRAL,
        'meta-west': { ...AO, ...two },
        bogota: { ...SUPPORT, ...two },
        cali: { ...NEUTRAL, ...two },
        narino: { ...PO, ...two },
        'loc-ibague-cali': { ...two, sabotage: true },
        'loc-cali-pasto': two,
      },
      [5, 3, 5],
      LATE,
    );
    expect(went[0]).toEqual(['huila', 'hidden']);
    expect(hidden('huila')).toBe(4);
    expect(['bogota', 'cali', 'narino', 'loc-cali-pasto'].map((s) => hidden(s as SpaceId))).toEqual([2, 2, 2, 2]);
  });

  it('1 stays where there is a base of any faction (N11)', () => {
    const spaces = {
      ...EAST,
      arauca: NEUTRAL,
      vichada: { 'farc-guerrilla': 3, 'cartels-base': 1 },
      'meta-east': { ...AO, 'farc-guerrilla': 3, 'farc-base': 1 },
    };
    const { hidden } = march(spaces, [3, 3, 1], { ...LATE, resources: { farc: 1 } });
    expect([hidden('vichada'), hidden('meta-east'), hidden('arauca')]).toEqual([1, 1, 4]);
  });

  it('none marches twice', () => {
    const spaces = {
      vichada: { 'farc-guerrilla': 2 },
      arauca: AO,
      'meta-east': AO,
      guaviare: AO,
    };
    const { went, g } = march(spaces, [3, 3, 1]);
    expect(went).toEqual([['arauca', 'further']]);
    expect(g.resources.farc).toBe(8);
  });

  it('origins: those where guerrillas stay underground first, ties by the table (8.1.2)', () => {
    const one = { 'farc-guerrilla': 1 };
    const loc = {
      arauca: { ...AO, ...one, 'auc-base': 1 },
      'loc-arauca-cucuta': { sabotage: true },
      'loc-bogota-san-jose': { sabotage: true },
    };
    const bare = { ...loc, arauca: { ...AO, ...one } };
    const active = { ...AO, 'farc-guerrilla-active': 1 };
    expect(march({ ...bare, 'meta-east': active }).from[0]).toBe('space:arauca');
    expect(march({ ...bare, 'meta-east': { ...AO, ...one } }, [3, 3, 1]).from[0]).toBe('space:arauca');
    expect(march({ ...bare, 'meta-east': { ...AO, ...one } }, [3, 3, 5]).from[0]).toBe('space:meta-east');
    expect(march({ ...loc, 'meta-east': active }).from[0]).toBe('space:meta-east');
  });
});

describe('8.7.2 March: Extort', () => {
  it('as after a Rally, once all have marched', () => {
    const { g, x, hidden, steps } = march(
      { ...EAST, vichada: { 'farc-guerrilla': 4 }, arauca: NEUTRAL },
      [],
      {},
      { special: true },
    );
    expect([x.selected.length, x.special, g.resources.farc]).toEqual([1, 'extort', 9]);
    expect(hidden('arauca')).toBe(3);
    expect(steps.find((step) => step.option === 'extort')).toMatchObject({ rule: '8.7.1', reason: 'farc.extort' });
  });
});
