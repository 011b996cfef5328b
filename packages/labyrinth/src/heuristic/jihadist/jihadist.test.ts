import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../position.js';
import { questionInput } from '../../questions.js';
import { jihad } from '../../rules/jihadist/jihad.js';
import { plot } from '../../rules/jihadist/plot.js';
import { recruit } from '../../rules/jihadist/recruit.js';
import { travel } from '../../rules/jihadist/travel.js';
import { jihadistCard } from '../../rules/phases.js';
import { at, type PositionFields, positionWith } from '../../testing/positions.js';
import { answered } from '../../testing/prompt-key.js';
import { redact } from '../../view.js';
import { answerDecision } from '../index.js';

/** The heuristic player answers for the Jihadists, the US takes the first option; returns `question=answer`. */
function letIt(g: Position, procedure: Procedure<unknown>): string[] {
  const steps: string[] = [];
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    const own = decision.seat === 'jihadist';
    const q = { ...questionInput(decision), g: redact(g, decision.seat) };
    const option = own ? answerDecision(q, 'jihadist').option : q.options[0];
    expect(q.options).toContain(option);
    if (own) steps.push(answered(q.key, option));
    step = procedure.next({ [decision.seat]: option });
  }
  return steps;
}

const setting = (countries: PositionFields['countries'], more: PositionFields = {}): Position =>
  positionWith({ step: 'jihadist', ...more, countries }, {}, [1, 1, 1, 1, 1, 1]);

describe('steady for the Jihadists (8.0)', () => {
  it('makes a revolution where there are cells enough (8.4.2)', () => {
    const g = setting({ egypt: { governance: 'poor', sleepers: 6 }, jordan: { governance: 'fair', sleepers: 1 } });
    expect(letIt(g, jihad(g, 3)).slice(0, 3)).toEqual([
      answered('jihad', 'space:egypt'),
      answered('jihad', 'space:egypt'),
      answered('jihad', 'space:egypt'),
    ]);
    expect(g.governance[at('egypt')]).toBe(4);
  });

  it('plots in the United States if it has a cell there (8.5)', () => {
    const g = setting({ 'united-states': { sleepers: 1 }, somalia: { governance: 'poor', sleepers: 1 } });
    expect(letIt(g, plot(g, 2))[0]).toBe(answered('plot', 'space:united-states'));
  });

  it('recruits where every die succeeds and many gather (8.2.3)', () => {
    const g = setting({
      'saudi-arabia': { governance: 'poor', sleepers: 4 },
      france: { posture: 'hard', sleepers: 1 },
    });
    expect(letIt(g, recruit(g, 2))[0]).toBe(answered('recruit', 'space:saudi-arabia'));
  });

  it('gathers cells where they are nearly enough (8.3)', () => {
    const g = setting({
      'saudi-arabia': { governance: 'poor', sleepers: 4 },
      yemen: { governance: 'poor', active: 2 },
    });
    letIt(g, travel(g, 1));
    expect(g.sleepers[at('saudi-arabia')]).toBe(5);
  });

  it('plays its own event rather than let one of the US happen (6.3.2)', () => {
    const g = setting({ pakistan: { governance: 'poor', alignment: 'ally', sleepers: 1 } }, { jihadist: [83, 22] });
    expect(letIt(g, jihadistCard(g)).slice(0, 2)).toEqual([answered('play', 'card:83'), answered('use', 'event')]);
  });
});
