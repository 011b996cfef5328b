import type { Json } from '@sandtable/kernel';
import { FACTIONS } from '../factions.js';
import { count } from '../forces.js';
import { ALL_SPACES, isLoc, population, type Space, spaceId } from '../map.js';
import { PIECE_IDS, PIECES } from '../pieces.js';
import { CONTROL, type Position } from '../position.js';
import { nextToAct } from '../rules/sequence.js';
import { levelName } from '../support.js';

/** Writes the position as JSON; docs/positions-andean-abyss.md explains each field. */
export function writePosition(g: Position): Json {
  const acting = g.step === 'act' ? nextToAct(g) : undefined;
  return {
    step: g.step,
    ...(acting ? { acting } : {}),
    onlyThese: true,
    spaces: writeSpaces(g),
    ...(g.shipments.length > 0
      ? { shipments: g.shipments.map((s) => ({ space: spaceId(s.space), guerrilla: PIECE_IDS[s.guerrilla] })) }
      : {}),
    ...(g.ecuador || g.panama ? { foreign: [...(g.ecuador ? ['ecuador'] : []), ...(g.panama ? ['panama'] : [])] } : {}),
    ...(g.aucGone > 0 ? { aucGone: g.aucGone } : {}),
    resources: { ...g.resources },
    aid: g.aid,
    president: g.president,
    played: g.deck.slice(0, g.turned),
    deck: g.deck.slice(g.turned),
    seen: g.seen,
    propagandas: g.propagandas,
    ...(g.roundJustRun ? { roundJustRun: true } : {}),
    eligible: FACTIONS.filter((f) => g.eligible[f]),
    turn: {
      order: g.turn.order,
      acted: g.turn.acted.map(({ faction, deed }) => ({ faction, deed })),
      ...(g.turn.barred.length > 0 ? { barred: g.turn.barred } : {}),
      ...(g.turn.staying.length > 0 ? { staying: g.turn.staying } : {}),
    },
    ...(Object.keys(g.capabilities).length > 0 ? { capabilities: { ...g.capabilities } } : {}),
    ...(g.momentum.length > 0 ? { momentum: g.momentum.map(({ card, faction }) => ({ card, faction })) } : {}),
  };
}

/** Omits spaces that have no pieces, level or markers. */
function writeSpaces(g: Position): Json {
  const spaces: Record<string, Json> = {};
  for (const space of ALL_SPACES) {
    const words = writeSpace(g, space);
    for (const _ in words) {
      spaces[spaceId(space)] = words;
      break;
    }
  }
  return spaces;
}

function writeSpace(g: Position, space: Space): Record<string, Json> {
  const words: Record<string, Json> = {};
  for (const piece of PIECES) {
    const n = count(g, space, piece);
    if (n > 0) words[PIECE_IDS[piece]] = n;
  }
  if (population(space) > 0) words.support = levelName(g.support[space]);
  if (g.terror[space] > 0) {
    if (isLoc(space)) words.sabotage = true;
    else words.terror = g.terror[space];
  }
  if (g.zones[space]) words.zone = true;
  if (g.control[space]) words.control = CONTROL[g.control[space]];
  return words;
}
