import { roll } from '@sandtable/kernel';
import { type Country, ISRAEL, isMuslim, isNonMuslim, PAKISTAN, UNITED_STATES } from './countries.js';
import { releaseArsenal } from './plot-supply.js';
import {
  ADVERSARY,
  ALLY,
  FAIR,
  GOOD,
  HARD,
  ISLAMIST_RULE,
  NEUTRAL,
  POOR,
  type Position,
  SOFT,
  UNMARKED,
} from './position.js';
import { countryRef } from './references.js';
import { resources } from './resources.js';
import { log } from './text.js';
import { changeFunding, setPrestige } from './tracks.js';
import { troopsIn } from './troops.js';
import { checkVictory } from './victory.js';

/** Governance and alignment of Muslim countries (4.2), posture of the others (4.3), and their tests, a die each (4.9, 4.9.1). */

export const GOVERNANCE_NAMES = ['unmarked', 'good', 'fair', 'poor', 'islamist-rule'] as const;
export const ALIGNMENT_NAMES = ['none', 'ally', 'neutral', 'adversary'] as const;
export const POSTURE_NAMES = ['none', 'soft', 'hard'] as const;

const governanceRef = (level: number): string => `governance:${GOVERNANCE_NAMES[level]}`;
const postureRef = (posture: number): string => `posture:${POSTURE_NAMES[posture]}`;

export const isAlly = (g: Position, country: Country): boolean => g.alignment[country] === ALLY;
export const isAdversary = (g: Position, country: Country): boolean => g.alignment[country] === ADVERSARY;
export const underIslamistRule = (g: Position, country: Country): boolean => g.governance[country] === ISLAMIST_RULE;
export const anyIslamistRule = (g: Position): boolean => g.governance.includes(ISLAMIST_RULE);
/** 4.9.4: governance or posture not yet known. The US, Israel and Iran always are. */
export const isUnmarked = (g: Position, country: Country): boolean =>
  isMuslim(country) ? g.governance[country] === UNMARKED : isNonMuslim(country) && g.posture[country] === 0;

/** 4.9.4: tests a country that was not tested before. A marked one stays as it is. */
export function test(g: Position, country: Country): void {
  if (!isUnmarked(g, country)) return;
  if (isMuslim(country)) {
    g.alignment[country] = NEUTRAL;
    rollOnGovernance(g, country);
    log(g, 'log.alignment', { space: countryRef(country), alignment: 'alignment:neutral' });
  } else rollPosture(g, country);
}

/** 4.9.3: a test makes a country Poor or Soft on less than this, Fair or Hard on this or more. */
export const TEST_TURNS_ON = 5;

/** One log entry for the die and its outcome: it says the outcome even if the country was like that before. */
function rollOnGovernance(g: Position, country: Country): number {
  const die = roll(g.chance);
  const level = die >= TEST_TURNS_ON ? FAIR : POOR;
  const outcomes = { aim: governanceRef(FAIR), otherwise: governanceRef(POOR), outcome: governanceRef(level) };
  log(g, 'log.test', { space: countryRef(country), die, atLeast: TEST_TURNS_ON, ...outcomes });
  applyGovernance(g, country, level);
  return level;
}

/** Sets the country's governance with everything that follows from it. Fair or better counts as improved (94). */
export function setGovernance(g: Position, country: Country, level: number): void {
  if (g.governance[country] === level) return;
  log(g, 'log.governance', { space: countryRef(country), governance: governanceRef(level) });
  applyGovernance(g, country, level);
}

function applyGovernance(g: Position, country: Country, level: number): void {
  const before = g.governance[country];
  if (before === level) return;
  g.governance[country] = level;
  if (level <= FAIR && (before === UNMARKED || level < before)) recordImproved(g, country);
  // 7.2.1.1, 7.2.2.3, 7.3.4.1, 8.4.3.2: Good and Islamist Rule clear the country's markers.
  if (level === GOOD || level === ISLAMIST_RULE) {
    g.aid[country] = 0;
    g.besieged[country] = 0;
    g.regimeChange[country] = 0;
  }
  checkVictory(g);
}

function recordImproved(g: Position, country: Country): void {
  if (g.phase.improved.includes(country)) return;
  g.phase = { ...g.phase, improved: [...g.phase.improved, country] };
}

/** Tests a country even if it was tested before (7.3.4, 102). Fair then counts as tested to Fair (94), even if it was better. */
export function rollGovernance(g: Position, country: Country): void {
  const level = rollOnGovernance(g, country);
  if (level === FAIR) recordImproved(g, country);
}

export function setAlignment(g: Position, country: Country, alignment: number): void {
  if (g.alignment[country] === alignment) return;
  g.alignment[country] = alignment;
  log(g, 'log.alignment', { space: countryRef(country), alignment: `alignment:${ALIGNMENT_NAMES[alignment]}` });
}

/** One box on Ally – Neutral – Adversary. */
export const shiftToAlly = (g: Position, country: Country): void =>
  setAlignment(g, country, Math.max(ALLY, g.alignment[country] - 1));
export const shiftToAdversary = (g: Position, country: Country): void =>
  setAlignment(g, country, Math.min(ADVERSARY, g.alignment[country] + 1));

/** One level better, up to Good. */
export const improve = (g: Position, country: Country): void =>
  setGovernance(g, country, Math.max(GOOD, g.governance[country] - 1));

export const isFairOrGood = (g: Position, country: Country): boolean =>
  g.governance[country] === GOOD || g.governance[country] === FAIR;

/** One level worse, but not to Islamist Rule. */
export function worsen(g: Position, country: Country): void {
  if (isFairOrGood(g, country)) setGovernance(g, country, g.governance[country] + 1);
}

/** 8.4.4-5: an Islamist revolution. */
export function revolution(g: Position, country: Country): void {
  log(g, 'log.revolution', { space: countryRef(country) });
  setAlignment(g, country, ADVERSARY);
  const worth = resources(g, country);
  if (country === PAKISTAN) releaseArsenal(g);
  setGovernance(g, country, ISLAMIST_RULE);
  changeFunding(g, worth);
  if (troopsIn(g, country) > 0) setPrestige(g, 1);
}

/** 4.9.3: the US has one more on the die. Never for Israel, which doesn't change (4.3.3). */
export function rollPosture(g: Position, country: Country): void {
  const die = roll(g.chance);
  const modifier = country === UNITED_STATES ? 1 : 0;
  if (country !== ISRAEL) g.posture[country] = die + modifier >= TEST_TURNS_ON ? HARD : SOFT;
  const outcomes = { aim: postureRef(HARD), otherwise: postureRef(SOFT), outcome: postureRef(g.posture[country]) };
  log(g, 'log.postureRoll', { space: countryRef(country), die, modifier, atLeast: TEST_TURNS_ON, ...outcomes });
}

export function setPosture(g: Position, country: Country, posture: number): void {
  if (country === ISRAEL || g.posture[country] === posture) return;
  g.posture[country] = posture;
  log(g, 'log.posture', { space: countryRef(country), posture: postureRef(posture) });
}

export const oppositePosture = (posture: number): number => (posture === HARD ? SOFT : HARD);

/** 4.8.3: Aid stacks (7.2.2.2). */
export function placeAid(g: Position, country: Country): void {
  g.aid[country]++;
  log(g, 'log.aid', { space: countryRef(country), n: g.aid[country] });
}

export function removeAid(g: Position, country: Country, n = 1): void {
  const gone = Math.min(n, g.aid[country]);
  if (gone <= 0) return;
  g.aid[country] -= gone;
  log(g, 'log.aidGone', { space: countryRef(country), n: gone });
}

/** 8.4.3.2: one at most, and none where governance is Good or Islamist Rule. */
export function besiege(g: Position, country: Country): void {
  const level = g.governance[country];
  if (g.besieged[country] > 0 || level === GOOD || level === ISLAMIST_RULE) return;
  g.besieged[country] = 1;
  log(g, 'log.besieged', { space: countryRef(country) });
}

export function relieve(g: Position, country: Country): void {
  g.besieged[country] = 0;
  log(g, 'log.relieved', { space: countryRef(country) });
}
