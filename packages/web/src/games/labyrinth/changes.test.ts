import { type Json, type LogEntry, newMatch } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import type { View } from '@sandtable/labyrinth/board-data';
import { describe, expect, it } from 'vitest';
import { rollsIn } from '../shared/panels/dice.js';
import { changes } from './changes.js';
import { logHeading } from './log-heading.js';
import { parseView } from './view.js';

const start = parseView(newMatch(labyrinth, { settings: {}, seed: 'changes' }).view('us'));
const json = (view: View): Json => view as unknown as Json;
const changedKeys = (is: Partial<View>) => changes(json(start), json({ ...start, ...is })).map(({ key }) => key);

describe('What an option would change', () => {
  it('starts with tracks, then totals, then the map', () => {
    expect(changedKeys({})).toEqual([]);
    expect(
      changedKeys({ prestige: 3, goodResources: 4, countries: { ...start.countries, egypt: { governance: 'poor' } } }),
    ).toEqual(['log.prestige', 'change.goodResources', 'log.governance']);
  });
  it('4.6: has one entry per move', () => {
    const { iraq = {}, ...others } = start.countries;
    const countries = (inIraq: number, inJordan: number) => ({
      ...others,
      iraq: { ...iraq, troops: inIraq },
      jordan: { troops: inJordan },
    });
    const moved = changes(
      json({ ...start, countries: countries(3, 0) }),
      json({ ...start, countries: countries(1, 2) }),
    );
    expect(moved.map(({ key }) => key)).toEqual(['change.moved']);
  });
});

describe('The log', () => {
  it('starts a chapter with every card and phase', () => {
    expect(logHeading({ key: 'log.play' })).toBe('card');
    expect(logHeading({ key: 'log.phase' })).toBe('card');
    expect(logHeading({ key: 'log.operation' })).toBe('part');
    expect(logHeading({ key: 'log.event' })).toBe('phase');
    expect(logHeading({ key: 'log.place' })).toBeUndefined();
    expect(logHeading({ key: 'log.play', remark: true })).toBeUndefined();
  });
  it('has the rolls, newest first, with their modifiers', () => {
    const log: readonly LogEntry[] = [
      { key: 'log.test', params: { die: 3 } },
      { key: 'log.place', params: { n: 1 } },
      { key: 'log.warOfIdeas.roll', params: { die: 4, total: 6 } },
      { key: 'log.postureRoll', params: { die: 2, modifier: 1 } },
    ];
    expect(rollsIn(log, 2).map(({ die, modifier }) => [die, modifier])).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });
});
