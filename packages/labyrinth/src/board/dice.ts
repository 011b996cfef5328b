import { type DecisionView, type Message, oddsAtLeast, oddsAtMost, type RollOdds } from '@sandtable/kernel';
import { cellsIn } from '../cell-counts.js';
import { type Country, countryOf, isMuslim, UNITED_STATES } from '../countries.js';
import { COUNTRY_IDS, type CountryId } from '../data/countries.js';
import { isUnmarked, TEST_TURNS_ON } from '../governance.js';
import { HARD } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import type { AskKey } from '../questions.js';
import { countryReferred } from '../references.js';
import { mayBeMajor } from '../rules/jihadist/jihad.js';
import { recruitThreshold, threshold } from '../rules/jihadist/success.js';
import { isEasy, TRAVEL } from '../rules/jihadist/travel.js';
import { opsNeededIn } from '../rules/us/ops-needed.js';
import { IDEAS_SUCCEED_ON, isSecured, MODIFIERS, mayImprove, modifiersIn } from '../rules/us/war-of-ideas.js';
import { troopsIn } from '../troops.js';

/** The dice of a test before it is rolled: what is needed, and every modifier. */

export { MODIFIERS };

type Modifier = (typeof MODIFIERS)[number];

const HIGHEST_DIE = 6;

/** 4.9.2, 7.2: what a War of Ideas in a Muslim country would need now. */
export interface WarOfIdeasOdds {
  /** The lowest card value that may be used. */
  readonly value: number;
  readonly modifiers: readonly { readonly why: Modifier; readonly n: number }[];
  /** The lowest die that succeeds; whether every die or none does. */
  readonly die: number;
  readonly outcome: 'sure' | 'impossible' | 'open';
}

/** `undefined` where there is no roll: elsewhere it is a roll for Posture, or the country can't be a target. */
export function warOfIdeasOdds(view: View, id: CountryId): WarOfIdeasOdds | undefined {
  const g = positionFromView(view);
  const country = countryOf(id);
  if (!isMuslim(country) || isUnmarked(g, country)) return undefined;
  if (!mayImprove(g, country) || !isSecured(g, country)) return undefined;
  const all = modifiersIn(g, country);
  const modifiers = MODIFIERS.map((why) => ({ why, n: all[why] })).filter(({ n }) => n !== 0);
  const die = IDEAS_SUCCEED_ON - modifiers.reduce((sum, { n }) => sum + n, 0);
  const outcome = die <= 1 ? 'sure' : die > HIGHEST_DIE ? 'impossible' : 'open';
  return { value: opsNeededIn(g, country), modifiers, die, outcome };
}

/** 8.1.1, 8.2.3-4: the highest dice that succeed for the Jihadists in a country. */
export interface JihadistOdds {
  /** 'sure': no roll is needed. */
  readonly success: number | 'sure';
  /** Recruit may have a number of its own. */
  readonly recruit: number | 'sure';
  /** 8.4.2: a Major Jihad is possible, with so many cells against so many troops. */
  readonly major?: { readonly cells: number; readonly troops: number };
}

/** `undefined` for a country that is tested first. */
export function jihadistOdds(view: View, id: CountryId): JihadistOdds | undefined {
  const g = positionFromView(view);
  const country = countryOf(id);
  if (isUnmarked(g, country)) return undefined;
  const rolled = (highest: number): number | 'sure' => (highest >= HIGHEST_DIE ? 'sure' : highest);
  return {
    success: rolled(threshold(g, country)),
    recruit: rolled(recruitThreshold(g, country)),
    ...(isMuslim(country) && mayBeMajor(g, country)
      ? { major: { cells: cellsIn(g, country), troops: troopsIn(g, country) } }
      : {}),
  };
}

type OddsIn = (view: View, country: Country, id: CountryId, prompt: Message) => RollOdds | undefined;

/** 7.2: a War of Ideas. Elsewhere than in a Muslim country Prestige rises if the Posture comes to be that of the US (7.2.3). */
const ideasOdds: OddsIn = (view, country, id) => {
  if (isMuslim(country)) {
    const odds = warOfIdeasOdds(view, id);
    return odds && oddsAtLeast(odds.die);
  }
  return positionFromView(view).posture[UNITED_STATES] === HARD
    ? oddsAtLeast(TEST_TURNS_ON)
    : oddsAtMost(TEST_TURNS_ON - 1);
};

const jihadistRoll =
  (which: 'success' | 'recruit'): OddsIn =>
  (view, _, id) => {
    const highest = jihadistOdds(view, id)?.[which];
    return highest === undefined || highest === 'sure' ? undefined : oddsAtMost(highest);
  };

/** 8.3.2-3: a journey to a country nearby needs no roll. */
const travelOdds: OddsIn = (view, country, id, prompt) => {
  const { from } = TRAVEL.to.read(prompt.params);
  if (isEasy(positionFromView(view), from, country)) return undefined;
  return jihadistRoll('success')(view, country, id, prompt);
};

/** The questions whose answer is followed by a roll for the chosen country. */
const ROLLS: { readonly [Key in AskKey]?: OddsIn } = {
  'ask.warOfIdeas': ideasOdds,
  'ask.recruit': jihadistRoll('recruit'),
  'ask.travel.to': travelOdds,
  'ask.jihad': jihadistRoll('success'),
  'ask.plot': jihadistRoll('success'),
};
const ROLL_QUESTIONS: { readonly [Key in string]?: OddsIn } = ROLLS;

/** What each die must show if this option is chosen; undefined if no die follows, or its number is not known. */
export function rollOdds(view: View, { prompt }: Pick<DecisionView, 'prompt'>, option: string): RollOdds | undefined {
  const country = countryReferred(option);
  const id = COUNTRY_IDS.find((it) => option === `space:${it}`);
  return country === undefined || id === undefined
    ? undefined
    : ROLL_QUESTIONS[prompt.key]?.(view, country, id, prompt);
}
