import type { Condition, DecisionView } from '@sandtable/kernel';
import { ALL_SPACES, type Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceQuestionOf } from '../questions.js';
import { spaceRef } from '../references.js';
import { ACT } from '../rules/act.js';
import { SIDES } from '../sides.js';

/**
 * The question, if it asks for a space now. Those that also offer other things may have no space to offer, and then the
 * board explains nothing; the question of purchases explains every space even then.
 */
export function askedForSpace(asked: DecisionView) {
  const question = spaceQuestionOf(asked);
  if (question === ACT.purchase || ALL_SPACES.some((space) => asked.options.includes(spaceRef(space)))) return question;
  return undefined;
}

/** The conditions for choosing a space now: it can be chosen if all hold. Empty if the question asks for no space. */
export function conditions(g: Position, asked: DecisionView, space: Space): readonly Condition[] {
  const side = SIDES.find((it) => it === asked.seat);
  const question = askedForSpace(asked);
  if (!side || !question) return [];
  return question.conditionsAt(g, side, asked.prompt.params ?? {}, space, () =>
    asked.options.includes(spaceRef(space)),
  );
}
