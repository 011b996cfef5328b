import { itemChosen, type Procedure, reveal, type ThingKind } from '@sandtable/kernel';
import { COUNTRY, confirm, consentQuestion, countryQuestion, thingQuestion } from '../ask.js';
import { type Country, countryOf, IRAN, ISRAEL, isMuslim, isSchengen, UNITED_STATES } from '../countries.js';
import { endMark } from '../events/effects.js';
import { removeAid, rollPosture, underIslamistRule, worsen } from '../governance.js';
import { retirePlot } from '../plot-supply.js';
import { GOOD, isSolitaire, type MarkerFace, type Plot, type Position, WMD } from '../position.js';
import { countryRef, markerReferred, plotRef } from '../references.js';
import { log, text } from '../text.js';
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
import { HAS_PLOT } from './plot-needs.js';
import { schengenByChance } from './random.js';

const MARKER: ThingKind<MarkerFace> = { ref: plotRef, referred: markerReferred };

export const UNBLOCKED_PLOTS = {
  country: countryQuestion('jihadist', 'plots.next', '8.5.6', {}, { needs: { plot: HAS_PLOT } }),
  which: thingQuestion('jihadist', 'plots.which', '8.5.6', {}, MARKER),
  again: consentQuestion('jihadist', 'plots.again', '8.5.6', { space: COUNTRY }),
  schengen: countryQuestion(
    'jihadist',
    'plots.schengen',
    '8.5.6',
    {},
    { needs: { schengen: { printed: isSchengen } }, otherwise: () => text('need.notYet') },
  ),
};

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
  const country = yield* UNBLOCKED_PLOTS.country.ask(g, {});
  const here = g.plots.filter((plot) => plot.country === country);
  if (here.length === 1) return here[0];
  // Asked even if they are all of one kind, because the US doesn't know that.
  const kinds = [...new Set(here.map(({ kind }) => kind))];
  const chosen = yield* UNBLOCKED_PLOTS.which.askOne(g, {}, kinds, 'always');
  return itemChosen(here, plotRef(chosen), ({ kind }) => plotRef(kind));
}

const INDIA = countryOf('india');

function* resolve(g: Position, plot: Plot): Procedure {
  const { country, kind } = plot;
  reveal(g.chance, 'everybody');
  log(g, 'log.unblocked', { space: countryRef(country), plot: plotRef(kind) });
  if (kind === WMD && country === UNITED_STATES) {
    throw new GameOver('jihadist', text('result.jihadist.wmd'));
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
    const again = yield* confirm(g, UNBLOCKED_PLOTS.again, { space: country });
    if (again) rollPosture(g, country);
  }
  if (!isSchengen(country)) return;
  const shaken = [country];
  const only = (it: Country) => !shaken.includes(it);
  for (let i = 0; i < 2; i++) {
    const next = isSolitaire(g)
      ? schengenByChance(g, UNBLOCKED_PLOTS.schengen.open(g, {}, { only }))
      : yield* UNBLOCKED_PLOTS.schengen.ask(g, {}, { only });
    if (next === undefined) return;
    shaken.push(next);
    rollPosture(g, next);
  }
}
