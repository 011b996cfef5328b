import { newMatch } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { imperialStruggle as game } from '../index.js';
import { ALL_SPACES } from '../map.js';
import { BRITAIN, CONFLICT, FRANCE, NOBODY, type Position } from '../position.js';
import { SIDES } from '../sides.js';
import { steady } from './index.js';
import { leadValuesOf } from './lead-values.js';
import { worth, worthWith } from './position-worth.js';

/** The position after two heuristic players have given this many answers. */
function after(answers: number): Position {
  const match = newMatch(game, { seed: 'land' }, { log: false });
  for (let decision = match.decision(); decision && match.answers.length < answers; decision = match.decision()) {
    const { seat } = decision;
    match.choose(steady(seat, '').answer({ decision, seat, position: () => match.position }).option, seat);
  }
  return match.position;
}

it('counts a change of one space as if all were counted again, and puts it back', () => {
  const g = after(150);
  for (const side of SIDES) {
    const stakes = leadValuesOf(g, side);
    const now = worth(stakes, g);
    const beside = worthWith(stakes, g);
    for (const space of ALL_SPACES) {
      for (const [flag, conflict] of [
        [BRITAIN, 0] as const,
        [FRANCE, 0] as const,
        [NOBODY, 0] as const,
        [FRANCE, CONFLICT] as const,
      ]) {
        const was = { flag: g.flags[space], conflict: g.conflicts[space] };
        const put = (it: { flag: number; conflict: number }): void => {
          g.flags[space] = it.flag;
          g.conflicts[space] = it.conflict;
        };
        const quick = beside(space, () => {
          put({ flag, conflict });
          return () => put(was);
        });
        expect({ flag: g.flags[space], conflict: g.conflicts[space] }).toEqual(was);
        put({ flag, conflict });
        expect(quick).toBeCloseTo(worth(stakes, g), 9);
        put(was);
      }
    }
    expect(worth(stakes, g)).toBe(now);
  }
});
