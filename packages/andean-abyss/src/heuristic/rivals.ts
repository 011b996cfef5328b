import { CHECKPOINT, type Procedure, seedChance } from '@sandtable/kernel';
import { answerDecision, botContextOf } from '../automa/index.js';
import { CARDS, isPropaganda } from '../data/cards.js';
import { OPERATIONS_INSTEAD } from '../data/nonplayers.js';
import { nonplayerHalf } from '../events/effective.js';
import { runEvent } from '../events/index.js';
import { type Faction, factionOrder } from '../factions.js';
import { clone, currentCard, isNonplayer, type Position } from '../position.js';
import { factionReferred } from '../references.js';
import { worth } from './position-worth.js';

/** What rivals could do with an event, of this card or of the next. */

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

/** What the event would cost the Government in a rival's hands. */
export function harmBy(g: Position, faction: Faction): number {
  const card = currentCard(g);
  if (isNonplayer(g, faction) && (CARDS[card - 1].grey2 || OPERATIONS_INSTEAD.includes(card))) return 0;
  return harm(clone(g), faction);
}

/** What the event of the card in play would do, likely as it is. Changes `g`. */
function harm(g: Position, faction: Faction): number {
  const card = currentCard(g);
  const before = worth(g);
  drive(g, runEvent(g, card, nonplayerHalf(card), faction));
  return Math.max(0, before - worth(g)) * (isNonplayer(g, faction) ? 1 : ODDS);
}

/** A special activity of the 1st Eligible leaves the event to the 2nd (2.3.4): what that would cost. */
export function leavesEvent(g: Position): number {
  if (!isFirst(g) || currentCard(g) === 0 || g.step !== 'act') return 0;
  const rival = nextRival(g);
  return rival === undefined ? 0 : harmBy(g, rival);
}

/** What the event of the next card, as far as it is seen, would cost with nobody but rivals eligible (2.3.2). */
export function missedEvent(g: Position): number {
  const next = g.turned < g.seen ? g.deck[g.turned] : 0;
  if (next === 0 || isPropaganda(next) || OPERATIONS_INSTEAD.includes(next)) return 0;
  const [first, second] = factionOrder(CARDS[next - 1].order);
  const leads = first !== 'government';
  // Only the leftmost of all executes an event with a grey 2 (8.1).
  if (!leads && CARDS[next - 1].grey2) return 0;
  const later = clone(g);
  later.turned += 1;
  return harm(later, leads ? first : second);
}

/** Non-players decide by their rules (8.0), others without thought: the first thing that can be done. */
function drive(g: Position, procedure: Procedure<unknown>): void {
  const dice = seedChance('rivals');
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    const faction = factionReferred(String(decision.prompt.params?.faction));
    const thought =
      faction && isNonplayer(g, faction)
        ? answerDecision(botContextOf({ decision, seat: decision.seat, position: () => g }, dice)).option
        : undefined;
    const options = decision.options();
    step = procedure.next(thought !== undefined && options.includes(thought) ? thought : options[0]);
  }
}
