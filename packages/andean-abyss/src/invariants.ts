import type { Message } from '@sandtable/kernel';
import { isPropaganda } from './data/cards.js';
import { FORCES, SHIPMENTS, TERROR_MARKERS } from './data/deployment.js';
import { FACTIONS, INSURGENTS } from './factions.js';
import { allBases, allPieces, BASE_LIMIT, count, onMap, strength } from './forces.js';
import { ALL_SPACES, ECUADOR, isDepartment, isLoc, population, type Space } from './map.js';
import { ACTIVE, BASE, isGuerrilla, type Piece, POLICE, TROOPS, UNDERGROUND } from './pieces.js';
import { currentCard, inPlay, type Position, type Step } from './position.js';
import { factionRef, pieceRef, spaceRef } from './references.js';
import { MAX_AID, MAX_RESOURCES } from './resources.js';
import { finalPropaganda } from './rules/propaganda.js';
import { markersOut } from './terror.js';
import { type KeyOf, text } from './text.js';

/**
 * The invariants of a position (1.4, 1.6, 1.7, 2.3, 2.4, 3.3.4, 4.5.3): returns a message for the first one that is
 * broken. Position files are checked by the same list.
 */
export function brokenInvariant(g: Position): Message | undefined {
  return (
    cardsProblem(g) ?? turnProblem(g) ?? piecesProblem(g) ?? spacesProblem(g) ?? shipmentsProblem(g) ?? tracksProblem(g)
  );
}

/** Throws if an invariant is broken. */
export function checkInvariants(g: Position): void {
  const problem = brokenInvariant(g);
  if (problem) throw new Error(`invariant broken: ${problem.key} ${JSON.stringify(problem.params)}`);
}

/** Steps of an event card (2.3), of a Propaganda round (6.0), and of one that is not the final one (2.4.1). */
const ON_EVENT: readonly Step[] = ['act', 'adjust'];
const BETWEEN_ROUNDS: readonly Step[] = ['deploy', 'card', ...ON_EVENT];
const NOT_IN_FINAL_ROUND: readonly Step[] = ['redeploy', 'reset'];

/** 2.4.1: the final Propaganda card is still to come or being played; otherwise the game could never end. */
function cardsProblem(g: Position): Message | undefined {
  if (new Set(g.deck).size !== g.deck.length) return text('wrong.cardTwice');
  const wanted = finalPropaganda(g);
  const found = g.propagandas + g.deck.slice(g.turned).filter(isPropaganda).length;
  if (found < wanted) return text('wrong.propagandas', { found, wanted });
  const betweenRounds = BETWEEN_ROUNDS.includes(g.step);
  const over = g.propagandas >= wanted && (betweenRounds || NOT_IN_FINAL_ROUND.includes(g.step));
  if (over || g.propagandas > wanted) return text('wrong.over', { wanted });
  const card = currentCard(g);
  if (ON_EVENT.includes(g.step) && (card === 0 || isPropaganda(card))) return text('wrong.noEvent');
  if (!betweenRounds && !isPropaganda(card)) return text('wrong.noPropaganda', { step: g.step });
  return g.step === 'final' && g.propagandas < wanted ? text('wrong.notFinal', { wanted }) : undefined;
}

/** 2.3.2, 2.3.4: the order in which factions act on a card, and what each may do after the one before. */
function turnProblem(g: Position): Message | undefined {
  const { order, acted } = g.turn;
  if (order.length !== FACTIONS.length || new Set(order).size !== order.length) {
    return text('wrong.order', { given: order.join(', ') });
  }
  const twice = acted.find(({ faction }, i) => acted.findIndex((a) => a.faction === faction) < i);
  if (twice) return text('wrong.actedTwice', { faction: factionRef(twice.faction) });
  const [first, second, third] = acted.filter(({ deed }) => deed !== 'pass');
  if (third) return text('wrong.thirdActed', { faction: factionRef(third.faction) });
  // The event is for the 1st Eligible, or for the 2nd after an operation with a special activity.
  return second?.deed === 'event' && first.deed !== 'operation-special'
    ? text('wrong.secondEvent', { faction: factionRef(second.faction) })
    : undefined;
}

/** 1.4.1: every piece is on the map, available, or out of the game. */
function piecesProblem(g: Position): Message | undefined {
  const total = (piece: Piece, found: number, wanted = 0) =>
    found === wanted ? undefined : text('wrong.total', { piece: pieceRef(piece), found, wanted });
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
    if (problem) return text(problem, { space: spaceRef(space) });
  }
  return markersOut(g) > TERROR_MARKERS ? text('wrong.markers', { most: TERROR_MARKERS }) : undefined;
}

function spaceProblem(g: Position, space: Space): KeyOf<'wrong', 'space'> | undefined {
  if (!inPlay(g, space)) return allPieces(g, space) > 0 ? 'wrong.foreign' : undefined;
  if (allBases(g, space) > (isLoc(space) ? 0 : BASE_LIMIT)) return 'wrong.bases';
  if (g.zones[space] && strength(g, space, 'government') > 0) return 'wrong.zone';
  if (space === ECUADOR && FACTIONS.some((f) => strength(g, space, f) > 2)) return 'wrong.ecuador';
  if (g.zones[space] && !isDepartment(space)) return 'wrong.zoneHere';
  if (g.control[space] && isLoc(space)) return 'wrong.controlHere';
  if (g.support[space] !== 0 && (population(space) === 0 || Math.abs(g.support[space]) > 2)) return 'wrong.level';
  return isLoc(space) && g.terror[space] > 1 ? 'wrong.sabotage' : undefined;
}

function shipmentsProblem(g: Position): Message | undefined {
  if (g.shipments.length > SHIPMENTS) return text('wrong.shipments', { most: SHIPMENTS });
  const astray = g.shipments.find((s) => !isGuerrilla(s.guerrilla) || count(g, s.space, s.guerrilla) === 0);
  return astray && text('wrong.shipment', { space: spaceRef(astray.space) });
}

function tracksProblem(g: Position): Message | undefined {
  for (const f of FACTIONS) {
    const n = g.resources[f];
    if (!(n >= 0 && n <= MAX_RESOURCES))
      return text('wrong.resources', { faction: factionRef(f), n, most: MAX_RESOURCES });
  }
  return g.aid >= 0 && g.aid <= MAX_AID ? undefined : text('wrong.aid', { n: g.aid, most: MAX_AID });
}
