import type { FeatureSink } from '@sandtable/ai';
import { FACTIONS, type Faction, INSURGENTS } from '../factions.js';
import { campaignsLeft, roundIsNext } from '../heuristic/calendar.js';
import { ALL_SPACES, econ, isCity, isDepartment, LOCS, POPULATED, population } from '../map.js';
import { PIECE_IDS } from '../pieces.js';
import { isNonplayer, PIECE_KINDS, type Position } from '../position.js';
import { finalPropaganda } from '../rules/propaganda.js';
import { isSolo, margins } from '../rules/victory.js';
import { LEVELS } from '../support.js';

/** Raise it whenever a feature is added, removed or changes its meaning. */
export const FEATURE_VERSION = 1;

/**
 * What a network reads of a position; each faction has a network of its own. Everything generalizes over the map: margins
 * to victory (7.2), how near each is to its threshold, and counts by kind of space. A number per department would be
 * learned by heart from a few thousand games.
 */
export function describe(g: Position, sink: FeatureSink): void {
  const clock = clockOf(g);
  describeMargins(g, clock, sink);
  describeClock(g, clock, sink);
  describeForces(g, sink);
  describeResources(g, clock, sink);
  describePeople(g, clock, sink);
  describeLasting(g, clock, sink);
}

const flag = (condition: boolean): number => (condition ? 1 : 0);
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

interface Clock {
  /** From 0 at the first card to 1 at the last. */
  readonly late: number;
  /** Cards since the last Propaganda card, as a share of a pile. */
  readonly inPile: number;
  /** 1 if the next card is known to be a Propaganda card. */
  readonly next: number;
  readonly roundsLeft: number;
}

/** Cards of a pile (2.1). */
const PILE = 16;

function clockOf(g: Position): Clock {
  const whole = finalPropaganda(g) * PILE;
  return {
    late: 1 - clamp((g.deck.length - g.turned) / whole, 0, 1),
    inPile: clamp((g.turned - g.propagandas * PILE) / PILE + 0.5, -1, 2),
    next: flag(roundIsNext(g)),
    roundsLeft: campaignsLeft(g),
  };
}

/** A usual distance from victory, by faction. */
const SCALE: Readonly<Record<Faction, number>> = { government: 20, farc: 12, auc: 5, cartels: 15 };
const NEAR: Readonly<Record<Faction, readonly number[]>> = {
  government: [-12, -6, 0],
  farc: [-8, -4, -2, 0],
  auc: [-2, -1, 0],
  cartels: [-8, -4, -2, 0],
};

/** 7.2-7.3: who has met the condition, who is near it, and who leads at the final ranking. */
function describeMargins(g: Position, { late, next }: Clock, sink: FeatureSink): void {
  sink.group('margins');
  const by = margins(g);
  const capped = (faction: Faction): number => clamp(by[faction], -30, 30);
  for (const faction of FACTIONS) {
    const margin = capped(faction);
    const lead = margin - Math.max(...FACTIONS.filter((it) => it !== faction).map(capped));
    sink.put(`${faction}: margin`, margin / SCALE[faction]);
    sink.put(`${faction}: margin, late`, (margin / SCALE[faction]) * late);
    sink.put(`${faction}: lead`, lead / 15);
    sink.put(`${faction}: lead, late`, (lead / 15) * late);
    sink.put(`${faction}: leads, late`, Math.tanh(lead / 5) * late * late);
    sink.put(`${faction}: leads at the end`, Math.tanh(lead / 3) * late ** 6);
    for (const near of NEAR[faction]) sink.put(`${faction}: margin above ${near}`, flag(by[faction] > near));
    const wins = by[faction] > 0 && (isNonplayer(g, faction) || !isSolo(g));
    sink.put(`${faction}: wins in the next round`, flag(wins) * next);
  }
}

const STEPS = ['act', 'control', 'resources', 'support', 'election', 'backing', 'redeploy'] as const;

function describeClock(g: Position, { late, inPile, next, roundsLeft }: Clock, sink: FeatureSink): void {
  sink.group('time');
  sink.put('late', late);
  sink.put('late squared', late * late);
  sink.put('cards since the round', inPile);
  sink.put('round is next', next);
  for (const n of [1, 2, 3]) sink.put(`rounds left ${n}`, flag(roundsLeft <= n));
  for (const step of STEPS) sink.put(`step ${step}`, flag(g.step === step));
  for (const faction of FACTIONS) {
    const hasActed = g.turn.acted.some((it) => it.faction === faction);
    sink.put(`${faction}: eligible`, flag(g.eligible[faction]));
    sink.put(`${faction}: has acted`, flag(hasActed));
    sink.put(`${faction}: non-player`, flag(isNonplayer(g, faction)));
  }
}

const totals = new Float64Array(PIECE_KINDS);

function describeForces(g: Position, sink: FeatureSink): void {
  sink.group('forces');
  totals.fill(0);
  for (const space of ALL_SPACES) {
    for (let kind = 0; kind < PIECE_KINDS; kind++) totals[kind] += g.pieces[space * PIECE_KINDS + kind];
  }
  for (const [kind, id] of PIECE_IDS.entries()) sink.put(`on the map: ${id}`, totals[kind] / 10);
}

const RICH: Readonly<Record<Faction, number>> = { government: 30, farc: 15, auc: 15, cartels: 40 };

function describeResources(g: Position, { late, next }: Clock, sink: FeatureSink): void {
  sink.group('resources');
  for (const faction of FACTIONS) {
    const resources = g.resources[faction];
    sink.put(`${faction}: resources`, clamp(resources / RICH[faction], 0, 2));
    sink.put(`${faction}: first resources`, clamp(resources, 0, 6) / 6);
    sink.put(`${faction}: resources, early`, clamp(resources / RICH[faction], 0, 2) * (1 - late));
    sink.put(`${faction}: shipments`, g.shipments.filter((it) => ownerOfKind(it.guerrilla) === faction).length / 2);
  }
  sink.put('aid', g.aid / 20);
  sink.put('aid, early', (g.aid / 20) * (1 - late));
  sink.put('president pastrana', flag(g.president === 'pastrana'));
  sink.put('president uribe', flag(g.president === 'uribe'));
  let cut = 0;
  let sabotaged = 0;
  for (const loc of LOCS) {
    const at = loc * PIECE_KINDS;
    let raiders = 0;
    for (let kind = 3; kind < PIECE_KINDS; kind++) raiders += g.pieces[at + kind];
    if (g.terror[loc] > 0) sabotaged += econ(loc);
    else if (raiders > g.pieces[at] + g.pieces[at + 1]) cut += econ(loc);
  }
  sink.put('econ cut off', cut / 8);
  sink.put('econ cut off, soon', (cut / 8) * next);
  sink.put('econ sabotaged', sabotaged / 8);
}

const ownerOfKind = (kind: number): Faction => FACTIONS[Math.floor(kind / 3)];

const levels = new Float64Array(LEVELS.length);
const presence = new Float64Array(FACTIONS.length);
const cityForces = new Float64Array(FACTIONS.length);
const heartland = new Float64Array(FACTIONS.length);

/** Where the people live: their levels, who controls them, and what Civic Action and Agitation can still do (6.4). */
function describePeople(g: Position, { next }: Clock, sink: FeatureSink): void {
  sink.group('people');
  for (const list of [levels, presence, cityForces, heartland]) list.fill(0);
  let government = 0;
  let farc = 0;
  let civic = 0;
  let civicReady = 0;
  let agitation = 0;
  let terror = 0;
  let terrorPeople = 0;
  let exposed = 0;
  let crowded = 0;
  for (const space of POPULATED) {
    const people = population(space);
    const at = space * PIECE_KINDS;
    const level = g.support[space];
    levels[level + 2] += people;
    let all = 0;
    for (const [i] of FACTIONS.entries()) {
      const own = g.pieces[at + 3 * i] + g.pieces[at + 3 * i + 1] + g.pieces[at + 3 * i + 2];
      all += own;
      if (own > 0) presence[i] += people;
      if (isCity(space)) cityForces[i] += own;
      else if (isDepartment(space) && people > 1) heartland[i] += own;
    }
    const cubes = g.pieces[at] + g.pieces[at + 1] + g.pieces[at + 2];
    const rebels = g.pieces[at + 3] + g.pieces[at + 4] + g.pieces[at + 5];
    if (2 * cubes > all) {
      government += people;
      civic += people * (2 - level);
      if (g.pieces[at] > 0 && g.pieces[at + 1] > 0) civicReady += people * (2 - level);
    } else if (2 * rebels > all) {
      farc += people;
      agitation += people * (level + 2);
    }
    terror += g.terror[space];
    terrorPeople += g.terror[space] * people;
    const active = g.pieces[at + 4] + g.pieces[at + 7] + g.pieces[at + 10];
    exposed += Math.min(g.pieces[at] + g.pieces[at + 1], active);
    if (g.pieces[at + 2] + g.pieces[at + 5] + g.pieces[at + 8] + g.pieces[at + 11] >= 2) crowded += 1;
  }
  for (const [i, level] of LEVELS.entries()) sink.put(`people: ${level}`, levels[i] / 10);
  for (const [i, faction] of FACTIONS.entries()) {
    sink.put(`${faction}: people reached`, presence[i] / 30);
    sink.put(`${faction}: in cities`, cityForces[i] / 10);
    sink.put(`${faction}: in the heartland`, heartland[i] / 10);
  }
  sink.put('people under the government', government / 20);
  sink.put('people under farc', farc / 10);
  sink.put('civic action left', civic / 20);
  sink.put('civic action ready', civicReady / 20);
  sink.put('civic action ready, soon', (civicReady / 20) * next);
  sink.put('civic action affordable, soon', Math.min(civicReady / 10, g.resources.government / 30) * next);
  sink.put('agitation left', agitation / 20);
  sink.put('agitation left, soon', (agitation / 20) * next);
  sink.put('agitation affordable, soon', Math.min(agitation / 10, g.resources.farc / 10) * next);
  sink.put('terror', terror / 10);
  sink.put('terror among people', terrorPeople / 10);
  sink.put('exposed guerrillas', exposed / 10);
  sink.put('full of bases', crowded / 5);
}

function describeLasting(g: Position, { roundsLeft }: Clock, sink: FeatureSink): void {
  sink.group('lasting');
  let unshaded = 0;
  let shaded = 0;
  for (const half of Object.values(g.capabilities)) {
    if (half === 'unshaded') unshaded++;
    else shaded++;
  }
  sink.put('capabilities unshaded', (unshaded / 4) * (roundsLeft / 4));
  sink.put('capabilities shaded', (shaded / 4) * (roundsLeft / 4));
  for (const faction of INSURGENTS) {
    sink.put(`${faction}: momentum`, g.momentum.filter((it) => it.faction === faction).length / 2);
  }
  sink.put('FARC zones', g.zones.reduce((sum, n) => sum + n, 0) / 2);
}
