import type { FeatureSink } from '@sandtable/ai';
import { ADVANTAGE_IDS, ADVANTAGE_KINDS, ADVANTAGES } from '../data/advantages.js';
import { AWARDS, DEMAND } from '../data/awards.js';
import { MINISTRIES } from '../data/ministries.js';
import { WARS } from '../data/wars.js';
import { cardWorth } from '../heuristic/hand.js';
import { type LeadValues, leadValuesOf, valueAtLead } from '../heuristic/lead-values.js';
import { type MapLeads, mapLeadsOf } from '../heuristic/map-worth.js';
import { ALL_SPACES, COMMODITIES, factsOf, kindOf, REGIONS, TERRITORIES } from '../map.js';
import { IRELAND, SCOTLAND } from '../ministries/minor.js';
import { BRITAIN, eraOf, FRANCE, type Position, USA } from '../position.js';
import { PRESTIGE_VP } from '../scoring.js';
import type { Side } from '../sides.js';
import { TILES } from '../tiles.js';
import { availableDebt } from '../treasury.js';
import { EVEN_VP, MAX_VP, ROUNDS, TURNS, WAR_AFTER } from '../turns.js';

/** Raise it whenever a feature is added, removed or changes its meaning. */
export const FEATURE_VERSION = 1;

/**
 * What a value network reads of a position. Everything is seen from France: positive is good for France. Most
 * features are leads and how far each is from the next reward, because that is what scoring pays for.
 */
export function describe(g: Position, sink: FeatureSink): void {
  const stakes = leadValuesOf(g, 'france');
  const leads = mapLeadsOf(stakes, g);
  const clock = clockOf(g);
  describeClock(g, clock, sink);
  const scoring = describeScoring(g, clock, leads, sink);
  describeMarker(g, clock, scoring, sink);
  describeWar(g, clock, stakes, leads, sink);
  describePurse(g, clock, 'france', 1, sink);
  describePurse(g, clock, 'britain', -1, sink);
  describeMap(g, clock, leads, sink);
  describeWorth(g, clock, stakes, leads, sink);
  describeMinistries(g, sink);
}

/** How much of the game is left. */
interface Clock {
  /** This turn has been dealt and not yet been scored. */
  readonly isLive: boolean;
  readonly isScored: boolean;
  /** Action Rounds left in this turn, as a number and as a share. */
  readonly roundsLeft: number;
  readonly shareLeft: number;
  readonly turnsLeft: number;
  /** From 0 at the start of the game to 1 at its end. */
  readonly late: number;
  /** How uncertain a lead of this turn still is. */
  readonly doubt: number;
}

function clockOf({ step, rounds, turn }: Position): Clock {
  const isScored = step === 'war' || step === 'after-war' || step === 'final';
  const isFresh = step === 'deal';
  const roundsLeft = isScored ? 0 : isFresh ? ROUNDS : Math.max(0, ROUNDS - rounds);
  const turnsLeft = TURNS - turn;
  return {
    isLive: !isScored && !isFresh,
    isScored,
    roundsLeft,
    shareLeft: roundsLeft / ROUNDS,
    turnsLeft,
    late: 1 - (turnsLeft * ROUNDS + roundsLeft) / (TURNS * ROUNDS),
    doubt: 0.5 + 0.2 * roundsLeft,
  };
}

/** The probability that France ends with at least `need` more, minus that of Britain. */
function chanceToHold(lead: number, need: number, doubt: number): number {
  const holds = (by: number): number => 1 / (1 + Math.exp((-1.7 * (by - need + 0.5)) / doubt));
  return holds(lead) - holds(-lead);
}

const winnerBy = (lead: number, need: number): number => (lead >= need ? 1 : -lead >= need ? -1 : 0);

function describeClock(g: Position, clock: Clock, sink: FeatureSink): void {
  sink.group('time');
  sink.put('late', clock.late);
  sink.put('late squared', clock.late ** 2);
  sink.put('rounds left', clock.shareLeft);
  sink.put('scored', clock.isScored ? 1 : 0);
  sink.put('first turn of the era', g.turn % 2);
  const isBetweenRounds = clock.isLive && clock.roundsLeft > 0;
  const next = g.rounds % 2 === 0 ? g.first : g.first === 'france' ? 'britain' : 'france';
  sink.put('acts next', isBetweenRounds ? (next === 'france' ? 1 : -1) : 0);
  sink.put('acts last', isBetweenRounds ? (g.first === 'britain' ? 1 : -1) : 0);
}

/** What scoring would pay now (4.1.11-13). */
interface ScoringNow {
  readonly vp: number;
  /** Commodities led, less those that Britain leads. */
  readonly led: number;
  readonly prestige: number;
}

const TREATY_WORTH = 0.4;
const DEBT_WORTH = 0.5;

function describeScoring(g: Position, clock: Clock, leads: MapLeads, sink: FeatureSink): ScoringNow {
  sink.group('scoring');
  const { isLive, doubt, turnsLeft } = clock;
  let points = 0;
  let likely = 0;
  let treaty = 0;
  let french = isLive;
  let british = isLive;
  const decide = (winner: number): void => {
    french &&= winner > 0;
    british &&= winner < 0;
  };
  for (const [i, region] of REGIONS.entries()) {
    const lead = leads.regions[i];
    const award = isLive ? AWARDS[g.awards[region][0]] : undefined;
    const hold = award ? chanceToHold(lead, award.margin, doubt) : 0;
    if (award) {
      const winner = winnerBy(lead, award.margin);
      points += winner * award.vp;
      treaty += winner * award.trp;
      likely += hold * award.vp;
      decide(winner);
    }
    sink.put(`${region}: lead`, lead / 5);
    sink.put(`${region}: Award`, award ? (hold * (award.vp + TREATY_WORTH * award.trp)) / 2 : 0);
    sink.put(`${region}: later`, (Math.tanh(lead / 3) * turnsLeft) / 5);
  }
  let led = 0;
  for (const [i, commodity] of COMMODITIES.entries()) {
    const lead = leads.commodities[i];
    const reward = isLive && g.demand.includes(commodity) ? DEMAND[commodity][eraOf(g.turn)] : undefined;
    const hold = reward ? chanceToHold(lead, 1, doubt) : 0;
    if (reward) {
      const winner = winnerBy(lead, 1);
      points += winner * reward.vp;
      treaty += winner * reward.trp;
      likely += hold * reward.vp;
      decide(winner);
    }
    led += Math.sign(lead);
    sink.put(`${commodity}: lead`, lead / 3);
    sink.put(
      `${commodity}: demand`,
      reward ? (hold * (reward.vp + TREATY_WORTH * reward.trp - DEBT_WORTH * reward.debt)) / 2 : 0,
    );
  }
  const prestige = Math.sign(leads.prestige);
  sink.put('prestige: lead', leads.prestige / 3);
  sink.put('prestige: likely', isLive ? chanceToHold(leads.prestige, 1, doubt) : 0);
  sink.put('prestige: now', isLive ? prestige : 0);
  sink.put('prestige: later', (Math.tanh(leads.prestige / 2) * turnsLeft) / 5);
  sink.put('prestige: end', prestige * clock.late ** 2);
  if (isLive) points += PRESTIGE_VP * prestige;
  // 1 if France has every Award and commodity in demand, -1 if Britain has (4.1.13).
  const sweep = (french ? 1 : 0) - (british ? 1 : 0);
  sink.put('commodities led', led / 6);
  sink.put('commodities led, end', (led / 6) * clock.late ** 2);
  sink.put('scoring: vp', points / 8);
  sink.put('scoring: vp, near', (points * (1 - clock.shareLeft)) / 8);
  sink.put('scoring: likely vp', likely / 8);
  sink.put('scoring: treaty', treaty / 3);
  sink.put('sweep', sweep);
  sink.put('sweep, near', sweep * (1 - clock.shareLeft));
  return { vp: points, led, prestige };
}

/** The marker alone, and where it would stand if this turn were scored now. */
function describeMarker(g: Position, clock: Clock, { vp, led, prestige }: ScoringNow, sink: FeatureSink): void {
  sink.group('marker');
  const { late, shareLeft } = clock;
  const half = MAX_VP - EVEN_VP;
  const marker = (g.vp - EVEN_VP) / half;
  sink.put('marker', marker);
  sink.put('marker, late', marker * late);
  sink.put('marker, end', marker * late ** 2);
  sink.put('marker: sign', Math.tanh(marker * 3));
  sink.put('marker: sign, end', Math.tanh(marker * 6) * late ** 3);
  sink.put('marker squared', marker * Math.abs(marker));
  const scored = marker + vp / half;
  const decided = Math.tanh(4 * (scored - 1)) + Math.tanh(4 * (scored + 1));
  sink.put('marker after scoring: decided', decided);
  sink.put('marker after scoring: decided, near', decided * (1 - shareLeft));
  sink.put('marker after scoring: sign, end', Math.tanh(scored * 3) * late ** 2);
  const final = g.vp - EVEN_VP + vp + led + PRESTIGE_VP * prestige;
  sink.put('marker at the end', g.turn === TURNS ? Math.tanh(final / 4) : 0);
}

const MAX_THEATERS = 4;

function describeWar(g: Position, clock: Clock, stakes: LeadValues, { theaters }: MapLeads, sink: FeatureSink): void {
  sink.group('war');
  const first = g.step === 'war' ? g.theater : 0;
  const isNear = WARS[g.war] !== undefined && g.turn === WAR_AFTER[g.war];
  const near = isNear ? 1 : 0;
  let worth = 0;
  let strength = 0;
  for (let theater = 0; theater < MAX_THEATERS; theater++) {
    const isOpen = theater >= first && theater < theaters.length;
    const lead = isOpen ? theaters[theater] : 0;
    const value = isOpen ? valueAtLead(stakes.theaters[theater], lead) / (stakes.arms || 1) : 0;
    worth += value;
    strength += lead;
    sink.put(`theater ${theater + 1}: lead`, lead / 4);
    sink.put(`theater ${theater + 1}: spoils`, (value / 4) * (isNear ? 1 : 0.5));
  }
  sink.put('war: spoils', worth / 6);
  sink.put('war: spoils, near', (worth * near) / 6);
  sink.put('war: spoils, soon', (worth * near * (1 - clock.shareLeft)) / 6);
  sink.put('war: strength, near', (strength * near) / 8);
  for (const [war, { id }] of WARS.entries()) sink.put(`${id}: spoils`, g.war === war ? worth / 6 : 0);
}

/** Debt, Treaty Points, Squadrons, cards, Ministries and tiles of a side; `sign` is -1 for Britain. */
function describePurse(g: Position, clock: Clock, side: Side, sign: 1 | -1, sink: FeatureSink): void {
  sink.group('purse');
  const credit = availableDebt(g, side);
  const put = (name: string, value: number): void => sink.put(`${side}: ${name}`, sign * value);
  put('credit', credit / 6);
  put('credit, first 2', Math.min(credit, 2) / 2);
  put('credit, first 4', Math.min(credit, 4) / 4);
  put('credit, later', ((credit / 6) * clock.turnsLeft) / 5);
  put('treaty', g.treaty[side] / 4);
  put('treaty, kept', Math.min(4, g.treaty[side]) / 4);
  put('squadrons in port', (g.navyBox[side] + g.waiting[side]) / 2);
  put('squadrons unbuilt', g.unbuilt[side] / 4);
  put('cards', g.hands[side].length / 3);
  const cards = g.hands[side].reduce((sum, card) => sum + (card > 0 ? cardWorth(g, side, card) : 0), 0);
  put('worth of cards', (cards / 3) * Math.min(1, (clock.turnsLeft * ROUNDS + clock.roundsLeft) / 12));
  put('Ministries revealed', g.cabinet[side].filter(({ revealed }) => revealed).length / 2);
  let symbols = 0;
  let bought = 0;
  for (const { basic, bonus } of g.display[side]) {
    bought += bonus.length;
    for (const tile of basic) if (tile >= 0 && TILES[tile].symbol !== 'none') symbols++;
    for (const tile of bonus) if (tile >= 0 && TILES[tile].symbol !== 'none') symbols++;
  }
  put('symbols of tiles', symbols / 3);
  put('Bonus tiles', bought / 4);
}

const KINDS = ['market', 'political', 'territory', 'naval', 'fort'] as const;
const KIND = ALL_SPACES.map((space) => KINDS.indexOf(kindOf(space)));
const ADVANTAGE_KIND = ADVANTAGE_IDS.map((id) => ADVANTAGE_KINDS.indexOf(ADVANTAGES[id].kind));
const BRITISH_ISLES = [...IRELAND, ...SCOTLAND];

const signOf = (flag: number): number => (flag === FRANCE ? 1 : flag === BRITAIN ? -1 : 0);

function describeMap(g: Position, clock: Clock, leads: MapLeads, sink: FeatureSink): void {
  sink.group('map');
  const byKind = KINDS.map(() => 0);
  let conflicts = 0;
  let damaged = 0;
  for (const space of ALL_SPACES) {
    const sign = signOf(g.flags[space]);
    if (sign === 0) continue;
    byKind[KIND[space]] += sign;
    conflicts += sign * g.conflicts[space];
    damaged += sign * g.damaged[space];
  }
  for (const [i, kind] of KINDS.entries()) sink.put(`spaces: ${kind}`, byKind[i] / 4);
  sink.put('conflicts', conflicts / 3);
  sink.put('damaged Forts', damaged / 2);
  const isNear = g.turn === WAR_AFTER[g.war];
  sink.put('spaces: naval, war near', isNear ? byKind[KINDS.indexOf('naval')] / 4 : 0);
  const advantages = ADVANTAGE_KINDS.map(() => 0);
  let ready = 0;
  for (const [i, kind] of ADVANTAGE_KIND.entries()) {
    const sign = signOf(g.holders[i]);
    advantages[kind] += sign;
    if (g.exhausted[i] === 0) ready += sign;
  }
  for (const [i, kind] of ADVANTAGE_KINDS.entries()) sink.put(`Advantages: ${kind}`, advantages[i] / 2);
  sink.put('Advantages ready', (ready / 4) * clock.shareLeft);
  sink.put('Advantages: worth', leads.advantages / 3);
  sink.put('supply', leads.supply);
  sink.put('rest of the map', leads.rest / 4);
  describeConquests(g, clock, sink);
  describeJacobites(g, sink);
}

/** 11.0: flags on the other side's Territories; R48: the United States count as French. */
function describeConquests(g: Position, clock: Clock, sink: FeatureSink): void {
  let conquered = 0;
  let american = 0;
  for (const space of TERRITORIES) {
    const { home } = factsOf(space);
    const flag = g.flags[space];
    if (flag === USA) american++;
    if (home === 'britain' && (flag === FRANCE || flag === USA)) conquered++;
    else if (home === 'france' && flag === BRITAIN) conquered--;
  }
  sink.put('conquests', conquered / 2);
  sink.put('conquests, end', (conquered / 2) * clock.late ** 2);
  sink.put('United States', american / 3);
}

function describeJacobites(g: Position, sink: FeatureSink): void {
  const held = BRITISH_ISLES.filter((space) => g.flags[space] === FRANCE && g.conflicts[space] === 0).length;
  sink.put('British Isles', g.jacobiteDefeat ? 0 : held / 2);
  sink.put('Jacobite victories', g.jacobiteVictories / 2);
  sink.put('Jacobites restored', g.jacobitesRestored ? 1 : 0);
  sink.put('Jacobites defeated', g.jacobiteDefeat ? 1 : 0);
}

/** The heuristic player's opinion of the map. */
function describeWorth(g: Position, clock: Clock, stakes: LeadValues, leads: MapLeads, sink: FeatureSink): void {
  sink.group('outlook');
  let worth = valueAtLead(stakes.prestige, leads.prestige) + leads.rest + leads.supply + leads.advantages;
  for (const [i, lead] of leads.regions.entries()) worth += valueAtLead(stakes.regions[i], lead);
  for (const [i, lead] of leads.commodities.entries()) worth += valueAtLead(stakes.commodities[i], lead);
  const expected = (g.vp - EVEN_VP + worth) / (MAX_VP - EVEN_VP);
  sink.put('worth', worth / 10);
  sink.put('worth and marker', Math.tanh(expected));
  sink.put('worth and marker, late', Math.tanh(expected * 2) * clock.late);
}

function describeMinistries(g: Position, sink: FeatureSink): void {
  sink.group('ministries');
  const held = MINISTRIES.map(() => 0);
  for (const { card } of g.cabinet.france) if (card > 0) held[card - 1] = 1;
  for (const { card } of g.cabinet.britain) if (card > 0) held[card - 1] = -1;
  for (const { number } of MINISTRIES) sink.put(`Ministry ${number}`, held[number - 1]);
}
