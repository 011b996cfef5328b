import { describe, expect, it } from 'vitest';
import { ACTIVE } from '../../pieces.js';
import { at, logged, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { operate } from '../operations/index.js';

type Scene = ReturnType<typeof positionWith>;
const attack = (g: Scene, faction: 'farc' | 'auc' = 'farc') => operate(g, faction, 'attack', { special: true });

describe('4.3.2 Ambush', () => {
  it('makes an Attack in one space sure: 1 guerrilla shows itself, no die, 2 pieces go, 1 guerrilla comes (R21)', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 3, police: 3 } } });
    const looks = g.chance.revealCount;
    run(g, attack(g), ['space:cali', 'ambush']);
    expect(g.chance.revealCount).toBe(looks);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect([pieces(g, 'cali', 'farc-guerrilla-underground'), pieces(g, 'cali', 'farc-guerrilla-active')]).toEqual([
      3, 1,
    ]);
    expect(g.resources.farc).toBe(9);
    expect(logged(g)).toContain('log.ambush');
  });

  it('needs an underground guerrilla in a space selected for Attack', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla-active': 6, police: 1 } } }, {}, [6]);
    const { decisions } = run(g, attack(g), ['space:cali']);
    expect(decisions.map((d) => d.prompt.key)).not.toContain(promptKey('attack.way'));
  });

  it('is one space an operation', () => {
    const g = positionWith(
      { spaces: { cali: { 'farc-guerrilla': 1, police: 1 }, pasto: { 'farc-guerrilla': 1, police: 1 } } },
      {},
      [6],
    );
    const { decisions, value } = run(g, attack(g), ['space:cali', 'ambush', 'space:pasto']);
    expect(decisions.filter((d) => d.prompt.key === promptKey('attack.way'))).toHaveLength(1);
    expect(value.special).toBe('ambush');
    expect(pieces(g, 'pasto', 'police')).toBe(1);
  });

  it('may be kept for a later space of the Attack', () => {
    const g = positionWith(
      { spaces: { cali: { 'farc-guerrilla': 1, police: 1 }, pasto: { 'farc-guerrilla': 1, police: 1 } } },
      {},
      [6],
    );
    run(g, attack(g), ['space:cali', 'attack', 'space:pasto', 'ambush']);
    expect([pieces(g, 'cali', 'police'), pieces(g, 'pasto', 'police')]).toEqual([1, 0]);
  });

  it('excludes other special activities, and is excluded by them (4.1)', () => {
    const spaces = { cali: { 'farc-guerrilla': 2, police: 1 }, choco: { 'farc-guerrilla': 1 } };
    const after = plain(offers(attack(positionWith({ spaces })), ['space:cali', 'ambush']));
    expect(after).not.toContain('extort');
    const g = positionWith({ spaces }, {}, [6]);
    const { decisions } = run(g, attack(g), ['extort', 'space:choco', 'done', 'space:cali']);
    expect(decisions.map((d) => d.prompt.key)).not.toContain(promptKey('attack.way'));
  });

  it('adds no guerrilla if none is available (1.4.1)', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 30, police: 1 } } });
    run(g, attack(g), ['space:cali', 'ambush']);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(29);
  });

  it('removes as an Attack does: bases last, any enemies', () => {
    const g = positionWith({
      spaces: { huila: { 'farc-guerrilla': 1, police: 1, 'government-base': 1, 'auc-guerrilla': 1 } },
    });
    const options = offers(attack(g), ['space:huila', 'ambush']);
    expect(options).toEqual(['piece:police', 'piece:auc-guerrilla-underground']);
  });

  it('captures goods (3.3.3)', () => {
    const g = positionWith({
      spaces: { cali: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
    });
    run(g, attack(g), ['space:cali', 'ambush']);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: ACTIVE.farc }]);
  });

  it('goes with no limited operation', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1, police: 1 } } }, {}, [6]);
    const { decisions } = run(g, operate(g, 'farc', 'attack', { limited: true, special: true }), ['space:cali']);
    expect(decisions).toHaveLength(1);
  });
});

describe('4.4.1 Extort and Ambush: Ambush by AUC', () => {
  it('is as by FARC, with guerrillas of AUC', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla': 2 } } });
    run(g, attack(g, 'auc'), ['space:cali', 'ambush']);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(0);
    expect([pieces(g, 'cali', 'auc-guerrilla-underground'), pieces(g, 'cali', 'auc-guerrilla-active')]).toEqual([1, 1]);
  });
});
