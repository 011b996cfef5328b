import { cellsIn } from '../cell-counts.js';
import {
  ALL_COUNTRIES,
  type Country,
  countryOf,
  IRAN,
  IRAQ,
  isOil,
  MUSLIM_COUNTRIES,
  PAKISTAN,
  SCHENGEN,
  SHIA_MIX_COUNTRIES,
  UNITED_KINGDOM,
  UNITED_STATES,
} from '../countries.js';
import { mayBacklash, specialForcesTargets } from '../events/cards-01-10.js';
import { HORN } from '../events/cards-11-20.js';
import { mayRoll, SHIN_BET, TAPPED } from '../events/cards-21-31.js';
import { forSistani } from '../events/cards-41-50.js';
import { HIZB_UT_TAHRIR } from '../events/cards-91-100.js';
import { contested, forToraBora, NEAR_LEBANON } from '../events/cards-101-110.js';
import { forHambali, knownToKsm } from '../events/cards-111-120.js';
import { mayMediate, POSTURE_COUNTRIES, regimeChangeCountries } from '../events/effects.js';
import { anyIslamistRule, isAdversary, oppositePosture, underIslamistRule } from '../governance.js';
import {
  ALLY,
  FAIR,
  GOOD,
  hasMarker,
  ISLAMIST_RULE,
  isSolitaire,
  NEUTRAL,
  POOR,
  type Position,
  UNMARKED,
} from '../position.js';
import { gwotPenalty, troopLevel } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { JIHADIST_RESOURCES, tally, US_RESOURCES } from '../victory.js';
import { bestDisrupt, bestRemoval, clearanceGain } from './disrupt.js';
import { backlashGain, bestAlert, plotHarm } from './plots.js';
import {
  type CountryChange,
  countryWorth,
  fundingGain,
  gainIn,
  horizon,
  prestigeGain,
  prestigeRollGain,
  WEIGHTS,
} from './position-worth.js';
import { bestPosture, persuadeGain, postureGain, postureRollGain } from './relations.js';
import { bestRegimeChange } from './troops.js';
import { convinceGain } from './war-of-ideas.js';

/** What an event is worth to the US when it can occur: a table by card. Lasting events are worth less late in the game. */
type Value = (g: Position) => number;

const BENELUX = countryOf('benelux');
const CENTRAL_ASIA = countryOf('central-asia');
const EGYPT = countryOf('egypt');
const FRANCE = countryOf('france');
const INDIA = countryOf('india');
const JORDAN = countryOf('jordan');
const LIBYA = countryOf('libya');
const RUSSIA = countryOf('russia');
const SCANDINAVIA = countryOf('scandinavia');
const SERBIA = countryOf('serbia');
const SUDAN = countryOf('sudan');
const SYRIA = countryOf('syria');
const TURKEY = countryOf('turkey');
const YEMEN = countryOf('yemen');

/** What lasting events are worth at the beginning. */
const lasting =
  (worth: number): Value =>
  (g) =>
    worth * horizon(g);
const unlessMarked =
  (mark: Parameters<typeof hasMarker>[1], worth: number): Value =>
  (g) =>
    hasMarker(g, mark) ? 0 : worth * horizon(g);

const aidGain = (g: Position, country: Country): number =>
  g.governance[country] === UNMARKED ? 0.1 : gainIn(g, country, { aid: g.aid[country] + 1 });
const most = (countries: readonly Country[], gain: (country: Country) => number): number => {
  let found = Number.NEGATIVE_INFINITY;
  for (const country of countries) found = Math.max(found, gain(country));
  return found === Number.NEGATIVE_INFINITY ? 0 : found;
};

const specialForces: Value = (g) => bestRemoval(g, specialForcesTargets(g));
const predator: Value = (g) => bestRemoval(g, MUSLIM_COUNTRIES);
const sanctions: Value = (g) => fundingGain(g, -2);
const iran: Value = (g) => bestRemoval(g, [...SHIA_MIX_COUNTRIES, IRAN]);

/** One level of governance up, if the country is tested and can improve. */
export const improveGain = (g: Position, country: Country): number => {
  const governance = g.governance[country];
  if (governance === UNMARKED) return 0.7;
  return governance === FAIR || governance === POOR || governance === ISLAMIST_RULE
    ? gainIn(g, country, { governance: governance - 1 })
    : 0;
};

/** From Adversary to Neutral, which makes further operations possible. */
export const neutralGain = (g: Position, country: Country): number =>
  isAdversary(g, country) && !underIslamistRule(g, country) ? gainIn(g, country, { alignment: NEUTRAL }) : 0;

/** 30: Aid, and the roll as if relations were good. */
export const nationBuildingGain = (g: Position, country: Country): number =>
  aidGain(g, country) + (isAdversary(g, country) ? 0 : convinceGain(g, country, 0, 1));

/** 37, 39: Regime Change at once, or only the right to it. */
const cause = (country: Country): Value => {
  return (g) => Math.max(0.3 * horizon(g), bestRegimeChange(g, [country])?.gain ?? 0);
};

const wiretapping: Value = (g) => {
  let sum = WEIGHTS.card;
  for (const country of TAPPED) sum += clearanceGain(g, country);
  for (const plot of g.plots) if (TAPPED.includes(plot.country)) sum += plotHarm(g, plot);
  return sum;
};

const ksm: Value = (g) => {
  let sum = 2 * WEIGHTS.card;
  for (const plot of knownToKsm(g)) sum += plotHarm(g, plot);
  return sum;
};

/** 117, 118: never if it would make the Jihadists win (2.1.2). */
const oilPriceSpike: Value = (g) => {
  let { goodResources: good, islamistResources: islamist } = tally(g);
  for (const country of MUSLIM_COUNTRIES) {
    const more = isOil(country) ? 1 : 0;
    if (g.governance[country] === GOOD) good += more;
    else if (g.governance[country] === ISLAMIST_RULE) islamist += more;
  }
  if (good >= US_RESOURCES) return WINS;
  return islamist >= JIHADIST_RESOURCES ? -WINS : WEIGHTS.card + 0.4 * (good - islamist);
};
const WINS = 100;
/** 102: Central Asia is tested again. */
const formerSovietUnion: Value = (g) => {
  const change: CountryChange = { alignment: NEUTRAL };
  const poor = countryWorth(g, CENTRAL_ASIA, { ...change, governance: POOR });
  const fair = countryWorth(g, CENTRAL_ASIA, { ...change, governance: FAIR });
  return (2 * poor + fair) / 3 - countryWorth(g, CENTRAL_ASIA);
};

const shifted = (alignment: number, by: number): number => Math.min(3, Math.max(1, (alignment || NEUTRAL) + by));
const darfur: Value = (g) =>
  g.prestige >= 7
    ? gainIn(g, SUDAN, { aid: g.aid[SUDAN] + 1, alignment: shifted(g.alignment[SUDAN], -1) })
    : gainIn(g, SUDAN, { besieged: 1, alignment: shifted(g.alignment[SUDAN], 1) });

/** 45: the US may roll for a new posture. */
const saferNow: Value = (g) =>
  prestigeGain(g, 3) + postureRollGain(g, UNITED_STATES) + bestPosture(g, POSTURE_COUNTRIES);

/** The second removed cell is worth a little less than the first. */
const TWO = 1.7;

const US_EVENTS: Readonly<Record<number, Value>> = {
  1: (g) => Math.max(0, ...g.plots.filter(mayBacklash).map((it) => backlashGain(g, it))),
  2: () => 0.5,
  3: unlessMarked('ctr-russia', 1),
  4: (g) => fundingGain(g, -1) + (hasMarker(g, 'abu-sayyaf') ? 1 : 0.2),
  5: lasting(1),
  6: sanctions,
  7: sanctions,
  8: specialForces,
  9: specialForces,
  10: specialForces,
  11: (g) => 0.4 * horizon(g) + (mayMediate(g) ? prestigeGain(g, 1) + fundingGain(g, -2) : 0),
  12: (g) => fundingGain(g, anyIslamistRule(g) ? -2 : -4) + (g.governance[EGYPT] === UNMARKED ? 0.2 : 0),
  13: (g) =>
    prestigeGain(g, 1) +
    (hasMarker(g, 'al-anbar') ? 1 : 0.3) +
    most(
      [IRAQ, SYRIA].filter((country) => troopsIn(g, country) > 0),
      (country) => aidGain(g, country),
    ),
  14: (g) => 0.5 * most(MUSLIM_COUNTRIES, (country) => neutralGain(g, country)),
  15: (g) =>
    most(
      HORN.filter((country) => underIslamistRule(g, country)),
      (country) => gainIn(g, country, { governance: POOR, alignment: NEUTRAL }),
    ),
  16: (g) => bestPosture(g, [BENELUX]) + (anyIslamistRule(g) ? 0 : fundingGain(g, -1)),
  17: (g) => 0.3 * horizon(g) + bestRemoval(g, [RUSSIA, CENTRAL_ASIA]),
  18: () => 1.2,
  19: (g) => gainIn(g, TURKEY, { governance: FAIR, alignment: ALLY }),
  20: (g) => gainIn(g, JORDAN, { governance: FAIR, alignment: ALLY }) + prestigeGain(g, 1) + fundingGain(g, -1),
  21: (g) =>
    (bestAlert(
      g,
      g.plots.filter((plot) => mayRoll(g, plot)),
    )?.gain ?? 0) +
    WEIGHTS.card +
    bestPosture(g, POSTURE_COUNTRIES),
  22: (g) => SHIN_BET.reduce((sum, country) => sum + clearanceGain(g, country), 0),
  23: predator,
  24: predator,
  25: predator,
  26: (g) => prestigeGain(g, 2) + fundingGain(g, -3),
  27: (g) => aidGain(g, IRAQ) + prestigeGain(g, 1) + 0.3,
  28: (g) =>
    most(
      ALL_COUNTRIES.filter((country) => g.besieged[country] > 0),
      (country) => gainIn(g, country, { besieged: 0 }),
    ),
  29: (g) =>
    postureGain(g, UNITED_KINGDOM, g.posture[UNITED_STATES]) +
    Math.max(0, 3 * most(SCHENGEN, (country) => persuadeGain(g, country))),
  30: (g) => most(regimeChangeCountries(g), (country) => nationBuildingGain(g, country)),
  31: wiretapping,
  32: (g) => most(MUSLIM_COUNTRIES, (country) => neutralGain(g, country)) - 0.3,
  33: (g) =>
    (g.governance[PAKISTAN] === POOR ? improveGain(g, PAKISTAN) : 0) + horizon(g) * (0.5 + 0.3 * cellsIn(g, PAKISTAN)),
  34: (g) => (bestDisrupt(g, 3)?.gain ?? 0) + (g.hands.jihadist.length > 0 ? WEIGHTS.card : 0),
  35: (g) => improveGain(g, TURKEY) + bestPosture(g, [FRANCE]) + fundingGain(g, -2),
  36: (g) => gainIn(g, PAKISTAN, { alignment: ALLY }) + bestPosture(g, [INDIA]) + 0.4 * horizon(g),
  37: cause(IRAQ),
  38: (g) => gainIn(g, LIBYA, { alignment: ALLY }) + prestigeGain(g, 1) + 2 * bestPosture(g, SCHENGEN),
  39: cause(LIBYA),
  40: (g) => most(regimeChangeCountries(g), (country) => improveGain(g, country)),
  41: (g) => most(regimeChangeCountries(g), (country) => natoGain(g, country)),
  42: lasting(1.2),
  43: unlessMarked('patriot-act', 1.8),
  44: (g) => (bestDisrupt(g, 3)?.gain ?? 0) + (g.hands.jihadist.length > 0 ? WEIGHTS.card : 0) + 0.3 * horizon(g),
  45: saferNow,
  46: (g) => most(forSistani(g), (country) => improveGain(g, country)),
  47: (g) => (isSolitaire(g) ? 0 : 1.2),
  96: (g) => bestPosture(g, [SCANDINAVIA]) - 0.8,
  97: () => 0.4,
  98: (g) => fundingGain(g, -1),
  99: (g) => prestigeGain(g, -1) + fundingGain(g, -1) - 0.3,
  100: (g) => fundingGain(g, HIZB_UT_TAHRIR[troopLevel(g)]),
  101: (g) => prestigeGain(g, 1) + postureGain(g, SERBIA, oppositePosture(g.posture[UNITED_STATES])),
  102: formerSovietUnion,
  103: (g) => bestRemoval(g, NEAR_LEBANON),
  104: iran,
  105: iran,
  106: (g) => TWO * bestRemoval(g, contested(g)),
  107: (g) => aidGain(g, IRAQ),
  108: (g) => gainIn(g, PAKISTAN, { governance: POOR, alignment: ALLY }) + bestRemoval(g, [PAKISTAN]),
  109: (g) => TWO * bestRemoval(g, forToraBora(g)) + prestigeRollGain(g, gwotPenalty(g)) + WEIGHTS.card,
  110: (g) => prestigeGain(g, 3),
  111: (g) => fundingGain(g, -2),
  112: (g) => fundingGain(g, -4) + prestigeGain(g, 1),
  113: darfur,
  114: (g) => 1.5 + prestigeRollGain(g, gwotPenalty(g)),
  115: (g) => bestRemoval(g, forHambali(g)) + 2 * WEIGHTS.card,
  116: ksm,
  117: oilPriceSpike,
  118: oilPriceSpike,
  119: (g) =>
    underIslamistRule(g, YEMEN)
      ? 0
      : gainIn(g, YEMEN, { alignment: ALLY, aid: g.aid[YEMEN] + 1, governance: g.governance[YEMEN] || POOR }),
};

/** 41: Aid, and two troops that cost no cube. */
export const natoGain = (g: Position, country: Country): number =>
  gainIn(g, country, { aid: g.aid[country] + 1, nato: true }) +
  (g.nato >= 0 && g.nato !== country ? gainIn(g, g.nato as Country, { nato: false }) : 0);

/** What the event of this card is worth to the US now, if it can occur. */
export const usEventGain = (g: Position, card: number): number => US_EVENTS[card]?.(g) ?? 0;
