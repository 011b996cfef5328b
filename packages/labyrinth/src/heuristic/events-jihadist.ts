import { cellsIn, hasSadr } from '../cell-counts.js';
import {
  ALL_COUNTRIES,
  type Country,
  countryOf,
  IRAN,
  IRAQ,
  MUSLIM_COUNTRIES,
  PAKISTAN,
  PHILIPPINES,
  SHIA_MIX_COUNTRIES,
  UNITED_KINGDOM,
  UNITED_STATES,
} from '../countries.js';
import { watched } from '../events/cards-71-80.js';
import { lastImproved } from '../events/cards-91-100.js';
import { regimeChangeCountries } from '../events/effects.js';
import { isAlly, isFairOrGood, oppositePosture, underIslamistRule } from '../governance.js';
import {
  ADVERSARY,
  HARD,
  hasMarker,
  ISLAMIST_RULE,
  NEUTRAL,
  POOR,
  type Position,
  SOFT,
  UNMARKED,
} from '../position.js';
import { cellsOnTrack, gwotPenalty, MAX_FUNDING } from '../tracks.js';
import { plotHarm } from './plots.js';
import { fundingGain, fundingTo, gainIn, horizon, prestigeGain, prestigeRollGain, WEIGHTS } from './position-worth.js';
import { postureGain, postureRollGain } from './relations.js';

/** What a Jihadist event costs the US when it occurs (6.3.2): a table by card, with negative values. */
type Value = (g: Position) => number;

const AFGHANISTAN = countryOf('afghanistan');
const CAUCASUS = countryOf('caucasus');
const CENTRAL_ASIA = countryOf('central-asia');
const FRANCE = countryOf('france');
const GERMANY = countryOf('germany');
const INDIA = countryOf('india');
const INDONESIA_MALAYSIA = countryOf('indonesia-malaysia');
const SAUDI_ARABIA = countryOf('saudi-arabia');
const SOMALIA = countryOf('somalia');
const SYRIA = countryOf('syria');

/** What `n` more sleepers there gain. */
const cells = (g: Position, country: Country, n: number): number => {
  const placed = Math.min(n, cellsOnTrack(g));
  return placed > 0 ? gainIn(g, country, { sleepers: g.sleepers[country] + placed, cadre: 0 }) : 0;
};
const worst = (countries: readonly Country[], gain: (country: Country) => number): number => {
  let found = 0;
  for (const country of countries) found = Math.min(found, gain(country));
  return found;
};
const worsenGain = (g: Position, country: Country): number =>
  isFairOrGood(g, country) ? gainIn(g, country, { governance: g.governance[country] + 1 }) : 0;
const shiftGain = (g: Position, country: Country): number =>
  g.governance[country] === UNMARKED || g.alignment[country] === ADVERSARY
    ? 0
    : gainIn(g, country, { alignment: g.alignment[country] + 1 });
const allyLost = (g: Position): number =>
  worst(
    MUSLIM_COUNTRIES.filter((country) => isAlly(g, country)),
    (country) => gainIn(g, country, { alignment: NEUTRAL }),
  );
const discarded = (g: Position): number => (g.hands.us.length > 1 ? -WEIGHTS.card : 0);
const cellsSomewhere = (n: number): Value => {
  return (g) => -0.9 * Math.min(n, cellsOnTrack(g));
};

/** 65, 69, 71: one jihad die in a Fair or a Poor country. */
const wmd: Value = (g) => (g.looseNukes > 0 ? -2.5 * horizon(g) : 0);

const leak: Value = (g) => postureRollGain(g, UNITED_STATES) + prestigeRollGain(g, gwotPenalty(g)) + allyLost(g) - 0.5;

/** 87-89: two plots for a cell, where they do most harm. */
const martyrdom: Value = (g) => {
  let harm = 0;
  for (const country of ALL_COUNTRIES) {
    if (cellsIn(g, country) === 0 || underIslamistRule(g, country)) continue;
    harm = Math.max(harm, 2 * plotHarm(g, { country, kind: 0 }));
  }
  return -harm;
};

const JIHADIST_EVENTS: Readonly<Record<number, Value>> = {
  48: cellsSomewhere(1),
  49: (g) => cells(g, SOMALIA, 1),
  50: (g) => Math.min(cells(g, IRAQ, 1), cells(g, IRAN, 1)),
  51: (g) => cells(g, IRAQ, hasMarker(g, 'saddam-captured') ? 2 : 4),
  52: discarded,
  53: cellsSomewhere(2),
  54: (g) => (hasSadr(g, IRAQ) ? 0 : gainIn(g, IRAQ, { sadr: true })),
  55: (g) => cells(g, CENTRAL_ASIA, 1),
  56: (g) => prestigeGain(g, -1) - 0.4 * horizon(g),
  57: (g) => cells(g, PHILIPPINES, 1) - 0.7 * horizon(g),
  58: (g) => cells(g, IRAQ, 1) - horizon(g),
  59: (g) => (g.hands.us.length > 1 ? -1.3 * WEIGHTS.card : 0),
  60: (g) => (hasMarker(g, 'benazir-bhutto') ? -2.5 : -0.4) * horizon(g),
  61: () => -0.9 - WEIGHTS.card,
  62: (g) =>
    hasMarker(g, 'ctr-russia')
      ? -0.8
      : Math.min(postureGain(g, CAUCASUS, oppositePosture(g.posture[UNITED_STATES])), shiftGain(g, CENTRAL_ASIA)),
  63: (g) => discarded(g) + fundingGain(g, 1) + prestigeGain(g, -1),
  64: (g) =>
    g.governance[SYRIA] === UNMARKED
      ? -0.5
      : gainIn(g, SYRIA, { alignment: ADVERSARY, governance: Math.max(g.governance[SYRIA], POOR) }),
  65: wmd,
  66: (g) => cells(g, UNITED_KINGDOM, 1),
  67: (g) => cells(g, CENTRAL_ASIA, 1) + cells(g, AFGHANISTAN, 1),
  68: (g) => cells(g, INDONESIA_MALAYSIA, 2),
  69: wmd,
  70: (g) => cells(g, PAKISTAN, 1) + cells(g, INDIA, 1),
  71: wmd,
  72: (g) => cells(g, AFGHANISTAN, underIslamistRule(g, AFGHANISTAN) ? cellsOnTrack(g) : 3),
  73: (g) => -1.2 * horizon(g),
  74: () => -0.8,
  75: (g) => prestigeGain(g, -1) + postureGain(g, GERMANY, SOFT) + postureGain(g, FRANCE, SOFT),
  76: (g) => prestigeGain(g, -2) + allyLost(g) - 2 * WEIGHTS.card,
  77: (g) => worst(watched(g), (country) => shiftGain(g, country)),
  78: (g) => postureGain(g, UNITED_STATES, HARD) + prestigeRollGain(g, gwotPenalty(g)),
  79: () => -3,
  80: (g) => cells(g, PAKISTAN, 1) - (hasMarker(g, 'fata') ? 0 : 1.2) * horizon(g),
  81: (g) => worst(regimeChangeCountries(g), (country) => cells(g, country, 5) - 0.5),
  82: (g) => -0.9 * Math.min(2, cellsOnTrack(g)),
  83: (g) => cells(g, PAKISTAN, 1) + shiftGain(g, PAKISTAN),
  84: leak,
  85: leak,
  86: (g) => discarded(g) + prestigeGain(g, -1) + worst(SHIA_MIX_COUNTRIES, (country) => cells(g, country, 1)),
  87: martyrdom,
  88: martyrdom,
  89: martyrdom,
  90: (g) => 2 * discarded(g) + postureGain(g, UNITED_STATES, SOFT),
  91: (g) => (g.governance.includes(ISLAMIST_RULE) ? -3 : -1.5),
  92: (g) => fundingTo(g, MAX_FUNDING),
  93: (g) =>
    cells(g, AFGHANISTAN, 1) +
    cells(g, PAKISTAN, 1) +
    (underIslamistRule(g, AFGHANISTAN) ? 0 : gainIn(g, AFGHANISTAN, { besieged: 1 })) +
    prestigeGain(g, underIslamistRule(g, AFGHANISTAN) || underIslamistRule(g, PAKISTAN) ? -3 : -1),
  94: (g) => worst(lastImproved(g), (country) => worsenGain(g, country)),
  95: (g) =>
    underIslamistRule(g, SAUDI_ARABIA) ? fundingTo(g, MAX_FUNDING) : fundingGain(g, g.governance[SAUDI_ARABIA] || POOR),
  /** The Election belongs to neither side: a posture roll, and Prestige by relations. */
  120: (g) => postureRollGain(g, UNITED_STATES) + prestigeGain(g, gwotPenalty(g) === 0 ? 1 : -1),
};

/** What the event of a Jihadist card, or the Election, gains the US: usually less than 0. */
export const jihadistEventGain = (g: Position, card: number): number => JIHADIST_EVENTS[card]?.(g) ?? 0;
