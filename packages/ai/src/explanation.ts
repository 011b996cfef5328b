import { type Message, message, optionLabel, type Position } from '@sandtable/kernel';
import type { Plan, ProposedTurn } from './plan.js';
import type { Simulator } from './simulation.js';

/** Worlds in which the explanation looks at the turn again. */
const WORLDS = 4;
/** Groups of features that are named, and the least change of a named one. */
const NAMED_GROUPS = 2;
const LEAST_CHANGE = 0.005;

const percent = (value: number): number => Math.round(100 * value);
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/**
 * What the player expected before the turn and expects after it, its two best alternatives, and what moved its judgment
 * most. A reason is public: where seats have secrets, what a plan promises, and even whether there was one, would tell of
 * the player's hand, so it is given only if no person plays.
 */
export function explanation<P extends Position>(simulator: Simulator<P>, plan: Plan | undefined): Message {
  const answers = plan?.answers ?? [];
  const [second, third] = plan?.alternatives ?? [];
  const { before, changes } = lookAgain(simulator, answers);
  const [first, next] = changes;
  return message('why.search.open', {
    n: plan?.simulations ?? 0,
    before: percent(before),
    expected: percent(plan?.expected ?? 0),
    alternatives: second && third ? 2 : second ? 1 : 0,
    second: percent(second?.mean ?? 0),
    secondTurn: firstDifference(second, answers),
    third: percent(third?.mean ?? 0),
    thirdTurn: firstDifference(third, answers),
    changes: changes.length,
    first: first ? message(`feature.${first.group}`) : '',
    firstBy: signed(percent(first?.change ?? 0)),
    next: next ? message(`feature.${next.group}`) : '',
    nextBy: signed(percent(next?.change ?? 0)),
  });
}

/** The first answer of another turn that is not the chosen turn's. */
function firstDifference(other: ProposedTurn | undefined, chosen: readonly string[]): Message | string {
  const option = other?.answers.find((it, i) => it !== chosen[i]) ?? other?.answers.at(-1);
  return option === undefined ? '' : optionLabel(option);
}

interface GroupChange {
  readonly group: string;
  readonly change: number;
}

/** The network's value before the turn, and the groups of features that changed it most, over a few worlds. */
function lookAgain<P extends Position>(
  simulator: Simulator<P>,
  answers: readonly string[],
): { readonly before: number; readonly changes: readonly GroupChange[] } {
  const { judge, seat } = simulator;
  const sums = new Map<string, number>();
  let before = 0;
  let found = 0;
  for (let world = 0; world < WORLDS; world++) {
    const looked = simulator.beforeAndAfter(world, answers);
    if (!looked) continue;
    found++;
    before += judge(looked.before, seat);
    for (const [group, change] of judge.changes(looked.before, looked.after, seat)) {
      sums.set(group, (sums.get(group) ?? 0) + change);
    }
  }
  const changes = [...sums]
    .map(([group, sum]) => ({ group, change: sum / found }))
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, NAMED_GROUPS);
  return { before: found > 0 ? before / found : 0, changes };
}
