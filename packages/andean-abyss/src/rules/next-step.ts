import { answerTo, DONE, type Procedure } from '@sandtable/kernel';
import { type FactionQuestion, makeDecision, paramsOf, question, withMarks } from '../ask.js';
import type { Space } from '../map.js';
import type { Execution } from '../operation.js';
import type { Position } from '../position.js';
import { spaceRef, spaceReferred } from '../references.js';
import { keepMovedMarks } from './moved-pieces.js';
import { asidesFor, isAside, runAside } from './removal-and-transfers.js';
import { isSpecial, runSpecial, specialsFor } from './special/index.js';

/**
 * The table between two steps of an operation: the next space, the special activity (4.1: before, during or after),
 * an aside, or the end. Undefined when the operation ends; by itself when nothing else is left to do.
 */
export function* nextStep(
  g: Position,
  x: Execution,
  q: Omit<FactionQuestion, 'faction'>,
  candidates: () => readonly Space[],
  /** Would this space change nothing? Computed only when the options are read. */
  isEmpty?: (space: Space) => boolean,
): Procedure<Space | undefined> {
  for (;;) {
    const spaces = candidates();
    const options: string[] = spaces.map(spaceRef);
    if (options.length === 0 && x.doneOver && sameOn(x.doneOver, g.pieces)) return undefined;
    const { key, rule, params } = options.length === 0 && x.begun ? AFTERWARDS : q;
    for (const special of specialsFor(g, x)) options.push(special);
    if (options.length === 0) return undefined;
    if (x.begun) options.push(DONE);
    for (const aside of asidesFor(g, x.faction, x)) options.push(aside);
    const marked =
      isEmpty && spaces.length > 0 ? () => withMarks(paramsOf(q), spaces.filter(isEmpty).map(spaceRef)) : params;
    const asked = makeDecision(g, question(x.faction, key, rule, marked), () => options);
    const answer = options.length === 1 ? options[0] : answerTo(asked, yield [asked]);
    if (isSpecial(answer)) yield* keepMovedMarks(g, x.moved, runSpecial(g, x, answer));
    else if (isAside(answer)) yield* keepMovedMarks(g, x.moved, runAside(g, x.faction, answer, x));
    else {
      x.doneOver = answer === DONE ? g.pieces.slice() : undefined;
      return spaceReferred(answer);
    }
  }
}

const sameOn = (before: readonly number[], now: readonly number[]): boolean => before.every((n, i) => n === now[i]);

/** No space is left to take, but a special activity may still follow. */
const AFTERWARDS: Omit<FactionQuestion, 'faction'> = { key: 'afterwards', rule: '4.1' };

/** The next space of an operation; a limited one has but one (2.3.5). */
export const nextSpace = (
  g: Position,
  x: Execution,
  q: Omit<FactionQuestion, 'faction'>,
  candidates: () => readonly Space[],
  isEmpty?: (space: Space) => boolean,
): Procedure<Space | undefined> =>
  x.limited && x.selected.length > 0 ? noSpace() : nextStep(g, x, q, candidates, isEmpty);

function* noSpace(): Procedure<undefined> {
  return undefined;
}

/** After an operation whose last part is not a choice of spaces: a last chance for the special activity. */
export const afterwards = (g: Position, x: Execution): Procedure<Space | undefined> =>
  nextStep(g, x, AFTERWARDS, () => []);
