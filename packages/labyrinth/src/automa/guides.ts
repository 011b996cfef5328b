import { cellsIn } from '../cell-counts.js';
import { type Country, countryOf, isMuslim, MUSLIM_COUNTRIES, printedAdjacent, UNITED_STATES } from '../countries.js';
import { isAlly, oppositePosture, underIslamistRule } from '../governance.js';
import { HARD, type Position } from '../position.js';
import { plotTargets } from '../rules/jihadist/plot.js';
import { globalCountry, nearest, randomAmong, shiaMixCountry } from '../rules/random.js';
import type { KeyOf } from '../text.js';
import { worldPosture } from '../tracks.js';
import { minorPriority } from './jihad.js';
import { plotBoxes, plotPlaces } from './plot.js';

type AfterReason<Key> = Key extends `reason.solo.${infer Name}` ? Name : never;
/** Why the chart answers a card's question so, by what comes after `reason.solo.`. */
type GuideReason = AfterReason<KeyOf<'reason'>>;

/** 9.4.2.1 and 9.6: how the chart answers a card's questions. */
export interface Guide {
  readonly rule: string;
  readonly reason: GuideReason;
  /** The preferred countries among those that the event allows; chance decides among them. */
  readonly narrow?: (g: Position, countries: readonly Country[]) => readonly Country[];
  /** A table of 9.5 that is rolled on, however many countries there are. */
  readonly table?: (g: Position, countries: readonly Country[]) => Country | undefined;
}

/** Everything is chosen by chance among what the event allows. */
const ANY: Guide = { rule: '9.4.2.1', reason: 'event.any' };
const SHIA_MIX: Guide = {
  rule: '9.4.2.1',
  reason: 'event.shiaMix',
  table: (g, countries) => nearest(g, shiaMixCountry(g), countries),
};
const GLOBAL: Guide = {
  rule: '9.4.2.1',
  reason: 'event.global',
  table: (g, countries) => nearest(g, globalCountry(g), countries),
};
const MINOR: Guide = { rule: '9.4.2.4', reason: 'event.minor', narrow: minorPriority };
const PLOT: Guide = {
  rule: '9.4.2.2',
  reason: 'event.plot',
  narrow: (g, countries) => {
    const [box] = plotBoxes(g, countries);
    return box ? plotPlaces(g, box, countries, 'event') : countries;
  },
};
/** The track of the World's posture has limits, so one more country may not move it (4.7.2). */
const EX_KGB: Guide = {
  rule: '9.6',
  reason: 'event.exKgb',
  narrow: (g) => [movesWorldPosture(g) ? CAUCASUS : CENTRAL_ASIA],
};
const LEAK: Guide = { ...MINOR, reason: 'event.leak' };
const OIL: Guide = { rule: '9.6', reason: 'event.oil' };

const CAUCASUS = countryOf('caucasus');
const CENTRAL_ASIA = countryOf('central-asia');

function movesWorldPosture(g: Position): boolean {
  const posture = g.posture.slice();
  posture[CAUCASUS] = oppositePosture(posture[UNITED_STATES]);
  return worldPosture({ ...g, posture }) !== worldPosture(g);
}

const GUIDES: Readonly<Record<number, Guide>> = {
  53: GLOBAL,
  62: EX_KGB,
  76: MINOR,
  77: MINOR,
  82: GLOBAL,
  84: LEAK,
  85: LEAK,
  86: SHIA_MIX,
  87: PLOT,
  88: PLOT,
  89: PLOT,
  94: MINOR,
  96: PLOT,
  104: SHIA_MIX,
  105: SHIA_MIX,
  106: SHIA_MIX,
  107: MINOR,
  115: PLOT,
  116: PLOT,
  117: OIL,
  118: OIL,
};
export const guideOf = (card: number): Guide => GUIDES[card] ?? ANY;

/** Countries where a card may place a plot; none for a card that places none by the chart (9.4.2.1). */
function plotEventTargets(g: Position, card: number): readonly Country[] | undefined {
  switch (card) {
    case 87:
    case 88:
    case 89:
    case 116:
      return plotTargets(g);
    case 96:
      return MUSLIM_COUNTRIES.filter((country) => !underIslamistRule(g, country));
    case 115:
      return HAMBALI.filter(
        (country) => cellsIn(g, country) > 0 && (isMuslim(country) ? isAlly(g, country) : g.posture[country] === HARD),
      );
    default:
      return undefined;
  }
}
const INDONESIA_MALAYSIA = countryOf('indonesia-malaysia');
const HAMBALI = [INDONESIA_MALAYSIA, ...printedAdjacent(INDONESIA_MALAYSIA)];

/** 9.4.2.1: the Plot chart finds no place for this card's plot, and leads to Radicalization. */
export function hasNoPlotPlace(g: Position, card: number): boolean {
  const targets = plotEventTargets(g, card);
  return targets !== undefined && plotBoxes(g, targets).length === 0;
}

/** By the guide's table, or an even chance (9.5). */
export function chance(g: Position, guide: Guide, countries: readonly Country[]): Country {
  const country = guide.table ? guide.table(g, countries) : randomAmong(g, countries);
  if (country === undefined) throw new Error('there is no country to choose from');
  return country;
}
