import {
  answerTo,
  DONE,
  itemChosen,
  log,
  makeDecision,
  message,
  type Params,
  type Procedure,
  pickWord,
} from '@sandtable/kernel';
import { question } from '../ask.js';
import { isolatedMarkets } from '../control.js';
import { type ActionType, INVESTMENTS, type Investment, MINOR_POINTS } from '../data/investments.js';
import { eventCard } from '../deck.js';
import { playEvent } from '../events/index.js';
import { handSize, ownHand } from '../hidden.js';
import { FORTS, MARKETS, NAVAL, POLITICAL, type Space } from '../map.js';
import {
  hasActionBeforeEvent,
  isMinistryOption,
  mayPlayWithout,
  ministryOptions,
  permitEvent,
  runMinistry,
} from '../ministries/index.js';
import { ministryFacts } from '../ministries/option-facts.js';
import { enlargeActions, rememberTrade } from '../ministries/points.js';
import type { Pool, Position, Round } from '../position.js';
import { cardRef, cardReferred, investmentRef, spaceRef, spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { availableDebt, gainTreaty, reduceDebt } from '../treasury.js';
import { drawBonus, theatersWithRoom } from '../war-display.js';
import { activate, advantageFacts, isAdvantageOption, usableAdvantages } from './advantages.js';
import { affordable, isAffordable, otherPurchase, otherPurchases } from './affordable.js';
import { buy } from './buy.js';
import { convert, mayConvert } from './conversion.js';
import { purchasesAt, RISING } from './legal-purchases.js';
import { pricesOf, purchaseFacts } from './option-facts.js';
import { listed } from './war-report.js';
import { mayUpgrade, placeBonus, upgrade } from './war-tiles.js';

/** 5.1. */
const PASS_REDUCTION = 2;

/** 5.0 An Action Round. */
export function* actionRound(g: Position, side: Side): Procedure {
  const round = beginRound(g, side);
  yield* freeTiles(g, side);
  yield* takeTile(g, round);
  const tile = INVESTMENTS[round.tile];
  const how = yield* pickWord(question(side, 'tile.use', '5.1', { tile: investmentRef(round.tile) }), ['play', 'pass']);
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
    const decision = makeDecision(
      question(side, 'tile', '5.1'),
      () => [...free.map(investmentRef), ...ministryOptions(g, round)],
      ministryFacts,
    );
    const answer = answerTo(decision, yield [decision]);
    if (isMinistryOption(answer)) yield* runMinistry(g, round, answer);
    else round.tile = itemChosen(free, answer, investmentRef);
  }
  g.taken = { ...g.taken, [side]: [...g.taken[side], round.tile] };
  log(g, 'log.investment', { side: `seat:${side}`, tile: investmentRef(round.tile) });
}

/** 3.4.4: a card that shows a type needs a tile with a Major Action of it. */
export const isOfType = ({ major }: Investment, type: ActionType | undefined): boolean =>
  type === undefined || type === major;

/** 5.3.2: a Minor Action pays for one thing; what is left of its points is lost. */
export const isLost = ({ minorSpent }: Pick<Round, 'minorSpent'>, { source }: Pick<Pool, 'source'>): boolean =>
  source === 'minor' && minorSpent;

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
    const q = question(round.side, 'event', '5.2', { cards: held ? 1 : 0 });
    const decision = makeDecision(q, () => [...cards.map(cardRef), ...ministries, DONE], ministryFacts);
    const answer = answerTo(decision, yield [decision]);
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

/** Logs the points that can be spent. */
function left(g: Position, round: Round): Params {
  const { side, pools } = round;
  const told = pools
    .filter((pool) => pool.points > 0 && !isLost(round, pool))
    .map(({ source, type, points, limit }) => {
      const named = { n: points, type: `type:${type}`, source: message(`option.${source}`) };
      return limit === undefined
        ? message('points.left', named)
        : message('points.left.limited', { ...named, limit: `limit:${limit}` });
    });
  return {
    points: told.length > 0 ? listed('log.list', told) : message('points.left.none'),
    debt: Math.max(0, availableDebt(g, side)),
    treaty: g.treaty[side],
  };
}

/** What the round can still do; false when it is over. */
function* nextPurchase(g: Position, round: Round): Procedure<boolean> {
  const q = question(round.side, 'act', '5.3', () => left(g, round));
  const decision = makeDecision(
    q,
    () => optionsOf(g, round),
    (option) => ministryFacts(option) ?? advantageFacts(option) ?? purchaseFacts(g, round, option),
  );
  const answer = answerTo(decision, yield [decision]);
  if (answer === DONE) return false;
  if (answer === 'upgrade') yield* upgrade(g, round);
  else if (answer === 'convert') yield* convert(g, round);
  else if (isAdvantageOption(answer)) yield* activate(g, round, answer);
  else if (isMinistryOption(answer)) yield* runMinistry(g, round, answer);
  else {
    const space = spaceReferred(answer);
    if (space === undefined) yield* buy(g, round, otherPurchase(answer));
    else {
      const acts = affordable(g, round, space);
      const kind = yield* pickWord(
        question(round.side, 'act.what', '5.3', { space: spaceRef(space) }),
        acts.map((act) => act.kind),
        (word) =>
          pricesOf(
            g,
            round,
            acts.filter((act) => act.kind === word),
          ),
      );
      yield* buy(
        g,
        round,
        itemChosen(acts, kind, (act) => act.kind),
      );
    }
  }
  return true;
}

/** All that a round can do now (5.3). */
export function optionsOf(g: Position, round: Round): string[] {
  const options: string[] = [];
  const types = new Set(round.pools.map(({ type }) => type));
  const canAct = (space: Space): boolean => purchasesAt(g, round, space).some((act) => isAffordable(g, round, act));
  const look = (spaces: readonly Space[]): void => {
    for (const space of spaces) if (canAct(space)) options.push(spaceRef(space));
  };
  if (types.has('economic')) look(MARKETS);
  if (types.has('diplomatic')) look(POLITICAL);
  if (types.has('military')) {
    look(FORTS);
    look(NAVAL);
    const seen = new Set(options);
    const inConflict = [...MARKETS, ...POLITICAL].filter((space) => g.conflicts[space] > 0);
    if (round.effects.includes('uprising')) inConflict.push(...RISING.filter((space) => g.conflicts[space] === 0));
    for (const space of inConflict) {
      if (!seen.has(spaceRef(space)) && canAct(space)) options.push(spaceRef(space));
    }
  }
  for (const act of otherPurchases(g, round)) {
    if (types.has(act.type) && isAffordable(g, round, act)) options.push(act.kind);
  }
  if (INVESTMENTS[round.tile].upgrade && !round.upgraded && mayUpgrade(g, round.side)) options.push('upgrade');
  if (mayConvert(g, round)) options.push('convert');
  options.push(...usableAdvantages(g, round), ...ministryOptions(g, round), DONE);
  return options;
}
