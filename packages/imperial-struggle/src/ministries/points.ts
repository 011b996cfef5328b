import { isRevealed } from '../cabinet.js';
import { controls } from '../control.js';
import { type ActionType, INVESTMENTS } from '../data/investments.js';
import { commodityOf, MARKETS } from '../map.js';
import { eraOf, type Pool, type Position, type Round, type Source } from '../position.js';
import { ministryRef } from '../references.js';
import { log } from '../text.js';
import { LAVOISIER, NORTH_AMERICAN_TRADE } from './cards.js';

/** 3.5.4: points that Ministries add to an action of their type. They are not an action by themselves. */

export const hasEffect = (round: Round, effect: string): boolean => round.effects.includes(effect);
export function addEffect(round: Round, effect: string): void {
  round.effects = [...round.effects, effect];
}

/** Is an action of this type in progress, of the tile or of an event? */
export const hasAction = ({ pools, minorSpent }: Round, type: ActionType): boolean =>
  pools.some((pool) => pool.type === type && pool.source !== 'ministry' && (pool.source !== 'minor' || !minorSpent));
/** Only a Major Action: the tile's or an event's. */
export const hasMajorAction = ({ pools }: Round, type: ActionType): boolean =>
  pools.some((pool) => pool.type === type && (pool.source === 'major' || pool.source === 'event'));

/** Logs what a Ministry adds to an action. */
export function logPoints(g: Position, card: number, type: ActionType, n: number, limit?: string): void {
  const told = { ministry: ministryRef(card), n, type: `type:${type}` };
  if (limit === undefined) log(g, 'log.ministry.points', told);
  else log(g, 'log.ministry.points.limited', { ...told, limit: `limit:${limit}` });
}

export function addPoints(g: Position, round: Round, card: number, type: ActionType, n: number, limit: string): void {
  round.pools = [...round.pools, { source: 'ministry', type, points: n, limit }];
  logPoints(g, card, type, n, limit);
}

const grow = (round: Round, which: Pool | undefined, by: number): boolean => {
  if (!which) return false;
  round.pools = round.pools.map((pool) => (pool === which ? { ...pool, points: pool.points + by } : pool));
  return true;
};
/** Adds points to the tile's own action, but not to a Minor Action that was already taken. */
export function enlarge(round: Round, source: Source, type: ActionType | undefined, by: number): boolean {
  if (source === 'minor' && round.minorSpent) return false;
  return grow(
    round,
    round.pools.find((pool) => pool.source === source && (type === undefined || pool.type === type)),
    by,
  );
}

/** Ministry 24 depends on Fur and Fish Markets at the beginning of the round; recorded whoever is in the cabinet (R34). */
export function rememberTrade(g: Position, round: Round): void {
  if (round.side !== 'france' || eraOf(g.turn) !== 'revolution') return;
  let lead = 0;
  for (const space of MARKETS) {
    const commodity = commodityOf(space);
    if (commodity !== 'furs' && commodity !== 'fish') continue;
    lead += (controls(g, space, 'france') ? 1 : 0) - (controls(g, space, 'britain') ? 1 : 0);
  }
  if (lead > 0) addEffect(round, 'trade-lead');
}

/** Ministry 24: an Economic Action is worth 1 more, the Major one also if it is an event's. */
function northAmericanTrade(g: Position, round: Round): void {
  if (!hasEffect(round, 'trade-lead') || !isRevealed(g, 'france', NORTH_AMERICAN_TRADE)) return;
  const major: Source = INVESTMENTS[round.tile]?.major === 'economic' ? 'major' : 'event';
  for (const [source, effect] of [
    [major, 'trade-major'],
    ['minor', 'trade-minor'],
  ] as const) {
    if (hasEffect(round, effect) || !enlarge(round, source, 'economic', 1)) continue;
    addEffect(round, effect);
    logPoints(g, NORTH_AMERICAN_TRADE, 'economic', 1);
  }
}

/** Ministry 26: an event's bonus makes both actions of the tile worth 1 more. */
function lavoisier(g: Position, round: Round): void {
  if (round.side !== 'france' || !hasEffect(round, 'bonus') || hasEffect(round, 'lavoisier')) return;
  if (!isRevealed(g, 'france', LAVOISIER)) return;
  addEffect(round, 'lavoisier');
  const { major, minor } = INVESTMENTS[round.tile];
  if (enlarge(round, 'major', major, 1)) logPoints(g, LAVOISIER, major, 1);
  if (enlarge(round, 'minor', minor, 1)) logPoints(g, LAVOISIER, minor, 1);
}

/** Applies automatic additions as soon as possible: after the tile, after the event, and when a card is revealed. */
export function enlargeActions(g: Position, round: Round): void {
  northAmericanTrade(g, round);
  lavoisier(g, round);
}

/** An event's bonus effect has been received (5.2.1). */
export function bonusReceived(g: Position, round: Round): void {
  addEffect(round, 'bonus');
  enlargeActions(g, round);
}
