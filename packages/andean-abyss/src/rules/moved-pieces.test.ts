import { describe, expect, it } from 'vitest';
import { ACTIVE, TROOPS, UNDERGROUND } from '../pieces.js';
import { at, offers, pieces, plain, positionWith, run } from '../testing/positions.js';
import { keepMovedMarks, markMoved, newMovedCounts, unmovedCount } from './moved-pieces.js';
import { operate } from './operations/index.js';

const cali = at('cali');

describe('3.2.2 Patrol: no cube moves twice', () => {
  it('not by way of an Air Lift either', () => {
    const g = positionWith({ spaces: { pasto: { troops: 2 } } });
    const answers = ['space:pasto', 'space:cali', 'number:2', 'air-lift', 'space:bogota', 'number:2'];
    expect(plain(offers(operate(g, 'government', 'patrol', { special: true }), answers))).toEqual([]);
  });

  it('but those that were lifted before may still patrol', () => {
    const g = positionWith({ spaces: { pasto: { troops: 2 } } });
    const answers = ['air-lift', 'space:bogota', 'number:2'];
    expect(plain(offers(operate(g, 'government', 'patrol', { special: true }), answers))).toEqual([
      'space:bogota',
      'done',
    ]);
  });

  it('of moved and idle troops in a space, the idle ones are lifted first', () => {
    const g = positionWith({ spaces: { pasto: { troops: 1 }, cali: { troops: 1 } } });
    run(g, operate(g, 'government', 'patrol', { special: true }), [
      'space:pasto',
      'space:cali',
      'air-lift',
      'space:bogota',
      'number:1',
      'space:bogota',
      'space:neiva',
    ]);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'neiva', 'troops')]).toEqual([1, 1]);
  });

  it('what is taken back leaves the others free to move', () => {
    const g = positionWith({ spaces: { pasto: { troops: 1 }, cali: { troops: 1 } } });
    const answers = ['space:pasto', 'space:cali', 'aside:remove', 'space:cali', 'piece:troops'];
    expect(plain(offers(operate(g, 'government', 'patrol', {}), answers))).toEqual(['space:cali', 'done']);
  });
});

describe('3.2.3 Sweep: no troops move twice', () => {
  it('not by way of an Air Lift either', () => {
    const g = positionWith({ spaces: { bogota: { troops: 3 }, vaupes: { 'farc-guerrilla': 1 } } });
    const answers = [
      'space:huila',
      'space:bogota',
      'number:3',
      'air-lift',
      'space:guaviare',
      'number:3',
      'space:vaupes',
    ];
    // Vaupés is next to Guaviare, but nobody there is fresh: nothing is asked about moving in.
    expect(plain(offers(operate(g, 'government', 'sweep', { special: true }), answers))).not.toContain(
      'space:guaviare',
    );
    expect(pieces(g, 'guaviare', 'troops')).toBe(3);
  });
});

describe('3.3.2 March: no guerrilla moves twice', () => {
  it('not by turning active in an Extortion', () => {
    const g = positionWith({
      spaces: { amazonas: { 'farc-guerrilla': 2 }, vaupes: { 'farc-guerrilla-active': 1 } },
    });
    const answers = ['space:vaupes', 'number:2', 'extort', 'space:guainia'];
    run(g, operate(g, 'farc', 'march', { special: true }), answers);
    // One active guerrilla went on: the one that had stood in Vaupés.
    expect(pieces(g, 'guainia', 'farc-guerrilla-active')).toBe(1);
    expect([pieces(g, 'vaupes', 'farc-guerrilla-active'), pieces(g, 'vaupes', 'farc-guerrilla-underground')]).toEqual([
      1, 1,
    ]);
  });

  it('one that has marched is turned first, so that the others go on unseen', () => {
    const g = positionWith({ spaces: { amazonas: { 'farc-guerrilla': 1 }, vaupes: { 'farc-guerrilla': 1 } } });
    run(g, operate(g, 'farc', 'march', { special: true }), ['space:vaupes', 'extort', 'space:guainia']);
    expect(pieces(g, 'guainia', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'vaupes', 'farc-guerrilla-active')).toBe(1);
  });

  it('one that has marched is taken back first', () => {
    const g = positionWith({ spaces: { amazonas: { 'farc-guerrilla': 1 }, vaupes: { 'farc-guerrilla': 1 } } });
    const back = ['aside:remove', 'space:vaupes', 'piece:farc-guerrilla-underground'];
    run(g, operate(g, 'farc', 'march', {}), ['space:vaupes', ...back, 'space:guainia']);
    expect(pieces(g, 'guainia', 'farc-guerrilla-underground')).toBe(1);
  });
});

describe('3.3.2 Marks of those that moved', () => {
  it('count those that did not', () => {
    const g = positionWith({ spaces: { cali: { troops: 3 } } });
    const moved = newMovedCounts();
    expect(unmovedCount(g, moved, cali, TROOPS)).toBe(3);
    markMoved(moved, cali, TROOPS, 2);
    expect(unmovedCount(g, moved, cali, TROOPS)).toBe(1);
  });

  it('stay where nothing happens', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 2, 'auc-guerrilla-active': 1 } } });
    const moved = newMovedCounts();
    markMoved(moved, cali, UNDERGROUND.auc, 1);
    run(g, keepMovedMarks(g, moved, (function* () {})()));
    expect([unmovedCount(g, moved, cali, UNDERGROUND.auc), unmovedCount(g, moved, cali, ACTIVE.auc)]).toEqual([1, 1]);
  });
});
