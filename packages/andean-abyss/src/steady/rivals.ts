import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import { CARDS } from '../data/cards.js';
import { OPERATIONS_INSTEAD } from '../data/nonplayers.js';
import { nonplayerSide } from '../events/effective.js';
import { runEvent } from '../events/index.js';
import type { Faction } from '../factions.js';
import { clone, currentCard, isNonplayer, type Position } from '../position.js';
import { worth } from './worth.js';

/** What rivals could do with the card's event. */

/** Who comes next on this card after the Government, if anybody. */
const nextRival = ({ turn, eligible }: Position): Faction | undefined =>
  turn.order.find(
    (f) =>
      f !== 'government' && eligible[f] && !turn.barred.includes(f) && !turn.acted.some((deed) => deed.faction === f),
  );

/** Nobody has executed on this card yet. */
const isFirst = (g: Position): boolean => g.turn.acted.every((a) => a.deed === 'pass');

/** How likely a player takes the event it is left; for a non-player the rules tell (8.1). */
const ODDS = 0.5;

/** What the event would cost the Government in a rival's hands, likely as it is. */
export function harmBy(g: Position, faction: Faction): number {
  const card = currentCard(g);
  if (isNonplayer(g, faction) && (CARDS[card - 1].grey2 || OPERATIONS_INSTEAD.includes(card))) return 0;
  const after = clone(g);
  driveAnyhow(runEvent(after, card, nonplayerSide(card), faction));
  const harm = worth(g) - worth(after);
  return Math.max(0, harm) * (isNonplayer(g, faction) ? 1 : ODDS);
}

/** A special activity of the 1st Eligible leaves the event to the 2nd (2.3.4): what that would cost. */
export function leavesEvent(g: Position): number {
  if (!isFirst(g) || currentCard(g) === 0 || g.step !== 'act') return 0;
  const rival = nextRival(g);
  return rival === undefined ? 0 : harmBy(g, rival);
}

/** Somebody's decisions, taken without thought: the first thing that can be done. */
function driveAnyhow(procedure: Procedure<unknown>): void {
  let step = procedure.next({});
  while (!step.done) step = procedure.next(step.value === CHECKPOINT ? {} : step.value[0].options()[0]);
}
