import { type Message, numberMessage, referenceMessage, type TextTable } from '@sandtable/kernel';
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
import { EVENT_MARKERS } from './event-markers.js';
import { ALIGNMENT_NAMES, GOVERNANCE_NAMES, POSTURE_NAMES } from './governance.js';
import { availablePlots } from './plot-supply.js';
import { plotsIn } from './plots.js';
import { adjacent, GREEN, isSolitaire, type Position } from './position.js';
import { cardRef, countryRef, plotRef, sideRef } from './references.js';
import { resources } from './resources.js';
import { SIDES, type Side } from './sides.js';
import { text } from './text.js';
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

/** The position as text tables: the map by kind of country, then tracks and cards. Empty cells are blank. */
export function tables(g: Position): readonly TextTable[] {
  return [muslimTable(g), othersTable(g), stateTable(g), neighborsTable(g)];
}

type Cell = Message | string | number;

/** Several messages in one: as a list with commas, or joined without. */
const joinMessages = (key: 'table.list' | 'table.row', parts: readonly Message[]): Message | string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => text(key, { a, b }));

const muslimTable = (g: Position): TextTable => ({
  title: text('table.muslim'),
  head: (['country', 'resources', 'governance', 'alignment', 'cells', 'troops', 'markers'] as const).map((it) =>
    text(`table.${it}`),
  ),
  rows: MUSLIM_COUNTRIES.map((country) => [
    isShiaMix(country) ? text('table.shiaMix', { space: countryRef(country) }) : countryRef(country),
    isOil(country) ? text('table.oil', { n: resources(g, country) }) : resources(g, country),
    text(`governance.${GOVERNANCE_NAMES[g.governance[country]]}`),
    alignmentOf(g, country),
    ...piecesIn(g, country),
  ]),
});

const othersTable = (g: Position): TextTable => ({
  title: text('table.others'),
  head: (['country', 'governance', 'posture', 'cells', 'troops', 'markers'] as const).map((it) => text(`table.${it}`)),
  rows: ALL_COUNTRIES.filter((country) => !isMuslim(country)).map((country) => [
    countryRef(country),
    text(`governance.${GOVERNANCE_NAMES[g.governance[country]]}`),
    postureOf(g, country),
    ...piecesIn(g, country),
  ]),
});

const piecesIn = (g: Position, country: Country): Cell[] => [
  joinMessages('table.row', [
    ...(g.active[country] > 0 ? [text('short.active', { n: g.active[country] })] : []),
    ...(g.sleepers[country] > 0 ? [text('short.sleepers', { n: g.sleepers[country] })] : []),
    ...(hasSadr(g, country) ? [referenceMessage('piece:sadr')] : []),
  ]),
  joinMessages('table.row', [
    ...(g.troops[country] > 0 ? [numberMessage(g.troops[country])] : []),
    ...(g.nato === country ? [text('short.nato')] : []),
  ]),
  joinMessages('table.list', markersIn(g, country)),
];

function markersIn(g: Position, country: Country): Message[] {
  const markers: Message[] = [];
  if (g.regimeChange[country] > 0) markers.push(text(g.regimeChange[country] === GREEN ? 'short.green' : 'short.tan'));
  if (g.besieged[country] > 0) markers.push(text('short.besieged'));
  if (g.aid[country] > 0) markers.push(text('short.aid', { n: g.aid[country] }));
  if (g.cadre[country] > 0) markers.push(text('short.cadre'));
  const faces = plotsIn(g, country).map(({ kind }) => plotRef(kind));
  for (const face of new Set(faces)) {
    markers.push(text('short.plots', { plot: face, n: faces.filter((it) => it === face).length }));
  }
  return markers;
}

/** The adjacent countries (4.1.1), for the details of one country. */
const neighborsTable = (g: Position): TextTable => ({
  title: text('table.neighbors'),
  head: [text('table.country'), text('table.adjacent')],
  rows: ALL_COUNTRIES.map((country) => [
    countryRef(country),
    joinMessages(
      'table.list',
      adjacent(g, country).map((near) => referenceMessage(countryRef(near))),
    ),
  ]),
  detail: true,
});

const stateTable = (g: Position): TextTable => ({
  title: text('table.situation'),
  head: [text('table.what'), text('table.value')],
  rows: [...tracks(g), ...aims(g), ...stocks(g), ...cards(g), [text('table.signs'), text('table.legend')]],
});

function tracks(g: Position): Cell[][] {
  const world = worldPosture(g);
  return [
    [text('table.prestige'), leveled(g.prestige, prestigeLevel(g))],
    [text('table.funding'), leveled(g.funding, fundingLevel(g))],
    [text('table.usPosture'), postureOf(g, UNITED_STATES)],
    [
      text('table.world'),
      text(world === 0 ? 'world.even' : world > 0 ? 'world.hard' : 'world.soft', { n: Math.abs(world) }),
    ],
    [text('table.penalty'), gwotPenalty(g)],
  ];
}
const leveled = (n: number, level: string): Message => text('table.level', { n, level: `level:${level}` });

/** 2.1, with what each side needs. */
function aims(g: Position): Cell[][] {
  const { goodResources, goodOrFair, islamistResources, poorOrIslamist } = tally(g);
  return [
    [text('table.goodResources'), goodResources],
    [text('table.goodOrFair'), goodOrFair],
    ...(isSolitaire(g) ? [] : [[text('table.cellsOnMap'), cellsOnMap(g)]]),
    [text(isSolitaire(g) ? 'table.islamistResources.alone' : 'table.islamistResources'), islamistResources],
    [text('table.poorOrIslamist'), poorOrIslamist],
  ];
}

const stocks = (g: Position): Cell[][] => [
  [text('table.troopsLeft'), leveled(troopsOnTrack(g), troopLevel(g))],
  [text('table.cellsLeft'), text('table.recruitable', { n: cellsOnTrack(g), available: availableCells(g) })],
  [text('table.plotsLeft'), availablePlots(g)],
  [text('table.arsenal'), g.pakistanArsenal],
  [text('table.nukes'), g.looseNukes],
  ...SIDES.filter((side) => g.reserves[side] > 0).map((side) => [
    text('table.reserves', { side: sideRef(side) }),
    g.reserves[side],
  ]),
];

function cards(g: Position): Cell[][] {
  const marks = EVENT_MARKERS.filter((_, index) => g.marks[index] === 1);
  return [
    ...SIDES.map((side) => [text('table.hand', { side: sideRef(side) }), handOf(g, side)]),
    [text('table.deck', { n: g.deck, of: decksOf(g) }), g.draw.length],
    [text('table.discard'), g.discard.length],
    ...(marks.length > 0
      ? [
          [
            text('table.inEffect'),
            joinMessages(
              'table.list',
              marks.map((mark) => referenceMessage(`mark:${mark}`)),
            ),
          ],
        ]
      : []),
    ...(g.lapsing.length > 0
      ? [
          [
            text('table.lapsing'),
            joinMessages(
              'table.list',
              g.lapsing.map((card) => referenceMessage(cardRef(card))),
            ),
          ],
        ]
      : []),
    ...(g.firstPlotCard > 0 ? [[text('table.firstPlot'), referenceMessage(cardRef(g.firstPlotCard))]] : []),
  ];
}

/** The names of cards that the viewer may see, otherwise their number. */
function handOf(g: Position, side: Side): Message | string {
  const hand = g.hands[side];
  if (hand.length === 0 || hand.includes(0)) return text('table.handCount', { n: hand.length });
  return joinMessages(
    'table.list',
    hand.map((card) => referenceMessage(cardRef(card))),
  );
}

function alignmentOf(g: Position, country: Country): Message | string {
  const alignment = ALIGNMENT_NAMES[g.alignment[country]];
  return alignment === 'none' ? '' : text(`alignment.${alignment}`);
}

function postureOf(g: Position, country: Country): Message | string {
  const posture = POSTURE_NAMES[g.posture[country]];
  return posture === 'none' ? '' : text(`posture.${posture}`);
}
