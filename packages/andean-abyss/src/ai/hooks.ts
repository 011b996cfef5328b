import { type AiHooks, type Course, featureSet } from '@sandtable/ai';
import { seedChance } from '@sandtable/kernel';
import { seatOf } from '../ask.js';
import { FACTIONS, type Faction, INSURGENTS, isFaction } from '../factions.js';
import { clone, emptyPosition, type Position, type Rules } from '../position.js';
import { NONPLAYER } from '../resolve-seating.js';
import { play } from '../rules/sequence.js';
import { margin } from '../rules/victory.js';
import { redact, view } from '../view.js';
import { basePolicy } from './base-policy.js';
import { determinize } from './determinize.js';
import { describe, FEATURE_VERSION } from './features.js';

const STANDARD: Rules = {
  edition: '1',
  players: '4',
  nonplayers: 'none',
  length: 'standard',
  reveal: 'yes',
  eligibility: 'standard',
  council: 'operation',
  deployment: 'standard',
  piles: 'even',
};

/** Winning is half of a result's worth; the lead over the best other seat is the rest, so that each game teaches more. */
const WIN_SHARE = 0.5;
const USUAL_LEAD = 12;

/** 1.5: a seat's margin is the lowest of its factions' margins, so that faction is the one to judge by. */
function weakestFaction(g: Position, seat: string): Faction {
  if (g.rules.players === '4' && isFaction(seat)) return seat;
  const own = FACTIONS.filter((faction) => seatOf(g, faction) === seat);
  const [weakest] = own.sort((a, b) => margin(g, a) - margin(g, b));
  if (!weakest) throw new Error(`${seat} plays no faction`);
  return weakest;
}

/** A faction's network learns with the others as non-players, and with all of them as players. */
function courseOf(faction: Faction): Course {
  const others = INSURGENTS.filter((it) => it !== faction);
  const rivals = Object.fromEntries(others.map((it) => [it, NONPLAYER]));
  return {
    net: faction,
    tables: [
      { settings: { nonplayers: others.join('+') }, seating: { government: 'base', [faction]: 'base', ...rivals } },
      { settings: {}, seating: Object.fromEntries(FACTIONS.map((it) => [it, 'base'])) },
    ],
    seat: faction,
    learners: [faction],
  };
}

/** What searching players know about Andean Abyss. Only the coming cards are hidden, and from everybody alike. */
export const hooks: AiHooks<Position> = {
  rules: { play, clone, redact, view },
  openInformation: true,
  features: featureSet(FEATURE_VERSION, emptyPosition(STANDARD, seedChance('')), describe),
  outlook: (g, seat) => ({ net: weakestFaction(g, seat), opposed: false }),
  resultValue({ ranking }, seat) {
    const own = ranking.find((it) => it.seat === seat);
    const best = Math.max(...ranking.filter((it) => it.seat !== seat).map(({ score }) => score));
    const lead = Math.tanh(((own?.score ?? 0) - best) / USUAL_LEAD);
    return WIN_SHARE * (own?.place === 1 ? 1 : 0) + (1 - WIN_SHARE) * (0.5 + 0.5 * lead);
  },
  determinize: (g, now, _, chance) => determinize(g, now, chance),
  basePolicy,
  courses: FACTIONS.map(courseOf),
};
