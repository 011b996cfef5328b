import { describe, expect, it } from 'vitest';
import { andeanAbyss } from '../index.js';
import type { Position } from '../position.js';
import { totalSupport } from '../support.js';
import { answer, at, logged, matchAt, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { backingPhase, electionPhase, resetPhase, supportPhase } from './propaganda.js';

const CONTROL = ['none', 'government', 'farc'];
const control = (g: Position, space: Parameters<typeof at>[0]) => CONTROL[g.control[at(space)]];

describe('6.4 Support phase', () => {
  it('has the Government spend first, then FARC, then the election, then Elite Backing (R31)', () => {
    const g = standard({ card: 73, step: 'support', spaces: { huila: { 'farc-base': 1, control: 'farc' } } });
    g.control[at('cali')] = 1;
    const { decisions } = run(g, supportPhase(g), [
      'space:cali',
      'number:1',
      'done',
      'space:huila',
      'number:1',
      'done',
    ]);
    expect(decisions.map((decision) => decision.seat)).toEqual([
      'government',
      'government',
      'government',
      'farc',
      'farc',
      'farc',
    ]);
    const match = matchAt({ card: 73, step: 'support', spaces: { huila: { 'farc-base': 1, control: 'farc' } } });
    answer(match, 'done');
    expect(match.decision()).toMatchObject({ seat: 'government', rule: '6.4.4' });
    answer(match, 'space:guaviare');
    expect(match.decision()).toMatchObject({ seat: 'auc', rule: '6.4.5' });
  });
});

describe('6.4.2 Agitation', () => {
  const HUILA = { 'farc-guerrilla': 1, support: 'passive-support', control: 'farc' };

  it('costs FARC 1 for a Terror marker, then 1 a level toward active opposition', () => {
    const g = positionWith({ resources: { farc: 5 }, spaces: { huila: { ...HUILA, terror: 2 } } });
    const { decisions } = run(g, supportPhase(g), ['space:huila', 'number:5']);
    expect(decisions[0]).toMatchObject({ seat: 'farc', rule: '6.4.2' });
    expect(decisions[1].options).toEqual(['number:1', 'number:2', 'number:3', 'number:4', 'number:5']);
    expect(g.terror[at('huila')]).toBe(0);
    expect(g.support[at('huila')]).toBe(-2);
    expect(g.resources.farc).toBe(0);
  });

  it('takes Terror first', () => {
    const g = positionWith({ resources: { farc: 2 }, spaces: { huila: { ...HUILA, terror: 2 } } });
    run(g, supportPhase(g), ['space:huila', 'number:2']);
    expect(g.support[at('huila')]).toBe(1);
  });

  it('is for spaces under FARC control, while something can be done there', () => {
    const g = positionWith({
      resources: { farc: 9 },
      spaces: {
        huila: HUILA,
        choco: { control: 'farc', support: 'active-opposition' },
        narino: { control: 'farc', support: 'active-opposition', terror: 1 },
        vaupes: { control: 'farc', terror: 1 },
        amazonas: { control: 'farc' },
        cali: { 'farc-guerrilla': 3, control: 'none' },
        bogota: { control: 'farc' },
      },
    });
    expect(offers(supportPhase(g))).toEqual(['space:bogota', 'space:narino', 'space:huila', 'space:vaupes', 'done']);
  });

  it('may be given up, and is not asked of a FARC without resources', () => {
    const note = { spaces: { huila: HUILA } };
    const g = positionWith({ ...note, resources: { farc: 3 } });
    run(g, supportPhase(g), ['done']);
    expect(g.resources.farc).toBe(3);
    const poor = positionWith({ ...note, resources: { farc: 0 } });
    expect(run(poor, supportPhase(poor)).decisions).toEqual([]);
  });

  it('reaches 3 more spaces with FARC pieces and without Government control under card 22, shaded', () => {
    const g = positionWith({
      resources: { farc: 9 },
      momentum: [{ card: 22, faction: 'farc' }],
      spaces: {
        huila: HUILA,
        cali: { 'farc-guerrilla': 1 },
        cesar: { 'farc-guerrilla': 1, 'auc-guerrilla': 3 },
        antioquia: { 'farc-guerrilla': 1, control: 'government', troops: 1 },
        pasto: { 'farc-guerrilla': 1 },
        neiva: { 'farc-guerrilla': 1 },
        ibague: {},
      },
    });
    const all = ['space:cali', 'space:neiva', 'space:pasto', 'space:cesar', 'space:huila', 'done'];
    expect(offers(supportPhase(g))).toEqual(all);
    const { decisions } = run(g, supportPhase(g), [
      'space:huila',
      'number:1',
      'space:cali',
      'number:1',
      'space:neiva',
      'number:1',
      'space:pasto',
      'number:1',
      'done',
    ]);
    // Three of them are used up: the fourth is closed, the three stay open.
    expect(decisions.at(-1)?.options).toEqual(['space:cali', 'space:neiva', 'space:pasto', 'space:huila', 'done']);
  });
});

describe('6.4.3 Election', () => {
  it('brings the next president at 60 or less of total support', () => {
    const g = standard();
    expect(totalSupport(g)).toBe(50);
    run(g, electionPhase(g), ['space:meta-west']);
    expect(g.president).toBe('pastrana');
    expect(logged(g)).toContain('log.president');
  });

  it.each([
    [60, 'pastrana'],
    [61, 'samper'],
  ])('at total support of %i is followed by %s', (support, president) => {
    // Bogotá 16, Cali 6, Medellín 6, Bucaramanga, Ibagué, Santa Marta 4 each, five cities 10, Atlántico 2, Santander 4, Antioquia 4, Huila 2 of 4.
    const g = standard({
      spaces: { cali: { support: 'active-support' }, antioquia: { support: 'active-support' } },
    });
    expect(totalSupport(g)).toBe(60);
    if (support === 61) g.support[at('cesar')] = 1;
    expect(totalSupport(g)).toBe(support);
    expect(offers(electionPhase(g)).length > 0).toBe(president === 'pastrana');
    expect(g.president).toBe(president);
  });

  it('places a FARC Zone under Pastrana (6.4.4)', () => {
    const g = standard();
    const { decisions } = run(g, electionPhase(g), ['space:guaviare']);
    expect(decisions[0]).toMatchObject({ seat: 'government', rule: '6.4.4' });
    expect(decisions[0].options).toEqual(['space:meta-west', 'space:guaviare']);
    expect(g.zones[at('guaviare')]).toBe(1);
  });

  it('removes all FARC Zones under Uribe', () => {
    const zone = { zone: true };
    const g = standard({ president: 'pastrana', spaces: { huila: zone, 'meta-west': zone } });
    expect(run(g, electionPhase(g)).decisions).toEqual([]);
    expect(g.president).toBe('uribe');
    expect([...g.zones].some((z) => z > 0)).toBe(false);
  });

  it('is over once Uribe is president; Zones placed by events then stay', () => {
    const g = standard({ president: 'uribe', spaces: { huila: { zone: true } } });
    run(g, electionPhase(g));
    expect(g.president).toBe('uribe');
    expect(g.zones[at('huila')]).toBe(1);
  });

  it('looks at support after Agitation (R32)', () => {
    const spaces = {
      cali: { support: 'active-support' },
      antioquia: { support: 'active-support' },
      cesar: { support: 'passive-support', control: 'farc', 'farc-guerrilla': 1 },
    };
    const match = matchAt({ card: 73, step: 'support', spaces });
    expect(match.view('observer')).toMatchObject({ totalSupport: 61 });
    answer(match, 'space:cesar', 'number:1');
    expect(match.position.president).toBe('samper');
    answer(match, 'done');
    expect(match.position.president).toBe('pastrana');
  });
});

describe('6.4.5 Elite Backing', () => {
  it('lets AUC Rally for nothing in one space without opposition, Government control or FARC control', () => {
    const g = positionWith({
      step: 'backing',
      card: 73,
      resources: { auc: 0 },
      spaces: {
        antioquia: { 'auc-guerrilla': 1 },
        cesar: { control: 'government' },
        huila: { control: 'farc' },
        choco: { support: 'active-opposition' },
        narino: { support: 'passive-opposition' },
        bogota: { support: 'active-support' },
      },
    });
    const { decisions } = run(g, backingPhase(g), ['yes', 'space:antioquia']);
    expect(decisions.every((decision) => decision.seat === 'auc')).toBe(true);
    expect(decisions[0]).toMatchObject({ rule: '6.4.5' });
    const spaces = decisions[1].options.filter((option) => option.startsWith('space:'));
    for (const closed of ['cesar', 'huila', 'choco', 'narino']) expect(spaces).not.toContain(`space:${closed}`);
    // Departments without population will do (T24), and support is no bar.
    for (const open of ['antioquia', 'bogota', 'amazonas', 'vaupes']) expect(spaces).toContain(`space:${open}`);
    expect(spaces.some((option) => option.includes('loc-'))).toBe(false);
    expect(pieces(g, 'antioquia', 'auc-guerrilla-underground')).toBe(2);
    expect(g.resources.auc).toBe(0);
  });

  it('is a may', () => {
    const g = standard({ step: 'backing', card: 73 });
    run(g, backingPhase(g), ['no']);
    expect(pieces(g, 'antioquia', 'auc-guerrilla-underground')).toBe(1);
  });

  it('has every way of a Rally (3.3.1)', () => {
    const spaces = { antioquia: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'auc-base': 1 } };
    const g = positionWith({ step: 'backing', card: 73, spaces });
    expect(offers(backingPhase(g), ['yes', 'space:antioquia'])).toEqual(['base', 'guerrillas', 'gather']);
  });

  it('lets AUC take back pieces to place them anew (1.4.1), but deal with nobody (1.7)', () => {
    const g = positionWith({
      step: 'backing',
      card: 73,
      resources: { auc: 5 },
      spaces: { choco: { 'auc-guerrilla-active': 18 } },
    });
    const { decisions } = run(g, backingPhase(g), [
      'yes',
      'aside:remove',
      'space:choco',
      'piece:auc-guerrilla-active',
      'space:cesar',
    ]);
    expect(decisions[1].options).toContain('aside:remove');
    expect(decisions[1].options).not.toContain('aside:transfer');
    expect(pieces(g, 'cesar', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'choco', 'auc-guerrilla-active')).toBe(17);
  });

  it('changes no control', () => {
    const g = positionWith({ step: 'backing', card: 73, spaces: { cesar: { 'auc-guerrilla': 1, police: 1 } } });
    run(g, backingPhase(g), ['yes', 'space:cesar']);
    expect(control(g, 'cesar')).toBe('none');
  });

  it('judges control as it is now in the second edition (E4)', () => {
    const g = positionWith(
      { step: 'backing', card: 73, spaces: { cesar: { police: 2, 'auc-guerrilla': 1 } } },
      { edition: '2' },
    );
    expect(offers(backingPhase(g), ['yes'])).not.toContain('space:cesar');
  });
});

describe('6.6 Reset phase', () => {
  it('makes all eligible, clears Terror, Sabotage, control and momentum, hides guerrillas; capabilities and Zones stay', () => {
    const g = standard({
      card: 73,
      step: 'reset',
      eligible: ['farc'],
      capabilities: { 1: 'unshaded' },
      momentum: [{ card: 22, faction: 'farc' }],
      turn: { barred: ['auc'] },
      spaces: {
        huila: { 'farc-guerrilla-active': 2, 'auc-guerrilla-active': 1, 'farc-guerrilla': 1, zone: true, terror: 3 },
        'loc-cali-pasto': { 'cartels-guerrilla-active': 1, sabotage: true },
        bogota: { troops: 1, control: 'government' },
      },
    });
    run(g, resetPhase(g));
    expect(andeanAbyss.writePosition(g)).toMatchObject({
      eligible: ['government', 'farc', 'auc', 'cartels'],
      capabilities: { 1: 'unshaded' },
      spaces: {
        huila: { 'farc-guerrilla-underground': 3, 'auc-guerrilla-underground': 1, zone: true },
        'loc-cali-pasto': { 'cartels-guerrilla-underground': 1 },
      },
    });
    expect([...g.terror].some((n) => n > 0)).toBe(false);
    expect([...g.control].some((n) => n > 0)).toBe(false);
    expect(g.momentum).toEqual([]);
    expect(g.turn.barred).toEqual([]);
  });

  it('leaves support and resources alone', () => {
    const g = standard({ card: 73, step: 'reset' });
    const before = [totalSupport(g), { ...g.resources }, g.aid];
    run(g, resetPhase(g));
    expect([totalSupport(g), { ...g.resources }, g.aid]).toEqual(before);
  });

  it('plays the next card and shows another (2.3.8)', () => {
    const match = matchAt({ played: [60, 73], deck: [1, 2, 74, 75, 76], step: 'reset' });
    expect(match.view('observer')).toMatchObject({ played: [60, 73, 1], upcoming: [2] });
  });
});
