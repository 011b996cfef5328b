import { type Bot, type BotAnswer, type BotFactory, type BotTurn, botChance } from '@sandtable/kernel';
import { type Faction, isInsurgent } from '../factions.js';
import type { Position } from '../position.js';
import { factionAsked, type QuestionId, questionInput } from '../questions.js';
import type { GuerrillaGroup } from '../shipments.js';
import { inputError } from '../text.js';
import { auc } from './auc.js';
import { anything, type BotContext, type ContextOf, type Handlers, handle, type OfMove } from './bot-context.js';
import { cartels } from './cartels.js';
import { gatherNumber } from './cartels-rally.js';
import { answerEvent } from './events.js';
import { farc } from './farc.js';
import { type Flowchart, nextOfSpecial, nextStep } from './flowchart.js';
import { guidelines } from './guidelines.js';
import { marchFrom, marchNumber } from './march.js';
import { chooseAction } from './sequence.js';

/** The rulebook's own opponents (8.0). They answer the same questions as people, by the rulebook's priorities. */

const CHARTS = { farc, auc, cartels } as const;

/** Answers to all other questions, by faction: those of the flowchart, then those of the guidelines. */
const DETAILS: Readonly<Record<keyof typeof CHARTS, Handlers>> = {
  farc: { ...guidelines(farc), ...farc.details },
  auc: { ...guidelines(auc), ...auc.details },
  cartels: { ...guidelines(cartels), ...cartels.details },
};

/** The non-player's answer with its reason. */
export function answerDecision(m: ContextOf<QuestionId>): BotAnswer {
  const chart: Flowchart = CHARTS[m.faction];
  return (
    handle(DETAILS[m.faction], m.key, m) ?? handle(STEPS[m.faction], m.key, m) ?? answerEvent(chart, m) ?? anything(m)
  );
}

/** What a flowchart's boxes answer: the card, the spaces of an operation and of its special activity, and who moves. */
function steps(chart: Flowchart): Handlers {
  const act = (m: BotContext) => chooseAction(chart, m);
  const next = (m: BotContext) => nextStep(chart, m);
  const special = (m: BotContext) => nextOfSpecial(chart, m);
  return {
    'act.first': act,
    'act.first.limited': act,
    'act.second': act,
    'act.second.limited': act,
    'rally.space': next,
    'march.space': next,
    'attack.space': next,
    'terror.space': next,
    afterwards: next,
    'march.from': (m) => marchFrom(chart, m),
    'move.underground': (m) => moveNumber(chart, m, 'underground'),
    'move.active': (m) => moveNumber(chart, m, 'active'),
    'extort.space': special,
    'kidnap.space': special,
    'assassinate.space': special,
    'cultivate.space': special,
    'process.base': special,
    'process.shipment': special,
    'bribe.space': special,
  };
}
const STEPS: Readonly<Record<keyof typeof CHARTS, Handlers>> = {
  farc: steps(farc),
  auc: steps(auc),
  cartels: steps(cartels),
};

/** Guerrillas march, or come to a Rally. */
function moveNumber(chart: Flowchart, m: OfMove, state: keyof GuerrillaGroup): BotAnswer | undefined {
  if (m.rule === '3.3.1') return gatherNumber(m, state);
  return m.x?.operation === 'march' ? marchNumber(chart, m, state) : undefined;
}

export function botContextOf(turn: BotTurn<Position>, dice: BotContext['dice']): ContextOf<QuestionId> {
  const { decision } = turn;
  const asked = questionInput(decision);
  const g = turn.position();
  const faction: Faction = factionAsked(decision);
  if (!isInsurgent(faction)) throw inputError('error.nonplayerGovernment');
  const { params } = asked;
  const last = 'last' in params && typeof params.last === 'number' ? params.last : undefined;
  return { ...asked, last, g, faction, rule: decision.rule, x: g.underway, dice };
}

export const nonplayer: BotFactory<Position> = (seat, seed, scripted): Bot<Position> => {
  if (seat === 'government') throw inputError('error.nonplayerGovernment');
  const dice = botChance(`nonplayer ${seat} ${seed}`, scripted);
  return {
    answer(turn) {
      const m = botContextOf(turn, dice);
      const answer = answerDecision(m);
      // If a priority ever names an answer that isn't offered, take any legal one, so the game can't stall.
      return m.options.includes(answer.option) ? answer : anything(m);
    },
  };
};
