import { cellsIn } from '../cell-counts.js';
import type { Country } from '../countries.js';
import { cardOf } from '../deck.js';
import { ALLY, FAIR, GREEN, POOR, type Position } from '../position.js';
import { countryRef } from '../references.js';
import { deployable, deployTo, REGIME_CHANGE_TROOPS, regimeChangeTargets, withdrawFrom } from '../rules/us/deploy.js';
import { gwotPenalty } from '../tracks.js';
import { PLACES, placeName, placeRef, placeReferred, TRACK, type TroopPlace } from '../troop-places.js';
import { troopsIn } from '../troops.js';
import {
  type Answerer,
  type HeuristicInput,
  type InCountry,
  offeredNumbers,
  offeredThings,
  openCountries,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { countryWorth, gainIn, prestigeRollGain, trackGain, WEIGHTS } from './position-worth.js';

/** Troops: Deploy, Regime Change and Withdraw (7.3). */

/** Cubes that move from one place to another, and the gain. */
interface TroopMove {
  readonly from: TroopPlace;
  readonly to: TroopPlace;
  readonly n: number;
  readonly gain: number;
}

const arriving = (g: Position, place: TroopPlace, n: number): number => {
  if (place === TRACK) return trackGain(g, n);
  const gain = gainIn(g, place, { troops: g.troops[place] + n });
  return gain + presence(g, place, n) - presence(g, place, 0);
};
/** Two troops in a country with cells are good at Disrupt (7.4). */
const presence = (g: Position, country: Country, n: number): number =>
  troopsIn(g, country) + n >= 2 && cellsIn(g, country) > 0 ? WEIGHTS.presence : 0;

/** Places from which troops can come. */
const origins = (g: Position): TroopPlace[] => PLACES.filter((place) => deployable(g, place) > 0);
/** Places where troops are useful. */
const needsTroops = (g: Position, place: TroopPlace): boolean =>
  place === TRACK || cellsIn(g, place) > 0 || g.regimeChange[place] > 0;

function bestDeploy(g: Position, ops: number): TroopMove | undefined {
  let found: TroopMove | undefined;
  const to = deployTo(g, ops).filter((place) => needsTroops(g, place));
  for (const from of origins(g)) {
    const most = deployable(g, from);
    for (const where of to) {
      if (where === from) continue;
      for (let n = 1; n <= most; n++) {
        const gain = arriving(g, from, -n) + arriving(g, where, n);
        if (!found || gain > found.gain) found = { from, to: where, n, gain };
      }
    }
  }
  return found;
}

const deployReason = (move: TroopMove): ScoredOption => {
  const { from, to, gain } = move;
  if (to === TRACK) return scoredOption(placeRef(from), gain, 'deploy.home', { from: placeName(from) });
  return scoredOption(placeRef(from), gain, 'deploy', { space: placeName(to) });
};
export const deployChoice = (g: Position, ops: number): ScoredOption | undefined => {
  const move = bestDeploy(g, ops);
  return move && deployReason(move);
};

const bestMoveFrom = (
  g: Position,
  from: TroopPlace,
  among: readonly TroopPlace[],
  numbers?: readonly number[],
): TroopMove | undefined => {
  let found: TroopMove | undefined;
  const most = deployable(g, from);
  for (const to of among) {
    for (let n = 1; n <= most; n++) {
      if (numbers && !numbers.includes(n)) continue;
      const gain = arriving(g, from, -n) + arriving(g, to, n);
      if (!found || gain > found.gain) found = { from, to, n, gain };
    }
  }
  return found;
};

const openPlaces = (q: HeuristicInput): TroopPlace[] => offeredThings(q, placeReferred);

/** The operation's value is that of the card in play, or higher with Reserves. */
export const deployFrom: Answerer = (q) => {
  const card = q.g.playing[q.g.playing.length - 1];
  const plain = bestDeploy(q.g, card === undefined ? 1 : cardOf(card).ops);
  const found = plain && plain.gain > 0 ? plain : bestDeploy(q.g, 3);
  return found && deployReason(found);
};

export const deployWhere: Answerer<{ readonly from: TroopPlace }> = (q) => {
  const found = bestMoveFrom(q.g, q.params.from, openPlaces(q));
  if (!found) return undefined;
  const reason = found.to === TRACK ? 'deploy.home' : 'deploy';
  return scoredOption(placeRef(found.to), found.gain, reason, {
    space: placeName(found.to),
    from: placeName(found.from),
  });
};

export const deployNumber: Answerer<{ readonly from: TroopPlace; readonly to: TroopPlace }> = (q) => {
  const { from, to } = q.params;
  const found = bestMoveFrom(q.g, from, [to], offeredNumbers(q));
  return found && scoredOption(`number:${found.n}`, found.gain, 'deploy.number');
};

/** 7.3.4: the country afterwards: Poor twice as likely as Fair, all cells active. */
function regimeChangeWorth(g: Position, country: Country, n: number): number {
  const change = {
    alignment: ALLY,
    regimeChange: GREEN,
    sleepers: 0,
    active: g.active[country] + g.sleepers[country],
    troops: g.troops[country] + n,
  };
  return (
    (2 * countryWorth(g, country, { ...change, governance: POOR }) +
      countryWorth(g, country, { ...change, governance: FAIR })) /
    3
  );
}

interface RegimeChangePlan extends TroopMove {
  readonly country: Country;
}

export function bestRegimeChange(
  g: Position,
  targets: readonly Country[] = regimeChangeTargets(g),
  from: readonly TroopPlace[] = origins(g),
): RegimeChangePlan | undefined {
  let found: RegimeChangePlan | undefined;
  for (const country of targets) {
    const before = countryWorth(g, country) - prestigeRollGain(g, gwotPenalty(g));
    for (const place of from) {
      if (place === country) continue;
      for (let n = REGIME_CHANGE_TROOPS; n <= deployable(g, place); n++) {
        const gain = regimeChangeWorth(g, country, n) - before + arriving(g, place, -n);
        if (!found || gain > found.gain) found = { country, from: place, to: country, n, gain };
      }
    }
  }
  return found;
}

const campaignChoice = (campaign: RegimeChangePlan, option: string): ScoredOption =>
  scoredOption(option, campaign.gain, 'regimeChange', { space: countryRef(campaign.country) });

export const regimeChangeChoice = (g: Position, targets?: readonly Country[]): ScoredOption | undefined => {
  const found = bestRegimeChange(g, targets);
  return found && campaignChoice(found, countryRef(found.country));
};

export const regimeChange: Answerer = (q) => regimeChangeChoice(q.g, openCountries(q));

export const regimeChangeFrom: Answerer<InCountry> = (q) => {
  const found = bestRegimeChange(q.g, [q.params.space], openPlaces(q));
  return found && campaignChoice(found, placeRef(found.from));
};

export const regimeChangeNumber: Answerer<InCountry & { readonly from: TroopPlace }> = (q) => {
  const found = bestRegimeChange(q.g, [q.params.space], [q.params.from]);
  return found && scoredOption(`number:${found.n}`, found.gain, 'regimeChange.number');
};

/** 7.3.5: all troops leave, and the country is a Besieged Regime without Aid. */
const withdrawGain = (g: Position, country: Country): number =>
  gainIn(g, country, { troops: 0, nato: false, aid: 0, besieged: 1 }) +
  trackGain(g, g.troops[country]) +
  prestigeRollGain(g, gwotPenalty(g));

export function withdrawChoice(g: Position, countries: readonly Country[] = withdrawFrom(g)): ScoredOption | undefined {
  let found: ScoredOption | undefined;
  for (const country of countries) {
    const gain = withdrawGain(g, country);
    if (!found || gain > found.gain) {
      found = scoredOption(countryRef(country), gain, 'withdraw', { space: countryRef(country) });
    }
  }
  return found;
}

export const withdraw: Answerer = (q) => withdrawChoice(q.g, openCountries(q));
/** All troops return to the track. */
export const withdrawTo: Answerer = () => scoredOption(TRACK, 0, 'withdraw.to');
export const withdrawNumber: Answerer = (q) =>
  scoredOption(`number:${Math.max(...offeredNumbers(q))}`, 0, 'withdraw.to');
