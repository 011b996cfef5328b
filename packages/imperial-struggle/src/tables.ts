import { type Message, referenceMessage, type TextTable } from '@sandtable/kernel';
import { ADVANTAGE_IDS } from './data/advantages.js';
import { AWARDS } from './data/awards.js';
import { WARS } from './data/wars.js';
import { factsOf, kindOf, printedCost, REGIONS, type Space, spacesIn } from './map.js';
import { hasWar, theaterRef, theatersOf } from './next-war-display.js';
import { BRITAIN, FRANCE, flagOf, type Position, SPAIN, USA } from './position.js';
import { advantageRef, cardRef, investmentRef, ministryRef, spaceRef, warTileRef } from './references.js';
import { SIDES, type Side } from './sides.js';
import { type KeyOf, text } from './text.js';

/** The position as text tables: the situation, the next war, then the map by Region. Empty cells are blank. */
export function tables(g: Position): readonly TextTable[] {
  return [situation(g), ...(hasWar(g) ? [warTable(g)] : []), ...REGIONS.map((region) => regionTable(g, region))];
}

type Cell = Message | string | number;
const list = (parts: readonly Message[]): Message | string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => text('table.list', { a, b }));
const sideNames = (): Message[] => SIDES.map((side) => text('table.side', { side: `seat:${side}` }));

const FLAG_NAMES: Readonly<Record<number, string>> = {
  [BRITAIN]: 'seat:britain',
  [FRANCE]: 'seat:france',
  [SPAIN]: 'flag:spain',
  [USA]: 'flag:usa',
};

const regionTable = (g: Position, region: (typeof REGIONS)[number]): TextTable => ({
  title: referenceMessage(`region:${region}`),
  head: (['space', 'kind', 'cost', 'flag', 'markers'] as const).map((it) => text(`table.${it}`)),
  rows: spacesIn(region).map((space) => [
    spaceRef(space),
    kindName(space),
    printedCost(space) > 0 ? printedCost(space) : '',
    FLAG_NAMES[g.flags[space]] ?? '',
    list([
      ...(g.conflicts[space] > 0 ? [text('table.conflict')] : []),
      ...(g.damaged[space] > 0 ? [text('table.damaged')] : []),
    ]),
  ]),
});
const kindName = (space: Space): Message => {
  const { commodity } = factsOf(space);
  const kind = referenceMessage(`kind:${kindOf(space)}`);
  return commodity ? text('table.list', { a: kind, b: `commodity:${commodity}` }) : kind;
};

const warTable = (g: Position): TextTable => ({
  title: text('table.war', { war: `war:${WARS[g.war].id}` }),
  head: [text('table.theater'), ...sideNames()],
  rows: theatersOf(g).map((_, theater) => [theaterRef(g, theater), ...SIDES.map((side) => tilesOf(g, side, theater))]),
});
function tilesOf(g: Position, side: Side, theater: number): Message | string {
  const { basic, bonus } = g.display[side][theater];
  return list([...basic, ...bonus].map((tile) => referenceMessage(tile < 0 ? 'war-tile:hidden' : warTileRef(tile))));
}

/** A row has a cell for each side, or one for both in the first. */
const situation = (g: Position): TextTable => ({
  title: text('table.situation'),
  head: [text('table.what'), ...sideNames()],
  rows: [...ofSides(g), ...ofBoth(g).map(([what, value]) => [what, value, ''])],
});

function ofSides(g: Position): Cell[][] {
  const row = (key: KeyOf<'table'>, of: (side: Side) => Cell): Cell[] => [text(key), ...SIDES.map(of)];
  return [
    row('table.debt', (side) => text('table.of', { n: g.debt[side], of: g.debtLimit[side] })),
    row('table.treaty', (side) => g.treaty[side]),
    row('table.navy', (side) => g.navyBox[side]),
    row('table.unbuilt', (side) => g.unbuilt[side]),
    row('table.hand', (side) => handOf(g, side)),
    row('table.cabinet', (side) => list(g.cabinet[side].map(({ card, revealed }) => ministerName(card, revealed)))),
    row('table.advantages', (side) => advantagesOf(g, side)),
  ];
}

function ministerName(card: number, revealed: boolean): Message {
  if (card === 0) return text('table.hidden');
  return revealed ? referenceMessage(ministryRef(card)) : text('table.faceDown', { ministry: ministryRef(card) });
}

/** The names of cards that the viewer may see, otherwise their number. */
function handOf(g: Position, side: Side): Message | string {
  const hand = g.hands[side];
  if (hand.length === 0 || hand.includes(0)) return text('table.count', { n: hand.length });
  return list(hand.map((card) => referenceMessage(cardRef(card))));
}

const advantagesOf = (g: Position, side: Side): Message | string =>
  list(
    ADVANTAGE_IDS.flatMap((_, advantage) => {
      if (g.holders[advantage] !== flagOf(side)) return [];
      const tile = advantageRef(advantage);
      return [g.exhausted[advantage] > 0 ? text('table.exhausted', { advantage: tile }) : referenceMessage(tile)];
    }),
  );

function ofBoth(g: Position): [Message, Cell][] {
  const free = g.available.filter((tile) => !g.taken.britain.includes(tile) && !g.taken.france.includes(tile));
  return [
    [text('table.turn'), g.turn],
    [text('table.rounds'), g.rounds],
    [text('table.vp'), g.vp],
    [text('table.demand'), list(g.demand.map((commodity) => referenceMessage(`commodity:${commodity}`)))],
    ...REGIONS.flatMap((region): [Message, Cell][] => {
      const [tile] = g.awards[region];
      const award = tile === undefined ? undefined : AWARDS[tile];
      return award
        ? [[text('table.award', { region: `region:${region}` }), text('table.awardGives', { ...award })]]
        : [];
    }),
    [text('table.investments'), list(free.map((tile) => referenceMessage(investmentRef(tile))))],
    [text('table.deck'), text('table.count', { n: g.draw.length })],
  ];
}
