import { answerTo, DONE, type Narrowing, type ParamKinds, type Procedure } from '@sandtable/kernel';
import { mixedQuestion, noEffectMarks, type SpaceQuestion } from '../ask.js';
import type { Faction } from '../factions.js';
import type { Space } from '../map.js';
import type { Execution, OperationId } from '../operation.js';
import type { Position } from '../position.js';
import { spaceRef, spaceReferred } from '../references.js';
import { keepMovedMarks } from './moved-pieces.js';
import { asidesFor, isAside, runAside } from './removal-and-transfers.js';
import { isSpecial, runSpecial, specialsFor } from './special/index.js';

export const NEXT_STEP = {
  /** No space is left to take, but a special activity may still follow. */
  afterwards: mixedQuestion('afterwards', '4.1', {}),
};

interface StepNarrowing extends Narrowing<Space> {
  /** Would this space change nothing? Computed only when the prompt is read. */
  readonly isEmpty?: (space: Space) => boolean;
}

/** Operations that ask more after their spaces have been chosen. */
const GO_ON_AFTER_DONE: readonly OperationId[] = ['train', 'patrol', 'sweep'];

const NO_SPACES: readonly Space[] = [];

/**
 * The table between two steps of an operation: the next space, the special activity (4.1: before, during or after),
 * an aside, or the end. Undefined when the operation ends; by itself when nothing else is left to do.
 */
export function* nextStep<C extends { readonly faction: Faction }, Kinds extends ParamKinds, K>(
  g: Position,
  x: Execution,
  question: SpaceQuestion<string, C, Kinds, K> | undefined,
  c: C,
  narrowing: StepNarrowing = {},
): Procedure<Space | undefined> {
  const { isEmpty } = narrowing;
  for (;;) {
    const spaces = question ? question.open(g, c, narrowing) : NO_SPACES;
    const options: string[] = spaces.map(spaceRef);
    if (options.length === 0 && x.doneOver && sameOn(x.doneOver, g.pieces)) return undefined;
    for (const special of specialsFor(g, x)) options.push(special);
    if (options.length === 0) return undefined;
    if (x.begun) options.push(DONE);
    for (const aside of asidesFor(g, x.faction, x)) options.push(aside);
    const marks = isEmpty && spaces.length > 0 ? () => noEffectMarks(spaces.filter(isEmpty).map(spaceRef)) : undefined;
    const asked =
      question && (spaces.length > 0 || !x.begun)
        ? question.decision(g, c, () => options, marks)
        : NEXT_STEP.afterwards.decision(g, x, () => options);
    const answer = options.length === 1 ? options[0] : answerTo(asked, yield [asked]);
    if (isSpecial(answer)) yield* keepMovedMarks(g, x.moved, runSpecial(g, x, answer));
    else if (isAside(answer)) yield* keepMovedMarks(g, x.moved, runAside(g, x.faction, answer, x));
    else {
      x.doneOver = answer === DONE && GO_ON_AFTER_DONE.includes(x.operation) ? g.pieces.slice() : undefined;
      return spaceReferred(answer);
    }
  }
}

const sameOn = (before: readonly number[], now: readonly number[]): boolean => before.every((n, i) => n === now[i]);

/** The next space of an operation; a limited one has but one (2.3.5). */
export const nextSpace = <K>(
  g: Position,
  x: Execution,
  question: SpaceQuestion<string, Execution, Readonly<Record<never, never>>, K>,
  isEmpty?: (space: Space) => boolean,
): Procedure<Space | undefined> =>
  x.limited && x.selected.length > 0 ? noSpace() : nextStep(g, x, question, x, { isEmpty });

function* noSpace(): Procedure<undefined> {
  return undefined;
}

/** After an operation whose last part is not a choice of spaces: a last chance for the special activity. */
export const afterwards = (g: Position, x: Execution): Procedure<Space | undefined> => nextStep(g, x, undefined, x);
