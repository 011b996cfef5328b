import { itemChosen, log, message, type Procedure, reveal } from '@sandtable/kernel';
import { confirm, pickCountry, pickHiddenWord, question } from '../ask.js';
import {
  ALL_COUNTRIES,
  type Country,
  countryOf,
  IRAN,
  ISRAEL,
  isMuslim,
  isSchengen,
  SCHENGEN,
  UNITED_STATES,
} from '../countries.js';
import { endMark } from '../events/effects.js';
import { removeAid, rollPosture, underIslamistRule, worsen } from '../governance.js';
import { retirePlot } from '../plot-supply.js';
import { GOOD, isSolitaire, type Plot, type Position, WMD } from '../position.js';
import { countryRef, plotRef } from '../references.js';
import {
  changeFunding,
  changePrestige,
  MAX_FUNDING,
  MIN_FUNDING,
  rollPrestige,
  setFunding,
  setPrestige,
} from '../tracks.js';
import { troopsIn } from '../troops.js';
import { GameOver } from '../victory.js';
import { successes, threshold } from './jihadist/success.js';
import { schengenByChance } from './random.js';

/** 8.5.6: at the end of every US Action Phase all plots left are shown and resolved, in the Jihadist's order. */
export function* resolvePlots(g: Position): Procedure {
  while (g.plots.length > 0) {
    const plot = yield* nextPlot(g);
    yield* resolve(g, plot);
  }
}

function* nextPlot(g: Position): Procedure<Plot> {
  // In the solitaire game the order doesn't matter and is not asked.
  if (isSolitaire(g)) return g.plots[0];
  const countries = ALL_COUNTRIES.filter((country) => g.plots.some((plot) => plot.country === country));
  const country = yield* pickCountry(question('jihadist', 'plots.next', '8.5.6'), countries);
  const here = g.plots.filter((plot) => plot.country === country);
  if (here.length === 1) return here[0];
  // Asked even if they are all of one kind, because the US doesn't know that.
  const faces = [...new Set(here.map(({ kind }) => plotRef(kind)))];
  const answer = yield* pickHiddenWord(question('jihadist', 'plots.which', '8.5.6'), faces);
  return itemChosen(here, answer, ({ kind }) => plotRef(kind));
}

const INDIA = countryOf('india');

function* resolve(g: Position, plot: Plot): Procedure {
  const { country, kind } = plot;
  reveal(g.chance, 'everybody');
  log(g, 'log.unblocked', { space: countryRef(country), plot: plotRef(kind) });
  if (kind === WMD && country === UNITED_STATES) {
    throw new GameOver('jihadist', message('result.jihadist.wmd'));
  }
  fund(g, plot);
  if (hasPostureToShake(country)) yield* shakePosture(g, country, kind === WMD);
  if (country === UNITED_STATES) rollPrestige(g);
  else if (troopsIn(g, country) > 0) {
    if (kind === WMD) setPrestige(g, 1);
    else changePrestige(g, -1);
  }
  if (isMuslim(country)) {
    const hits = successes(g, country, kind === WMD ? 3 : kind, threshold(g, country));
    for (let i = 0; i < hits; i++) {
      removeAid(g, country);
      worsen(g, country);
    }
  }
  // 11 and 36 end with a plot in their country.
  if (country === ISRAEL) endMark(g, 'abbas');
  if (country === INDIA) endMark(g, 'indo-pakistani-talks');
  retirePlot(g, plot);
}

/** Muslim countries and Iran have no posture, and Israel's never changes (4.3.3), so they don't roll. */
const hasPostureToShake = (country: Country): boolean => !isMuslim(country) && country !== IRAN && country !== ISRAEL;

/** 8.5.6 Funding; 1 Backlash turns it round. */
function fund(g: Position, { country, kind, backlash }: Plot): void {
  const good = g.governance[country] === GOOD;
  if (isMuslim(country) || country === IRAN) {
    // A country that came under Islamist Rule after the plot was placed gives no Funding.
    if (underIslamistRule(g, country)) return;
    const n = good ? 2 : 1;
    if (!backlash) changeFunding(g, n);
    else if (kind === WMD) setFunding(g, MIN_FUNDING);
    else changeFunding(g, -n);
  } else if (kind === WMD || country === UNITED_STATES) setFunding(g, MAX_FUNDING);
  else changeFunding(g, good ? 2 * kind : kind);
}

/** 8.5.6 Posture; in the two-player game the Jihadist may roll once more for a WMD. In Schengen two other countries roll too. */
function* shakePosture(g: Position, country: Country, wmd: boolean): Procedure {
  rollPosture(g, country);
  if (wmd && !isSolitaire(g)) {
    const again = yield* confirm(question('jihadist', 'plots.again', '8.5.6', { space: countryRef(country) }));
    if (again) rollPosture(g, country);
  }
  if (!isSchengen(country)) return;
  const shaken = [country];
  for (let i = 0; i < 2; i++) {
    const others = SCHENGEN.filter((it) => !shaken.includes(it));
    const next = isSolitaire(g)
      ? schengenByChance(g, others)
      : yield* pickCountry(question('jihadist', 'plots.schengen', '8.5.6'), others);
    if (next === undefined) return;
    shaken.push(next);
    rollPosture(g, next);
  }
}
