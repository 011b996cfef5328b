import {
  byKey,
  converted,
  type Format,
  fieldDeclarations,
  flag,
  flagIfSet,
  integer,
  list,
  marked,
  objectOf,
  optional,
  positionFormat,
  type ViewOf,
  word,
  wordList,
} from '@sandtable/kernel';
import { type Country, countryId, countryOf } from './countries.js';
import { CARDS } from './data/cards.js';
import { COUNTRY_IDS, type CountryId } from './data/countries.js';
import { EVENT_MARKERS } from './event-markers.js';
import { availablePlots, WMD_IN_BOX } from './plot-supply.js';
import { actingSide, isSolitaire, type Position, type ResumableAction, STEPS } from './position.js';
import { COUNTRY_FIELD_NAMES, clearMap, readCountries, writeCountries } from './position-json/countries.js';
import { plotCounts, plots } from './position-json/plots.js';
import { readCardAction, readEventAction, readOperationAction } from './position-json/resumable-action.js';
import { cardRef } from './references.js';
import { CARDS_PER_PHASE } from './rules/phases.js';
import { bySide, SIDES, type Side } from './sides.js';
import { inputError } from './text.js';
import {
  availableCells,
  cellsOnTrack,
  fundingLevel,
  gwotPenalty,
  MAX_FUNDING,
  MAX_PRESTIGE,
  MAX_RESERVES,
  MIN_FUNDING,
  MIN_PRESTIGE,
  prestigeLevel,
  troopLevel,
  troopsOnTrack,
  worldPosture,
} from './tracks.js';
import { decksOf, tally } from './victory.js';

const MAX_DECKS = 3;

const cardNumbers = list(integer(1, CARDS.length));
const cards: typeof cardNumbers = {
  write: cardNumbers.write,
  read(json, at) {
    const read = cardNumbers.read(json, at);
    const twice = read.find((card, i) => read.indexOf(card) < i);
    if (twice !== undefined) throw inputError('wrong.cardTwice', { card: cardRef(twice) });
    return read;
  },
};
/** Written from the top. */
const pile: typeof cards = {
  write: (value) => cards.write(value).slice().reverse(),
  read: (json, at) => cards.read(json, at).reverse(),
};
const country = converted((at: number) => countryId(at as Country), word(COUNTRY_IDS), countryOf);
const countries: Format<readonly Country[], readonly CountryId[], Country[]> = {
  write: (value) => value.map(countryId),
  read: (json, at) => wordList(COUNTRY_IDS).read(json, at).map(countryOf),
};
const phase = objectOf({ disrupted: countries, improved: countries }, { disrupted: [], improved: [] });

/** 5.3.2: a seat sees its own hand. In the solitaire game no one sees the Jihadists' stack (9.2). */
const seesHand = (g: Position, viewer: string | undefined, side: Side): boolean =>
  viewer === side && !(side === 'jihadist' && isSolitaire(g));
const blanks = (length: number): number[] => Array.from({ length }, () => 0);

const { open, partlyHidden, hidden, inView, shown } = fieldDeclarations<Position>();

/** 8.5.2: all but the Jihadist see only how many markers there are. */
function hideKinds(counts: number[], viewer: string): void {
  if (viewer === 'jihadist') return;
  const total = counts.reduce((sum, n) => sum + n, 0);
  counts.fill(0);
  counts[0] = total;
}
const seesKinds = (viewer: string | undefined): boolean => viewer === undefined || viewer === 'jihadist';

/** What comes first, in one of three fields. */
const doing = <A extends ResumableAction, J>(
  is: (action: ResumableAction) => action is A,
  write: (action: A) => J,
  read: (...json: Parameters<typeof readCardAction>) => ResumableAction,
) => ({
  of: ['doing'] as const,
  in: 'both' as const,
  write: (g: Position): J | undefined => (g.doing && is(g.doing) ? write(g.doing) : undefined),
  read(g: Position, ...json: Parameters<typeof readCardAction>): void {
    g.doing = read(...json);
  },
});

/** Every field of a position as JSON, in the order in which it is written; docs/positions-labyrinth.md explains each. */
export const FORMAT = positionFormat<Position>()({
  step: open('step', word(STEPS)),
  card: doing(
    (it) => 'card' in it,
    ({ side, card }) => ({ side, card }),
    readCardAction,
  ),
  event: doing(
    (it) => 'event' in it,
    ({ side, event }) => ({ side, card: event }),
    readEventAction,
  ),
  operation: doing(
    (it) => 'operation' in it,
    ({ side, operation, value }) => ({ side, kind: operation, value }),
    readOperationAction,
  ),
  /** Cards played in this Action Phase. */
  played: open('played', integer(0, CARDS_PER_PHASE)),
  held: open('held', flagIfSet),
  onlyThese: {
    of: [],
    in: 'both',
    write: (): true => true,
    read(g, json, at) {
      if (flag.read(json, at)) clearMap(g);
    },
  },
  /** Without countries that differ in nothing from an empty, unmarked one. */
  countries: { of: COUNTRY_FIELD_NAMES, in: 'both', write: writeCountries, read: readCountries },
  plots: partlyHidden('plots', plots, (seen, viewer) => {
    if (viewer !== 'jihadist') seen.plots = seen.plots.map((plot) => (plot.open ? plot : { ...plot, kind: 0 }));
  }),
  marks: open('marks', marked(EVENT_MARKERS)),
  nato: open('nato', optional(country, -1)),
  prestige: open('prestige', integer(MIN_PRESTIGE, MAX_PRESTIGE)),
  funding: open('funding', integer(MIN_FUNDING, MAX_FUNDING)),
  reserves: open('reserves', byKey(SIDES, integer(0, MAX_RESERVES))),
  looseNukes: open('looseNukes', integer(0, WMD_IN_BOX)),
  pakistanArsenal: open('pakistanArsenal', integer(0, WMD_IN_BOX)),
  lapsing: open('lapsing', cards),
  lapsingBox: open('lapsingBox', cards),
  firstPlot: open('firstPlot', flagIfSet),
  firstPlotCard: open('firstPlotCard', optional(integer(0, CARDS.length), 0)),
  discard: open('discard', cards),
  removed: open('removed', cards),
  deck: {
    ...open('deck', integer(1, MAX_DECKS)),
    read(g, json, at) {
      g.deck = integer(1, decksOf(g)).read(json, at);
    },
  },
  phase: open('phase', phase),
  phaseBefore: open('phaseBefore', phase),
  hands: {
    of: ['hands'],
    in: 'file',
    write: (g) => ({ us: cards.write(g.hands.us), jihadist: jihadistCards(g).write(g.hands.jihadist) }),
    read(g, json, at) {
      const read = byKey(SIDES, cards).read(json, at, g.hands);
      g.hands.us = read.us;
      // 9.2: in the solitaire game, the Jihadists' stack is listed from the top.
      if (read.jihadist !== g.hands.jihadist)
        g.hands.jihadist = isSolitaire(g) ? read.jihadist.reverse() : read.jihadist;
    },
    hide(seen, viewer) {
      for (const side of SIDES) if (!seesHand(seen, viewer, side)) seen.hands[side].fill(0);
    },
  },
  draw: hidden('draw', pile, ({ draw }) => draw.fill(0)),
  /** In files that people write: the cards on top of the draw pile. */
  top: {
    of: [],
    in: 'file',
    write: () => undefined,
    read(g, json, at) {
      g.draw = pile.read(json, at);
    },
  },
  /** The settings of the match. */
  rules: inView('rules', { write: ({ rules }) => ({ ...rules }) }),
  /** Whose Action Phase it is. */
  acting: shown(actingSide),
  /** The card being played, and those that it plays in order. */
  playing: inView('playing', {
    write: ({ playing }) => playing.slice(),
    read(g, playing) {
      g.playing = playing;
    },
  }),
  /** The viewer’s own cards. */
  hand: shown((g, viewer) => SIDES.flatMap((side) => (seesHand(g, viewer, side) ? [g.hands[side].slice()] : [])).at(0)),
  handSizes: inView('hands', {
    write: ({ hands }) => bySide((side) => hands[side].length),
    read(g, sizes) {
      for (const side of SIDES) g.hands[side] = blanks(sizes[side]);
    },
  }),
  /** Cards in the draw pile. */
  cardsLeft: inView('draw', {
    write: ({ draw }) => draw.length,
    read(g, left) {
      g.draw = blanks(left);
    },
  }),
  /** How many markers are not placed. */
  plotsAvailable: inView('available', {
    write: availablePlots,
    read(g, total) {
      for (const counts of [g.available, g.setAside]) counts.fill(0);
      g.available[0] = total;
    },
  }),
  /** Their kinds, for a viewer who may look. */
  available: {
    ...partlyHidden('available', plotCounts, ({ available }, viewer) => hideKinds(available, viewer)),
    write: ({ available }, viewer) => (seesKinds(viewer) ? plotCounts.write(available) : undefined),
  },
  setAside: {
    ...partlyHidden('setAside', plotCounts, ({ setAside }, viewer) => hideKinds(setAside, viewer)),
    write: ({ setAside }, viewer) =>
      seesKinds(viewer) && (viewer !== undefined || setAside.some((n) => n > 0))
        ? plotCounts.write(setAside)
        : undefined,
  },
  prestigeLevel: shown(prestigeLevel),
  fundingLevel: shown(fundingLevel),
  /** Cells not on the map, and how many of them Funding lets the Jihadists recruit. */
  cellsOnTrack: shown(cellsOnTrack),
  availableCells: shown(availableCells),
  troopsOnTrack: shown(troopsOnTrack),
  troopLevel: shown(troopLevel),
  /** Hard less Soft of all but the US, from -3 to 3. */
  worldPosture: shown(worldPosture),
  gwotPenalty: shown(gwotPenalty),
  goodResources: shown((g) => tally(g).goodResources),
  islamistResources: shown((g) => tally(g).islamistResources),
  goodOrFair: shown((g) => tally(g).goodOrFair),
  poorOrIslamist: shown((g) => tally(g).poorOrIslamist),
});

/** What a seat may see. */
export type View = ViewOf<typeof FORMAT>;

/** In the solitaire game, the top of the Jihadists' stack comes first (9.2). */
function jihadistCards(g: Position): typeof cards {
  return isSolitaire(g) ? pile : cards;
}
