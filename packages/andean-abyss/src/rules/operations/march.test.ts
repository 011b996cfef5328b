import { describe, expect, it } from 'vitest';
import { SPACE_IDS, type SpaceId } from '../../data/spaces.js';
import type { Insurgent } from '../../factions.js';
import { UNDERGROUND } from '../../pieces.js';
import { at, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { canOperate, operate } from './index.js';
import { isSeen, marchSpaces } from './march-spaces.js';

type Scene = ReturnType<typeof positionWith>;
const march = (g: Scene, faction: Insurgent, terms = {}) => operate(g, faction, 'march', terms);
const LIMITED = { limited: true };
const seen = (faction: Insurgent, to: SpaceId, here: Record<string, number | string>, size: number) =>
  isSeen(positionWith({ spaces: { [to]: here } }), faction, at(to), size);

describe('3.3.2 March', () => {
  it('goes to adjacent spaces of all kinds, FARC Zones too', () => {
    const g = positionWith({ spaces: { guaviare: { 'auc-guerrilla': 1 }, 'meta-west': { zone: true } } });
    expect(marchSpaces(g, 'auc').map((s) => SPACE_IDS[s])).toEqual([
      'meta-west',
      'putumayo',
      'meta-east',
      'vichada',
      'guainia',
      'vaupes',
      'loc-bogota-san-jose',
    ]);
  });

  it('goes abroad only when the country is a space (1.3.5)', () => {
    const spaces = { choco: { 'farc-guerrilla': 1 } };
    expect(marchSpaces(positionWith({ spaces }), 'farc')).not.toContain(at('panama'));
    expect(marchSpaces(positionWith({ spaces, foreign: ['panama'] }), 'farc')).toContain(at('panama'));
  });

  it('pays 1 resource for each city or department entered, nothing for LoCs', () => {
    const g = positionWith({ spaces: { huila: { 'farc-guerrilla': 6 } }, resources: { farc: 2 } });
    run(g, march(g, 'farc'), [
      'space:bogota',
      'number:1',
      'space:loc-neiva-bogota',
      'number:1',
      'space:putumayo',
      'number:1',
      'space:loc-cali-pasto',
      'number:1',
      'done',
    ]);
    expect(g.resources.farc).toBe(0);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(2);
  });

  it('is possible without resources along LoCs only', () => {
    const g = positionWith({ spaces: { huila: { 'farc-guerrilla': 2 } }, resources: { farc: 0 } });
    expect(canOperate(g, 'farc', 'march', {})).toBe(true);
    expect(plain(offers(march(g, 'farc')))).toEqual([
      'space:loc-neiva-bogota',
      'space:loc-bogota-ibague-bucaramanga',
      'space:loc-ibague-cali',
      'space:loc-cali-pasto',
      'space:loc-neiva-pasto',
    ]);
    const remote = positionWith({ spaces: { amazonas: { 'farc-guerrilla': 2 } }, resources: { farc: 0 } });
    expect(canOperate(remote, 'farc', 'march', {})).toBe(false);
  });

  it('takes groups from several spaces to one destination, which is paid once', () => {
    const g = positionWith({
      spaces: { guainia: { 'farc-guerrilla': 2 }, guaviare: { 'farc-guerrilla': 1, 'farc-guerrilla-active': 1 } },
    });
    run(g, march(g, 'farc', LIMITED), ['space:vaupes', 'space:guainia', 'number:2', 'space:guaviare', 'number:0']);
    expect(pieces(g, 'vaupes', 'farc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'vaupes', 'farc-guerrilla-active')).toBe(1);
    expect(g.resources.farc).toBe(9);
  });

  it('moves no guerrilla twice', () => {
    const g = positionWith({ spaces: { amazonas: { 'farc-guerrilla': 1 }, vaupes: { 'farc-guerrilla-active': 1 } } });
    // From Vaupés only the one that stood there goes on, and it is the active one.
    expect(plain(offers(march(g, 'farc'), ['space:vaupes']))).toEqual([
      'space:guaviare',
      'space:putumayo',
      'space:guainia',
      'space:amazonas',
      'done',
    ]);
    const h = positionWith({ spaces: { amazonas: { 'farc-guerrilla': 1 }, vaupes: { 'farc-guerrilla-active': 1 } } });
    run(h, march(h, 'farc'), ['space:vaupes', 'space:guainia']);
    expect(pieces(h, 'guainia', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(h, 'vaupes', 'farc-guerrilla-underground')).toBe(1);
  });

  it('selects no destination twice (E9)', () => {
    const g = positionWith({ spaces: { amazonas: { 'farc-guerrilla': 2 } } });
    expect(plain(offers(march(g, 'farc'), ['space:vaupes', 'number:1']))).toEqual(['space:putumayo', 'done']);
  });

  it('keeps Ecuador to 2 pieces (R27)', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: { narino: { 'farc-guerrilla': 4 }, ecuador: { 'farc-base': 1 } },
    });
    run(g, march(g, 'farc', LIMITED), ['space:ecuador']);
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(1);
    expect(marchSpaces(g, 'farc')).not.toContain(at('ecuador'));
  });

  it('carries shipments as their owner likes', () => {
    const note = {
      spaces: { amazonas: { 'cartels-guerrilla': 2 } },
      shipments: [
        { space: 'amazonas', guerrilla: 'cartels-guerrilla-underground' },
        { space: 'amazonas', guerrilla: 'cartels-guerrilla-underground' },
      ],
    };
    const g = positionWith(note);
    run(g, march(g, 'cartels', LIMITED), ['space:vaupes', 'number:1', 'number:1']);
    expect(g.shipments.map((s) => SPACE_IDS[s.space]).sort()).toEqual(['amazonas', 'vaupes']);
    const all = positionWith(note);
    run(all, march(all, 'cartels', LIMITED), ['space:vaupes', 'number:2']);
    expect(all.shipments.map((s) => SPACE_IDS[s.space])).toEqual(['vaupes', 'vaupes']);
  });
});

describe('3.3.2 March: who is seen', () => {
  it('example: 2 guerrillas of FARC into Santander, passive support, with 1 police and 1 troops', () => {
    const g = positionWith({
      spaces: {
        'meta-east': { 'farc-guerrilla': 2 },
        santander: { police: 1, troops: 1, support: 'passive-support' },
      },
    });
    run(g, march(g, 'farc', LIMITED), ['space:santander', 'number:2']);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'santander', 'farc-guerrilla-underground')).toBe(0);
  });

  it('needs more than 3 with the cubes there', () => {
    expect(seen('farc', 'santander', { police: 1, troops: 1 }, 1)).toBe(false);
    expect(seen('farc', 'santander', { police: 1, troops: 1 }, 2)).toBe(true);
    expect(seen('farc', 'santander', {}, 3)).toBe(false);
    expect(seen('farc', 'santander', {}, 4)).toBe(true);
  });

  it('happens on LoCs and in support, never where people are neutral or opposed', () => {
    expect(seen('cartels', 'loc-cali-pasto', { police: 3 }, 1)).toBe(true);
    expect(seen('cartels', 'bogota', { police: 3 }, 1)).toBe(true);
    expect(seen('cartels', 'cali', { police: 9 }, 9)).toBe(false);
    expect(seen('farc', 'choco', { police: 9 }, 9)).toBe(false);
    expect(seen('farc', 'vichada', { troops: 9 }, 9)).toBe(false);
  });

  it('happens to AUC in opposition too, where it counts guerrillas of FARC as cubes', () => {
    expect(seen('auc', 'choco', { troops: 1, 'farc-guerrilla': 1, 'farc-guerrilla-active': 1 }, 1)).toBe(true);
    expect(seen('auc', 'choco', { troops: 1, 'farc-guerrilla': 1, 'farc-base': 2, 'cartels-guerrilla': 3 }, 1)).toBe(
      false,
    );
    expect(seen('auc', 'bogota', { 'farc-guerrilla': 2 }, 2)).toBe(true);
    expect(seen('farc', 'bogota', { 'auc-guerrilla': 2 }, 2)).toBe(false);
    expect(seen('auc', 'vichada', { 'farc-guerrilla': 9 }, 2)).toBe(false);
  });

  it('judges each group by itself, and does not count own guerrillas already there (R19)', () => {
    const g = positionWith({
      spaces: {
        arauca: { 'farc-guerrilla': 3 },
        'meta-east': { 'farc-guerrilla': 4 },
        santander: { 'farc-guerrilla': 2 },
      },
    });
    run(g, march(g, 'farc', LIMITED), ['space:santander', 'space:arauca', 'number:3', 'space:meta-east', 'number:4']);
    expect(pieces(g, 'santander', 'farc-guerrilla-underground')).toBe(5);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(4);
  });

  it('counts active guerrillas in the size of the group', () => {
    const g = positionWith({
      spaces: { arauca: { 'farc-guerrilla': 1, 'farc-guerrilla-active': 2 }, santander: { troops: 1 } },
    });
    run(g, march(g, 'farc', LIMITED), ['space:santander', 'number:1', 'number:2']);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(3);
  });

  it('leaves what it carries with the owner', () => {
    const g = positionWith({
      spaces: { arauca: { 'farc-guerrilla': 1 }, santander: { troops: 3 } },
      shipments: [{ space: 'arauca', guerrilla: 'farc-guerrilla-underground' }],
    });
    run(g, march(g, 'farc', LIMITED), ['space:santander']);
    expect(g.shipments).toEqual([{ space: at('santander'), guerrilla: UNDERGROUND.farc + 1 }]);
  });
});

describe('2.3.5 Limited March', () => {
  it('has one destination', () => {
    const g = positionWith({ spaces: { amazonas: { 'farc-guerrilla': 2 } } });
    const { decisions } = run(g, march(g, 'farc', LIMITED), ['space:vaupes', 'number:1']);
    expect(decisions.filter((d) => d.prompt.key === promptKey('march.space'))).toHaveLength(1);
    expect(pieces(g, 'amazonas', 'farc-guerrilla-underground')).toBe(1);
  });
});
