import type { Condition, DecisionView } from '@sandtable/kernel';
import type { Space } from '../map.js';
import { inPlay, type Position } from '../position.js';
import { spaceQuestionOf } from '../questions.js';
import { spaceRef } from '../references.js';
import { text } from '../text.js';

/** The conditions for choosing a space now: it can be chosen if all hold. Empty if the question asks for no space. */
export function conditions(g: Position, asked: DecisionView, space: Space): readonly Condition[] {
  const question = spaceQuestionOf(asked);
  if (!question) return [];
  if (!inPlay(g, space)) return [{ text: text('need.inPlay'), holds: false }];
  return question.conditionsAt(g, asked.prompt.params ?? {}, space, () => asked.options.includes(spaceRef(space)));
}
