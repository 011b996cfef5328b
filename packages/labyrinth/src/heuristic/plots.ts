import { type Country, ISRAEL, isMuslim, isSchengen, UNITED_STATES } from '../countries.js';
import { MARKERS, WMD_IN_BOX } from '../plot-supply.js';
import { FAIR, GOOD, type Plot, POOR, type Position, WMD } from '../position.js';
import { countryRef } from '../references.js';
import { gwotPenalty, MAX_FUNDING } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { type Answerer, bestOf, openCountries, type ScoredOption, scoredOption } from './heuristic-input.js';
import { fundingGain, fundingTo, gainIn, prestigeGain, prestigeRollGain } from './position-worth.js';
import { postureRollGain } from './relations.js';

/** Plots (8.5.6): how much an unblocked plot would cost, as far as the US can know. */

const LOST = 60;
/** The average number of a numbered plot (4.8.1). */
const USUAL_DICE = 5 / 3;
const MAX_DICE = 3;

/** The probability that a hidden plot is a WMD, from those that left the boxes of 4.7.8.1. Ignores those used since. */
function wmdShare(g: Position): number {
  const out = 2 * WMD_IN_BOX - g.looseNukes - g.pakistanArsenal;
  // Assumes that a Jihadist with a WMD uses it.
  return out > 0 ? Math.min(0.6, (2 * out) / (MARKERS + out)) : 0;
}

export function plotHarm(g: Position, { country, kind, backlash }: Plot): number {
  const wmd = kind === 0 ? wmdShare(g) : kind === WMD ? 1 : 0;
  const dice = kind === 0 ? USUAL_DICE : kind === WMD ? MAX_DICE : kind;
  const plain = plainHarm(g, country, dice, backlash === true);
  if (wmd === 0) return plain;
  return (1 - wmd) * plain + wmd * wmdHarm(g, country, plain);
}

function wmdHarm(g: Position, country: Country, plain: number): number {
  if (country === UNITED_STATES) return LOST;
  if (troopsIn(g, country) > 0) return plain - prestigeGain(g, 1 - g.prestige);
  return isMuslim(country) ? plain + 1 : plain - fundingTo(g, MAX_FUNDING);
}

function plainHarm(g: Position, country: Country, dice: number, backlash: boolean): number {
  const twice = g.governance[country] === GOOD ? 2 : 1;
  if (country === UNITED_STATES) {
    return -fundingTo(g, MAX_FUNDING) - postureRollGain(g, country) - prestigeRollGain(g, gwotPenalty(g));
  }
  const prestige = troopsIn(g, country) > 0 ? -prestigeGain(g, -1) : 0;
  if (isMuslim(country)) {
    return prestige - fundingGain(g, backlash ? -twice : twice) + overthrow(g, country, dice);
  }
  const others = isSchengen(country) ? 2 : 0;
  const posture = country === ISRAEL ? 0 : Math.max(0, -postureRollGain(g, country)) * (1 + others);
  return prestige - fundingGain(g, twice * dice) + posture;
}

/** Governance better than Poor may fall by one level. */
function overthrow(g: Position, country: Country, dice: number): number {
  const governance = g.governance[country];
  if (governance !== GOOD && governance !== FAIR) return governance === POOR && g.aid[country] > 0 ? 0.2 : 0;
  const hit = 1 - (1 - governance / 6) ** dice;
  return -hit * gainIn(g, country, { governance: governance + 1 });
}

/** The worst of the plots in a country. */
function worstIn(g: Position, country: Country): number {
  let worst = 0;
  for (const plot of g.plots) if (plot.country === country) worst = Math.max(worst, plotHarm(g, plot));
  return worst;
}

function among(g: Position, countries: readonly Country[]): ScoredOption | undefined {
  const found = bestOf(countries, (country) => worstIn(g, country));
  if (!found) return undefined;
  const space = countryRef(found.item);
  return scoredOption(space, found.gain, found.item === UNITED_STATES ? 'alert.us' : 'alert', { space });
}

export const bestAlert = (g: Position, plots: readonly Plot[] = g.plots): ScoredOption | undefined =>
  among(g, [...new Set(plots.map(({ country }) => country))]);

export const alert: Answerer = (q) => among(q.g, openCountries(q));

/** The highest face-up plot, or else one that would raise Funding. */
export const alertWhich: Answerer = (q) => {
  const faces = ['plot:wmd', 'plot:3', 'plot:hidden', 'plot:2', 'plot:1', 'plot:backlash'];
  const face = faces.find((it) => q.options.includes(it));
  return face === undefined ? undefined : scoredOption(face, 0, 'alert.which');
};

/** 1 Backlash: the Funding that a plot there would cost the Jihadists instead of raising it. */
export const backlashGain = (g: Position, { country }: Plot): number => {
  const n = g.governance[country] === GOOD ? 2 : 1;
  return fundingGain(g, -n) - fundingGain(g, n);
};
