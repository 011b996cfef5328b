import { type Message, say, type Table } from '@sandtable/kernel';
import { cellsOnMap, hasSadr } from './cell-counts.js';
import {
  ALL_COUNTRIES,
  type Country,
  isMuslim,
  isOil,
  isShiaMix,
  MUSLIM_COUNTRIES,
  UNITED_STATES,
} from './countries.js';
import { ALIGNMENT_NAMES, GOVERNANCE_NAMES, POSTURE_NAMES } from './governance.js';
import { MARKS } from './marks.js';
import { availablePlots } from './plot-supply.js';
import { plotsIn } from './plots.js';
import { adjacent, GREEN, isSolitaire, type Position } from './position.js';
import { cardRef, countryRef, sideRef } from './references.js';
import { resources } from './resources.js';
import { SIDES, type Side } from './sides.js';
import {
  availableCells,
  cellsOnTrack,
  fundingLevel,
  gwotPenalty,
  prestigeLevel,
  troopLevel,
  troopsOnTrack,
  worldPosture,
} from './tracks.js';
import { decksOf, tally } from './victory.js';

/** The position as tables of text: the map by kind of country, then tracks and cards. What is blank is not shown. */
export function tables(g: Position): readonly Table[] {
  return [muslimTable(g), othersTable(g), stateTable(g), neighboursTable(g)];
}

type Cell = Message | string | number;

/** Several things in one: a list with commas, or side by side. */
const together = (key: 'table.list' | 'table.row', parts: readonly Message[]): Message | string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => say(key, { a, b }));
const named = (reference: string): Message => say('option.reference', { it: reference });

const muslimTable = (g: Position): Table => ({
  title: say('table.muslim'),
  head: ['country', 'resources', 'governance', 'alignment', 'cells', 'troops', 'markers'].map((it) =>
    say(`table.${it}`),
  ),
  rows: MUSLIM_COUNTRIES.map((country) => [
    isShiaMix(country) ? say('table.shiaMix', { space: countryRef(country) }) : countryRef(country),
    isOil(country) ? say('table.oil', { n: resources(g, country) }) : resources(g, country),
    say(`governance.${GOVERNANCE_NAMES[g.governance[country]]}`),
    g.alignment[country] > 0 ? say(`alignment.${ALIGNMENT_NAMES[g.alignment[country]]}`) : '',
    ...piecesIn(g, country),
  ]),
});

const othersTable = (g: Position): Table => ({
  title: say('table.others'),
  head: ['country', 'governance', 'posture', 'cells', 'troops', 'markers'].map((it) => say(`table.${it}`)),
  rows: ALL_COUNTRIES.filter((country) => !isMuslim(country)).map((country) => [
    countryRef(country),
    say(`governance.${GOVERNANCE_NAMES[g.governance[country]]}`),
    g.posture[country] > 0 ? say(`posture.${POSTURE_NAMES[g.posture[country]]}`) : '',
    ...piecesIn(g, country),
  ]),
});

const piecesIn = (g: Position, country: Country): Cell[] => [
  together('table.row', [
    ...(g.active[country] > 0 ? [say('short.active', { n: g.active[country] })] : []),
    ...(g.sleepers[country] > 0 ? [say('short.sleepers', { n: g.sleepers[country] })] : []),
    ...(hasSadr(g, country) ? [named('piece:sadr')] : []),
  ]),
  together('table.row', [
    ...(g.troops[country] > 0 ? [say('option.number', { n: g.troops[country] })] : []),
    ...(g.nato === country ? [say('short.nato')] : []),
  ]),
  together('table.list', markersIn(g, country)),
];

function markersIn(g: Position, country: Country): Message[] {
  const markers: Message[] = [];
  if (g.regimeChange[country] > 0) markers.push(say(g.regimeChange[country] === GREEN ? 'short.green' : 'short.tan'));
  if (g.besieged[country] > 0) markers.push(say('short.besieged'));
  if (g.aid[country] > 0) markers.push(say('short.aid', { n: g.aid[country] }));
  if (g.cadre[country] > 0) markers.push(say('short.cadre'));
  const faces = plotsIn(g, country).map(({ kind }) => `piece:plot-${kind}`);
  for (const face of new Set(faces)) {
    markers.push(say('short.plots', { plot: face, n: faces.filter((it) => it === face).length }));
  }
  return markers;
}

/** 4.1.1, for who asks about a country. */
const neighboursTable = (g: Position): Table => ({
  title: say('table.neighbours'),
  head: [say('table.country'), say('table.adjacent')],
  rows: ALL_COUNTRIES.map((country) => [
    countryRef(country),
    together(
      'table.list',
      adjacent(g, country).map((near) => named(countryRef(near))),
    ),
  ]),
  detail: true,
});

const stateTable = (g: Position): Table => ({
  title: say('table.situation'),
  head: [say('table.what'), say('table.value')],
  rows: [...tracks(g), ...aims(g), ...stocks(g), ...cards(g), [say('table.signs'), say('table.legend')]],
});

function tracks(g: Position): Cell[][] {
  const world = worldPosture(g);
  return [
    [say('table.prestige'), leveled(g.prestige, prestigeLevel(g))],
    [say('table.funding'), leveled(g.funding, fundingLevel(g))],
    [say('table.usPosture'), say(`posture.${POSTURE_NAMES[g.posture[UNITED_STATES]]}`)],
    [
      say('table.world'),
      say(world === 0 ? 'world.even' : world > 0 ? 'world.hard' : 'world.soft', { n: Math.abs(world) }),
    ],
    [say('table.penalty'), gwotPenalty(g)],
  ];
}
const leveled = (n: number, level: string): Message => say('table.level', { n, level: `level:${level}` });

/** 2.1, with what each side needs. */
function aims(g: Position): Cell[][] {
  const { goodResources, goodOrFair, islamistResources, poorOrIslamist } = tally(g);
  return [
    [say('table.goodResources'), goodResources],
    [say('table.goodOrFair'), goodOrFair],
    ...(isSolitaire(g) ? [] : [[say('table.cellsOnMap'), cellsOnMap(g)]]),
    [say(isSolitaire(g) ? 'table.islamistResources.alone' : 'table.islamistResources'), islamistResources],
    [say('table.poorOrIslamist'), poorOrIslamist],
  ];
}

const stocks = (g: Position): Cell[][] => [
  [say('table.troopsLeft'), leveled(troopsOnTrack(g), troopLevel(g))],
  [say('table.cellsLeft'), say('table.recruitable', { n: cellsOnTrack(g), available: availableCells(g) })],
  [say('table.plotsLeft'), availablePlots(g)],
  [say('table.arsenal'), g.pakistanArsenal],
  [say('table.nukes'), g.looseNukes],
  ...SIDES.filter((side) => g.reserves[side] > 0).map((side) => [
    say('table.reserves', { side: sideRef(side) }),
    g.reserves[side],
  ]),
];

function cards(g: Position): Cell[][] {
  const marks = MARKS.filter((_, index) => g.marks[index] === 1);
  return [
    ...SIDES.map((side) => [say('table.hand', { side: sideRef(side) }), handOf(g, side)]),
    [say('table.deck', { n: g.deck, of: decksOf(g) }), g.draw.length],
    [say('table.discard'), g.discard.length],
    ...(marks.length > 0
      ? [
          [
            say('table.inEffect'),
            together(
              'table.list',
              marks.map((mark) => named(`mark:${mark}`)),
            ),
          ],
        ]
      : []),
    ...(g.lapsing.length > 0
      ? [
          [
            say('table.lapsing'),
            together(
              'table.list',
              g.lapsing.map((card) => named(cardRef(card))),
            ),
          ],
        ]
      : []),
    ...(g.firstPlotCard > 0 ? [[say('table.firstPlot'), named(cardRef(g.firstPlotCard))]] : []),
  ];
}

/** Cards that the reader may see by name, else how many. */
function handOf(g: Position, side: Side): Message | string {
  const hand = g.hands[side];
  if (hand.length === 0 || hand.includes(0)) return say('table.handCount', { n: hand.length });
  return together(
    'table.list',
    hand.map((card) => named(cardRef(card))),
  );
}
