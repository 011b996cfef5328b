import { imperialStruggle } from '@sandtable/imperial-struggle';
import type { AskKey, View } from '@sandtable/imperial-struggle/board-data';
import { type Json, newMatch, seedChance } from '@sandtable/kernel';
import { randomElement } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../../testing/element-at.js';
import { changes } from './changes.js';
import { logHeading } from './log-heading.js';
import { parseView, viewerOf } from './view.js';

/** Plays a random game up to the first decision with this prompt key. */
function until(key: AskKey, seed = 'changes') {
  const match = newMatch(imperialStruggle, { settings: {}, seed });
  const chance = seedChance(seed);
  for (;;) {
    const { prompt, seat, options } = elementAt(match.pending(), 0);
    if (prompt.key === key) return { match, seat };
    const offered = options.filter((option) => option !== 'pass');
    match.choose(randomElement(chance, offered), seat);
  }
}
const { match, seat } = until('ask.act');
const start = parseView(match.view(seat) as Json);
const changedKeys = (is: Partial<View>) => changes(start, { ...start, ...is }).map(({ key }) => key);

describe('What an option would change', () => {
  it('5.3: costs come first, then victory points, then leads and strengths, then the map', () => {
    expect(changedKeys({})).toEqual([]);
    const { round } = start;
    if (!round) throw new Error('a round goes on');
    const pools = round.pools.map((pool) => ({ ...pool, points: pool.points - 1 }));
    const keys = changedKeys({
      round: { ...round, pools },
      debt: { ...start.debt, britain: start.debt.britain + 1 },
      vp: start.vp + 1,
      flags: { ...start.flags, 'german-states-2': start.flags['german-states-2'] === 'britain' ? 'france' : 'britain' },
    });
    const first = (key: string) => keys.indexOf(key);
    expect(first('change.points')).toBe(0);
    expect(first('log.debt')).toBeGreaterThan(first('change.points'));
    expect(first('log.vp')).toBeGreaterThan(first('log.debt'));
    expect(first('change.region')).toBeGreaterThan(first('log.vp'));
    expect(first('change.flag')).toBeGreaterThan(first('change.region'));
  });
  it('5.1: includes the tile taken', () => {
    const [tile = ''] = start.available.filter((it) => !start.taken[start.acting].includes(it));
    const taken = { ...start.taken, [start.acting]: [...start.taken[start.acting], tile] };
    expect(changedKeys({ taken })).toEqual(['log.investment']);
  });
  it('5.3: includes points that the end of the round would leave unspent', () => {
    const { round, ...rest } = start;
    if (!round) throw new Error('a round goes on');
    const over = changes(start, rest).map(({ key }) => key);
    expect(over).toContain('change.unspent');
    const pools = round.pools.map((pool) => ({ ...pool, points: 0 }));
    const spent = { ...start, round: { ...round, pools, upgraded: true } };
    expect(changes(spent, rest)).toEqual([]);
  });
  it('is a short list', () => {
    const keys = changedKeys({ flags: {} });
    expect(keys.length).toBeLessThan(12);
    expect(keys.at(-1)).toBe('change.more');
  });
  it('3.8: includes markers, 5.6.6: includes Squadrons', () => {
    expect(changedKeys({ conflicts: { ...start.conflicts, savoy: 'usual' } })).toContain('log.conflict');
    const navyBox = { ...start.navyBox, france: start.navyBox.france + 1 };
    expect(changedKeys({ navyBox })).toEqual(['change.navy']);
  });
});

describe('The viewer of a view', () => {
  it.each(['britain', 'france'])('%s', (side) => {
    expect(viewerOf(parseView(match.view(side) as Json))).toBe(side);
  });
  it('is undefined for an observer', () => {
    expect(viewerOf(parseView(match.view('observer') as Json))).toBeUndefined();
  });
});

describe('The log', () => {
  it('starts a chapter with every turn, round, scoring, war and theater', () => {
    for (const key of [
      'log.turn',
      'log.round',
      'log.scoring',
      'log.war',
      'log.theater',
      'log.war.over',
      'log.final',
      'log.over',
    ]) {
      expect(logHeading({ key })).toBe('card');
    }
    expect(logHeading({ key: 'log.investment' })).toBe('part');
    expect(logHeading({ key: 'log.event' })).toBe('part');
    expect(logHeading({ key: 'log.flag' })).toBeUndefined();
    expect(logHeading({ key: 'log.round', remark: true })).toBeUndefined();
  });
});
