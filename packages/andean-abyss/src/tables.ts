import { type Message, message, type Params, type TextTable } from '@sandtable/kernel';
import { type ByFaction, FACTIONS, type Faction, INSURGENTS } from './factions.js';
import { count, outnumbersAll } from './forces.js';
import { joinMessages } from './list-message.js';
import { ALL_SPACES, CITIES, DEPARTMENTS, econ, isLoc, LOCS, population, type Space, terrain } from './map.js';
import { isActive, isBase, isUnderground, KINDS, PIECES, type Piece, POLICE, TROOPS } from './pieces.js';
import { adjacent, CONTROL, currentCard, inPlay, type Position } from './position.js';
import { factionRef, spaceRef } from './references.js';
import {
  CARTELS_BASES_NEEDED,
  CARTELS_RESOURCES_NEEDED,
  margin,
  OPPOSITION_NEEDED,
  SUPPORT_NEEDED,
} from './rules/victory.js';
import { shipmentsIn } from './shipments.js';
import { levelName, oppositionPlusBases, totalSupport } from './support.js';

/** The position as tables of text: the map by kind of space, then factions and cards. */
export function tables(g: Position): readonly TextTable[] {
  return [
    mapTable(g, 'table.cities', CITIES),
    mapTable(
      g,
      'table.departments',
      DEPARTMENTS.filter((space) => inPlay(g, space)),
    ),
    mapTable(g, 'table.locs', LOCS),
    factionsTable(g),
    stateTable(g),
    neighborsTable(g),
  ];
}

/** The adjacent spaces (1.3.6), for the details of one space. */
const neighborsTable = (g: Position): TextTable => ({
  title: message('table.neighbors'),
  head: [message('table.space'), message('table.adjacent')],
  rows: ALL_SPACES.filter((space) => inPlay(g, space)).map((space) => [
    spaceRef(space),
    joinMessages(
      'table.list',
      adjacent(g, space).map((near) => message('option.reference', { it: spaceRef(near) })),
    ),
  ]),
  detail: true,
});

function mapTable(g: Position, title: string, spaces: readonly Space[]): TextTable {
  const locs = spaces.every(isLoc);
  return {
    title: message(title),
    head: [
      message('table.space'),
      message(locs ? 'table.econ' : 'table.population'),
      message(locs ? 'table.sabotage' : 'table.level'),
      ...(locs ? [] : [message('table.control')]),
      ...FACTIONS.map((f) => message(`faction.${f}`)),
      message('table.shipments'),
    ],
    rows: spaces.map((space) => [
      message('table.name', {
        space: spaceRef(space),
        terrain: terrain(space) ? `terrain:${terrain(space)}` : '',
      }),
      locs ? econ(space) : population(space),
      stateOf(g, space),
      ...(locs ? [] : [controlOf(g, space)]),
      ...FACTIONS.map((f) => forcesIn(g, space, KINDS[f])),
      shipmentsOn(g, space),
    ]),
  };
}

function stateOf(g: Position, space: Space): Message | string {
  if (isLoc(space)) return g.terror[space] > 0 ? message('table.sabotaged') : '';
  const parts: Message[] = [];
  if (population(space) > 0) parts.push(message(`level.${levelName(g.support[space])}`));
  if (g.terror[space] > 0) parts.push(message('table.terror', { n: g.terror[space] }));
  if (g.zones[space] > 0) parts.push(message('table.zone'));
  return joinMessages('table.list', parts);
}

/** 6.2: control by the markers while there are any, otherwise as a Control phase would find it now. */
function controlOf(g: Position, space: Space): Message | string {
  const marked = g.control.some((marker) => marker > 0);
  const holder = CONTROL.find((faction, marker) => {
    if (faction === 'none') return false;
    return marked ? g.control[space] === marker : outnumbersAll(g, space, faction);
  });
  return holder ? message(`short.${holder}`) : '';
}

const forcesIn = (g: Position, space: Space, kinds: readonly Piece[]): Message | string =>
  joinMessages(
    'table.row',
    kinds.flatMap((piece) => (count(g, space, piece) > 0 ? [message(sign(piece), { n: count(g, space, piece) })] : [])),
  );

/** Pieces as letters, which `table.signs` explains. */
const sign = (piece: Piece): string => {
  if (piece === TROOPS) return 'short.troops';
  if (piece === POLICE) return 'short.police';
  if (isBase(piece)) return 'short.base';
  return isActive(piece) ? 'short.active' : 'short.underground';
};

const shipmentsOn = (g: Position, space: Space): Message | string =>
  joinMessages(
    'table.list',
    INSURGENTS.flatMap((faction) => {
      const n = shipmentsIn(g, space, faction).length;
      return n > 0 ? [message('table.held', { n, faction: factionRef(faction) })] : [];
    }),
  );

const factionsTable = (g: Position): TextTable => ({
  title: message('table.factions'),
  head: [
    message('table.faction'),
    message('table.resources'),
    message('table.available'),
    message('table.eligible'),
    message('table.margin'),
    message('table.aim'),
  ],
  rows: FACTIONS.map((f) => [
    message(`faction.${f}`),
    g.resources[f],
    joinMessages(
      'table.row',
      PIECES.filter((p) => KINDS[f].includes(p) && g.available[p] > 0).map((p) =>
        message(isUnderground(p) ? 'short.guerrillas' : sign(p), { n: g.available[p] }),
      ),
    ),
    eligibility(g, f),
    margin(g, f),
    message(`aim.${f}`, AIMS[f]),
  ]),
});

/** 2.3: whether a faction may still act on this card. */
function eligibility({ eligible, turn }: Position, faction: Faction): Message {
  const done = turn.acted.find((it) => it.faction === faction);
  if (done) return message(done.deed === 'pass' ? 'table.passed' : 'table.acted');
  return message(eligible[faction] && !turn.barred.includes(faction) ? 'table.yes' : 'table.no');
}

/** 7.2: what a faction needs for a margin above 0. */
const AIMS: ByFaction<Params> = {
  government: { n: SUPPORT_NEEDED },
  farc: { n: OPPOSITION_NEEDED },
  auc: {},
  cartels: { bases: CARTELS_BASES_NEEDED, resources: CARTELS_RESOURCES_NEEDED },
};

const stateTable = (g: Position): TextTable => ({
  title: message('table.situation'),
  head: [message('table.what'), message('table.value')],
  rows: [
    [message('table.card'), currentCard(g) ? message('option.reference', { it: `card:${currentCard(g)}` }) : ''],
    ...g.deck
      .slice(g.turned, g.seen)
      .map((card) => [message('table.next'), message('option.reference', { it: `card:${card}` })]),
    [message('table.cardsLeft'), g.deck.length - g.turned],
    [message('table.support'), totalSupport(g)],
    [message('table.opposition'), oppositionPlusBases(g)],
    [message('table.aid'), g.aid],
    [message('table.president'), message(`president.${g.president}`)],
    ...Object.entries(g.capabilities).map(([card, half]) => [
      message('table.capability'),
      message(`table.${half}`, { card: `card:${card}` }),
    ]),
    ...g.momentum.map((m) => [
      message('table.momentum'),
      message('table.momentumBy', { card: `card:${m.card}`, faction: factionRef(m.faction) }),
    ]),
    [message('table.signs'), message('table.legend')],
  ],
});
