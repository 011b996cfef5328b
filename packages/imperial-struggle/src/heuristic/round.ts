import { DONE, optionKind } from '@sandtable/kernel';
import { INVESTMENTS, MINOR_POINTS } from '../data/investments.js';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { investmentRef, investmentReferred, spaceRef } from '../references.js';
import { isAdvantageOption } from '../rules/advantages.js';
import { playableEvents } from '../rules/round.js';
import { other } from '../sides.js';
import { reduceDebt } from '../treasury.js';
import { bestEvent, eventGain } from './events.js';
import {
  type Answerer,
  bestOf,
  type HeuristicInput,
  offeredNumbers,
  offers,
  openSpaces,
  type Reason,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { isKept, ministryNow } from './ministries.js';
import { afterOption, bestPurchase, freeStep, onePurchase, planFor, roughPlan } from './plan.js';
import { worth } from './position-worth.js';
import { purchaseCandidates, roughTileGain } from './purchase-candidates.js';
import { reasonFor } from './reason-for.js';
import { mapCopy } from './try-out.js';
import { WEIGHTS } from './weights.js';

/** An Action Round (5.0): the tile, the event, the purchases. */

/** The position with this tile taken. */
function withTile(g: Position, tile: number): Position {
  const copy = mapCopy(g);
  const { round } = copy;
  if (!round) return copy;
  const { major, points, minor } = INVESTMENTS[tile];
  round.tile = tile;
  round.pools = [
    { source: 'major', type: major, points },
    { source: 'minor', type: minor, points: MINOR_POINTS },
    ...round.pools,
  ];
  return copy;
}

/** The gain of the best event that can be played with a tile. */
const eventWith = (g: Position, tile: number, gains: ReadonlyMap<number, number>): number => {
  const after = withTile(g, tile);
  const cards = after.round ? playableEvents(after, after.round) : [];
  return cards.reduce((most, card) => Math.max(most, gains.get(card) ?? 0), 0);
};

/** What each event in hand would gain. The tile hardly matters. */
function eventGains(q: HeuristicInput, tile: number): ReadonlyMap<number, number> {
  const g = withTile(q.g, tile);
  return new Map(q.g.hands[q.side].map((card) => [card, eventGain(q, g, card)]));
}

/** The expected gain of a round with this tile. */
const tileGain = (q: HeuristicInput, tile: number, events: ReadonlyMap<number, number>): number =>
  roughPlan(q, withTile(q.g, tile)).worth - worth(q.stakes, q.g) + eventWith(q.g, tile, events);

/** How many tiles are evaluated in full. */
const MAX_EVALUATED_TILES = 3;

export const tile: Answerer = (q) => {
  const ministry = ministryNow(q);
  if (ministry) return ministry;
  const free = q.options.flatMap((option) => investmentReferred(option) ?? []);
  const events = eventGains(q, free[0]);
  const candidates = purchaseCandidates(q, q.g);
  const guesses = free.map((it) => ({
    it,
    guess: roughTileGain(candidates, INVESTMENTS[it]) + eventWith(q.g, it, events),
  }));
  guesses.sort((a, b) => b.guess - a.guess);
  const found = bestOf(guesses.slice(0, MAX_EVALUATED_TILES), ({ it }) => tileGain(q, it, events));
  if (!found) return undefined;
  const option = investmentRef(found.item.it);
  return scoredOption(option, found.gain, 'tile', { tile: option });
};

const PASS = 2;
/** 5.1: passes if reducing Debt gains more than anything it could buy. */
export const use: Answerer = (q) => {
  const { round } = q.g;
  if (!round) return undefined;
  const passed = mapCopy(q.g);
  reduceDebt(passed, q.side, PASS);
  const spared = worth(q.stakes, passed) - worth(q.stakes, q.g);
  const mayPass = spared > 0 && spared > onePurchase(q, withTile(q.g, round.tile)).worth - worth(q.stakes, q.g);
  if (mayPass && spared > tileGain(q, round.tile, eventGains(q, round.tile)))
    return scoredOption('pass', spared, 'pass');
  return scoredOption('play', 0, 'play');
};

export const event: Answerer = (q) => {
  const ministry = ministryNow(q);
  if (ministry) return ministry;
  const cards = q.options.flatMap((option) => (option.startsWith('card:') ? Number(option.slice(5)) : []));
  const found = bestEvent(q, q.g, cards);
  if (found && found.gain > 0) {
    const card = `card:${found.item}`;
    return scoredOption(card, found.gain, 'event', { card });
  }
  return scoredOption(DONE, 0, 'enough');
};

export const purchase: Answerer = (q) => {
  const ministry = ministryNow(q);
  if (ministry) return ministry;
  const free = freeStep(q);
  const gain = free ? free.worth - worth(q.stakes, q.g) : 0;
  if (free && gain > WEIGHTS.trifle) return scored(q, free.option, gain);
  const plan = planFor(q, q.g, q.options);
  if (plan.option === DONE) return scoredOption(DONE, 0, 'enough');
  return scored(q, plan.option, plan.worth);
};

const BOUGHT: Readonly<Record<string, Reason>> = {
  'war-tile': 'buy.war-tile',
  construct: 'buy.construct',
  'draw-event': 'buy.draw-event',
  upgrade: 'buy.upgrade',
  convert: 'buy.convert',
};

function scored(q: HeuristicInput, option: string, gain: number): ScoredOption {
  if (optionKind(option) === 'advantage') return scoredOption(option, gain, 'advantage', { advantage: option });
  if (!option.startsWith('space:')) return scoredOption(option, gain, BOUGHT[option]);
  const after = afterOption(q, option);
  return after ? { ...reasonFor(q, q.g, after, option), gain } : scoredOption(option, gain, 'act', { space: option });
}

export const purchaseKind: Answerer<{ readonly space: Space }> = (q) => {
  const { space } = q.params;
  const found = bestPurchase(q, space);
  return found && scoredOption(found.kind, 0, 'act.what', { space: spaceRef(space) });
};

/** Uses the Minor Action where it is enough by itself, because its leftover points are lost (5.3.2). */
export const way: Answerer<{ readonly cost: number }> = (q) => {
  const minor = q.g.round?.pools.find(({ source }) => source === 'minor')?.points ?? 0;
  const pays = minor >= q.params.cost && offers(q, 'minor');
  return pays ? scoredOption('minor', 0, 'way.minor') : scoredOption('major', 0, 'way.major');
};

/** Spends the least useful points first: those of Ministries, then bound ones. */
export const payFirst: Answerer = (q) => {
  const rank = (option: string): number => (option === 'points:any' ? 0 : option.includes('ministry') ? 2 : 1);
  const found = bestOf(q.options, rank);
  return found && scoredOption(found.item, 0, 'pay.first');
};

/** 4.1.10: Treaty Points before Debt, because at most four are kept, and none in the last turn. */
export const treaty: Answerer = (q) => {
  const most = Math.max(...offeredNumbers(q));
  return scoredOption(`number:${most}`, 0, most > 0 ? 'treaty' : 'debt');
};

/** Takes discounts, first those that aren't Advantages. Keeps Advantages that Ministry 7 scores. */
export const discount: Answerer = (q) => {
  const cheaper = q.options.filter((option) => option !== DONE && !isKept(q, option));
  const found = bestOf(cheaper, (option) => (isAdvantageOption(option) ? 0 : 1));
  return found ? scoredOption(found.item, 0, 'discount') : scoredOption(DONE, 0, 'discount.keep');
};

export const deployFrom: Answerer = (q) => {
  if (offers(q, 'navy-box')) return scoredOption('navy-box', 0, 'deploy.box');
  const now = worth(q.stakes, q.g);
  const found = bestOf(openSpaces(q), (sea) => {
    const copy = mapCopy(q.g);
    copy.flags[sea] = 0;
    return worth(q.stakes, copy) - now;
  });
  return found && scoredOption(spaceRef(found.item), found.gain, 'deploy.from', { space: spaceRef(found.item) });
};

/** Turn 6: decides by what points of each type can buy. */
export const convert: Answerer = (q) => {
  const { round } = q.g;
  if (!round) return undefined;
  const found = bestOf(q.options, (type) => {
    const copy = mapCopy(q.g);
    if (copy.round && (type === 'economic' || type === 'diplomatic')) {
      copy.round.pools = [...copy.round.pools, { source: 'major', type, points: 2 }];
    }
    return roughPlan(q, copy).worth;
  });
  return found && scoredOption(found.item, 0, 'convert');
};
export const convertFrom: Answerer = (q) => scoredOption(offers(q, 'major') ? 'major' : 'minor', 0, 'convert');
export const convertNumber: Answerer = (q) => scoredOption(`number:${Math.max(...offeredNumbers(q))}`, 0, 'convert');

/** R18: free points may go anywhere, so bound ones first. */
export const bound: Answerer = (q) => scoredOption(offers(q, 'bound') ? 'bound' : 'free', 0, 'pay.first');

/** In the first turn the map lies open; later it is better to have the last word. */
export const initiative: Answerer = (q) =>
  q.g.turn === 1 ? scoredOption(`seat:${q.side}`, 0, 'first') : scoredOption(`seat:${other(q.side)}`, 0, 'second');
