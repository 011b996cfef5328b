import { kernelText, type Message, message, optionLabel, type Position } from '@sandtable/kernel';
import type { Plan } from './plan.js';
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
  const [secondTurn, thirdTurn] = turnNames(answers, second?.answers, third?.answers);
  const { before, changes } = lookAgain(simulator, answers);
  const [first, next] = changes;
  return kernelText('why.search.open', {
    n: plan?.simulations ?? 0,
    before: percent(before),
    expected: percent(plan?.expected ?? 0),
    alternatives: second && third ? 2 : second ? 1 : 0,
    second: percent(second?.mean ?? 0),
    secondTurn,
    third: percent(third?.mean ?? 0),
    thirdTurn,
    changes: changes.length,
    first: first ? message(`feature.${first.group}`) : '',
    firstBy: signed(percent(first?.change ?? 0)),
    next: next ? message(`feature.${next.group}`) : '',
    nextBy: signed(percent(next?.change ?? 0)),
  });
}

type Answers = readonly string[] | undefined;

/**
 * What to call the two best alternatives: each by its first answer that is not the chosen turn's. If that is the same
 * answer, such as the same card, the first answer in which the two differ is added.
 */
export function turnNames(
  chosen: readonly string[],
  second: Answers,
  third: Answers,
): readonly [Message | string, Message | string] {
  const [a, b] = [firstDifference(second, chosen), firstDifference(third, chosen)];
  if (second === undefined || third === undefined || a !== b) return [nameOf(a), nameOf(b)];
  const at = second.findIndex((option, i) => option !== third[i]);
  const parting = at < 0 ? second.length : at;
  return [nameOf(a, second[parting]), nameOf(b, third[parting])];
}

const firstDifference = (turn: Answers, chosen: readonly string[]): string | undefined =>
  turn?.find((option, i) => option !== chosen[i]) ?? turn?.at(-1);

function nameOf(option: string | undefined, next?: string): Message | string {
  if (option === undefined) return '';
  const first = optionLabel(option);
  return next === undefined ? first : kernelText('why.search.turn', { first, next: optionLabel(next) });
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
