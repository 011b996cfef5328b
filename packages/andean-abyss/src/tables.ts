import { type Message, type Params, say, type Table } from '@sandtable/kernel';
import { type ByFaction, FACTIONS, type Faction, INSURGENTS } from './factions.js';
import { count, outnumbersAll } from './forces.js';
import { together } from './listing.js';
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
export function tables(g: Position): readonly Table[] {
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
    neighboursTable(g),
  ];
}

/** 1.3.6, for who asks about a space. */
const neighboursTable = (g: Position): Table => ({
  title: say('table.neighbours'),
  head: [say('table.space'), say('table.adjacent')],
  rows: ALL_SPACES.filter((space) => inPlay(g, space)).map((space) => [
    spaceRef(space),
    together(
      'table.list',
      adjacent(g, space).map((near) => say('option.reference', { it: spaceRef(near) })),
    ),
  ]),
  detail: true,
});

function mapTable(g: Position, title: string, spaces: readonly Space[]): Table {
  const locs = spaces.every(isLoc);
  return {
    title: say(title),
    head: [
      say('table.space'),
      say(locs ? 'table.econ' : 'table.population'),
      say(locs ? 'table.sabotage' : 'table.level'),
      ...(locs ? [] : [say('table.control')]),
      ...FACTIONS.map((f) => say(`faction.${f}`)),
      say('table.shipments'),
    ],
    rows: spaces.map((space) => [
      say('table.name', {
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
  if (isLoc(space)) return g.terror[space] > 0 ? say('table.sabotaged') : '';
  const parts: Message[] = [];
  if (population(space) > 0) parts.push(say(`level.${levelName(g.support[space])}`));
  if (g.terror[space] > 0) parts.push(say('table.terror', { n: g.terror[space] }));
  if (g.zones[space] > 0) parts.push(say('table.zone'));
  return together('table.list', parts);
}

/** 6.2: by the markers while there are any, else as a Control phase would find it now. */
function controlOf(g: Position, space: Space): Message | string {
  const marked = g.control.some((marker) => marker > 0);
  const holder = CONTROL.find((faction, marker) => {
    if (faction === 'none') return false;
    return marked ? g.control[space] === marker : outnumbersAll(g, space, faction);
  });
  return holder ? say(`short.${holder}`) : '';
}

const forcesIn = (g: Position, space: Space, kinds: readonly Piece[]): Message | string =>
  together(
    'table.row',
    kinds.flatMap((piece) => (count(g, space, piece) > 0 ? [say(sign(piece), { n: count(g, space, piece) })] : [])),
  );

/** Pieces by a letter each; `table.signs` tells which. */
const sign = (piece: Piece): string => {
  if (piece === TROOPS) return 'short.troops';
  if (piece === POLICE) return 'short.police';
  if (isBase(piece)) return 'short.base';
  return isActive(piece) ? 'short.active' : 'short.underground';
};

const shipmentsOn = (g: Position, space: Space): Message | string =>
  together(
    'table.list',
    INSURGENTS.flatMap((faction) => {
      const n = shipmentsIn(g, space, faction).length;
      return n > 0 ? [say('table.held', { n, faction: factionRef(faction) })] : [];
    }),
  );

const factionsTable = (g: Position): Table => ({
  title: say('table.factions'),
  head: [
    say('table.faction'),
    say('table.resources'),
    say('table.available'),
    say('table.eligible'),
    say('table.margin'),
    say('table.aim'),
  ],
  rows: FACTIONS.map((f) => [
    say(`faction.${f}`),
    g.resources[f],
    together(
      'table.row',
      PIECES.filter((p) => KINDS[f].includes(p) && g.available[p] > 0).map((p) =>
        say(isUnderground(p) ? 'short.guerrillas' : sign(p), { n: g.available[p] }),
      ),
    ),
    eligibility(g, f),
    margin(g, f),
    say(`aim.${f}`, AIMS[f]),
  ]),
});

/** 2.3: whether a faction may still act on this card. */
function eligibility({ eligible, turn }: Position, faction: Faction): Message {
  const done = turn.acted.find((it) => it.faction === faction);
  if (done) return say(done.deed === 'pass' ? 'table.passed' : 'table.acted');
  return say(eligible[faction] && !turn.barred.includes(faction) ? 'table.yes' : 'table.no');
}

/** 7.2: what a margin above 0 takes. */
const AIMS: ByFaction<Params> = {
  government: { n: SUPPORT_NEEDED },
  farc: { n: OPPOSITION_NEEDED },
  auc: {},
  cartels: { bases: CARTELS_BASES_NEEDED, resources: CARTELS_RESOURCES_NEEDED },
};

const stateTable = (g: Position): Table => ({
  title: say('table.situation'),
  head: [say('table.what'), say('table.value')],
  rows: [
    [say('table.card'), currentCard(g) ? say('option.reference', { it: `card:${currentCard(g)}` }) : ''],
    ...g.deck
      .slice(g.turned, g.seen)
      .map((card) => [say('table.next'), say('option.reference', { it: `card:${card}` })]),
    [say('table.cardsLeft'), g.deck.length - g.turned],
    [say('table.support'), totalSupport(g)],
    [say('table.opposition'), oppositionPlusBases(g)],
    [say('table.aid'), g.aid],
    [say('table.president'), say(`president.${g.president}`)],
    ...Object.entries(g.capabilities).map(([card, side]) => [
      say('table.capability'),
      say(`table.${side}`, { card: `card:${card}` }),
    ]),
    ...g.momentum.map((m) => [
      say('table.momentum'),
      say('table.momentumBy', { card: `card:${m.card}`, faction: factionRef(m.faction) }),
    ]),
    [say('table.signs'), say('table.legend')],
  ],
});
