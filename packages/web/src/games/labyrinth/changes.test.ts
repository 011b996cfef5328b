import { type Json, type LogEntry, newMatch } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import type { View } from '@sandtable/labyrinth/board-data';
import { describe, expect, it } from 'vitest';
import { rollsIn } from '../shared/panels/dice.js';
import { changes } from './changes.js';
import { logHeading } from './log-heading.js';
import { aims, finalTally, margins } from './victory-aims.js';
import { parseView } from './view.js';
import { warOfIdeasOdds } from './war-of-ideas-odds.js';

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

describe('2.1 Victory', () => {
  it('lists what each side needs', () => {
    expect(aims(start).map(({ what }) => what)).toEqual([
      'goodResources',
      'goodOrFair',
      'noCells',
      'islamistResources',
      'poorOrIslamist',
    ]);
    const solitaire = { ...start, rules: { ...start.rules, solitaire: 'yes' as const } };
    expect(aims(solitaire).map(({ what }) => what)).not.toContain('noCells');
    expect(finalTally(solitaire).least).toBe(6);
  });
  it('2.1: has each side’s margin', () => {
    expect(margins({ ...start, goodResources: 12, islamistResources: 2 })).toEqual({ us: 0, jihadist: -4 });
  });
  it('2.3: counts green Regime Change as Islamist at the end', () => {
    const green = { ...start, islamistResources: 1, countries: { iraq: { regimeChange: 'green' as const } } };
    expect(finalTally(green).islamist).toBe(4);
  });
});

describe('4.9.2 War of Ideas', () => {
  const at = (more: Partial<View>): View => ({ ...start, prestigeLevel: 'high', gwotPenalty: 0, ...more });
  it('adds all modifiers', () => {
    const countries = { egypt: { governance: 'poor', alignment: 'neutral', aid: 1 } } as const;
    expect(warOfIdeasOdds(at({ countries, gwotPenalty: 2 }), 'egypt')).toEqual({
      value: 3,
      modifiers: [
        { why: 'prestige', n: 1 },
        { why: 'relations', n: -2 },
        { why: 'aid', n: 1 },
      ],
      die: 5,
    });
  });
  it('7.2.1: is not possible against an Adversary, under Islamist Rule, or in a Good Ally', () => {
    for (const here of [
      { governance: 'poor', alignment: 'adversary' },
      { governance: 'islamist-rule', alignment: 'neutral' },
      { governance: 'good', alignment: 'ally' },
    ] as const) {
      expect(warOfIdeasOdds(at({ countries: { egypt: here } }), 'egypt')).toBeUndefined();
    }
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
