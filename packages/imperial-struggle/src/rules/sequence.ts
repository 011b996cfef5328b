import { checkpoint, type Message, type Procedure, type Result, reveal, shuffle, sideBySide } from '@sandtable/kernel';
import { CARD_THING, MINISTRY, MINISTRY_THING, NUMBER, SIDE_THING, thingQuestion } from '../ask.js';
import { choosable } from '../cabinet.js';
import { AWARDS, DEMAND_TILES } from '../data/awards.js';
import { EVENT_CARDS } from '../data/events.js';
import { COMMODITIES, REGIONS, type Region } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { dealEvents, discardEvent, shuffleIntoDraw, takeFromHand } from '../deck.js';
import { ownHand, shownHand } from '../hidden.js';
import { bonusPlaced, clearDisplay, hasWar, layOut, theatersOf } from '../next-war-display.js';
import { eraOf, NO_WAR, type Position } from '../position.js';
import { cardRef, ministryRef, sideRef } from '../references.js';
import { logAward, scoreFinally, scoreTurn } from '../scoring.js';
import { bySide, other, SIDES, type Side } from '../sides.js';
import { log } from '../text.js';
import { ROUNDS, WAR_AFTER } from '../turns.js';
import { checkPoints, checkSweep, finalResult, GameOver, resultOf } from '../victory.js';
import { JACOBITES } from './jacobites.js';
import { actionRound } from './round.js';
import { checkWarVictory, removeWarConflicts, resolveTheater } from './war.js';
import { listed } from './war-report.js';
import { arrangeTiles } from './war-tiles.js';

export const SEQUENCE = {
  discard: thingQuestion('discard', '4.1.6', { n: NUMBER }, CARD_THING),
  ministry: thingQuestion('ministry', '4.1.7', { left: NUMBER }, MINISTRY_THING),
  ministryChange: thingQuestion('ministry.change', '4.1.7', { ministry: MINISTRY }, MINISTRY_THING),
  initiative: thingQuestion('initiative', '4.1.8', {}, SIDE_THING),
};

/** 4.0 The sequence of play: peace turns (4.1), and wars between them (7.0). */
export function* play(g: Position): Procedure<Result> {
  try {
    for (;;) {
      yield* checkpoint();
      yield* next(g);
    }
  } catch (error) {
    if (error instanceof GameOver) {
      log(g, 'log.over');
      log(g, 'log.result', { reason: error.reason });
      return resultOf(g, error);
    }
    throw error;
  }
}

function* next(g: Position): Procedure {
  switch (g.step) {
    case 'deal':
      // 12.2: before the first turn and after each war, when a display has just been laid out.
      if (g.rules.layout === 'choice' && hasWar(g) && (g.turn === 1 || WAR_AFTER.includes(g.turn - 1))) {
        yield* arrangeTiles(g);
      }
      beginTurn(g);
      yield* discardDown(g);
      g.step = 'ministries';
      return;
    case 'ministries':
      yield* chooseMinistries(g);
      g.step = 'initiative';
      return;
    case 'initiative':
      yield* initiative(g);
      g.step = 'round';
      return;
    case 'round':
      if (g.rounds < ROUNDS) {
        yield* actionRound(g, g.rounds % 2 === 0 ? g.first : other(g.first));
        g.rounds++;
        return;
      }
      g.step = 'scoring';
      return;
    case 'scoring':
      return endTurn(g);
    case 'war':
      if (g.theater < theatersOf(g).length) {
        yield* resolveTheater(g, g.theater);
        g.theater++;
        return;
      }
      g.step = 'after-war';
      return;
    case 'after-war':
      return afterWar(g);
    case 'final':
      log(g, 'log.final');
      scoreFinally(g);
      throw finalResult(g);
  }
}

/** 4.1.1-4.1.6. */
export function beginTurn(g: Position): void {
  log(g, 'log.turn', { n: g.turn });
  log(g, 'log.standing', { vp: g.vp });
  // Awards and Investment tiles that nobody has seen are turned over.
  reveal(g.chance, 'everybody');
  const firstOfEra = g.turn % 2 === 1;
  if (firstOfEra) newEra(g);
  awards(g, firstOfEra);
  g.demand = shuffle(g.chance, [...COMMODITIES]).slice(0, DEMAND_TILES);
  logAims(g);
  // 4.1.5 Reset.
  g.exhausted.fill(0);
  g.spent = [];
  g.townshend = undefined;
  for (const side of SIDES) {
    const n = g.waiting[side];
    if (n === 0) continue;
    g.navyBox[side] += n;
    g.waiting[side] = 0;
    log(g, 'log.returned', { side: `seat:${side}`, n });
  }
  g.used = [...g.used, ...g.available];
  g.taken = { britain: [], france: [] };
  investments(g);
  dealEvents(g, [g.first, other(g.first)], 3);
  g.rounds = 0;
}

/** 4.1.3-4: what there is to be won this turn. */
function logAims(g: Position): void {
  const tile = (region: Region): Message => logAward(AWARDS[g.awards[region][0]]);
  log(g, 'log.awards', {
    europe: tile('europe'),
    america: tile('north-america'),
    caribbean: tile('caribbean'),
    india: tile('india'),
  });
  const wanted = COMMODITIES.filter((commodity) => g.demand.includes(commodity));
  log(g, 'log.demand.now', {
    list: listed(
      'log.list',
      wanted.map((commodity) => `commodity:${commodity}`),
    ),
  });
}

/** 4.1.1-2, 3.4.1: cards of the era, and four more of Debt limit. */
function newEra(g: Position): void {
  const era = eraOf(g.turn);
  const cards = EVENT_CARDS.filter((card) => card.era === era).map(({ number }) => number);
  shuffleIntoDraw(g, cards);
  if (g.turn === 1) return;
  for (const side of SIDES) g.debtLimit[side] += 4;
  const limits = { britain: g.debtLimit.britain, france: g.debtLimit.france };
  log(g, era === 'revolution' ? 'log.era.revolution' : 'log.era.empire', limits);
  if (era !== 'revolution') return;
  for (const side of SIDES) {
    const old = shownHand(g, side, 'everybody').filter((card) => EVENT_CARDS[card - 1].era === 'succession');
    g.removed = [...g.removed, ...old];
    for (const card of old) log(g, 'log.succession.hand', { side: `seat:${side}`, card: cardRef(card) });
    for (const card of old) takeFromHand(g, side, card);
  }
}

/** 4.1.3: eight tiles an era, two a Region, one a turn. */
function awards(g: Position, firstOfEra: boolean): void {
  const shuffled = (tiles: readonly number[]): number[] => shuffle(g.chance, [...tiles]);
  const all = AWARDS.map((_, i) => i);
  if (firstOfEra) {
    const tiles = shuffled(all);
    for (const region of REGIONS) g.awards = { ...g.awards, [region]: tiles.splice(0, 2) };
    return;
  }
  const isDealt = REGIONS.every((region) => g.awards[region].length > 1);
  // A position by hand need not have named those to come.
  const rest = isDealt ? [] : shuffled(all.filter((tile) => !REGIONS.some((it) => g.awards[it].includes(tile))));
  for (const region of REGIONS) {
    const [, ...later] = g.awards[region];
    g.awards = { ...g.awards, [region]: later.length > 0 ? later : rest.splice(0, 1) };
  }
}

const INVESTMENTS_PER_TURN = 9;
/** 4.1.6: nine face up; a short stack is made of the used ones (R58). */
function investments(g: Position): void {
  const shown: number[] = [];
  while (shown.length < INVESTMENTS_PER_TURN) {
    if (g.stack.length === 0) {
      g.stack = shuffle(g.chance, [...g.used]);
      g.used = [];
    }
    const tile = g.stack.pop();
    if (tile === undefined) break;
    shown.push(tile);
  }
  g.available = shown;
}

const HAND_SIZE = 3;
/** 4.1.6: both discard in secret, and show it together. */
function* discardDown(g: Position): Procedure {
  const chosen = yield* sideBySide(bySide((side) => discards(g, side)));
  if (SIDES.every((side) => chosen[side].length === 0)) return;
  for (const side of SIDES) {
    for (const card of chosen[side]) {
      discardEvent(g, side, card);
      log(g, 'log.discarded', { side: `seat:${side}`, card: cardRef(card) });
    }
  }
  // The discards are public from here on, which cannot be undone.
  reveal(g.chance, 'everybody');
}

function* discards(g: Position, side: Side): Procedure<readonly number[]> {
  const chosen: number[] = [];
  for (;;) {
    const left = ownHand(g, side).filter((card) => !chosen.includes(card));
    const n = left.length - HAND_SIZE;
    if (n <= 0) return chosen;
    chosen.push(yield* SEQUENCE.discard.askOne(g, { side, n }, left, 'always'));
  }
}

const MINISTERS_PER_SIDE = 2;
/** 4.1.7, 3.5.1: two of the era, face down; in its second turn those still face down may be changed. */
function* chooseMinistries(g: Position): Procedure {
  const fresh = g.turn % 2 === 1;
  const slots: Record<Side, number> = { britain: MINISTERS_PER_SIDE, france: MINISTERS_PER_SIDE };
  for (const side of SIDES) {
    if (fresh) g.cabinet = { ...g.cabinet, [side]: [] };
    // Only what lies face down is replaced: a card that has left the game (7.3) is not.
    else if (g.cabinet[side].length === 1) slots[side] = 1;
  }
  // R7: a Jacobite restoration gives France a third Ministry for good.
  if (g.jacobitesRestored && !g.jacobiteDefeat) {
    const others = g.cabinet.france.filter(({ card }) => card !== JACOBITES);
    if (g.cabinet.france.length <= MINISTERS_PER_SIDE) {
      log(g, 'log.jacobites.third', { ministry: ministryRef(JACOBITES), side: 'seat:france' });
    }
    g.cabinet = { ...g.cabinet, france: [...others, { card: JACOBITES, revealed: true }] };
    slots.france++;
  }
  yield* sideBySide(bySide((side) => chooseFor(g, side, slots[side])));
  if (fresh) log(g, 'log.cabinets');
}
const otherMinistries = (g: Position, side: Side): number[] =>
  choosable(g, side).filter((card) => !g.cabinet[side].some((it) => it.card === card));

/** 4.1.7: one after the other each card face down is kept or replaced, then empty places are filled. */
function* chooseFor(g: Position, side: Side, slots: number): Procedure {
  const lay = (place: number, card: number): void => {
    const cards = g.cabinet[side];
    g.cabinet = {
      ...g.cabinet,
      [side]: [...cards.slice(0, place), { card, revealed: false }, ...cards.slice(place + 1)],
    };
  };
  for (const [place, { card, revealed }] of g.cabinet[side].entries()) {
    if (revealed) continue;
    const others = [card, ...otherMinistries(g, side)];
    lay(place, (yield* SEQUENCE.ministryChange.askFor(g, { side, ministry: card }, others, 'always')) ?? card);
  }
  for (let left = slots - g.cabinet[side].length; left > 0; left--) {
    const card = yield* SEQUENCE.ministry.askFor(g, { side, left }, otherMinistries(g, side), 'always');
    if (card !== undefined) lay(g.cabinet[side].length, card);
  }
}

/** 4.1.8: the side that is behind has the initiative; it names the first player (R60). */
function* initiative(g: Position): Procedure {
  if (g.turn > 1) g.initiative = g.vp < 15 ? 'france' : g.vp > 15 ? 'britain' : g.initiative;
  log(g, 'log.initiative', { side: `seat:${g.initiative}` });
  g.first = yield* SEQUENCE.initiative.askOne(g, { side: g.initiative }, SIDES);
  log(g, 'log.first', { side: sideRef(g.first) });
}

/** 4.1.10-4.1.13. */
function endTurn(g: Position): void {
  log(g, 'log.scoring', { n: g.turn });
  checkSweep(scoreTurn(g));
  checkPoints(g);
  if (g.turn === 6) {
    g.step = 'final';
    return;
  }
  const war = WAR_AFTER.indexOf(g.turn);
  if (war >= 0) {
    g.step = 'war';
    g.theater = 0;
    g.warState = { ...NO_WAR };
    log(g, 'log.war', { war: `war:${WARS[war].id}` });
  } else nextTurn(g);
}

function nextTurn(g: Position): void {
  g.turn++;
  g.step = 'deal';
}

/** 7.4-7.6. */
function afterWar(g: Position): void {
  log(g, 'log.war.over', { war: `war:${WARS[g.war].id}` });
  checkWarVictory(g);
  checkPoints(g);
  removeWarConflicts(g);
  const tiles = { britain: bonusPlaced(g, 'britain'), france: bonusPlaced(g, 'france') };
  const { id } = WARS[g.war];
  clearDisplay(g);
  g.byng = -1;
  g.dominance = undefined;
  g.warState = NO_WAR;
  g.war++;
  if (g.war < WARS.length) {
    layOut(g);
    log(g, 'log.layout', { war: `war:${WARS[g.war].id}` });
  }
  // R41: at most three for the Seven Years War.
  if (id === 'was') for (const side of SIDES) g.freeTiles[side] = Math.min(3, tiles[side]);
  nextTurn(g);
}
