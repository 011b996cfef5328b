import { type DecisionView, decisionView, type Match } from '@sandtable/kernel';
import type { Viewer } from './play.js';

/** The question that an option leads to, if the same seat is asked and the option could be undone. */
export function followUp(match: Match, option: string, seat: Viewer): DecisionView | undefined {
  const ahead = match.fork();
  ahead.choose(option, seat);
  const next = ahead.canUndo(seat) ? ahead.decision(seat) : undefined;
  return next && decisionView(next);
}
