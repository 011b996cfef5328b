import { isRevealed } from '../cabinet.js';
import { AWARDS, DEMAND, type Reward } from '../data/awards.js';
import { type Special, type Theater, type Tier, WARS } from '../data/wars.js';
import { COMMODITIES, REGIONS } from '../map.js';
import { DUPLEIX, JOHNSON, SUN_KING } from '../ministries/cards.js';
import { eraOf, flagOf, type Position } from '../position.js';
import { PRESTIGE_VP } from '../scoring.js';
import { other, SIDES, type Side } from '../sides.js';
import { ROUNDS } from '../turns.js';
import { WEIGHTS } from './weights.js';

/** The value of every lead from -MOST to MOST. */
export type ValueByLead = readonly number[];
const MAX_LEAD = 16;
const LEADS = Array.from({ length: 2 * MAX_LEAD + 1 }, (_, i) => i - MAX_LEAD);
/** A lead may be a fraction where strength is estimated. */
export function valueAtLead(race: ValueByLead, lead: number): number {
  const place = Math.min(2 * MAX_LEAD, Math.max(0, lead + MAX_LEAD));
  const low = Math.floor(place);
  return low === place ? race[low] : race[low] + (place - low) * (race[low + 1] - race[low]);
}

/** What is at stake for one side this turn and later. Doesn't depend on the map. */
export interface LeadValues {
  readonly side: Side;
  readonly me: number;
  readonly them: number;
  /** By index in REGIONS and in COMMODITIES. */
  readonly regions: readonly ValueByLead[];
  readonly commodities: readonly ValueByLead[];
  readonly prestige: ValueByLead;
  /** Theaters of the next war, by strength. */
  readonly theaters: readonly ValueByLead[];
  /** The weight of the next war. */
  readonly arms: number;
  /** Action Rounds of both sides left in this turn, and turns after it. */
  readonly left: number;
  readonly turns: number;
  /** The weight of all later turns together; 0 in the last turn. */
  readonly later: number;
}

/** Later turns weigh less, because much can change until then. */
const FADE = 0.62;
const LATER = [0, 1, 2, 3, 4, 5].map((turns) => {
  let sum = 0;
  for (let i = 1; i <= turns; i++) sum += FADE ** i;
  return sum;
});

/** The probability that a lead is enough at the end. It is less certain the more can still change. */
const holds = (lead: number, need: number, doubt: number): number =>
  1 / (1 + Math.exp((-1.7 * (lead - need + 0.5)) / doubt));

function race(mine: number, theirs: number, need: number, doubt: number): ValueByLead {
  return LEADS.map((lead) => mine * holds(lead, need, doubt) - theirs * holds(-lead, need, doubt));
}
const both = (a: ValueByLead, b: ValueByLead): ValueByLead => a.map((value, i) => value + b[i]);
const times = (a: ValueByLead, by: number): ValueByLead => a.map((value) => value * by);
const NOTHING: ValueByLead = LEADS.map(() => 0);

/** Undecided races weigh more with every round, because the other side has less time to respond. */
const nearing = (left: number, first: number, step: number): number => first + step * (ROUNDS - left);

/** A reward in victory points. */
const rewardWorth = ({ vp, trp, debt }: Reward): number => vp + WEIGHTS.treaty * trp - WEIGHTS.debt * debt;

/** The Ministry is revealed or the side's own. */
const reckonsWith = (g: Position, side: Side, card: number): boolean =>
  isRevealed(g, side, card) || g.cabinet[side].some((it) => it.card === card);

/** A cache of the last few, because many questions of a round have the same stakes. */
const SEEN = new Map<string, LeadValues>();
const MAX_SEEN = 16;
export function leadValuesOf(g: Position, side: Side): LeadValues {
  const awards = REGIONS.map((region) => g.awards[region][0]);
  const ministers = [SUN_KING, JOHNSON, DUPLEIX].map((card) => SIDES.some((it) => reckonsWith(g, it, card)));
  const key = [side, g.step, g.turn, g.rounds, g.war, awards, g.demand, ministers].join(' ');
  const seen = SEEN.get(key);
  if (seen) return seen;
  if (SEEN.size >= MAX_SEEN) SEEN.clear();
  const made = computeStakes(g, side);
  SEEN.set(key, made);
  return made;
}

function computeStakes(g: Position, side: Side): LeadValues {
  const foe = other(side);
  const scored = g.step === 'war' || g.step === 'after-war' || g.step === 'final';
  const left = scored ? 0 : Math.max(0, ROUNDS - g.rounds);
  const turns = 6 - g.turn;
  const later = LATER[turns];
  // What this turn hasn't scored yet can still change while there are rounds left.
  const doubt = 0.5 + 0.2 * left;
  const now = scored ? 0 : WEIGHTS.now * nearing(left, 0.9, 0.13);
  const regions = REGIONS.map((region) => {
    const award = AWARDS[g.awards[region][0]];
    const future = times(race(1.4, 1.4, 1.25, 4), WEIGHTS.later * later);
    if (now === 0 || !award) return future;
    const worth = (whose: Side): number =>
      award.vp +
      WEIGHTS.treaty * award.trp +
      (region === 'europe' ? courtly(g, whose) : 0) +
      (region === 'india' ? companyOf(g, whose) : 0);
    return both(times(race(Math.max(0, worth(side)), Math.max(0, worth(foe)), award.margin, doubt), now), future);
  });
  const commodities = COMMODITIES.map((commodity) => {
    const next = rewardWorth(DEMAND[commodity][eraOf(Math.min(6, g.turn + 1))]);
    const eastern = commodity === 'cotton' || commodity === 'spice';
    const worth = (whose: Side): number =>
      rewardWorth(DEMAND[commodity][eraOf(g.turn)]) + (eastern ? companyOf(g, whose) : 0);
    const demanded = now > 0 && g.demand.includes(commodity);
    const future = times(race(next / 2, next / 2, 1, 2.5), WEIGHTS.later * later);
    // 11.0: one victory point for each at the end.
    const end = times(race(1, 1, 1, doubt + turns / 2), endWeight(turns, left));
    return both(both(demanded ? times(race(worth(side), worth(foe), 1, doubt), now) : NOTHING, future), end);
  });
  const prestige = [
    times(race(PRESTIGE_VP, PRESTIGE_VP, 1, doubt), now),
    times(race(PRESTIGE_VP, PRESTIGE_VP, 1, 3), WEIGHTS.later * later),
    times(race(PRESTIGE_VP, PRESTIGE_VP, 1, doubt + turns / 2), endWeight(turns, left)),
  ].reduce(both);
  return {
    side,
    me: flagOf(side),
    them: flagOf(foe),
    regions,
    commodities,
    prestige,
    theaters: theaterRaces(g, side, left),
    arms: warWeight(g, left),
    left,
    turns,
    later,
  };
}

/** 11.0: the final scoring weighs as much as any other in the last turn, and little before. */
const endWeight = (turns: number, left: number): number =>
  turns === 0 ? WEIGHTS.now * nearing(left, 0.9, 0.13) : WEIGHTS.later * FADE ** turns;

/** Ministries 3 and 18. */
const courtly = (g: Position, winner: Side): number =>
  (winner === 'france' && reckonsWith(g, 'france', SUN_KING) ? 1 : 0) +
  (reckonsWith(g, 'britain', JOHNSON) ? (winner === 'britain' ? 1 : -1) : 0);
/** Ministry 12. */
const companyOf = (g: Position, winner: Side): number =>
  winner === 'france' && reckonsWith(g, 'france', DUPLEIX) ? WEIGHTS.treaty : 0;

/** The War of the Austrian Succession is still a turn away in turn 2. */
const DISTANT = 0.7;

const warWeight = (g: Position, left: number): number =>
  WEIGHTS.war * (g.turn === 2 ? DISTANT : nearing(left, 0.8, 0.25));

function theaterRaces(g: Position, side: Side, left: number): readonly ValueByLead[] {
  const war = WARS[g.war];
  if (!war) return [];
  const key = `${war.id} ${side} ${g.step === 'war' ? 'war' : left} ${g.turn}`;
  const kept = KEPT.get(key);
  if (kept) return kept;
  // The uncertainty from face-down tiles and from what can still be added.
  const doubt = g.step === 'war' ? 1.1 : 1.3 + 0.12 * left;
  const weight = warWeight(g, left);
  const races = war.theaters.map((theater) => times(blurred(spoilsOf(theater, side), doubt), weight));
  KEPT.set(key, races);
  return races;
}
/** Cached, because they depend only on the war, the side and the rounds left. */
const KEPT = new Map<string, readonly ValueByLead[]>();

const spoilsOf = (theater: Theater, side: Side): ValueByLead =>
  LEADS.map((lead) => {
    if (lead === 0) return 0;
    const winner = lead > 0 ? side : other(side);
    const margin = Math.abs(lead);
    const tier = theater.tiers[winner].findLast(({ from }) => margin >= from);
    const worth = (tier ? tierWorth(tier) : 0) + resultWorth(theater, winner, margin);
    return lead > 0 ? worth : -worth;
  });

const tierWorth = ({ vp, cp, trp, unflag, special = [] }: Tier): number =>
  vp +
  WEIGHTS.conquest * cp -
  WEIGHTS.treaty * trp +
  (unflag ? WEIGHTS.unflag : 0) +
  special.reduce((sum, it) => sum + SPECIAL_WORTH[it], 0);
const SPECIAL_WORTH: Readonly<Record<Special, number>> = {
  'atlantic-dominance': WEIGHTS.dominance,
  'loser-unbuilds-1-squadron': WEIGHTS.squadronLost,
  'loser-unbuilds-2-squadrons': 2 * WEIGHTS.squadronLost,
  usa: WEIGHTS.usa,
  canada: WEIGHTS.canada,
};

/** 7.3: consequences of a war besides the tiers. */
function resultWorth({ id }: Theater, winner: Side, margin: number): number {
  if (id === 'wss-4') return winner === 'france' && margin >= 3 ? WEIGHTS.jacobites / 3 : 0;
  if (id === 'was-4') return winner === 'france' || margin >= 2 ? WEIGHTS.jacobites : 0;
  if (id === 'awi-3') return Math.min(2, margin) * WEIGHTS.squadronLost;
  return 0;
}

/** The same for an uncertain lead: averages over a bell curve. */
function blurred(exact: ValueByLead, doubt: number): ValueByLead {
  const bell = LEADS.map((by) => Math.exp(-((by / doubt) ** 2) / 2));
  const all = bell.reduce((sum, it) => sum + it, 0);
  return LEADS.map((lead) => LEADS.reduce((sum, by, i) => sum + (bell[i] / all) * valueAtLead(exact, lead + by), 0));
}
