import { describe, expect, it } from 'vitest';
import { cellsIn, cellsOnMap, countOf, kindsIn } from './cell-counts.js';
import { activate, placeCadre, placeCells, removeCells } from './cells.js';
import { FAIR } from './position.js';
import { at, type PositionFields, positionWith } from './testing/positions.js';
import { cellsOnTrack } from './tracks.js';

const IRAQ = at('iraq');
const SPAIN = at('spain');
/** A cell elsewhere, so that the US does not win when the last one goes. */
const withCells = (countries: PositionFields['countries'], dice: number[] = []) =>
  positionWith({ countries: { yemen: { governance: 'poor', sleepers: 1 }, ...countries } }, {}, dice);

describe('4.6.1 Cells', () => {
  it('4.6.4 come as sleepers from the track, and their country is tested', () => {
    const g = withCells({}, [5]);
    expect(placeCells(g, IRAQ, 2)).toBe(2);
    expect([g.sleepers[IRAQ], g.governance[IRAQ], cellsOnTrack(g)]).toEqual([2, FAIR, 12]);
  });

  it('4.6.3 are fifteen: no more are placed than the track holds', () => {
    const g = withCells({ iraq: { governance: 'poor', active: 13 } });
    expect(placeCells(g, IRAQ, 3)).toBe(1);
    expect(placeCells(g, IRAQ, 1)).toBe(0);
    expect(cellsOnMap(g)).toBe(15);
  });

  it('4.6.4 turn active when they are roused', () => {
    const g = withCells({ iraq: { governance: 'poor', sleepers: 2, active: 1 } });
    activate(g, IRAQ, 5);
    expect([g.sleepers[IRAQ], g.active[IRAQ]]).toEqual([0, 3]);
  });

  it('are counted with Sadr (54), who is active and no cylinder', () => {
    const g = positionWith({ marks: ['sadr'], countries: { iraq: { governance: 'poor', sleepers: 1 } } });
    expect([cellsIn(g, IRAQ), cellsOnMap(g), cellsOnMap(g, false)]).toEqual([2, 2, 1]);
    expect(kindsIn(g, IRAQ)).toEqual(['sleeper', 'sadr']);
    expect(countOf(g, IRAQ, 'sadr')).toBe(1);
    removeCells(g, IRAQ, 'sadr', 1, 'cadre');
    expect([cellsIn(g, IRAQ), g.cadre[IRAQ]]).toEqual([1, 0]);
  });
});

describe('4.8.4 Cadres', () => {
  it('stay behind when the last cell is removed by a Disrupt or an event', () => {
    const g = withCells({ spain: { posture: 'soft', active: 2 } });
    removeCells(g, SPAIN, 'active', 1, 'cadre');
    expect(g.cadre[SPAIN]).toBe(0);
    removeCells(g, SPAIN, 'active', 1, 'cadre');
    expect(g.cadre[SPAIN]).toBe(1);
  });

  it('C7 do not stay behind when it is lost in jihad or travel', () => {
    const g = withCells({ spain: { posture: 'soft', active: 1 } });
    removeCells(g, SPAIN, 'active', 1, 'none');
    expect(g.cadre[SPAIN]).toBe(0);
  });

  it('C8 go when a cell is placed in any way', () => {
    const g = withCells({ spain: { posture: 'soft', cadre: true } });
    placeCells(g, SPAIN, 1);
    expect([g.cadre[SPAIN], g.sleepers[SPAIN]]).toEqual([0, 1]);
  });

  it('are one at most, and none beside a cell', () => {
    const g = withCells({ spain: { posture: 'soft', cadre: true } });
    placeCadre(g, SPAIN);
    placeCadre(g, at('yemen'));
    expect([g.cadre[SPAIN], g.cadre[at('yemen')]]).toEqual([1, 0]);
  });
});

describe('2.1.1 the last cell', () => {
  it('C39 gone, the US wins; Sadr is a cell', () => {
    const g = positionWith({ countries: { spain: { posture: 'soft', active: 1 } } });
    expect(() => removeCells(g, SPAIN, 'active', 1, 'cadre')).toThrow('us wins: result.us.cells');
    const sadr = positionWith({ marks: ['sadr'], countries: { spain: { posture: 'soft', active: 1 } } });
    removeCells(sadr, SPAIN, 'active', 1, 'cadre');
    expect(sadr.active[SPAIN]).toBe(0);
  });
});
