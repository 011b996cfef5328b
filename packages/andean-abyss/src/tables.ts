import { type Message, referenceMessage, type TextTable } from '@sandtable/kernel';
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
import { type KeyOf, text } from './text.js';

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
  title: text('table.neighbors'),
  head: [text('table.space'), text('table.adjacent')],
  rows: ALL_SPACES.filter((space) => inPlay(g, space)).map((space) => [
    spaceRef(space),
    joinMessages(
      'table.list',
      adjacent(g, space).map((near) => referenceMessage(spaceRef(near))),
    ),
  ]),
  detail: true,
});

function mapTable(g: Position, title: KeyOf<'table'>, spaces: readonly Space[]): TextTable {
  const locs = spaces.every(isLoc);
  return {
    title: text(title),
    head: [
      text('table.space'),
      text(locs ? 'table.econ' : 'table.population'),
      text(locs ? 'table.sabotage' : 'table.level'),
      ...(locs ? [] : [text('table.control')]),
      ...FACTIONS.map((f) => text(`faction.${f}`)),
      text('table.shipments'),
    ],
    rows: spaces.map((space) => [
      text('table.name', {
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
  if (isLoc(space)) return g.terror[space] > 0 ? text('table.sabotaged') : '';
  const parts: Message[] = [];
  if (population(space) > 0) parts.push(text(`level.${levelName(g.support[space])}`));
  if (g.terror[space] > 0) parts.push(text('table.terror', { n: g.terror[space] }));
  if (g.zones[space] > 0) parts.push(text('table.zone'));
  return joinMessages('table.list', parts);
}

/** 6.2: control by the markers while there are any, otherwise as a Control phase would find it now. */
function controlOf(g: Position, space: Space): Message | string {
  const marked = g.control.some((marker) => marker > 0);
  const holder = CONTROL.find((faction, marker) => {
    if (faction === 'none') return false;
    return marked ? g.control[space] === marker : outnumbersAll(g, space, faction);
  });
  return holder && holder !== 'none' ? text(`short.${holder}`) : '';
}

const forcesIn = (g: Position, space: Space, kinds: readonly Piece[]): Message | string =>
  joinMessages(
    'table.row',
    kinds.flatMap((piece) => (count(g, space, piece) > 0 ? [text(sign(piece), { n: count(g, space, piece) })] : [])),
  );

/** Pieces as letters, which `table.signs` explains. */
const sign = (piece: Piece): KeyOf<'short', 'n'> => {
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
      return n > 0 ? [text('table.held', { n, faction: factionRef(faction) })] : [];
    }),
  );

const factionsTable = (g: Position): TextTable => ({
  title: text('table.factions'),
  head: [
    text('table.faction'),
    text('table.resources'),
    text('table.available'),
    text('table.eligible'),
    text('table.margin'),
    text('table.aim'),
  ],
  rows: FACTIONS.map((f) => [
    text(`faction.${f}`),
    g.resources[f],
    joinMessages(
      'table.row',
      PIECES.filter((p) => KINDS[f].includes(p) && g.available[p] > 0).map((p) =>
        text(isUnderground(p) ? 'short.guerrillas' : sign(p), { n: g.available[p] }),
      ),
    ),
    eligibility(g, f),
    margin(g, f),
    AIMS[f],
  ]),
});

/** 2.3: whether a faction may still act on this card. */
function eligibility({ eligible, turn }: Position, faction: Faction): Message {
  const done = turn.acted.find((it) => it.faction === faction);
  if (done) return text(done.deed === 'pass' ? 'table.passed' : 'table.acted');
  return text(eligible[faction] && !turn.barred.includes(faction) ? 'table.yes' : 'table.no');
}

/** 7.2: what a faction needs for a margin above 0. */
const AIMS: ByFaction<Message> = {
  government: text('aim.government', { n: SUPPORT_NEEDED }),
  farc: text('aim.farc', { n: OPPOSITION_NEEDED }),
  auc: text('aim.auc'),
  cartels: text('aim.cartels', { bases: CARTELS_BASES_NEEDED, resources: CARTELS_RESOURCES_NEEDED }),
};

const stateTable = (g: Position): TextTable => ({
  title: text('table.situation'),
  head: [text('table.what'), text('table.value')],
  rows: [
    [text('table.card'), currentCard(g) ? referenceMessage(`card:${currentCard(g)}`) : ''],
    ...g.deck.slice(g.turned, g.seen).map((card) => [text('table.next'), referenceMessage(`card:${card}`)]),
    [text('table.cardsLeft'), g.deck.length - g.turned],
    [text('table.support'), totalSupport(g)],
    [text('table.opposition'), oppositionPlusBases(g)],
    [text('table.aid'), g.aid],
    [text('table.president'), text(`president.${g.president}`)],
    ...Object.entries(g.capabilities).map(([card, half]) => [
      text('table.capability'),
      text(`table.${half}`, { card: `card:${card}` }),
    ]),
    ...g.momentum.map((m) => [
      text('table.momentum'),
      text('table.momentumBy', { card: `card:${m.card}`, faction: factionRef(m.faction) }),
    ]),
    [text('table.signs'), text('table.legend')],
  ],
});
