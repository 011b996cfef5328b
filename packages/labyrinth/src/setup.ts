import type { Chance, Settings } from '@sandtable/kernel';
import { ALL_COUNTRIES, countryId, factsOf, ISRAEL, UNITED_STATES } from './countries.js';
import { CARDS } from './data/cards.js';
import { type CountrySetup, SCENARIOS } from './data/scenarios.js';
import { makeDrawPile } from './deck.js';
import { ALIGNMENT_NAMES, GOVERNANCE_NAMES } from './governance.js';
import { NUMBERED, WMD_IN_BOX } from './plot-supply.js';
import { emptyPosition, HARD, type Position, type Rules, SOFT, setMarker, TAN } from './position.js';

/** 3.1-2 Setting up. */
export function setup(settings: Settings, chance: Chance): Position {
  const rules = settings as unknown as Rules;
  const g = emptyPosition(rules, chance);
  const scenario = SCENARIOS[rules.setup];
  g.prestige = scenario.prestige;
  g.funding = scenario.funding;
  for (const country of ALL_COUNTRIES) {
    const { governance } = factsOf(country);
    if (governance) g.governance[country] = GOVERNANCE_NAMES.indexOf(governance);
    const here: CountrySetup = scenario.countries[countryId(country)] ?? {};
    if (here.governance) g.governance[country] = GOVERNANCE_NAMES.indexOf(here.governance);
    if (here.alignment) g.alignment[country] = ALIGNMENT_NAMES.indexOf(here.alignment);
    if (here.posture) g.posture[country] = postureOf(here.posture);
    g.sleepers[country] = here.sleepers ?? 0;
    g.troops[country] = here.troops ?? 0;
    if (here.besieged) g.besieged[country] = 1;
    if (here.regimeChange) g.regimeChange[country] = TAN;
  }
  g.posture[UNITED_STATES] = postureOf(scenario.posture);
  g.posture[ISRAEL] = HARD;
  for (const mark of scenario.marks) setMarker(g, mark, true);
  for (let kind = 0; kind < NUMBERED.length; kind++) g.available[kind] = NUMBERED[kind];
  g.looseNukes = WMD_IN_BOX;
  g.pakistanArsenal = WMD_IN_BOX;
  // 3.2: cards of other years, and those that the scenario names, stay out.
  const stays = ({ number, years }: (typeof CARDS)[number]): boolean =>
    (!years || years.includes(scenario.year)) && !scenario.without.includes(number);
  g.removed = CARDS.filter((card) => !stays(card)).map(({ number }) => number);
  makeDrawPile(
    g,
    CARDS.filter(stays).map(({ number }) => number),
  );
  return g;
}

const postureOf = (posture: 'soft' | 'hard'): number => (posture === 'hard' ? HARD : SOFT);
