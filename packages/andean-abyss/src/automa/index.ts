import {
  type Bot,
  type BotAnswer,
  type BotFactory,
  type BotTurn,
  botChance,
  decisionInput,
  InputError,
} from '@sandtable/kernel';
import { type Faction, isInsurgent } from '../factions.js';
import type { Position } from '../position.js';
import { factionReferred } from '../references.js';
import type { GuerrillaGroup } from '../shipments.js';
import { auc } from './auc.js';
import { anything, type BotContext, type Handlers } from './bot-context.js';
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
export function answerDecision(m: BotContext): BotAnswer {
  const chart: Flowchart = CHARTS[m.faction];
  if (m.key.startsWith('act.')) return chooseAction(chart, m);
  const detail = DETAILS[m.faction][m.key];
  if (detail) return detail(m);
  return step(chart, m) ?? answerEvent(chart, m) ?? anything(m);
}

function step(chart: Flowchart, m: BotContext): BotAnswer | undefined {
  switch (m.key) {
    case 'rally.space':
    case 'march.space':
    case 'attack.space':
    case 'terror.space':
    case 'afterwards':
      return nextStep(chart, m);
    case 'march.from':
      return marchFrom(chart, m);
    case 'move.underground':
      return moveNumber(chart, m, 'underground');
    case 'move.active':
      return moveNumber(chart, m, 'active');
    case 'extort.space':
    case 'kidnap.space':
    case 'assassinate.space':
    case 'cultivate.space':
    case 'process.base':
    case 'process.shipment':
    case 'bribe.space':
      return nextOfSpecial(chart, m);
    default:
      return undefined;
  }
}

/** Guerrillas march, or come to a Rally. */
function moveNumber(chart: Flowchart, m: BotContext, state: keyof GuerrillaGroup): BotAnswer | undefined {
  if (m.rule === '3.3.1') return gatherNumber(m, state);
  return m.x?.operation === 'march' ? marchNumber(chart, m, state) : undefined;
}

export function botContextOf({ decision, position }: BotTurn<Position>, dice: BotContext['dice']): BotContext {
  const taken = decisionInput(decision);
  const g = position();
  const faction: Faction = factionReferred(String(taken.params.faction)) ?? 'government';
  if (!isInsurgent(faction)) throw new InputError('error.nonplayerGovernment');
  return { ...taken, g, faction, rule: decision.rule, x: g.underway, dice };
}

export const nonplayer: BotFactory<Position> = (seat, seed, scripted): Bot<Position> => {
  if (seat === 'government') throw new InputError('error.nonplayerGovernment');
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
