import { describe, expect, it } from 'vitest';
import { at, offers, pieces, plain, positionWith, run } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { affords, mayTake, plan, select } from './execution.js';
import { canOperate, operate } from './operations/index.js';

describe('3.1 Operations in general', () => {
  it('are one of the four of the faction, in spaces of its choice and in the order it likes', () => {
    const spaces = { cali: { 'farc-guerrilla': 1 }, pasto: { 'farc-guerrilla': 1 }, choco: { 'farc-guerrilla': 1 } };
    const g = positionWith({ spaces });
    expect(plain(offers(operate(positionWith({ spaces }), 'farc', 'terror', {})))).toEqual([
      'space:cali',
      'space:pasto',
      'space:choco',
    ]);
    const { value } = run(g, operate(g, 'farc', 'terror', {}), ['space:choco', 'space:cali', 'done']);
    expect(value.selected).toEqual([at('choco'), at('cali')]);
    expect(value.spent).toBe(2);
  });

  it('cost resources, not aid', () => {
    const g = positionWith({ resources: { government: 2 }, aid: 29 });
    expect(affords(g, plan('government', 'train'), 3)).toBe(false);
    expect(canOperate(g, 'government', 'train', {})).toBe(false);
  });

  it('are paid space by space, so that what comes in between may pay for the next (E9)', () => {
    const g = positionWith({
      spaces: { cali: { 'farc-guerrilla': 3 }, pasto: { 'farc-guerrilla': 1 } },
      resources: { farc: 1 },
    });
    const answers = ['space:cali', 'extort', 'space:cali', 'done'];
    expect(plain(offers(operate(g, 'farc', 'terror', { special: true }), answers))).toEqual(['space:pasto', 'done']);
  });

  it.each([
    ['as printed', {}, {}, 3],
    ['as a capability has it', { capabilities: { 3: 'unshaded' } }, {}, 1],
    ['nothing when free', {}, { free: true }, 0],
  ])('say in the prompt what a space costs: %s', (_, note, terms, cost) => {
    const spaces = { cali: { troops: 1, 'farc-guerrilla-active': 1 }, pasto: { troops: 1, 'auc-guerrilla-active': 1 } };
    const g = positionWith({ spaces, ...note });
    const { decisions } = run(g, operate(g, 'government', 'assault', terms), ['space:cali', 'done']);
    expect(decisions[0].prompt).toMatchObject({ key: promptKey('assault.space'), params: { cost } });
  });

  it('select no space twice, and none out of bounds', () => {
    const x = plan('farc', 'rally', { within: [at('cali'), at('pasto')] });
    const g = positionWith();
    expect([mayTake(x, at('cali')), mayTake(x, at('choco'))]).toEqual([true, false]);
    select(g, x, at('cali'), 1);
    expect([mayTake(x, at('cali')), mayTake(x, at('pasto'))]).toEqual([false, true]);
    expect([x.begun, x.spent, g.resources.farc]).toEqual([true, 1, 9]);
  });

  it('cannot end before they have begun', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 }, pasto: { 'farc-guerrilla': 1 } } });
    expect(offers(operate(g, 'farc', 'terror', {}))).not.toContain('done');
    expect(offers(operate(g, 'farc', 'terror', {}), ['space:cali'])).toContain('done');
  });

  it('end by themselves when there is nothing more to take', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 } } });
    const { decisions } = run(g, operate(g, 'farc', 'terror', {}), ['space:cali']);
    expect(decisions).toHaveLength(1);
  });
});

describe('3.1.1 Pawns', () => {
  it('do not limit the number of spaces: any number can be selected', () => {
    const g = positionWith({ resources: { cartels: 50 } });
    const cities = ['bogota', 'cali', 'medellin', 'bucaramanga', 'ibague', 'santa-marta', 'cartagena', 'cucuta'];
    const wild = ['atlantico', 'choco', 'narino', 'huila'];
    const all = [...cities, ...wild].map((id) => `space:${id}`);
    // No guerrilla is left after the twelfth: then nothing useful remains but what is there.
    const { value } = run(g, operate(g, 'cartels', 'rally', {}), [...all, 'done']);
    expect(value.selected).toHaveLength(12);
    expect(g.resources.cartels).toBe(38);
  });
});

describe('3.1.2 Free operations', () => {
  it('cost no resources', () => {
    const g = positionWith({ resources: { auc: 0 } });
    expect(canOperate(g, 'auc', 'rally', {})).toBe(false);
    const { value } = run(g, operate(g, 'auc', 'rally', { free: true, limited: true }), ['space:cali']);
    expect([value.spent, g.resources.auc]).toEqual([0, 0]);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
  });

  it('keep all other requirements', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla-active': 1 } } });
    expect(canOperate(g, 'auc', 'terror', { free: true })).toBe(false);
    expect(offers(operate(g, 'auc', 'rally', { free: true }))).not.toContain('space:choco');
  });
});

describe('2.3.5 Limited operations', () => {
  it('are one space without a special activity', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 3 }, pasto: { 'farc-guerrilla': 1 } } });
    const terms = { limited: true, special: true };
    expect(plan('farc', 'terror', terms).maySpecial).toBe(false);
    expect(plain(offers(operate(g, 'farc', 'terror', terms)))).toEqual(['space:cali', 'space:pasto']);
    const { decisions } = run(g, operate(g, 'farc', 'terror', terms), ['space:cali']);
    expect(decisions).toHaveLength(1);
  });
});

describe('4.1 Special activities in general', () => {
  it('are offered again once done is said only if something has changed since', () => {
    const g = positionWith({ spaces: { bogota: { troops: 1 } } });
    // Nobody is on the LoCs: after the moves nothing is left of the Patrol.
    const { decisions } = run(g, operate(g, 'government', 'patrol', { special: true }), ['done']);
    expect(decisions).toHaveLength(1);
    const found = positionWith({ spaces: { 'loc-cali-pasto': { troops: 1, 'farc-guerrilla': 2 } } });
    const answers = ['done', 'piece:farc-guerrilla-underground'];
    expect(plain(offers(operate(found, 'government', 'patrol', { special: true }), answers))).toEqual([
      'space:loc-cali-pasto',
      'air-lift',
      'air-strike',
      'done',
    ]);
  });

  const rich = { spaces: { cali: { 'farc-guerrilla': 2 }, choco: { 'farc-guerrilla': 2 } } };

  it('come before, during or after the operation', () => {
    const rally = (answers: string[]) => {
      const g = positionWith(rich);
      const { value } = run(g, operate(g, 'farc', 'rally', { special: true }), answers);
      expect(value.special).toBe('extort');
      expect(g.resources.farc).toBe(9);
    };
    rally(['extort', 'space:cali', 'done', 'space:huila', 'space:narino', 'done']);
    rally(['space:huila', 'extort', 'space:cali', 'done', 'space:narino', 'done']);
    rally(['space:huila', 'space:narino', 'extort', 'space:cali', 'done', 'done']);
  });

  it('are of one type an operation, though one done space by space may be taken up again', () => {
    const spaces = { cali: { 'farc-guerrilla': 2 }, pasto: { 'farc-guerrilla': 2 } };
    const after = (answers: string[]) =>
      plain(offers(operate(positionWith({ spaces }, {}, [1]), 'farc', 'terror', { special: true }), answers));
    expect(after([])).toEqual(expect.arrayContaining(['extort', 'kidnap']));
    const kidnapped = after(['kidnap', 'space:cali']);
    expect(kidnapped).toContain('kidnap');
    expect(kidnapped).not.toContain('extort');
  });

  it('need an operation that allows them', () => {
    const g = positionWith(rich);
    expect(offers(operate(g, 'farc', 'rally', {}))).not.toContain('extort');
    expect(offers(operate(g, 'farc', 'rally', { limited: true, special: true }))).not.toContain('extort');
  });

  it('do not stand alone: the operation must still be carried out in at least one space', () => {
    const g = positionWith(rich);
    const options = offers(operate(g, 'farc', 'rally', { special: true }), ['extort', 'space:cali', 'space:choco']);
    expect(options).not.toContain('done');
    expect(options).toContain('space:huila');
  });

  it('example: FARC without resources Extorts, then pays for the operation with what that brought', () => {
    const g = positionWith({ ...rich, resources: { farc: 0 } });
    expect(canOperate(g, 'farc', 'rally', {})).toBe(false);
    expect(canOperate(g, 'farc', 'rally', { special: true })).toBe(true);
    expect(plain(offers(operate(g, 'farc', 'rally', { special: true })))).toEqual(['extort']);
    const h = positionWith({ ...rich, resources: { farc: 0 } });
    run(h, operate(h, 'farc', 'rally', { special: true }), [
      'extort',
      'space:cali',
      'space:choco',
      'space:huila',
      'space:narino',
    ]);
    expect(h.resources.farc).toBe(0);
  });

  it('example: FARC without resources Kidnaps, then pays for the Terror with the ransom', () => {
    const g = positionWith(
      { spaces: { cali: { 'farc-guerrilla': 1, troops: 3 } }, resources: { farc: 0, government: 5 } },
      {},
      [4],
    );
    expect(plain(offers(operate(g, 'farc', 'terror', { special: true })))).toEqual(['kidnap']);
    const h = positionWith(
      { spaces: { cali: { 'farc-guerrilla': 1, troops: 3 } }, resources: { farc: 0, government: 5 } },
      {},
      [4],
    );
    run(h, operate(h, 'farc', 'terror', { special: true }), ['kidnap', 'space:cali']);
    expect(h.resources).toMatchObject({ farc: 3, government: 1 });
    expect(h.terror[at('cali')]).toBe(1);
  });

  it('make it an operation with special activity, even if they changed little (R6)', () => {
    const g = positionWith({ spaces: { bogota: { troops: 1 } } });
    const { value } = run(g, operate(g, 'government', 'patrol', { special: true }), ['air-lift', 'space:cali', 'done']);
    expect(value.special).toBe('air-lift');
  });
});

describe('4.1.1 Accompanied operations', () => {
  const everything = {
    cali: { troops: 3, 'farc-guerrilla': 5, 'cartels-base': 1 },
    pasto: { 'auc-guerrilla': 4, 'farc-guerrilla-active': 1 },
    choco: { 'cartels-guerrilla': 3, 'cartels-base': 1, 'farc-guerrilla-active': 1 },
  };
  const specials = (faction: 'government' | 'farc' | 'auc' | 'cartels', operation: Parameters<typeof operate>[2]) => {
    const options = offers(operate(positionWith({ spaces: everything }), faction, operation, { special: true }));
    return plain(options).filter((o) => !o.includes(':') && o !== 'done');
  };

  it('Air Lift and Eradicate go with any operation, Air Strike with all but Train', () => {
    expect(specials('government', 'train')).toEqual(['air-lift', 'eradicate']);
    for (const operation of ['patrol', 'sweep', 'assault'] as const) {
      expect(specials('government', operation)).toEqual(['air-lift', 'air-strike', 'eradicate']);
    }
  });

  it('Extort goes with any operation, Kidnap and Assassinate with Terror alone', () => {
    for (const operation of ['rally', 'march', 'attack'] as const) {
      expect(specials('farc', operation)).toEqual(['extort']);
      expect(specials('auc', operation)).toEqual(['extort']);
    }
    expect(specials('farc', 'terror')).toEqual(['extort', 'kidnap']);
    expect(specials('auc', 'terror')).toEqual(['extort', 'assassinate']);
  });

  it('Cultivate and Process go with Rally and March, Bribe with any', () => {
    for (const operation of ['rally', 'march'] as const) {
      expect(specials('cartels', operation)).toEqual(['cultivate', 'process', 'bribe']);
    }
    for (const operation of ['attack', 'terror'] as const) expect(specials('cartels', operation)).toEqual(['bribe']);
  });
});
