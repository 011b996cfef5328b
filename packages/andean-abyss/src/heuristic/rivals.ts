import { CHECKPOINT, type Procedure, seedChance } from '@sandtable/kernel';
import { answerDecision, botContextOf } from '../automa/index.js';
import { CARDS, isPropaganda } from '../data/cards.js';
import { OPERATIONS_INSTEAD } from '../data/nonplayers.js';
import { nonplayerHalf } from '../events/effective.js';
import { runEvent } from '../events/index.js';
import { type Faction, factionOrder } from '../factions.js';
import { clone, currentCard, isNonplayer, type Position } from '../position.js';
import { factionAsked } from '../questions.js';
import { worth } from './position-worth.js';

/** What rivals could do with the event of this card or of the next one. */

/** The faction that acts on this card after the Government, if any. */
const nextRival = ({ turn, eligible }: Position): Faction | undefined =>
  turn.order.find(
    (f) =>
      f !== 'government' && eligible[f] && !turn.barred.includes(f) && !turn.acted.some((deed) => deed.faction === f),
  );

/** Has no faction executed anything on this card yet? */
const isFirst = (g: Position): boolean => g.turn.acted.every((a) => a.deed === 'pass');

/** How likely a person executes an event left to them. For a non-player, the rules decide (8.1). */
const ODDS = 0.5;

/** What it would cost the Government if this rival executed the event. */
export function harmBy(g: Position, faction: Faction): number {
  const card = currentCard(g);
  if (isNonplayer(g, faction) && (CARDS[card - 1].grey2 || OPERATIONS_INSTEAD.includes(card))) return 0;
  return harm(clone(g), faction);
}

/** What the current card's event would cost the Government, weighted by its probability. Changes `g`. */
function harm(g: Position, faction: Faction): number {
  const card = currentCard(g);
  const before = worth(g);
  runProcedure(g, runEvent(g, card, nonplayerHalf(card), faction));
  return Math.max(0, before - worth(g)) * (isNonplayer(g, faction) ? 1 : ODDS);
}

/** What it costs when the 1st Eligible leaves the event to the 2nd by taking a special activity (2.3.4). */
export function costOfLeavingEvent(g: Position): number {
  if (!isFirst(g) || currentCard(g) === 0 || g.step !== 'act') return 0;
  const rival = nextRival(g);
  return rival === undefined ? 0 : harmBy(g, rival);
}

/** What the next card's event would cost, if that card is visible and only rivals were eligible for it (2.3.2). */
export function missedEvent(g: Position): number {
  const next = g.turned < g.seen ? g.deck[g.turned] : 0;
  if (next === 0 || isPropaganda(next) || OPERATIONS_INSTEAD.includes(next)) return 0;
  const [first, second] = factionOrder(CARDS[next - 1].order);
  const leads = first !== 'government';
  // On a card with a gray 2, only the leftmost faction executes the event (8.1).
  if (!leads && CARDS[next - 1].grey2) return 0;
  const later = clone(g);
  later.turned += 1;
  return harm(later, leads ? first : second);
}

/** Runs a procedure to its end. Non-players answer by their rules (8.0); everyone else takes the first option. */
function runProcedure(g: Position, procedure: Procedure<unknown>): void {
  const dice = seedChance('rivals');
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    const nonplayerAnswer = isNonplayer(g, factionAsked(decision))
      ? answerDecision(botContextOf({ decision, seat: decision.seat, position: () => g }, dice)).option
      : undefined;
    const options = decision.options;
    step = procedure.next(
      nonplayerAnswer !== undefined && options.includes(nonplayerAnswer) ? nonplayerAnswer : options[0],
    );
  }
}
