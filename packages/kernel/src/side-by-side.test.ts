import { describe, expect, it } from 'vitest';
import type { seedChance } from './chance.js';
import type { Game } from './game.js';
import { type Match, newMatch } from './match.js';
import { message } from './messages.js';
import { log, type Position } from './position.js';
import { checkpoint, choose, decision, type Procedure, sideBySide } from './procedure.js';
import { parseRecord, printRecord, recordOf, replayRecord } from './record.js';

/** Red hides two coins while blue hides one; then red alone is asked for a third. */
interface Hiding extends Position {
  step: 'hide' | 'over';
  hidden: string[];
}
const COINS: Readonly<Record<string, number>> = { red: 2, blue: 1 };
function* hide(seat: string, n: number): Procedure<readonly string[]> {
  const chosen: string[] = [];
  while (chosen.length < n) {
    const left = ['cup', 'hat', 'sleeve'].filter((it) => !chosen.includes(it));
    chosen.push(yield* choose(decision(seat, message('ask', { left: left.length }), '1', () => left)));
  }
  return chosen;
}
const hiding = {
  id: 'hiding',
  title: 'Hiding',
  version: 1,
  settings: {},
  scenarios: { standard: {} },
  messages: { en: {}, pl: {}, hu: {}, fr: {} },
  names: {},
  bots: {},
  seats: () => Object.keys(COINS),
  setup: (_: unknown, chance: ReturnType<typeof seedChance>): Hiding => ({
    log: undefined,
    chance,
    step: 'hide',
    hidden: [],
  }),
  *play(g: Hiding) {
    yield* checkpoint();
    const parts = Object.fromEntries(Object.entries(COINS).map(([seat, n]) => [seat, hide(seat, n)]));
    const { red, blue } = yield* sideBySide(parts);
    g.hidden = [...red, ...blue];
    log(g, 'log.hidden', { red: red.join(), blue: blue.join() });
    g.hidden.push((yield* sideBySide({ red: hide('red', 1), blue: hide('blue', 0) })).red[0]);
    return { winners: ['red'], ranking: [], reason: message('over') };
  },
  clone: (g: Hiding): Hiding => ({ ...g, hidden: [...g.hidden], chance: { ...g.chance } }),
  view: () => ({}),
  redact: (g: Hiding) => g,
  writePosition: (g: Hiding) => ({ hidden: g.hidden }),
  check: () => [],
} as unknown as Game<Hiding>;

const begin = (): Match<Hiding> => newMatch(hiding, { seed: 'hiding', settings: {} });
const asked = (match: Match<Hiding>) => match.pending().map(({ seat, options }) => `${seat}: ${options.join(' ')}`);

describe('procedures side by side', () => {
  it('resume with each answer, and reveal nothing before all are done', () => {
    const match = begin();
    expect(asked(match)).toEqual(['red: cup hat sleeve', 'blue: cup hat sleeve']);
    match.choose('hat', 'red', message('because.hat'));
    expect(asked(match)).toEqual(['red: cup sleeve', 'blue: cup hat sleeve']);
    match.choose('cup', 'red', message('because.cup'));
    expect(asked(match)).toEqual(['blue: cup hat sleeve']);
    expect(match.log).toEqual([]);
    match.choose('cup', 'blue');
    expect(match.log.map(({ key }) => key)).toEqual(['because.hat', 'because.cup', 'log.hidden']);
    expect(match.log[2].params).toEqual({ red: 'hat,cup', blue: 'cup' });
  });

  it('let each seat undo its own last answer until all are done, even after others have answered', () => {
    const match = begin();
    match.choose('hat', 'red');
    match.choose('cup', 'blue');
    expect(match.undo('red')).toBe(true);
    expect(asked(match)).toEqual(['red: cup hat sleeve']);
    expect(match.canUndo('red')).toBe(false);
    match.choose('sleeve', 'red');
    expect(match.undo('blue')).toBe(true);
    expect(asked(match)).toEqual(['red: cup hat', 'blue: cup hat sleeve']);
    match.choose('hat', 'blue');
    match.choose('cup', 'red');
    expect(match.position.hidden).toEqual(['sleeve', 'cup', 'hat']);
    expect(match.canUndo('red')).toBe(false);
    expect(match.canUndo('blue')).toBe(false);
  });

  it('ask an ordinary question if only one seat has something to decide', () => {
    const match = begin();
    for (const [seat, option] of [
      ['red', 'hat'],
      ['blue', 'cup'],
      ['red', 'cup'],
    ])
      match.choose(option, seat);
    expect(asked(match)).toEqual(['red: cup hat sleeve']);
    match.choose('hat');
    expect(match.result).toBeDefined();
    expect(match.answers.map(({ simultaneous }) => simultaneous)).toEqual([true, true, true, undefined]);
    const record = printRecord(recordOf(match));
    expect(record).toContain('"red=hat","blue=cup","red=cup","hat"');
    expect(replayRecord(hiding, parseRecord(record)).position.hidden).toEqual(match.position.hidden);
  });

  it('can be continued from any answer', () => {
    const match = begin();
    match.choose('hat', 'red');
    match.choose('cup', 'blue');
    expect(asked(match.fork(1))).toEqual(['red: cup sleeve', 'blue: cup hat sleeve']);
    expect(asked(match.fork())).toEqual(asked(match));
  });
});
