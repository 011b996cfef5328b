import { DONE, itemChosen, type Procedure } from '@sandtable/kernel';
import { type Given, INVESTMENT, mixedQuestion, NUMBER, wordQuestion } from '../ask.js';
import { isolatedMarkets } from '../control.js';
import { type ActionType, INVESTMENTS, type Investment, MINOR_POINTS } from '../data/investments.js';
import { eventCard } from '../deck.js';
import { playEvent } from '../events/index.js';
import { handSize, ownHand } from '../hidden.js';
import type { Space } from '../map.js';
import {
  hasActionBeforeEvent,
  isMinistryOption,
  mayPlayWithout,
  ministryOptions,
  permitEvent,
  runMinistry,
} from '../ministries/ministry-actions.js';
import { ministryFacts } from '../ministries/option-facts.js';
import { enlargeActions, rememberTrade } from '../ministries/points.js';
import { drawBonus, theatersWithRoom } from '../next-war-display.js';
import type { Position, Round } from '../position.js';
import { cardRef, cardReferred, investmentRef, spaceRef, spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';
import { gainTreaty, reduceDebt } from '../treasury.js';
import { ACT } from './act.js';
import { activate, isAdvantageOption, usableAdvantages } from './advantages.js';
import { affordable, isAffordable, otherPurchase, otherPurchases } from './affordable.js';
import { buy } from './buy.js';
import { convert, mayConvert } from './conversion.js';
import type { PlannedPurchase } from './purchase-kinds.js';
import { mayUpgrade, placeBonus, upgrade } from './war-tiles.js';

const MINISTRIES = { facts: (_: Position, __: Given, option: string) => ministryFacts(option) };

/** What a round asks before its purchases. */
export const ROUND = {
  tile: mixedQuestion('tile', '5.1', {}, MINISTRIES),
  use: wordQuestion('tile.use', '5.1', { tile: INVESTMENT }, ['play', 'pass']),
  event: mixedQuestion('event', '5.2', { cards: NUMBER }, MINISTRIES),
};

/** 5.1. */
const PASS_REDUCTION = 2;

/** 5.0 An Action Round. */
export function* actionRound(g: Position, side: Side): Procedure {
  const round = beginRound(g, side);
  yield* freeTiles(g, side);
  yield* takeTile(g, round);
  const tile = INVESTMENTS[round.tile];
  const how = yield* ROUND.use.ask(g, { side, tile: round.tile }, ['play', 'pass']);
  if (how === 'pass') {
    log(g, 'log.pass', { side: `seat:${side}` });
    reduceDebt(g, side, PASS_REDUCTION);
  } else {
    round.pools = [
      { source: 'major', type: tile.major, points: tile.points },
      { source: 'minor', type: tile.minor, points: MINOR_POINTS },
      ...round.pools,
    ];
    enlargeActions(g, round);
    yield* eventStep(g, round);
    enlargeActions(g, round);
    // 5.3.3: on turn 6 the Upgrade symbol is a Treaty Point, but not for a side that passes (R20).
    if (g.turn === 6 && tile.upgrade) {
      log(g, 'log.upgrade.treaty', { side: `seat:${side}` });
      gainTreaty(g, side, 1);
    }
    while (yield* nextPurchase(g, round));
  }
  g.round = undefined;
  g.fresh.fill(0);
}

export function beginRound(g: Position, side: Side): Round {
  const round: Round = {
    side,
    tile: -1,
    pools: [],
    isolated: isolatedMarkets(g),
    flags: g.flags.slice(),
    conflicts: g.conflicts.slice(),
    changed: Array.from({ length: g.flags.length }, () => false),
    regions: { economic: [], diplomatic: [] },
    bought: 0,
    deployed: [],
    advantages: [],
    minorSpent: false,
    eventClosed: false,
    upgraded: false,
    converted: undefined,
    effects: [],
  };
  g.round = round;
  // 8.2: what a war has brought is not of this round.
  g.fresh.fill(0);
  rememberTrade(g, round);
  log(g, 'log.round', { side: `seat:${side}`, n: Math.floor(g.rounds / 2) + 1 });
  return round;
}

/** R41: tiles for the Seven Years War, before the first tile of turn 4. */
function* freeTiles(g: Position, side: Side): Procedure {
  if (g.freeTiles[side] > 0) log(g, 'log.tiles.free', { side: `seat:${side}`, n: g.freeTiles[side] });
  while (g.freeTiles[side] > 0) {
    g.freeTiles[side]--;
    const tile = theatersWithRoom(g, side).length > 0 ? drawBonus(g, side) : undefined;
    if (tile !== undefined) yield* placeBonus(g, side, tile, '7.6');
  }
}

/** 5.1: a tile must be taken; some Ministries act before (3.5). */
function* takeTile(g: Position, round: Round): Procedure {
  const { side } = round;
  const free = g.available.filter((tile) => !g.taken.britain.includes(tile) && !g.taken.france.includes(tile));
  while (round.tile < 0) {
    const answer = yield* ROUND.tile.askAlways(g, { side }, () => [
      ...free.map(investmentRef),
      ...ministryOptions(g, round),
    ]);
    if (isMinistryOption(answer)) yield* runMinistry(g, round, answer);
    else round.tile = itemChosen(free, answer, investmentRef);
  }
  g.taken = { ...g.taken, [side]: [...g.taken[side], round.tile] };
  log(g, 'log.investment', { side: `seat:${side}`, tile: investmentRef(round.tile) });
}

/** 3.4.4: a card that shows a type needs a tile with a Major Action of it. */
export const isOfType = ({ major }: Investment, type: ActionType | undefined): boolean =>
  type === undefined || type === major;

/** 5.2, 3.4.4: with the symbol, and the right type where the card shows one; before anything else of the tile. */
export function playableEvents(g: Position, round: Round): number[] {
  const tile = INVESTMENTS[round.tile];
  return ownHand(g, round.side).filter((card) => {
    const { type } = eventCard(card);
    const symbol = tile.event === true || mayPlayWithout(g, round, 'symbol');
    return symbol && (isOfType(tile, type) || mayPlayWithout(g, round, 'type', type));
  });
}

/** A side with any card is asked, so that the question doesn't reveal which cards it has. */
const mayHoldEvent = (g: Position, round: Round): boolean =>
  handSize(g, round.side) > 0 && (INVESTMENTS[round.tile].event === true || mayPlayWithout(g, round, 'symbol'));

function* eventStep(g: Position, round: Round): Procedure {
  for (;;) {
    const cards = playableEvents(g, round);
    const ministries = ministryOptions(g, round);
    const held = mayHoldEvent(g, round);
    if (!held && !hasActionBeforeEvent(g, round)) break;
    const asked = { side: round.side, cards: held ? 1 : 0 };
    const answer = yield* ROUND.event.askAlways(g, asked, () => [...cards.map(cardRef), ...ministries, DONE]);
    if (isMinistryOption(answer)) {
      yield* runMinistry(g, round, answer);
      continue;
    }
    const card = cardReferred(answer);
    if (card !== undefined) {
      permitEvent(g, round, card);
      yield* playEvent(g, round, card);
    }
    break;
  }
  round.eventClosed = true;
}

/** What the round can still do; false when it is over. */
function* nextPurchase(g: Position, round: Round): Procedure<boolean> {
  const { side } = round;
  const answer = yield* ACT.purchase.askAlways(g, { side, round }, () => optionsOf(g, round));
  if (answer === DONE) return false;
  if (answer === 'upgrade') yield* upgrade(g, round);
  else if (answer === 'convert') yield* convert(g, round);
  else if (isAdvantageOption(answer)) yield* activate(g, round, answer);
  else if (isMinistryOption(answer)) yield* runMinistry(g, round, answer);
  else {
    const space = spaceReferred(answer);
    yield* buy(g, round, space === undefined ? otherPurchase(answer) : yield* purchaseAt(g, round, space));
  }
  return true;
}

function* purchaseAt(g: Position, round: Round, space: Space): Procedure<PlannedPurchase> {
  const acts = affordable(g, round, space);
  const kinds = acts.map(({ kind }) => kind);
  const kind = yield* ACT.what.ask(g, { side: round.side, round, space, acts }, kinds);
  return acts[kinds.indexOf(kind)];
}

/** All that a round can do now (5.3). */
export function optionsOf(g: Position, round: Round): string[] {
  const options = ACT.purchase.open(g, round).map(spaceRef);
  for (const act of otherPurchases(g, round)) if (isAffordable(g, round, act)) options.push(act.kind);
  if (INVESTMENTS[round.tile].upgrade && !round.upgraded && mayUpgrade(g, round.side)) options.push('upgrade');
  if (mayConvert(g, round)) options.push('convert');
  options.push(...usableAdvantages(g, round), ...ministryOptions(g, round), DONE);
  return options;
}
