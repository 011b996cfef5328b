import {
  byKey,
  fieldDeclarations,
  flag,
  flagIfSet,
  integer,
  optional,
  positionFormat,
  type ViewOf,
  word,
  wordList,
} from '@sandtable/kernel';
import { PROPAGANDA_CARDS } from './data/cards.js';
import { FORCES } from './data/deployment.js';
import { FACTIONS, INSURGENTS } from './factions.js';
import { onMap } from './forces.js';
import { ALL_SPACES } from './map.js';
import { ACTIVE, BASE, PIECE_IDS, PIECES, type Piece, POLICE, TROOPS, UNDERGROUND } from './pieces.js';
import { inPlay, type Position, PRESIDENTS, STEPS } from './position.js';
import {
  capabilities,
  cardNumber,
  cards,
  factionList,
  momentum,
  readTurn,
  shipments,
  writeTurn,
} from './position-json/formats.js';
import { FIELDS_BY_SPACE, readSpaces, writeSpaces } from './position-json/spaces.js';
import { readUnderway, writeUnderway } from './position-json/underway.js';
import { factionRef, pieceRef } from './references.js';
import { MAX_AID, MAX_RESOURCES } from './resources.js';
import { nextToAct } from './rules/sequence.js';
import { margins } from './rules/victory.js';
import { availableShipments } from './shipments.js';
import { oppositionPlusBases, totalOpposition, totalSupport } from './support.js';
import { inputError } from './text.js';

const FOREIGN = ['ecuador', 'panama'] as const;
/** Off the map a guerrilla is neither active nor underground. */
const AVAILABLE = PIECES.filter((piece) => !PIECE_IDS[piece].endsWith('active')).map(
  (piece) => [PIECE_IDS[piece].replace('-underground', ''), piece] as const,
);

const { open, inView, shown } = fieldDeclarations<Position>();
/** Cards of the deck that have been played, and those that come. */
const played = (g: Position) => g.deck.slice(0, g.turned);
const coming = (g: Position) => g.deck.slice(g.turned);

/** Every field of a position as JSON, in the order in which it is written; docs/positions-andean-abyss.md explains each. */
export const FORMAT = positionFormat<Position>()({
  step: open('step', word(STEPS)),
  /** The faction that acts next on a card. A file may make it so by changing the order. */
  acting: {
    of: [],
    in: 'both',
    write: (g) => (g.step === 'act' ? nextToAct(g) : undefined),
    read(g, json, at) {
      if (at.inView) return;
      const acting = word(FACTIONS).read(json, at);
      const refusal = inputError('wrong.acting', { faction: factionRef(acting) });
      if (g.step !== 'act') throw refusal;
      if (nextToAct(g) !== acting) g.turn = { ...g.turn, order: [acting, ...g.turn.order.filter((f) => f !== acting)] };
      if (nextToAct(g) !== acting) throw refusal;
    },
  },
  onlyThese: {
    of: [],
    in: 'both',
    write: (): true => true,
    read(g, json, at) {
      if (!flag.read(json, at)) return;
      for (const marks of [g.pieces, g.terror, g.zones, g.control]) marks.fill(0);
      g.shipments = [];
    },
  },
  /** Without spaces that have no pieces, level or markers. */
  spaces: { of: FIELDS_BY_SPACE, in: 'both', write: writeSpaces, read: readSpaces },
  shipments: open('shipments', shipments),
  /** Countries that an event made a space. */
  foreign: {
    of: FOREIGN,
    in: 'both',
    write: (g) => (g.ecuador || g.panama ? FOREIGN.filter((country) => g[country]) : undefined),
    read(g, json, at) {
      const named = wordList(FOREIGN).read(json, at);
      for (const country of FOREIGN) g[country] = named.includes(country);
    },
  },
  aucGone: open('aucGone', optional(integer(0, FORCES.auc.guerrilla ?? 0), 0)),
  resources: open('resources', byKey(FACTIONS, integer(0, MAX_RESOURCES))),
  aid: open('aid', integer(0, MAX_AID)),
  president: open('president', word(PRESIDENTS)),
  /** In files that people write: the card in play. */
  card: {
    of: [],
    in: 'file',
    write: () => undefined,
    read(g, json, at) {
      g.deck = [cardNumber.read(json, at)];
      g.turned = 1;
    },
  },
  /** In files that people write: the card on top of the deck. */
  next: {
    of: [],
    in: 'file',
    write: () => undefined,
    read(g, json, at) {
      g.deck = [...played(g), cardNumber.read(json, at)];
    },
  },
  /** The last is the card in play. */
  played: {
    of: ['deck', 'turned'],
    in: 'both',
    write: played,
    read(g, json, at) {
      g.deck = cards.read(json, at);
      g.turned = g.deck.length;
    },
  },
  deck: {
    of: ['deck'],
    in: 'file',
    write: coming,
    read(g, json, at) {
      g.deck = [...played(g), ...cards.read(json, at)];
    },
    // 2.2: the order of the coming cards is all that is hidden.
    hide(seen) {
      seen.deck = seen.deck.slice().fill(0, seen.seen);
    },
  },
  seen: {
    of: ['seen'],
    in: 'both',
    write: ({ seen }) => seen,
    read(g, json, at) {
      g.seen = integer(g.turned, at.inView ? Infinity : g.deck.length).read(json, at);
    },
  },
  propagandas: open('propagandas', integer(0, PROPAGANDA_CARDS)),
  roundJustRun: open('roundJustRun', flagIfSet),
  eligible: open('eligible', factionList),
  turn: {
    of: ['turn'],
    in: 'both',
    write: ({ turn }) => writeTurn(turn),
    read(g, json, at) {
      g.turn = readTurn(json, at, g.turn);
    },
  },
  capabilities: open('capabilities', capabilities),
  momentum: open('momentum', momentum),
  /** The settings of the match. */
  rules: inView('rules', { write: ({ rules }) => ({ ...rules }) }),
  /** Coming cards that everyone has seen. */
  upcoming: inView('deck', {
    write: (g) => g.deck.slice(g.turned, g.seen),
    read(g, upcoming) {
      g.deck = [...played(g), ...upcoming];
    },
  }),
  cardsLeft: inView('deck', {
    write: (g) => g.deck.length - g.turned,
    read(g, left) {
      g.deck = [...g.deck, ...Array.from({ length: g.turned + left - g.deck.length }, () => 0)];
    },
  }),
  /** Off the map: troops, police, `farc-guerrilla`, `farc-base` and so on. */
  available: {
    ...inView('available', {
      write: (g): Readonly<Record<string, number>> =>
        Object.fromEntries(AVAILABLE.map(([name, piece]) => [name, g.available[piece]])),
    }),
    settle: countAvailable,
  },
  availableShipments: shown(availableShipments),
  totalSupport: shown(totalSupport),
  totalOpposition: shown(totalOpposition),
  oppositionPlusBases: shown(oppositionPlusBases),
  margins: shown(margins),
  underway: inView('underway', {
    write: ({ underway }) => underway && writeUnderway(underway),
    read(g, underway) {
      g.underway = underway && readUnderway(underway);
    },
  }),
});

/** What every seat and every observer sees. */
export type View = ViewOf<typeof FORMAT>;

/** Pieces that are not on the map are available (1.4.1). More pieces than exist are an error. */
function countAvailable(g: Position): void {
  const fill = (piece: Piece, total: number | undefined, used: number) => {
    const left = (total ?? 0) - used;
    if (left < 0) {
      throw inputError('wrong.tooMany', { piece: pieceRef(piece), found: used, most: total ?? 0 });
    }
    g.available[piece] = left;
  };
  fill(TROOPS, FORCES.government.troops, onMap(g, TROOPS));
  fill(POLICE, FORCES.government.police, onMap(g, POLICE));
  for (const f of FACTIONS) fill(BASE[f], FORCES[f].base, onMap(g, BASE[f]));
  for (const f of INSURGENTS) {
    const gone = f === 'auc' ? g.aucGone : 0;
    fill(UNDERGROUND[f], FORCES[f].guerrilla, onMap(g, UNDERGROUND[f]) + onMap(g, ACTIVE[f]) + gone);
  }
  for (const space of ALL_SPACES) if (!inPlay(g, space)) g.support[space] = 0;
}
