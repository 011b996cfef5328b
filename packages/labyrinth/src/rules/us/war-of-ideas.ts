import { type Procedure, roll } from '@sandtable/kernel';
import { countryQuestion, NUMBER } from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { type Country, IRAN, ISRAEL, isMuslim, UNITED_STATES } from '../../countries.js';
import { improve, isUnmarked, placeAid, rollPosture, setAlignment, test, underIslamistRule } from '../../governance.js';
import { ADVERSARY, ALLY, adjacent, FAIR, GOOD, ISLAMIST_RULE, NEUTRAL, type Position } from '../../position.js';
import { countryRef } from '../../references.js';
import { log } from '../../text.js';
import { changePrestige, gwotPenalty, prestigeLevel } from '../../tracks.js';
import { troopsIn } from '../../troops.js';
import { addReserves, withReserves } from '../reserves.js';
import { NOT_ISLAMIST, OPS_GIVEN, opsNeededIn } from './ops-needed.js';

/** 7.2.1.1: Neutral, or an Ally that is not yet Good; an unmarked one may turn out to be. */
export const mayImprove = (g: Position, country: Country): boolean =>
  isUnmarked(g, country) ||
  (g.alignment[country] !== ADVERSARY &&
    g.governance[country] !== ISLAMIST_RULE &&
    !(g.alignment[country] === ALLY && g.governance[country] === GOOD));

/** 7.2.1.3: in a Regime Change country troops must outnumber cells by five. */
export const isSecured = (g: Position, country: Country): boolean =>
  g.regimeChange[country] === 0 || troopsIn(g, country) - cellsIn(g, country) >= 5;

/** 7.2.3: any other but the US; Israel's posture is fixed and Iran has none. */
const hasPersuadablePosture = (country: Country): boolean =>
  country !== UNITED_STATES && country !== ISRAEL && country !== IRAN;

/** 7.2.1 is about Muslim countries that are not under Islamist Rule. */
const isGoverned = (g: Position, country: Country): boolean => isMuslim(country) && !underIslamistRule(g, country);

export const WAR_OF_IDEAS = {
  country: countryQuestion(
    'us',
    'warOfIdeas',
    '7.2',
    { ops: NUMBER },
    {
      needs: {
        notIslamist: NOT_ISLAMIST,
        value: OPS_GIVEN,
        persuadable: {
          printed: (country) => isMuslim(country) || hasPersuadablePosture(country),
          shown: (_g, _c, country) => !isMuslim(country),
        },
        improvable: {
          holds: (g, _, country) => !isGoverned(g, country) || mayImprove(g, country),
          shown: (g, _, country) => isGoverned(g, country),
        },
        secured: {
          holds: (g, _, country) => !isGoverned(g, country) || isSecured(g, country),
          shown: 'unmet',
        },
      },
    },
  ),
};

export const warOfIdeasTargets = (g: Position, ops: number): readonly Country[] =>
  WAR_OF_IDEAS.country.open(g, { ops });

/** 7.2 War of Ideas. */
export function* warOfIdeas(g: Position, ops: number, reserves?: 'reserves'): Procedure {
  const country = yield* WAR_OF_IDEAS.country.ask(g, { ops });
  if (country === undefined) return;
  log(g, 'log.warOfIdeas', { space: countryRef(country) });
  if (!isMuslim(country)) return persuade(g, country);
  test(g, country);
  // 4.9.5: the test may ask for more than the card has; without Reserves that are enough the operation has failed.
  const needed = opsNeededIn(g, country);
  const helped = reserves && ops < needed && withReserves(g, 'us', ops) >= needed;
  if ((helped ? yield* addReserves(g, 'us', ops) : ops) < needed) {
    return log(g, 'log.warOfIdeas.tooLittle', { space: countryRef(country) });
  }
  convince(g, country);
}

/** 7.2.3: one roll, whether or not the posture is known; Prestige if it then is that of the US. */
export function persuade(g: Position, country: Country): void {
  rollPosture(g, country);
  if (g.posture[country] === g.posture[UNITED_STATES]) changePrestige(g, 1);
}

export const PRESTIGE_MODIFIERS = { low: -1, medium: 0, high: 1, 'very-high': 2 } as const;

/** 4.9.2: what is added to the die. */
export const MODIFIERS = ['prestige', 'toGood', 'relations', 'aid', 'neighbor'] as const;
export type Modifiers = Readonly<Record<(typeof MODIFIERS)[number], number>>;
export const modifiersIn = (g: Position, country: Country, penalty = gwotPenalty(g)): Modifiers => ({
  prestige: PRESTIGE_MODIFIERS[prestigeLevel(g)],
  toGood: g.alignment[country] === ALLY && g.governance[country] === FAIR ? -1 : 0,
  relations: -penalty,
  aid: g.aid[country],
  neighbor: adjacent(g, country).some((near) => g.governance[near] === GOOD && g.alignment[near] === ALLY) ? 1 : 0,
});

/** 7.2.1: the modified roll that succeeds in a Muslim country. */
export const IDEAS_SUCCEED_ON = 5;

/** 7.2.1.1-2: the roll in a Muslim country. 7.2.2, 7.2.2.1: what fails by one brings the first Aid. */
export function convince(g: Position, country: Country, penalty?: number): void {
  const modifiers = modifiersIn(g, country, penalty);
  const die = roll(g.chance);
  const total = die + Object.values(modifiers).reduce((sum, n) => sum + n, 0);
  const outcome = total >= IDEAS_SUCCEED_ON ? 'success' : 'failure';
  const rolled = { space: countryRef(country), die, total, atLeast: IDEAS_SUCCEED_ON, outcome };
  log(g, 'log.warOfIdeas.roll', { ...rolled, ...modifiers });
  if (total >= IDEAS_SUCCEED_ON) {
    if (g.alignment[country] === NEUTRAL) setAlignment(g, country, ALLY);
    else improve(g, country);
  } else if (total === IDEAS_SUCCEED_ON - 1 && g.aid[country] === 0) placeAid(g, country);
}
