import { say, type Table } from '@sandtable/kernel';
import { FACTIONS } from './factions.js';
import { count } from './forces.js';
import { CITIES, DEPARTMENTS, econ, isLoc, LOCS, population, type Space, terrain } from './map.js';
import { isBase, isUnderground, KINDS, PIECE_IDS, PIECES, type Piece } from './pieces.js';
import { currentCard, inPlay, type Position } from './position.js';
import { factionRef, spaceRef } from './references.js';
import { margin } from './rules/victory.js';
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
  ];
}

function mapTable(g: Position, title: string, spaces: readonly Space[]): Table {
  const locs = spaces.every(isLoc);
  return {
    title: say(title),
    head: [
      say('table.space'),
      say(locs ? 'table.econ' : 'table.population'),
      say(locs ? 'table.sabotage' : 'table.level'),
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
      ...FACTIONS.map((f) => forcesIn(g, space, KINDS[f])),
      g.shipments.filter((s) => s.space === space).map((s) => say(`short.${PIECE_IDS[s.guerrilla]}`)).length || '',
    ]),
  };
}

const stateOf = (g: Position, space: Space) =>
  isLoc(space)
    ? g.terror[space]
      ? say('table.sabotaged')
      : ''
    : say('table.state', {
        level: population(space) > 0 ? `level:${levelName(g.support[space])}` : '',
        terror: g.terror[space],
        zone: g.zones[space],
      });

/** Underground guerrillas as `u`, active as `a`, bases as `B`; cubes by name. */
function forcesIn(g: Position, space: Space, kinds: readonly Piece[]): string {
  return kinds
    .filter((piece) => count(g, space, piece) > 0)
    .map((piece) => `${count(g, space, piece)}${letter(piece)}`)
    .join(' ');
}

const letter = (piece: Piece): string => {
  if (isBase(piece)) return 'B';
  if (PIECE_IDS[piece] === 'troops') return 'T';
  if (PIECE_IDS[piece] === 'police') return 'P';
  return isUnderground(piece) ? 'u' : 'a';
};

const factionsTable = (g: Position): Table => ({
  title: say('table.factions'),
  head: [
    say('table.faction'),
    say('table.resources'),
    say('table.available'),
    say('table.eligible'),
    say('table.margin'),
  ],
  rows: FACTIONS.map((f) => [
    say(`faction.${f}`),
    g.resources[f],
    PIECES.filter((p) => KINDS[f].includes(p) && g.available[p] > 0)
      .map((p) => `${g.available[p]}${isUnderground(p) ? 'g' : letter(p)}`)
      .join(' '),
    say(g.eligible[f] ? 'table.yes' : 'table.no'),
    margin(g, f),
  ]),
});

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
  ],
});
