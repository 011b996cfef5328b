import { answerOrDefault, type BotAnswer, type BotFactory, DONE, toBotAnswer } from '@sandtable/kernel';
import type { Position } from '../position.js';
import type { QuestionId, QuestionParams } from '../questions.js';
import { SIDES } from '../sides.js';
import { inputError } from '../text.js';
import * as events from './events.js';
import {
  type Answerer,
  type AnswerTable,
  type AnyInput,
  heuristicInputOf,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import * as ministries from './ministries.js';
import * as round from './round.js';
import * as spaces from './spaces.js';
import * as tiles from './upgrade.js';

/**
 * Our own player for either side. It knows what is at stake, tries its options on a copy of what it sees, and takes the
 * most valuable result. It has no memory: each answer follows from the question and the position.
 */

/** Every question has its answer: a new or renamed one that is forgotten here doesn't compile. */
const ANSWERS: AnswerTable = {
  discard: ministries.discard,
  ministry: ministries.choose,
  'ministry.change': ministries.choose,
  'ministry.use': ministries.use,
  'ministry.discard': ministries.discard,
  initiative: round.initiative,
  tile: round.tile,
  'tile.use': round.use,
  event: round.event,
  act: round.purchase,
  'act.what': round.purchaseKind,
  way: round.way,
  'pay.first': round.payFirst,
  treaty: round.treaty,
  discount: round.discount,
  'deploy.from': round.deployFrom,
  convert: round.convert,
  'convert.from': round.convertFrom,
  'convert.number': round.convertNumber,
  'war-tile': tiles.placeTile,
  'war-tile.bound': round.bound,
  'war-tile.move': tiles.moveTile,
  'war-tile.to': tiles.moveTo,
  upgrade: tiles.upgrade,
  'upgrade.keep': tiles.keep,
  'upgrade.fate': tiles.fate,
  'upgrade.how': tiles.how,
  'upgrade.swap': tiles.swap,
  'upgrade.with': tiles.swap,
  layout: tiles.layout,
  spain: spaces.shiftOne,
  'war.unflag': spaces.unflag,
  'war.damage': spaces.damageOne,
  'war.reward': spaces.unflag,
  conquest: spaces.conquest,
  'conquest.from': spaces.conqueror,
  refuse: spaces.refuse,
  'squadron.lose': spaces.loseSquadron,
  usa: spaces.usa,
  'usa.fort': spaces.usaFort,
  'advantage.conflict': spaces.conflict,
  'advantage.squadron': spaces.driveOff,
  'advantage.freely': events.freely,
  huguenots: spaces.huguenots,
  townshend: events.townshend,
  'event.reveal': events.reveal,
  'event.type': events.type,
  'event.unflag': spaces.unflag,
  'event.shift': spaces.shiftOne,
  'event.remove': spaces.unflag,
  'event.remove.own': spaces.unflagOwn,
  'event.conflict': spaces.conflict,
  'event.control': spaces.control,
  'event.hyder': events.hyder,
  'event.fort-or-cotton': spaces.shiftOne,
  'event.squadron.home': spaces.driveOff,
  'event.squadron.aside': spaces.britishSquadron,
  'event.squadron.gone': spaces.britishSquadron,
  'event.tile.back': events.tileBack,
  'event.tile.lose': events.tileLose,
  'event.loss': events.loss,
  'event.loss.fort': spaces.ownDamage,
  'event.loss.squadron': spaces.ownDamage,
  'event.cotton': events.cotton,
  'event.refresh': events.refresh,
  'event.exhaust': events.exhaust,
  'event.byng': events.byng,
  'event.demand.add': events.demandAdd,
  'event.demand.replace': events.demandReplace,
  'event.price': events.price,
};

const answererOf = <Id extends QuestionId>(key: Id): Answerer<QuestionParams<Id>> => ANSWERS[key];

/** The answer to any question that a side can be asked, always one of the options. */
export function answerDecision(q: AnyInput): ScoredOption {
  if (q.options.length === 1) return scoredOption(q.options[0], 0, 'only');
  return answerOrDefault(q, answererOf(q.key));
}

/** Questions about secret cards: declining gets no reason, because that would reveal that there was a choice (R34). */
const SECRET_QUESTIONS: readonly QuestionId[] = ['event', 'event.reveal'];

export const steady: BotFactory<Position> = (seat) => {
  const side = SIDES.find((it) => it === seat);
  if (!side) throw inputError('error.steadySeat', { given: seat, allowed: SIDES.join(', ') });
  return {
    answer(turn): BotAnswer {
      const input = heuristicInputOf(turn.decision, turn.position(), side, answerDecision);
      const found = answerDecision(input);
      return found.option === DONE && SECRET_QUESTIONS.includes(input.key) ? { option: DONE } : toBotAnswer(found);
    },
  };
};
