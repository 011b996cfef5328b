import { describe, expect, it } from 'vitest';
import { ACTIVE, UNDERGROUND } from '../../pieces.js';
import { at, logged, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { canOperate, operate } from '../operations/index.js';

type Note = Parameters<typeof positionWith>[0];
type Scene = ReturnType<typeof positionWith>;
const terror = (g: Scene) => operate(g, 'farc', 'terror', { special: true });
const rolled = (note: Note, ...dice: number[]) => positionWith(note, {}, dice);

describe('4.3.3 Kidnap', () => {
  it('is in cities, LoCs and spaces with a cartels base, with more FARC guerrillas than police', () => {
    const g = positionWith({
      spaces: {
        cali: { 'farc-guerrilla': 2, police: 1 },
        bogota: { 'farc-guerrilla': 1, 'farc-base': 1, police: 1 },
        'loc-cali-pasto': { 'farc-guerrilla': 1, troops: 3 },
        choco: { 'farc-guerrilla': 1, 'cartels-base': 1 },
        huila: { 'farc-guerrilla': 1 },
      },
    });
    expect(offers(terror(g), ['kidnap'])).toEqual(['space:cali', 'space:choco', 'space:loc-cali-pasto', 'done']);
  });

  it('is in spaces of this Terror, chosen before or still to be: then the Terror follows at once', () => {
    const g = rolled({ spaces: { cali: { 'farc-guerrilla': 2 } } }, 3);
    run(g, terror(g), ['space:cali', 'kidnap', 'space:cali']);
    expect(g.resources).toMatchObject({ farc: 10 - 1 + 3, government: 37 });
    const before = rolled({ spaces: { cali: { 'farc-guerrilla': 2 } } }, 3);
    run(before, terror(before), ['kidnap', 'space:cali']);
    expect(before.resources).toMatchObject({ farc: 10 + 3 - 1, government: 37 });
    expect(before.terror[at('cali')]).toBe(1);
    expect(pieces(before, 'cali', 'farc-guerrilla-active')).toBe(1);
  });

  it('is not in a space that can no longer be selected', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla-active': 3 }, pasto: { 'farc-guerrilla': 1 } } });
    const { decisions } = run(g, terror(g), ['space:pasto', 'done']);
    expect(decisions[1].options).toContain('kidnap');
    expect(
      offers(
        terror(positionWith({ spaces: { cali: { 'farc-guerrilla-active': 3 }, choco: { 'farc-guerrilla': 1 } } })),
      ),
    ).not.toContain('kidnap');
  });

  it('is in up to 3 spaces, once each', () => {
    const spaces = Object.fromEntries(['cali', 'pasto', 'neiva', 'bogota'].map((id) => [id, { 'farc-guerrilla': 1 }]));
    const g = rolled({ spaces }, 1, 2, 3);
    const { decisions } = run(g, terror(g), [
      'kidnap',
      'space:cali',
      'kidnap',
      'space:pasto',
      'kidnap',
      'space:neiva',
      'done',
    ]);
    expect(plain(decisions.at(-1)?.options ?? [])).toEqual(['space:bogota', 'done']);
    expect(g.resources).toMatchObject({ farc: 10 + 6 - 3, government: 34 });
  });

  it('takes from the Government in cities and LoCs, from the cartels where they have a base; FARC chooses (T12)', () => {
    const both = { spaces: { cali: { 'farc-guerrilla': 1, 'cartels-base': 1 } } };
    expect(offers(terror(positionWith(both)), ['kidnap', 'space:cali'])).toEqual([
      'faction:government',
      'faction:cartels',
    ]);
    const g = rolled(both, 4);
    run(g, terror(g), ['kidnap', 'space:cali', 'faction:cartels']);
    expect(g.resources).toMatchObject({ farc: 13, cartels: 6, government: 40 });
    const rural = rolled({ spaces: { choco: { 'farc-guerrilla': 1, 'cartels-base': 2 } } }, 4);
    run(rural, terror(rural), ['kidnap', 'space:choco']);
    expect(rural.resources).toMatchObject({ farc: 13, cartels: 6 });
  });

  it('takes what there is: the transfer stops at 0, and even 0 may be rolled for (T13)', () => {
    const g = rolled({ spaces: { cali: { 'farc-guerrilla': 1 } }, resources: { government: 2 } }, 5);
    run(g, terror(g), ['kidnap', 'space:cali']);
    expect(g.resources).toMatchObject({ farc: 11, government: 0 });
    const none = rolled({ spaces: { cali: { 'farc-guerrilla': 1 } }, resources: { government: 0 } }, 6);
    const { decisions } = run(none, terror(none), ['kidnap', 'space:cali', 'piece:auc-base']);
    expect(decisions[2].seat).toBe('auc');
    expect(none.resources).toMatchObject({ farc: 9, government: 0 });
    expect(pieces(none, 'cali', 'auc-base')).toBe(1);
  });

  it('a 6 lets AUC place 1 available piece of its choice there, within stacking', () => {
    const g = rolled({ spaces: { cali: { 'farc-guerrilla': 1 } } }, 6);
    const { decisions } = run(g, terror(g), ['kidnap', 'space:cali', 'piece:auc-guerrilla-underground']);
    expect(decisions[2].options).toEqual(['piece:auc-guerrilla-underground', 'piece:auc-base']);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
    expect(g.resources.farc).toBe(15);
    const full = rolled({ spaces: { cali: { 'farc-guerrilla': 1, 'farc-base': 2 } } }, 6);
    run(full, terror(full), ['kidnap', 'space:cali']);
    expect(pieces(full, 'cali', 'auc-guerrilla-underground')).toBe(1);
  });

  it('a 6 brings no base to a LoC (R28), and nothing when AUC has nothing left', () => {
    const g = rolled({ spaces: { 'loc-cali-pasto': { 'farc-guerrilla': 1 } } }, 6);
    run(g, terror(g), ['kidnap', 'space:loc-cali-pasto']);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-underground')).toBe(1);
    const spent = rolled({ spaces: { 'loc-cali-pasto': { 'farc-guerrilla': 1 }, choco: { 'auc-guerrilla': 18 } } }, 6);
    run(spent, terror(spent), ['kidnap', 'space:loc-cali-pasto']);
    expect(pieces(spent, 'loc-cali-pasto', 'auc-guerrilla-underground')).toBe(0);
  });

  it('Drug Ransom: takes a shipment of the cartels there in place of the roll', () => {
    const note = {
      spaces: { choco: { 'farc-guerrilla': 1, 'cartels-base': 1, 'cartels-guerrilla': 1 } },
      shipments: [
        { space: 'choco', guerrilla: 'cartels-guerrilla-underground' },
        { space: 'choco', guerrilla: 'cartels-guerrilla-underground' },
      ],
    };
    const g = positionWith(note);
    run(g, terror(g), ['kidnap', 'space:choco']);
    expect(g.resources).toMatchObject({ farc: 9, cartels: 10 });
    expect(g.shipments.map((s) => s.guerrilla)).toEqual([ACTIVE.farc, UNDERGROUND.cartels]);
  });

  it('takes no shipment when the Government is the target, nor one of other factions', () => {
    const g = rolled(
      {
        spaces: { cali: { 'farc-guerrilla': 2, 'cartels-base': 1, 'cartels-guerrilla': 1, 'auc-guerrilla': 1 } },
        shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
      },
      2,
    );
    run(g, terror(g), ['kidnap', 'space:cali', 'faction:cartels']);
    expect(g.shipments.map((s) => s.guerrilla)).toEqual([UNDERGROUND.auc]);
    expect(g.resources).toMatchObject({ farc: 11, cartels: 8 });
  });

  it('asks before it rolls, though there is one target only, and can be declined there', () => {
    const g = rolled({ spaces: { cali: { 'farc-guerrilla': 2 } } });
    const { decisions, value } = run(g, terror(g), ['space:cali', 'kidnap', 'done', 'done']);
    expect(decisions[2].prompt.key).toBe(promptKey('kidnap.space'));
    expect(decisions[2].options).toEqual(['space:cali', 'done']);
    expect(value.special).toBeUndefined();
    expect(logged(g)).not.toContain('log.special');
    const poor = positionWith({ spaces: { cali: { 'farc-guerrilla': 1, troops: 1 } }, resources: { farc: 0 } });
    expect(plain(offers(terror(poor), ['kidnap']))).toEqual(['space:cali']);
  });

  it('without resources, must bring what the Terror of its space costs', () => {
    const poor = (note: Note) =>
      canOperate(positionWith({ resources: { farc: 0 }, ...note }), 'farc', 'terror', { special: true });
    expect(poor({ spaces: { cali: { 'farc-guerrilla': 1, troops: 1 } } })).toBe(true);
    expect(poor({ spaces: { cali: { 'farc-guerrilla': 1, troops: 1 } }, resources: { farc: 0, government: 0 } })).toBe(
      false,
    );
    const ransom = {
      spaces: { choco: { 'farc-guerrilla': 1, 'cartels-base': 1, 'cartels-guerrilla': 1 } },
      shipments: [{ space: 'choco', guerrilla: 'cartels-guerrilla-underground' }],
    };
    expect(poor(ransom)).toBe(false);
    expect(poor({ spaces: ransom.spaces })).toBe(true);
  });
});
