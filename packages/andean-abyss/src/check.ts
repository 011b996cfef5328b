import { type Message, say } from '@sandtable/kernel';
import { FORCES, SHIPMENTS, TERROR_MARKERS } from './data/deployment.js';
import { FACTIONS, INSURGENTS } from './factions.js';
import { allBases, allPieces, BASE_LIMIT, count, onMap, strength } from './forces.js';
import { ALL_SPACES, ECUADOR, isLoc, population, type Space } from './map.js';
import { ACTIVE, BASE, isGuerrilla, type Piece, POLICE, TROOPS, UNDERGROUND } from './pieces.js';
import { inPlay, type Position } from './position.js';
import { factionRef, pieceRef, spaceRef } from './references.js';
import { MAX_AID, MAX_RESOURCES } from './resources.js';
import { markersOut } from './terror.js';

/** What must hold at every decision (1.4, 1.6, 1.7, 3.3.4, 4.5.3): the first thing that does not, in words. */
export function findProblem(g: Position): Message | undefined {
  return piecesProblem(g) ?? spacesProblem(g) ?? shipmentsProblem(g) ?? tracksProblem(g);
}

/** Throws if anything is wrong. */
export function check(g: Position): void {
  const problem = findProblem(g);
  if (problem) throw new Error(`invariant broken: ${problem.key} ${JSON.stringify(problem.params)}`);
}

/** 1.4.1: every piece is on the map, available, or out of the game. */
function piecesProblem(g: Position): Message | undefined {
  const total = (piece: Piece, found: number, wanted = 0) =>
    found === wanted ? undefined : say('wrong.total', { piece: pieceRef(piece), found, wanted });
  const kept = (piece: Piece) => onMap(g, piece) + g.available[piece];
  const { troops, police } = FORCES.government;
  let problem = total(TROOPS, kept(TROOPS), troops) ?? total(POLICE, kept(POLICE), police);
  for (const f of FACTIONS) problem ??= total(BASE[f], kept(BASE[f]), FORCES[f].base);
  for (const f of INSURGENTS) {
    const gone = f === 'auc' ? g.aucGone : 0;
    problem ??= total(UNDERGROUND[f], kept(UNDERGROUND[f]) + onMap(g, ACTIVE[f]) + gone, FORCES[f].guerrilla);
  }
  return problem;
}

function spacesProblem(g: Position): Message | undefined {
  for (const space of ALL_SPACES) {
    const problem = spaceProblem(g, space);
    if (problem) return say(problem, { space: spaceRef(space) });
  }
  return markersOut(g) > TERROR_MARKERS ? say('wrong.markers', { most: TERROR_MARKERS }) : undefined;
}

function spaceProblem(g: Position, space: Space): string | undefined {
  if (!inPlay(g, space)) return allPieces(g, space) > 0 ? 'wrong.foreign' : undefined;
  if (allBases(g, space) > (isLoc(space) ? 0 : BASE_LIMIT)) return 'wrong.bases';
  if (g.zones[space] && strength(g, space, 'government') > 0) return 'wrong.zone';
  if (space === ECUADOR && FACTIONS.some((f) => strength(g, space, f) > 2)) return 'wrong.ecuador';
  if (g.support[space] !== 0 && (population(space) === 0 || Math.abs(g.support[space]) > 2)) return 'wrong.level';
  return isLoc(space) && g.terror[space] > 1 ? 'wrong.sabotage' : undefined;
}

function shipmentsProblem(g: Position): Message | undefined {
  if (g.shipments.length > SHIPMENTS) return say('wrong.shipments', { most: SHIPMENTS });
  const astray = g.shipments.find((s) => !isGuerrilla(s.guerrilla) || count(g, s.space, s.guerrilla) === 0);
  return astray && say('wrong.shipment', { space: spaceRef(astray.space) });
}

function tracksProblem(g: Position): Message | undefined {
  for (const f of FACTIONS) {
    const n = g.resources[f];
    if (!(n >= 0 && n <= MAX_RESOURCES))
      return say('wrong.resources', { faction: factionRef(f), n, most: MAX_RESOURCES });
  }
  return g.aid >= 0 && g.aid <= MAX_AID ? undefined : say('wrong.aid', { n: g.aid, most: MAX_AID });
}
