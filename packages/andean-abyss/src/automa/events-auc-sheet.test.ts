import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import type { Insurgent } from '../factions.js';
import { level } from '../support.js';
import { playEvent } from '../testing/events.js';
import { chosen, toward } from '../testing/nonplayers.js';
import { at, pieces } from '../testing/positions.js';

type Note = { readonly [key: string]: Json };
type Spaces = Record<string, Note>;

describe('8.4.4 card 37, Former Military', () => {
  it('AUC marches by 8.6.2 into one space, and Ambushes there by the targets of its Attack', () => {
    const spaces = {
      santander: { 'auc-guerrilla': 2 },
      antioquia: { 'auc-guerrilla': 2 },
      huila: { 'farc-guerrilla': 1, 'farc-base': 1, police: 1, support: 'neutral' },
      // Others could go on, but one space it is.
      arauca: { 'farc-guerrilla': 1 },
      vichada: { 'auc-guerrilla': 2 },
    };
    const { g, steps } = playEvent(37, 'auc', spaces, { position: { resources: { auc: 0 } } });
    expect(chosen(steps, 'march.space')).toEqual(['space:huila', 'done']);
    expect(steps[0].rule).toBe('8.6.2');
    expect(chosen(steps, 'attack.target')).toEqual(['piece:farc-guerrilla-underground', 'piece:farc-base']);
    expect([pieces(g, 'huila', 'farc-base'), pieces(g, 'huila', 'police')]).toEqual([0, 1]);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(4);
  });

  it('is AUC’s, whoever executes it', () => {
    const spaces = { santander: { 'auc-guerrilla': 2 }, huila: { 'farc-base': 1, support: 'neutral' } };
    const { steps } = playEvent(37, 'farc', spaces);
    expect(new Set(steps.map((step) => step.faction))).toEqual(new Set(['auc']));
  });

  it('without a destination by 8.6.2, no guerrilla marches', () => {
    const { steps } = playEvent(37, 'cartels', { santander: { 'auc-guerrilla': 1 } });
    expect(chosen(steps, 'march.space')).toEqual(['done']);
  });
});

describe('8.4.4 card 46, Limpieza', () => {
  it('the executing non-player acts, in the first space of its Terror, active before underground', () => {
    const spaces = {
      cali: { 'auc-guerrilla': 2, police: 1, support: 'active-support' },
      huila: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'farc-base': 1, 'farc-guerrilla': 1, police: 1 },
      cesar: { 'farc-guerrilla': 1 },
    };
    const { g, steps, reasons } = playEvent(46, 'auc', spaces);
    expect(chosen(steps, 'event.faction')).toEqual(['faction:auc']);
    expect(chosen(steps, 'event.space')).toEqual(['space:huila']);
    expect(steps.find((step) => step.key === 'event.space')?.rule).toBe('8.6.4');
    expect(chosen(steps, 'event.terrorBy')).toEqual(['piece:auc-guerrilla-active']);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    // Its targets first, and of those bases.
    expect(chosen(steps, 'event.removePiece')).toEqual(['piece:farc-base', 'piece:farc-guerrilla-underground']);
    expect(reasons('event.removePiece')).toEqual(['8.4.4 event.46.target', '8.4.4 event.46.target']);
  });

  it('where no underground guerrilla could make a Terror, any space of the table', () => {
    const seen = { 'cartels-guerrilla-active': 1 };
    const { steps, reasons } = playEvent(46, 'cartels', { cali: seen, pasto: seen }, { dice: toward('pasto') });
    expect(chosen(steps, 'event.space')).toEqual(['space:pasto']);
    expect(reasons('event.space')).toEqual(['8.4.3 event.random']);
  });

  const levelOf = (faction: Insurgent, support: string) => {
    const { g, reasons } = playEvent(46, faction, { huila: { [`${faction}-guerrilla-active`]: 1, support } });
    return [level(g, at('huila')), ...reasons('event.level')];
  };

  it('FARC sets opposition', () => {
    expect(levelOf('farc', 'active-opposition')).toEqual([-1, '8.4.4 event.46.farc']);
  });

  it.each(['auc', 'cartels'] as const)('%s set what changes the totals most, either if both do', (faction) => {
    // The Terror shifts toward neutral first.
    expect(levelOf(faction, 'active-support')).toEqual([-1, '8.4.4 event.46.level']);
    expect(levelOf(faction, 'active-opposition')).toEqual([1, '8.4.4 event.46.level']);
    expect(levelOf(faction, 'passive-support')[1]).toBe('8.1.1 any');
  });

  it('names another faction only if it has no guerrilla itself', () => {
    const { steps, reasons } = playEvent(46, 'farc', {
      huila: { 'auc-guerrilla': 1 },
      cali: { 'cartels-guerrilla': 1 },
    });
    expect(['faction:auc', 'faction:cartels']).toContain(chosen(steps, 'event.faction')[0]);
    expect(reasons('event.faction')).toEqual(['8.4 event.faction']);
  });
});

describe('8.4.4 card 47, Pinto & del Rosario', () => {
  it('first the one that made the Terror hides, then any of the table', () => {
    const seen = { 'auc-guerrilla-active': 1 };
    const { g, steps, reasons } = playEvent(47, 'farc', { huila: seen, cali: seen }, { dice: toward('cali') });
    expect(chosen(steps, 'event.flip')).toEqual(['space:cucuta', 'space:cali']);
    expect(reasons('event.flip')).toEqual(['8.4.4 event.47', '8.4.3 event.random']);
    expect(pieces(g, 'cucuta', 'auc-guerrilla-underground')).toBe(2);
  });
});

describe('8.4.4 card 50, Carabineros', () => {
  const spaces = {
    cali: { police: 3 },
    huila: { police: 1, 'auc-base': 1, 'farc-guerrilla': 1 },
    cesar: { police: 2, 'cartels-base': 1 },
  };

  it('AUC replaces, where it has pieces first', () => {
    const { g, steps } = playEvent(50, 'auc', spaces, { dice: toward('cali') });
    expect(chosen(steps, 'event.choice')).toEqual(['replace-pieces']);
    expect(chosen(steps, 'event.replaceFrom')).toEqual(['space:huila', 'space:cali']);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
  });

  it('AUC removes them if it has no guerrillas to replace them', () => {
    const { g } = playEvent(50, 'auc', { ...spaces, pasto: { 'auc-guerrilla': 18 } }, { dice: toward('cali') });
    expect([pieces(g, 'huila', 'police'), pieces(g, 'cali', 'police')]).toEqual([0, 2]);
  });

  it.each(['farc', 'cartels'] as const)('%s removes', (faction) => {
    const { steps, reasons } = playEvent(50, faction, spaces);
    expect(chosen(steps, 'event.choice')).toEqual(['remove-pieces']);
    expect(reasons('event.removeFrom')[0]).toBe('8.4.4 event.50.space');
  });

  it('both where it began, if there are two (8.2)', () => {
    const { g } = playEvent(50, 'farc', { cali: { police: 3 }, pasto: { police: 3 } }, { dice: toward('pasto') });
    expect([pieces(g, 'pasto', 'police'), pieces(g, 'cali', 'police')]).toEqual([1, 3]);
  });
});

describe('8.4.4 card 53, Criminal Air Force', () => {
  const fly = (faction: Insurgent, spaces: Spaces, dice: readonly number[] = []) => {
    const { g, steps, reasons } = playEvent(53, faction, spaces, { dice });
    const count = (id: SpaceId) => pieces(g, id, `${faction}-guerrilla-underground`);
    return { steps, why: reasons, count, from: chosen(steps, 'event.moveFrom'), to: chosen(steps, 'event.moveTo') };
  };

  it('2 go, active ones first, from where most can', () => {
    const spaces = { choco: { 'farc-guerrilla': 5 }, narino: { 'farc-guerrilla': 3, 'farc-guerrilla-active': 2 } };
    const { from, count } = fly('farc', spaces, toward('huila'));
    expect([from, count('huila'), count('narino')]).toEqual([['space:narino'], 2, 3]);
  });

  it('one stays with a base of its faction', () => {
    const guarded = { choco: { 'auc-guerrilla-active': 2, 'auc-base': 1 }, cesar: { 'auc-guerrilla': 2 } };
    expect(fly('auc', guarded).from).toEqual(['space:cesar']);
    const alone = fly(
      'auc',
      { choco: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'auc-base': 1 } },
      toward('huila'),
    );
    expect([alone.count('huila'), alone.count('choco')]).toEqual([1, 1]);
  });

  it('FARC to populated spaces without opposition', () => {
    const opposed = Object.fromEntries(
      ['antioquia', 'santander', 'huila', 'atlantico', 'cesar', 'narino'].map((id) => [
        id,
        { support: 'passive-opposition' },
      ]),
    );
    const spaces = { ...opposed, choco: { 'farc-guerrilla': 1 }, arauca: { support: 'neutral' } };
    expect(fly('farc', spaces)).toMatchObject({ to: ['space:arauca'] });
  });

  it('AUC to a FARC base where it has no guerrillas, cartels to one of their bases without guerrillas', () => {
    const farc = { 'farc-base': 1 };
    const auc = fly('auc', { choco: { 'auc-guerrilla': 3 }, huila: { ...farc, 'auc-guerrilla': 1 }, cesar: farc });
    expect([auc.to, auc.why('event.moveTo')]).toEqual([['space:cesar'], ['8.4.4 event.53.auc']]);
    const base = { 'cartels-base': 1 };
    const drugs = fly('cartels', {
      choco: { 'cartels-guerrilla': 3 },
      huila: base,
      cesar: { ...base, 'cartels-guerrilla': 1 },
    });
    expect([drugs.to, drugs.why('event.moveTo')]).toEqual([['space:huila'], ['8.4.4 event.53.cartels']]);
  });

  it('anywhere if no space is preferred, ties by the table', () => {
    const { to, why } = fly('auc', { choco: { 'auc-guerrilla': 1 } }, toward('vaupes'));
    expect([to, why('event.moveTo')]).toEqual([['space:vaupes'], ['8.4.3 event.random']]);
  });
});

describe('8.4.4 card 54, Deserters & Defectors', () => {
  const spaces = {
    cali: { 'auc-guerrilla': 2, 'cartels-guerrilla': 2 },
    huila: { 'auc-guerrilla-active': 1, 'auc-guerrilla': 1, 'cartels-base': 1, 'farc-base': 1 },
    cesar: { 'cartels-guerrilla': 1, 'farc-guerrilla': 1 },
  };

  it('enemies become its own guerrillas, its first enemy’s, and first where it has a base', () => {
    const { g, steps, reasons } = playEvent(54, 'farc', spaces);
    expect(chosen(steps, 'event.choice')).toEqual(['replace-pieces']);
    expect(chosen(steps, 'event.replaceFrom')).toEqual(['space:huila', 'space:huila']);
    expect(reasons('event.replaceFrom')).toEqual(['8.4.4 event.54.base', '8.4.4 event.54.base']);
    expect(chosen(steps, 'event.replacePiece')[0]).toBe('piece:auc-guerrilla-underground');
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(2);
  });

  it.each<[Insurgent, string[]]>([
    ['auc', ['space:cesar', 'space:cesar']],
    ['cartels', ['space:cesar', 'space:huila']],
  ])('%s takes FARC first, then the other', (faction, from) => {
    expect(chosen(playEvent(54, faction, spaces, { dice: toward('cali') }).steps, 'event.replaceFrom')).toEqual(from);
  });

  it('both in one space of the table, if it has two (8.2)', () => {
    const two = { 'farc-guerrilla': 2 };
    const { g } = playEvent(54, 'auc', { cali: two, pasto: two }, { dice: toward('pasto') });
    expect(pieces(g, 'pasto', 'auc-guerrilla-underground')).toBe(2);
  });

  it('without guerrillas to place it removes enemies, and never its own', () => {
    const { g, steps, reasons } = playEvent(54, 'auc', {
      cali: { 'auc-guerrilla': 18 },
      huila: { 'farc-guerrilla': 1 },
    });
    expect([chosen(steps, 'event.choice'), pieces(g, 'huila', 'farc-guerrilla-underground')]).toEqual([
      ['remove-pieces'],
      0,
    ]);
    expect(reasons('event.removeFrom')).toEqual(['8.4.4 event.54.enemy', '8.4.4 event.54.done']);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(18);
  });

  it('when its own have run out, a third faction replaces an enemy, but never its own', () => {
    const seventeen = { cali: { 'auc-guerrilla': 17 } };
    const { g } = playEvent(54, 'auc', { ...seventeen, huila: { 'farc-guerrilla': 2 } });
    const there = ['farc', 'auc', 'cartels'].map((f) => pieces(g, 'huila', `${f as Insurgent}-guerrilla-underground`));
    expect(there).toEqual([0, 1, 1]);
    // All cartels are out too: the old guerrilla in Huila is not given away for want of another.
    const out = {
      ...seventeen,
      huila: { 'farc-guerrilla': 2, 'auc-guerrilla': 1 },
      pasto: { 'cartels-guerrilla': 12 },
    };
    const { cali: _, ...rest } = out;
    const last = playEvent(54, 'auc', { ...rest, cali: { 'auc-guerrilla': 16 } });
    expect(pieces(last.g, 'huila', 'auc-guerrilla-underground')).toBe(2);
    expect(last.reasons('event.replaceFrom').at(-1)).toBe('8.4.4 event.54.enemy');
  });
});
