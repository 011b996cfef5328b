import { cardOf, US_ELECTION } from '../deck.js';
import { conditionHolds, isPlayable } from '../events/index.js';
import { type Operation, US_OPERATIONS } from '../operations.js';
import type { Position } from '../position.js';
import { cardRef } from '../references.js';
import { mayReserve, withReserves } from '../rules/reserves.js';
import { MAX_RESERVES } from '../tracks.js';
import { bestDisrupt } from './disrupt.js';
import { jihadistEventGain } from './events-jihadist.js';
import { usEventGain } from './events-us.js';
import {
  type Answerer,
  best,
  type OfCard,
  type OfValue,
  offers,
  openCards,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { bestAlert } from './plots.js';
import { WEIGHTS } from './position-worth.js';
import { reassessmentGain } from './relations.js';
import { deployChoice, regimeChangeChoice, withdrawChoice } from './troops.js';
import { bestIdeas } from './war-of-ideas.js';

/** Cards: which to play, for what, and in which order with the other side's event (6.0). */

/** The best use of an operation with this value. */
function operationChoice(g: Position, operation: Operation, ops: number): ScoredOption | undefined {
  switch (operation) {
    case 'war-of-ideas':
      return bestIdeas(g, ops);
    case 'deploy':
      return deployChoice(g, ops);
    case 'regime-change':
      return ops >= 3 ? regimeChangeChoice(g) : undefined;
    case 'withdraw':
      return ops >= 3 ? withdrawChoice(g) : undefined;
    case 'disrupt':
      return bestDisrupt(g, ops);
    case 'alert':
      return ops >= 3 ? bestAlert(g) : undefined;
    default:
      return undefined;
  }
}

/** A position and the operations possible with each value. Each has the operation's name as its option. */
interface CardProspects {
  readonly g: Position;
  readonly of: (ops: number) => readonly ScoredOption[];
}

/** Evaluates each value at most once per question, and only if a card has it. */
function prospectsIn(g: Position): CardProspects {
  const found: (readonly ScoredOption[] | undefined)[] = [];
  return {
    g,
    of: (ops) => {
      const here = found[ops] ?? operationChoices(g, ops);
      found[ops] = here;
      return here;
    },
  };
}

function operationChoices(g: Position, ops: number): ScoredOption[] {
  const choices: ScoredOption[] = [];
  for (const operation of US_OPERATIONS) {
    const found = operationChoice(g, operation, ops);
    if (found) choices.push({ ...found, option: operation });
  }
  return choices;
}

/** A use of a card, and whether it spends the Reserves. */
interface CardPlan extends ScoredOption {
  readonly spend: boolean;
}

/** Every use of this card, without the effect of the other side's event. */
function plans(prospects: CardProspects, card: number): CardPlan[] {
  const { g } = prospects;
  const { ops } = cardOf(card);
  const found: CardPlan[] = [];
  if (isPlayable(g, card, 'us')) {
    found.push({ ...scoredOption('event', usEventGain(g, card), 'event', { card: cardRef(card) }), spend: false });
  }
  for (const one of prospects.of(ops)) found.push({ ...one, spend: false });
  const value = withReserves(g, 'us', ops);
  if (value > ops) {
    const cost = WEIGHTS.reserve * g.reserves.us;
    for (const one of prospects.of(value)) found.push({ ...one, gain: one.gain - cost, spend: true });
  }
  if (mayReserve(card)) {
    const more = g.hands.us.length > 1 ? Math.min(MAX_RESERVES - g.reserves.us, ops) : 0;
    found.push({ ...scoredOption('reserves', WEIGHTS.reserve * more, 'reserves'), spend: false });
  }
  return found;
}

const bestPlan = (prospects: CardProspects, card: number): CardPlan | undefined => best(plans(prospects, card));

/** Does using the card for operations trigger an event that the US doesn't choose (6.3.2)? */
const triggers = (card: number): boolean => card === US_ELECTION || cardOf(card).association === 'jihadist';

/** What that event would gain now, usually less than 0. */
const sideEffect = (g: Position, card: number): number =>
  triggers(card) && conditionHolds(g, card, card === US_ELECTION ? 'us' : 'jihadist') ? jihadistEventGain(g, card) : 0;

/** What playing this card now would gain in total. */
function cardChoice(prospects: CardProspects, card: number): ScoredOption {
  const { g } = prospects;
  const plan = bestPlan(prospects, card);
  const harm = sideEffect(g, card);
  const isHarmless = triggers(card) && card !== US_ELECTION && harm >= 0;
  const keptValue = cardOf(card).ops === 3 && plan?.option !== 'event' ? WEIGHTS.keptForAlert : 0;
  const gain = (plan?.gain ?? 0) + harm + (isHarmless ? WEIGHTS.harmlessNow : 0) - keptValue;
  const option = cardRef(card);
  if (isHarmless) return scoredOption(option, gain, 'play.rid', { card: option });
  return plan ? { option, gain, reason: plan.reason, params: plan.params } : scoredOption(option, gain, 'play');
}

/** Two 3-Ops cards for a new posture, if the old one costs too much (7.6). */
function reassessment(g: Position): ScoredOption | undefined {
  if (g.played > 0) return undefined;
  const threes = g.hands.us.filter((card) => cardOf(card).ops === 3);
  if (threes.length < 2) return undefined;
  const [first, second] = threes.map((card) => ({ card, gain: sideEffect(g, card) })).sort((a, b) => b.gain - a.gain);
  return scoredOption(
    cardRef(first.card),
    reassessmentGain(g) + first.gain + second.gain - WEIGHTS.reassessment,
    'reassessment',
  );
}

export const play: Answerer = (q) => {
  const { g } = q;
  const prospects = prospectsIn(g);
  const choices = openCards(q).map((card) => cardChoice(prospects, card));
  const again = reassessment(g);
  if (again && again.gain > 0) choices.push({ ...again, gain: again.gain + WEIGHTS.reassessment });
  const found = best(choices);
  if (!found || !offers(q, 'hold') || found.gain >= WEIGHTS.last) return found;
  const [card] = openCards(q);
  const good = !triggers(card) && cardOf(card).ops === 3;
  return good ? scoredOption('hold', 0, 'hold') : scoredOption('discard', 0, 'discard', { card: cardRef(card) });
};

export const use: Answerer<OfCard> = (q) => {
  const { card } = q.params;
  if (offers(q, 'reassessment') && wantsReassessment(q.g, card)) return scoredOption('reassessment', 0, 'reassessment');
  return bestPlan(prospectsIn(q.g), card) ?? scoredOption('nothing', 0, 'nothing');
};

const wantsReassessment = (g: Position, card: number): boolean => {
  const second = best(g.hands.us.filter((it) => cardOf(it).ops === 3).map((it) => ({ gain: sideEffect(g, it) })));
  return second !== undefined && reassessmentGain(g) + sideEffect(g, card) + second.gain > WEIGHTS.reassessment;
};

/** The other card: the one that does the least harm. */
export const reassessmentCard: Answerer = (q) =>
  best(openCards(q).map((card) => scoredOption(cardRef(card), sideEffect(q.g, card), 'reassessment.card')));
export const reassessmentNext: Answerer = (q) =>
  offers(q, 'posture') ? scoredOption('posture', 0, 'reassessment') : undefined;

/** The plan for the card in play. Nothing is remembered, so this computes it again. */
const planInPlay = (g: Position): CardPlan | undefined => {
  const card = g.playing[g.playing.length - 1];
  return card === undefined ? undefined : bestPlan(prospectsIn(g), card);
};

export const reserves: Answerer = (q) =>
  planInPlay(q.g)?.spend ? scoredOption('spend', 0, 'reserves.spend') : scoredOption('keep', 0, 'reserves.keep');

/** Events that place cells or plots: an operation after them can still respond. */
const ANSWERABLE_EVENTS = new Set([49, 50, 51, 54, 57, 58, 61, 66, 67, 68, 70, 72, 80, 81, 83, 87, 88, 89, 94]);

/** 6.3.2.1: the order that does less harm. */
export const order: Answerer<OfCard> = (q) => {
  const { card } = q.params;
  const plan = planInPlay(q.g);
  const answers = plan?.option === 'disrupt' || plan?.option === 'alert' || plan?.option === 'deploy';
  // 94 counts improved countries, so it should occur before this operation improves one.
  if (card === 94 || (ANSWERABLE_EVENTS.has(card) && answers)) return scoredOption('event-first', 0, 'order.event');
  return scoredOption('operation-first', 0, 'order.operation');
};

/** 18, 97: an operation that an event gives. */
export const operation: Answerer<OfValue> = (q) => best(prospectsIn(q.g).of(q.params.ops));

/** What keeping a card in hand is worth. */
const keepWorth = (prospects: CardProspects, card: number): number => cardChoice(prospects, card).gain;

export const discard: Answerer = (q) => {
  const prospects = prospectsIn(q.g);
  return best(
    openCards(q).map((card) =>
      scoredOption(cardRef(card), -keepWorth(prospects, card), 'discard', { card: cardRef(card) }),
    ),
  );
};

const THEIRS = 3;
/** 117, 118: the most valuable card, but never one of the Jihadists. */
export const recover: Answerer = (q) => {
  const prospects = prospectsIn(q.g);
  return best(
    openCards(q).map((card) =>
      scoredOption(
        cardRef(card),
        keepWorth(prospects, card) + cardOf(card).ops * 0.2 - (triggers(card) ? THEIRS : 0),
        'recover',
        { card: cardRef(card) },
      ),
    ),
  );
};

/** 18: one more card at once, if it gains anything. */
export const extra: Answerer = (q) => {
  const prospects = prospectsIn(q.g);
  const found = best(openCards(q).map((card) => cardChoice(prospects, card)));
  return found && found.gain > 0.5 ? found : scoredOption('done', 0, 'enough');
};
