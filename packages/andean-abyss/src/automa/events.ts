import { type BotAnswer, DONE, rollAmong } from '@sandtable/kernel';

import { population, type Space } from '../map.js';
import { isActive, isBase, ownerOf, type Piece } from '../pieces.js';
import { currentCard } from '../position.js';
import type { QuestionId } from '../questions.js';
import { factionRef, pieceRef } from '../references.js';
import { ACTIVE_OPPOSITION, ACTIVE_SUPPORT, level } from '../support.js';
import {
  answer,
  anything,
  type BotContext,
  type ContextOf,
  type Handlers,
  handle,
  offers,
  openSpaces,
  pick,
  pickOn,
  wantedSpaces,
} from './bot-context.js';
import { AUC_SHEET } from './events-auc-sheet.js';
import { CARTELS_SHEET } from './events-cartels-sheet.js';
import { FARC_SHEET } from './events-farc-sheet.js';
import type { Sheet } from './events-sheet.js';
import type { Flowchart } from './flowchart.js';
import { byRemoval, offeredPieces } from './guidelines.js';

/**
 * Answers of non-players to the questions of events (8.4), whether they execute the event or are asked by someone
 * else's: the instructions for the card (8.4.4), else the general rules.
 */
export function answerEvent(chart: Flowchart, m: ContextOf<QuestionId>): BotAnswer | undefined {
  if (!EVENT_RULES.includes(m.rule)) return undefined;
  if (m.options.every((option) => option === DONE)) return answer(DONE, '8.1.1', 'done');
  return instructed(INSTRUCTIONS, m.key, chart, m) ?? handle(GENERAL, m.key, m) ?? anySpace(m);
}

/** Questions of a card itself, not of an operation that it grants. */
const EVENT_RULES: readonly string[] = ['5.1', '5.2'];

/** 8.4.4: by card. The card's leftmost symbol determines the sheet, whoever executes the event. */
const INSTRUCTIONS: Sheet = { ...FARC_SHEET, ...AUC_SHEET, ...CARTELS_SHEET };

const instructed = <Id extends QuestionId>(sheet: Sheet, key: Id, chart: Flowchart, m: ContextOf<Id>) =>
  sheet[currentCard(m.g)]?.[key]?.(chart, m);

/** 8.4.3: any space, by the table. "Up to" is used in full (8.4.2). */
const anySpace = (m: BotContext): BotAnswer | undefined => {
  const spaces = openSpaces(m);
  return spaces.length > 0 ? pickOn(m, wantedSpaces(spaces, '8.4.3', 'event.random')) : undefined;
};

/** 8.4.3: where Total Support and Total Opposition together change most if levels become what `becomes` says. */
function mostChange(m: BotContext, becomes: (space: Space) => number): BotAnswer {
  const change = (space: Space) => population(space) * Math.abs(becomes(space) - level(m.g, space));
  const spaces = openSpaces(m);
  const most = Math.max(...spaces.map(change));
  return pick(
    m,
    wantedSpaces(
      spaces.filter((space) => change(space) === most),
      '8.4.3',
      'event.change',
    ),
  );
}

const setLevel = (m: ContextOf<'event.set'>): BotAnswer => mostChange(m, () => m.params.level);

function shiftLevel(m: ContextOf<'event.shiftSupport' | 'event.shiftOpposition'>, direction: 1 | -1): BotAnswer {
  const steps = direction * m.params.steps;
  return mostChange(m, (s) => Math.max(ACTIVE_OPPOSITION, Math.min(ACTIVE_SUPPORT, level(m.g, s) + steps)));
}

/** 8.1.2: enemies in the order of removal; its own pieces only if it must, the active first and bases last. */
function removed(m: BotContext): BotAnswer {
  const pieces = offeredPieces(m);
  const enemies = pieces.filter((piece) => ownerOf(piece) !== m.faction).sort(byRemoval);
  if (enemies.length > 0) return answer(pieceRef(enemies[0]), '8.1.2', 'event.removal');
  const rank = (piece: Piece) => (isActive(piece) ? 0 : isBase(piece) ? 2 : 1);
  const [own] = pieces.sort((a, b) => rank(a) - rank(b));
  return own === undefined ? anything(m) : answer(pieceRef(own), '8.1.2', 'event.own');
}

/** 8.1.2: bases before guerrillas, its own pieces before those of others. */
function placed(m: BotContext): BotAnswer {
  const pieces = offeredPieces(m);
  const own = pieces.filter((piece) => ownerOf(piece) === m.faction);
  const among = own.length > 0 ? own : pieces;
  const bases = among.filter(isBase);
  const [piece] = bases.length > 0 ? bases : among;
  if (bases.length === 0 && among.length > 1) return anything(m);
  return answer(pieceRef(piece), '8.1.2', bases.length > 0 ? 'bases' : 'event.ownPiece');
}

/** It names itself if it can; otherwise the choice is random. */
function named(m: BotContext): BotAnswer {
  const self = factionRef(m.faction);
  if (offers(m, self)) return answer(self, '8.4', 'event.self');
  return answer(m.options[rollAmong(m.dice, m.options.length)], '8.4', 'event.faction');
}

/** 8.4.2: as many as possible. */
const most = (m: BotContext): BotAnswer => answer(m.options[m.options.length - 1], '8.4.2', 'most');

/** 8.4.1-8.4.3, by question. */
const GENERAL: Handlers = {
  'event.side': () => answer('shaded', '8.4.1', 'shaded'),
  'event.single': () => answer('carry-out', '8.4.1', 'event.only'),
  'event.set': setLevel,
  'event.shiftSupport': (m) => shiftLevel(m, 1),
  'event.shiftOpposition': (m) => shiftLevel(m, -1),
  'event.removePiece': removed,
  'event.replacePiece': removed,
  'event.placePiece': placed,
  'event.replaceBy': placed,
  'event.faction': named,
  'event.number': most,
  'move.troops': most,
  'move.police': most,
  'move.underground': most,
  'move.active': most,
};
