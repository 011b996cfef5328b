import type { Json } from '@sandtable/kernel';
import { ALL_COUNTRIES, type Country, countryId, ISRAEL, isMuslim } from '../countries.js';
import { MARKS } from '../event-markers.js';
import { ALIGNMENT_NAMES, GOVERNANCE_NAMES, POSTURE_NAMES } from '../governance.js';
import {
  GREEN,
  isSolitaire,
  type PhaseLog,
  type Plot,
  type Position,
  type ResumableAction,
  UNMARKED,
} from '../position.js';
import { plotCounts, plotName } from './plots.js';

/** Writes the position as JSON; docs/positions-labyrinth.md explains each field. */
export function writePosition(g: Position): Json {
  return {
    ...writeSituation(g),
    hands: { us: g.hands.us.slice(), jihadist: writeStack(g) },
    draw: g.draw.slice().reverse(),
    available: plotCounts(g.available),
    ...(g.setAside.some((n) => n > 0) ? { setAside: plotCounts(g.setAside) } : {}),
  };
}

/** In the solitaire game, the top of the Jihadists' stack comes first (9.2). */
const writeStack = (g: Position): number[] =>
  isSolitaire(g) ? g.hands.jihadist.slice().reverse() : g.hands.jihadist.slice();

/** Everything except hands, draw pile and unplaced plots, of which a view shows only a part. */
export function writeSituation(g: Position): { [field: string]: Json } {
  return {
    step: g.step,
    ...writeDoing(g.doing),
    played: g.played,
    ...(g.held ? { held: true } : {}),
    onlyThese: true,
    countries: writeCountries(g),
    ...(g.plots.length > 0 ? { plots: g.plots.map(writePlot) } : {}),
    marks: MARKS.filter((_, index) => g.marks[index] === 1),
    ...(g.nato >= 0 ? { nato: countryId(g.nato as Country) } : {}),
    prestige: g.prestige,
    funding: g.funding,
    reserves: { ...g.reserves },
    looseNukes: g.looseNukes,
    pakistanArsenal: g.pakistanArsenal,
    lapsing: g.lapsing.slice(),
    lapsingBox: g.lapsingBox.slice(),
    ...(g.firstPlot ? { firstPlot: true } : {}),
    ...(g.firstPlotCard > 0 ? { firstPlotCard: g.firstPlotCard } : {}),
    discard: g.discard.slice(),
    removed: g.removed.slice(),
    deck: g.deck,
    phase: writePhase(g.phase),
    phaseBefore: writePhase(g.phaseBefore),
  };
}

function writeDoing(doing: ResumableAction | undefined): { [field: string]: Json } {
  if (!doing) return {};
  const { side } = doing;
  if ('card' in doing) return { card: { side, card: doing.card } };
  if ('event' in doing) return { event: { side, card: doing.event } };
  return { operation: { side, kind: doing.operation, value: doing.value } };
}

const writePhase = ({ disrupted, improved }: PhaseLog): Json => ({
  disrupted: disrupted.map(countryId),
  improved: improved.map(countryId),
});

const writePlot = ({ country, kind, open, backlash }: Plot): Json => ({
  country: countryId(country),
  kind: plotName(kind),
  ...(open ? { open } : {}),
  ...(backlash ? { backlash } : {}),
});

/** Omits countries that differ in nothing from an empty, unmarked one. */
function writeCountries(g: Position): Json {
  const countries: Record<string, Json> = {};
  for (const country of ALL_COUNTRIES) {
    const words = writeCountry(g, country);
    for (const _ in words) {
      countries[countryId(country)] = words;
      break;
    }
  }
  return countries;
}

const COUNTS = ['sleepers', 'active', 'troops', 'aid'] as const;
const FLAGS = ['cadre', 'besieged'] as const;

function writeCountry(g: Position, country: Country): Record<string, Json> {
  const words: Record<string, Json> = {};
  if (isMuslim(country) && g.governance[country] !== UNMARKED) {
    words.governance = GOVERNANCE_NAMES[g.governance[country]];
    words.alignment = ALIGNMENT_NAMES[g.alignment[country]];
  }
  // Israel never changes (4.3.3).
  if (g.posture[country] > 0 && country !== ISRAEL) words.posture = POSTURE_NAMES[g.posture[country]];
  for (const count of COUNTS) if (g[count][country] > 0) words[count] = g[count][country];
  for (const flag of FLAGS) if (g[flag][country] > 0) words[flag] = true;
  if (g.regimeChange[country] > 0) words.regimeChange = g.regimeChange[country] === GREEN ? 'green' : 'tan';
  return words;
}
