import type { Message, Procedure } from '@sandtable/kernel';
import { CARD, cardQuestion, NUMBER, SIDE, TEXT, thingQuestion, WORD, wordQuestion } from '../ask.js';
import { automaEvent } from '../automa/events.js';
import { UNITED_STATES } from '../countries.js';
import { CARDS } from '../data/cards.js';
import { cardOf, discardCard, takeFromHand, US_ELECTION } from '../deck.js';
import type { CardOutcome, CardPlay } from '../events/event.js';
import { conditionShown, eventOf, isPlayable, isRemoved } from '../events/index.js';
import { oppositePosture, setPosture } from '../governance.js';
import { ownHand } from '../hidden.js';
import { OPERATIONS, type Operation } from '../operations.js';
import { isSolitaire, type Position } from '../position.js';
import { cardRef, cardReferred, sideRef } from '../references.js';
import { other, type Side } from '../sides.js';
import { log, text } from '../text.js';
import { mayOperate, operationsFor, runOperation } from './operations.js';
import { addReserves, addToReserves, mayReserve, withReserves } from './reserves.js';

/** 6.1: a card is played for its event or for an operation. */

const USES = ['event', 'reassessment', 'reserves', 'nothing'] as const;
type Use = (typeof USES)[number] | Operation;

const ORDERS = ['event-first', 'operation-first'] as const;

/** 7.6.3: the change of posture, or the event of a card. */
type ReassessmentStep = 'posture' | number;

export const CARD_USE = {
  use: wordQuestion(
    'either',
    'use',
    '6.1',
    { side: SIDE, card: CARD, ops: NUMBER, text: TEXT },
    [...USES, ...OPERATIONS],
    (g, { card, side }) => ({ event: kindOfEvent(g, card, side) }),
  ),
  order: wordQuestion('either', 'order', ['6.3.2.1', '6.3.1'], { card: CARD, event: WORD, text: TEXT }, ORDERS),
  reassessment: cardQuestion('us', 'reassessment', '7.6.2', { card: CARD }),
  reassessmentNext: thingQuestion<'us', 'reassessment.next', ReassessmentStep>(
    'us',
    'reassessment.next',
    '7.6.3',
    {},
    {
      ref: (step) => (step === 'posture' ? step : cardRef(step)),
      referred: (option) => (option === 'posture' ? option : cardReferred(option)),
    },
  ),
};

/** Everything this card can be used for now. */
export function usesOf(g: Position, side: Side, card: number): Use[] {
  const { ops } = cardOf(card);
  const uses: Use[] = [];
  if (isPlayable(g, card, side)) uses.push('event');
  uses.push(...operationsFor(g, side, withReserves(g, side, ops)));
  if (side === 'us' && mayReassess(g, card)) uses.push('reassessment');
  if (mayReserve(card)) uses.push('reserves');
  return uses.length > 0 ? uses : ['nothing'];
}

/** A card of this hand is played. */
export function* playCard(g: Position, side: Side, card: number): Procedure {
  takeFromHand(g, side, card);
  g.playing = [...g.playing, card];
  g.played++;
  log(g, 'log.play', { side: sideRef(side), card: cardRef(card) });
  const { ops } = cardOf(card);
  const c = { side, card, ops, text: textOf(card) };
  const uses = usesOf(g, side, card);
  // 7.6.2: whether Reassessment is another use depends on what else the US holds, so even a sole use is asked for.
  const isHandHinted = side === 'us' && ops === 3;
  const use = yield* isHandHinted ? CARD_USE.use.askEvenOne(g, c, uses) : CARD_USE.use.ask(g, c, uses);
  const fate: CardOutcome = {};
  yield* useCard(g, side, card, use, fate);
  putDownCard(g, card, fate);
}

/**
 * Whose event the card has, for its player; the Election is nobody's and happens by itself (6.3.1). The first Plot of the
 * turn does not trigger the event of the US (8.5.3).
 */
function kindOfEvent(g: Position, card: number, side: Side): 'itself' | 'own' | 'theirs' | 'theirsButPlot' | 'none' {
  if (card === US_ELECTION) return 'itself';
  if (isPlayable(g, card, side)) return 'own';
  if (!triggers(card, side)) return 'none';
  return side === 'jihadist' && !g.firstPlot ? 'theirsButPlot' : 'theirs';
}

/** Not a generator itself, because every answer passes through all running generators. */
function useCard(g: Position, side: Side, card: number, use: Use, fate: CardOutcome): Procedure {
  switch (use) {
    case 'event':
      fate.event = side;
      return occur(g, card, side);
    case 'reassessment':
      return reassess(g, card, fate);
    case 'reserves':
      return withTrigger(g, side, card, fate, function* () {
        addToReserves(g, side, card);
      });
    case 'nothing':
      return withTrigger(g, side, card, fate, nothing);
    default:
      return operateWith(g, side, card, use, fate);
  }
}

function* nothing(): Procedure {}

/** 6.3.1: an operation of the card's value, with Reserves if they are wanted (6.3.3.1). */
function operateWith(g: Position, side: Side, card: number, operation: Operation, fate: CardOutcome): Procedure {
  const { ops } = cardOf(card);
  return g.reserves[side] === 0
    ? operateAt(g, side, card, operation, ops, fate)
    : operateWithReserves(g, side, card, operation, ops, fate);
}

function* operateWithReserves(
  g: Position,
  side: Side,
  card: number,
  operation: Operation,
  ops: number,
  fate: CardOutcome,
): Procedure {
  const value = yield* addReserves(g, side, ops, mayOperate(g, operation, ops) ? 'may' : 'must');
  yield* operateAt(g, side, card, operation, value, fate);
}

function operateAt(
  g: Position,
  side: Side,
  card: number,
  operation: Operation,
  value: number,
  fate: CardOutcome,
): Procedure {
  // 8.5.3: the first Plot of the turn does not trigger the event of the US.
  const first = operation === 'plot' && !g.firstPlot && !isSolitaire(g);
  if (first) {
    g.firstPlot = true;
    fate.firstPlot = true;
  }
  const run = () => {
    // Logged here, so that after an event that came first, the operation's results don't stand under the event.
    log(g, 'log.operation', { side: sideRef(side), operation: `operation:${operation}`, n: value });
    // An event that came first may have left nothing to do.
    return mayOperate(g, operation, value) ? runOperation(g, operation, value, 'reserves') : nothing();
  };
  return first && card !== US_ELECTION ? run() : withTrigger(g, side, card, fate, run);
}

/** 6.3.2, 6.3.2.3: does using this card for an operation bring about its event? Only the other side's, and the Election's. */
const triggers = (card: number, side: Side): boolean =>
  card === US_ELECTION || cardOf(card).association === other(side);

/** 6.3.1, 6.3.2.1: the player of the card chooses which comes first: the Election or the other side's event, or the operation. */
const withTrigger = (g: Position, side: Side, card: number, fate: CardOutcome, run: () => Procedure): Procedure =>
  triggers(card, side) ? inOrder(g, side, card, fate, run) : run();

function* inOrder(g: Position, side: Side, card: number, fate: CardOutcome, run: () => Procedure): Procedure {
  const itself = card === US_ELECTION;
  const c = { side, card, event: itself ? 'itself' : 'theirs', text: textOf(card) };
  const order = yield* CARD_USE.order.ask(g, itself ? { ...c, rule: '6.3.1' } : c, ORDERS);
  if (order === 'event-first') yield* trigger(g, side, card, fate);
  yield* run();
  if (order === 'operation-first') yield* trigger(g, side, card, fate);
}

/** 6.3.2.1-2: the other side's event occurs as if that side had played it, unless it cannot occur now. */
function* trigger(g: Position, side: Side, card: number, fate: CardOutcome): Procedure {
  const owner = card === US_ELECTION ? side : other(side);
  if (!conditionShown(g, card, owner)) {
    log(g, 'log.event.none', { card: cardRef(card) });
    return;
  }
  yield* occur(g, card, owner);
  fate.event = owner;
}

/** 6.2.7, 6.2.9, 8.5.3: out of the game, into a box, or to the discarded ones. */
export function putDownCard(g: Position, card: number, { event, firstPlot }: CardOutcome): void {
  g.playing = g.playing.filter((it) => it !== card);
  if (event && isRemoved(card, event)) {
    g.removed.push(card);
    log(g, 'log.removed', { card: cardRef(card) });
  } else if (event && cardOf(card).lapsing) g.lapsingBox = [...g.lapsingBox, card];
  else if (firstPlot && g.firstPlotCard === 0) g.firstPlotCard = card;
  else g.discard.push(card);
}

/**
 * 48, 53: an event makes this the next card of the Action Phase, for an operation that it names. The other side's event
 * occurs unless the card says otherwise; in the solitaire game the Jihadists bring about none (9.4.1). The Election always happens (D2).
 */
function* playWithin(
  g: Position,
  side: Side,
  card: number,
  event: 'occurs' | 'ignored',
  run: (ops: number) => Procedure,
): Procedure {
  takeFromHand(g, side, card);
  g.playing = [...g.playing, card];
  g.played++;
  log(g, 'log.play', { side: sideRef(side), card: cardRef(card) });
  const { ops } = cardOf(card);
  const fate: CardOutcome = {};
  if (card !== US_ELECTION && (event === 'ignored' || isSolitaire(g))) yield* run(ops);
  else yield* withTrigger(g, side, card, fate, () => run(ops));
  putDownCard(g, card, fate);
}

/** 7.6.2: two cards of 3, the whole Action Phase. The card in question may still be in the hand or in play. */
const mayReassess = (g: Position, card: number): boolean =>
  cardOf(card).ops === 3 && g.played <= 1 && ownHand(g, 'us').some((it) => it !== card && cardOf(it).ops === 3);

/** 7.6.1 Reassessment; the US decides in which order its posture changes and the Jihadists' events occur (7.6.3). */
function* reassess(g: Position, card: number, fate: CardOutcome): Procedure {
  const threes = ownHand(g, 'us').filter((it) => cardOf(it).ops === 3);
  const second = yield* CARD_USE.reassessment.askFor(g, { card }, threes, 'always');
  if (second === undefined) return;
  takeFromHand(g, 'us', second);
  g.playing = [...g.playing, second];
  g.played++;
  log(g, 'log.reassessment', { card: cardRef(card), second: cardRef(second) });
  const secondFate: CardOutcome = {};
  let left: readonly ReassessmentStep[] = ['posture', ...[card, second].filter((it) => triggers(it, 'us'))];
  while (left.length > 0) {
    const next = yield* CARD_USE.reassessmentNext.askOne(g, {}, left);
    left = left.filter((it) => it !== next);
    if (next === 'posture') setPosture(g, UNITED_STATES, oppositePosture(g.posture[UNITED_STATES]));
    else if (next === card) yield* trigger(g, 'us', card, fate);
    else yield* trigger(g, 'us', second, secondFate);
  }
  putDownCard(g, second, secondFate);
}

/** What a card says, as a message: its event, whose it is, how long it lasts and whether the card leaves the game. */
export const textOf = (card: number): Message => TEXTS[card - 1];
const TEXTS = CARDS.map(({ number }) => text('card.text', { card: cardRef(number), text: text(`event.${number}`) }));

/** Off a hand without being played: no event but the Election's (D2). */
export function* discardFromHand(g: Position, side: Side, card: number): Procedure {
  takeFromHand(g, side, card);
  discardCard(g, card);
  if (card === US_ELECTION) yield* occur(g, card, side);
}

/** 6.2.1: the event of a card occurs, as far as it can (6.2.4); a lapsing one is in effect from now on (6.2.7). */
export function occur(g: Position, card: number, side: Side): Procedure {
  log(g, 'log.event', { side: sideRef(side), card: cardRef(card) });
  const { lapsing } = cardOf(card);
  if (lapsing) g.lapsing = [...g.lapsing, card];
  const { run } = eventOf(card);
  return isSolitaire(g) ? automaEvent(g, card, side, () => run(g, side, CARD_PLAY)) : run(g, side, CARD_PLAY);
}

const CARD_PLAY: CardPlay = { playCard, playWithin, discardFromHand, trigger, layDown: putDownCard };
