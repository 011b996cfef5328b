import type { Message } from '@sandtable/kernel';
import { cellsOnMap } from './cell-counts.js';
import { ALL_COUNTRIES, type Country, factsOf, ISRAEL, isMuslim, isNonMuslim, UNITED_STATES } from './countries.js';
import { CARDS } from './data/cards.js';
import { cardOf } from './deck.js';
import { GOVERNANCE_NAMES } from './governance.js';
import { NUMBERED, WMD_IN_BOX } from './plot-supply.js';
import { GOOD, HARD, ISLAMIST_RULE, type Position, UNMARKED, WMD } from './position.js';
import { cardRef, countryRef, plotRef, sideRef } from './references.js';
import { type KeyOf, text } from './text.js';
import { CELLS, MAX_FUNDING, MAX_PRESTIGE, MAX_RESERVES, MIN_FUNDING, MIN_PRESTIGE, TROOPS } from './tracks.js';
import { decksOf, wonBy } from './victory.js';

/** The invariants of a position from which play can go on: returns a message for the first one that is broken. */
export const brokenInvariant = (g: Position): Message | undefined => findMisplaced(g) ?? victoryProblem(g);

/** The invariants that also hold when the game is over: pieces, markers and cards are in possible places. */
const findMisplaced = (g: Position): Message | undefined =>
  tracksProblem(g) ?? countriesProblem(g) ?? plotProblem(g) ?? cardProblem(g);

/** Throws if an invariant is broken. */
export function checkInvariants(g: Position): void {
  const problem = findMisplaced(g);
  if (problem) throw new Error(`invariant broken: ${problem.key} ${JSON.stringify(problem.params)}`);
}

const isCount = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;

/** 4.6-4.7: pieces that are not on the map are on their track, and no marker is beyond its track's ends. */
function tracksProblem(g: Position): Message | undefined {
  const cells = cellsOnMap(g, false);
  if (cells > CELLS) return text('wrong.cells', { found: cells, most: CELLS });
  const troops = g.troops.reduce((sum, n) => sum + n, 0);
  if (troops > TROOPS) return text('wrong.troops', { found: troops, most: TROOPS });
  const track = (key: KeyOf<'wrong', 'n' | 'least' | 'most'>, n: number, least: number, most: number) =>
    isCount(n, least, most) ? undefined : text(key, { n, least, most });
  return (
    track('wrong.prestige', g.prestige, MIN_PRESTIGE, MAX_PRESTIGE) ??
    track('wrong.funding', g.funding, MIN_FUNDING, MAX_FUNDING) ??
    track('wrong.reserves', g.reserves.us, 0, MAX_RESERVES) ??
    track('wrong.reserves', g.reserves.jihadist, 0, MAX_RESERVES) ??
    track('wrong.deck', g.deck, 1, decksOf(g))
  );
}

function countriesProblem(g: Position): Message | undefined {
  for (const country of ALL_COUNTRIES) {
    const problem = countryProblem(g, country);
    if (problem) return text(problem, { space: countryRef(country) });
  }
  if (g.nato >= 0 && !isMuslim(g.nato as Country)) return text('wrong.nato', { space: countryRef(g.nato as Country) });
  return undefined;
}

function countryProblem(g: Position, country: Country): KeyOf<'wrong', 'space'> | undefined {
  const many = [g.sleepers, g.active, g.troops, g.aid];
  const one = [g.cadre, g.besieged];
  if (many.some((list) => !isCount(list[country], 0, 99))) return 'wrong.count';
  if (one.some((list) => !isCount(list[country], 0, 1)) || !isCount(g.regimeChange[country], 0, 2))
    return 'wrong.count';
  const level = g.governance[country];
  if (isMuslim(country)) {
    if (!isCount(level, UNMARKED, ISLAMIST_RULE)) return 'wrong.governance';
    // 4.9.4: a country gets both at once.
    if ((level === UNMARKED) !== (g.alignment[country] === 0)) return 'wrong.alignment';
    if (g.posture[country] !== 0) return 'wrong.posture';
  } else {
    if (level !== GOVERNANCE_NAMES.indexOf(factsOf(country).governance ?? 'unmarked')) return 'wrong.governance';
    if (g.alignment[country] !== 0) return 'wrong.alignment';
    if (!isPosture(g, country)) return 'wrong.posture';
    if (g.aid[country] > 0) return 'wrong.aid';
  }
  if (g.besieged[country] > 0 && !mayBeBesieged(g, country)) return 'wrong.markers';
  if (g.regimeChange[country] > 0 && (!mayBeBesieged(g, country) || level === UNMARKED)) return 'wrong.markers';
  return undefined;
}

/** 4.3.2-3: the US is Soft or Hard, Israel Hard; Iran has none (4.4). */
function isPosture({ posture }: Position, country: Country): boolean {
  if (country === ISRAEL) return posture[country] === HARD;
  if (country === UNITED_STATES) return isCount(posture[country], 1, 2);
  return isNonMuslim(country) ? isCount(posture[country], 0, 2) : posture[country] === 0;
}

/** 8.4.3.2. */
const mayBeBesieged = ({ governance }: Position, country: Country): boolean =>
  isMuslim(country) && governance[country] !== GOOD && governance[country] !== ISLAMIST_RULE;

/** 4.8.1: numbered markers are all somewhere; of the six WMD some may be out of the game. */
function plotProblem(g: Position): Message | undefined {
  const placed = (kind: number) => g.plots.filter((plot) => plot.kind === kind).length;
  for (const kind of [1, 2, 3] as const) {
    const found = g.available[kind] + g.setAside[kind] + placed(kind);
    const wanted = NUMBERED[kind];
    if (found !== wanted || g.available[kind] < 0) return text('wrong.plots', { plot: plotRef(kind), found, wanted });
  }
  const found = g.available[WMD] + g.looseNukes + g.pakistanArsenal + placed(WMD);
  const most = 2 * WMD_IN_BOX;
  return isCount(found, 0, most) ? undefined : text('wrong.wmd', { found, most });
}

/** Every card is in exactly one place; a card in a box was put there by its event or by the first Plot. */
function cardProblem(g: Position): Message | undefined {
  const seen = new Set<number>();
  for (const place of [g.hands.us, g.hands.jihadist, g.draw, g.discard, g.removed, g.lapsingBox, g.playing]) {
    for (const card of place) {
      if (seen.has(card)) return text('wrong.cardTwice', { card: cardRef(card) });
      seen.add(card);
    }
  }
  if (g.firstPlotCard > 0) {
    if (seen.has(g.firstPlotCard)) return text('wrong.cardTwice', { card: cardRef(g.firstPlotCard) });
    seen.add(g.firstPlotCard);
  }
  const missing = CARDS.find(({ number }) => !seen.has(number));
  if (missing) return text('wrong.cardMissing', { card: cardRef(missing.number) });
  const lasting = g.lapsing.find((card) => !cardOf(card).lapsing);
  if (lasting !== undefined) return text('wrong.lapsing', { card: cardRef(lasting) });
  const astray = g.lapsingBox.find((card) => !g.lapsing.includes(card));
  if (astray !== undefined) return text('wrong.lapsingBox', { card: cardRef(astray) });
  return g.firstPlotCard > 0 && !g.firstPlot ? text('wrong.firstPlot') : undefined;
}

/** 2.1: the game ends at once, so no decision is asked in a position that is won. */
function victoryProblem(g: Position): Message | undefined {
  const over = wonBy(g);
  return over && text('wrong.won', { side: sideRef(over.winner), reason: over.reason });
}
