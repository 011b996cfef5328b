import { Fields, InputError, type Json } from '@sandtable/kernel';
import { countryOf } from '../countries.js';
import { COUNTRY_IDS } from '../data/countries.js';
import { MARKS } from '../event-markers.js';
import { brokenInvariant } from '../invariants.js';
import { NUMBERED, WMD_IN_BOX } from '../plot-supply.js';
import { clone, type PhaseLog, type Position, STEPS, setMark, WMD } from '../position.js';
import { CARDS_PER_PHASE } from '../rules/phases.js';
import { SIDES } from '../sides.js';
import { MAX_FUNDING, MAX_PRESTIGE, MAX_RESERVES, MIN_FUNDING, MIN_PRESTIGE } from '../tracks.js';
import { decksOf } from '../victory.js';
import { readCards } from './cards.js';
import { clearMap, readCountry, readPlot } from './countries.js';
import { PLOT_NAMES, plotNamed } from './plots.js';
import { checkResumableAction, readResumableAction } from './resumable-action.js';

/** The fields that a position file may have. */
export const FIELDS: readonly string[] = [
  'step',
  'card',
  'operation',
  'event',
  'played',
  'held',
  'onlyThese',
  'countries',
  'plots',
  'available',
  'setAside',
  'marks',
  'nato',
  'prestige',
  'funding',
  'reserves',
  'looseNukes',
  'pakistanArsenal',
  'hands',
  'draw',
  'top',
  'discard',
  'removed',
  'lapsing',
  'lapsingBox',
  'firstPlot',
  'firstPlotCard',
  'deck',
  'phase',
  'phaseBefore',
];

/** Reads a position file. Fields it leaves out are as in `base`. Rejects contradictions. */
export function readPosition(json: Json, base: Position): Position {
  const note = Fields.of(json, '', FIELDS);
  const g = clone(base);
  readMap(g, note);
  readTracks(g, note);
  readTurn(g, note);
  readCards(g, note);
  const problem = brokenInvariant(g);
  if (problem) throw new InputError(problem.key, problem.params);
  checkResumableAction(g);
  return g;
}

function readMap(g: Position, note: Fields): void {
  if (note.flag('onlyThese')) clearMap(g);
  const plots = [
    ...(note.list('plots')?.map((plot, i) => readPlot(plot, `plots.${i}`)) ?? (note.has('plots') ? [] : g.plots)),
  ];
  if (note.has('countries')) {
    const countries = Fields.of(note.raw('countries'), 'countries', COUNTRY_IDS);
    for (const id of COUNTRY_IDS) {
      if (!countries.has(id)) continue;
      const here = readCountry(g, countryOf(id), countries.raw(id));
      if (here) plots.push(...here);
    }
  }
  g.plots = plots;
  const marks = note.words('marks', MARKS);
  if (marks) for (const mark of MARKS) setMark(g, mark, marks.includes(mark));
  const nato = note.word('nato', COUNTRY_IDS);
  if (nato) g.nato = countryOf(nato);
  readMarkers(g, note);
}

/** Plots that are not on the map: numbered ones are Available, or set aside (9.3.3); WMD stay in their boxes. */
function readMarkers(g: Position, note: Fields): void {
  const counts = (key: string, into: number[]) => {
    if (!note.has(key)) return false;
    const given = Fields.of(note.raw(key), key, PLOT_NAMES);
    for (const name of PLOT_NAMES) into[plotNamed(name)] = given.number(name, 0, 2 * WMD_IN_BOX) ?? 0;
    return true;
  };
  counts('setAside', g.setAside);
  if (!counts('available', g.available)) {
    for (const kind of [1, 2, 3] as const) {
      const used = g.setAside[kind] + g.plots.filter((plot) => plot.kind === kind).length;
      g.available[kind] = NUMBERED[kind] - used;
    }
    g.available[WMD] = note.flag('onlyThese') ? 0 : g.available[WMD];
  }
  g.looseNukes = note.number('looseNukes', 0, WMD_IN_BOX) ?? g.looseNukes;
  g.pakistanArsenal = note.number('pakistanArsenal', 0, WMD_IN_BOX) ?? g.pakistanArsenal;
}

function readTracks(g: Position, note: Fields): void {
  g.prestige = note.number('prestige', MIN_PRESTIGE, MAX_PRESTIGE) ?? g.prestige;
  g.funding = note.number('funding', MIN_FUNDING, MAX_FUNDING) ?? g.funding;
  if (note.has('reserves')) {
    const reserves = Fields.of(note.raw('reserves'), 'reserves', SIDES);
    for (const side of SIDES) g.reserves[side] = reserves.number(side, 0, MAX_RESERVES) ?? g.reserves[side];
  }
  g.deck = note.number('deck', 1, decksOf(g)) ?? g.deck;
}

function readTurn(g: Position, note: Fields): void {
  const doing = readResumableAction(note);
  if (doing) g.doing = doing;
  const step = note.word('step', STEPS);
  if (step) g.step = step;
  else if (doing) g.step = doing.side;
  // If hands are listed and nothing else, play begins with the first Action Phase.
  else if (note.has('hands') && (g.step === 'setup' || g.step === 'deal')) g.step = 'jihadist';
  g.played = note.number('played', 0, CARDS_PER_PHASE) ?? g.played;
  g.held = note.flag('held') ?? g.held;
  g.firstPlot = note.flag('firstPlot') ?? (note.has('firstPlotCard') || g.firstPlot);
  g.phase = readPhase(note, 'phase') ?? g.phase;
  g.phaseBefore = readPhase(note, 'phaseBefore') ?? g.phaseBefore;
}

function readPhase(note: Fields, key: 'phase' | 'phaseBefore'): PhaseLog | undefined {
  if (!note.has(key)) return undefined;
  const given = Fields.of(note.raw(key), key, ['disrupted', 'improved']);
  const countries = (list: string) => given.words(list, COUNTRY_IDS)?.map(countryOf) ?? [];
  return { disrupted: countries('disrupted'), improved: countries('improved') };
}
