import { CHECKPOINT, type Decision, type Procedure, readSettings, type Settings, seedChance } from '@sandtable/kernel';
import { ALL_COUNTRIES, type Country, countryId, countryOf, isMuslim, UNITED_STATES } from '../countries.js';
import { CARDS } from '../data/cards.js';
import type { CountryId, GovernanceName } from '../data/countries.js';
import type { EventMarkerId } from '../event-markers.js';
import { ALIGNMENT_NAMES, GOVERNANCE_NAMES } from '../governance.js';
import { labyrinth } from '../index.js';
import { checkInvariants } from '../invariants.js';
import {
  GREEN,
  HARD,
  type Plot,
  type PlotKind,
  type Position,
  SOFT,
  type Step,
  setMarker,
  TAN,
  UNMARKED,
} from '../position.js';

/** For tests: what is in a country. */
export interface CountryFields {
  readonly governance?: GovernanceName;
  readonly alignment?: 'ally' | 'neutral' | 'adversary';
  readonly posture?: 'soft' | 'hard';
  readonly sleepers?: number;
  readonly active?: number;
  readonly troops?: number;
  readonly aid?: number;
  readonly cadre?: true;
  readonly besieged?: true;
  readonly regimeChange?: 'green' | 'tan';
  readonly plots?: readonly PlotKind[];
}

export interface PositionFields {
  readonly countries?: Readonly<Partial<Record<CountryId, CountryFields>>>;
  readonly marks?: readonly EventMarkerId[];
  readonly nato?: CountryId;
  readonly prestige?: number;
  readonly funding?: number;
  readonly posture?: 'soft' | 'hard';
  readonly reserves?: { readonly us?: number; readonly jihadist?: number };
  readonly lapsing?: readonly number[];
  /** Hands; the rest of the cards are in the draw pile, in order, the first on top. */
  readonly us?: readonly number[];
  readonly jihadist?: readonly number[];
  readonly draw?: readonly number[];
  readonly discard?: readonly number[];
  readonly step?: Step;
  readonly played?: number;
  readonly looseNukes?: number;
  readonly pakistanArsenal?: number;
}

/**
 * A position on an empty map: every country unmarked, only the given cells (without any cell the US wins at once),
 * Prestige 7, Funding 5, the US Hard, and these dice next.
 */
export function positionWith(it: PositionFields = {}, settings: Settings = {}, dice: readonly number[] = []): Position {
  const g = labyrinth.setup(readSettings(labyrinth, settings), seedChance('test', dice));
  for (const country of ALL_COUNTRIES) {
    for (const list of [g.sleepers, g.active, g.troops, g.aid, g.cadre, g.besieged, g.regimeChange]) list[country] = 0;
    g.alignment[country] = 0;
    if (isMuslim(country)) g.governance[country] = UNMARKED;
    else if (countryId(country) !== 'israel') g.posture[country] = 0;
  }
  g.marks.fill(0);
  g.prestige = it.prestige ?? 7;
  g.funding = it.funding ?? 5;
  g.posture[UNITED_STATES] = it.posture === 'soft' ? SOFT : HARD;
  for (const country of ALL_COUNTRIES) fillCountry(g, country, it.countries?.[countryId(country)] ?? {});
  for (const mark of it.marks ?? []) setMarker(g, mark, true);
  if (it.nato) g.nato = countryOf(it.nato);
  Object.assign(g.reserves, it.reserves);
  g.lapsing = it.lapsing ?? [];
  g.lapsingBox = it.lapsing ?? [];
  g.looseNukes = it.looseNukes ?? g.looseNukes;
  g.pakistanArsenal = it.pakistanArsenal ?? g.pakistanArsenal;
  dealCards(g, it);
  g.step = it.step ?? 'us';
  g.played = it.played ?? 0;
  g.log = [];
  checkInvariants(g);
  return g;
}

function fillCountry(g: Position, country: Country, here: CountryFields): void {
  if (here.governance) g.governance[country] = GOVERNANCE_NAMES.indexOf(here.governance);
  if (isMuslim(country) && here.governance) {
    g.alignment[country] = ALIGNMENT_NAMES.indexOf(here.alignment ?? 'neutral');
  }
  if (here.posture) g.posture[country] = here.posture === 'hard' ? HARD : SOFT;
  g.sleepers[country] = here.sleepers ?? 0;
  g.active[country] = here.active ?? 0;
  g.troops[country] = here.troops ?? 0;
  g.aid[country] = here.aid ?? 0;
  g.cadre[country] = here.cadre ? 1 : 0;
  g.besieged[country] = here.besieged ? 1 : 0;
  g.regimeChange[country] = here.regimeChange === 'green' ? GREEN : here.regimeChange === 'tan' ? TAN : 0;
  for (const kind of here.plots ?? []) {
    if (kind === 4) g.looseNukes--;
    else g.available[kind]--;
    g.plots = [...g.plots, { country, kind } satisfies Plot];
  }
}

function dealCards(g: Position, { us = [], jihadist = [], draw, discard = [], lapsing = [] }: PositionFields): void {
  const taken = new Set([...us, ...jihadist, ...discard, ...lapsing]);
  g.hands.us.push(...us);
  g.hands.jihadist.push(...jihadist);
  g.discard = [...discard];
  const rest = CARDS.map(({ number }) => number).filter((card) => !taken.has(card));
  const top = draw ?? [];
  g.removed = draw ? rest.filter((card) => !top.includes(card)) : [];
  g.draw = (draw ?? rest).slice().reverse();
}

export interface RunResult<T> {
  readonly value: T;
  /** Every question that was asked, in order. */
  readonly decisions: readonly Decision[];
}

/** Runs a procedure to its end with exactly these answers, each of which must be offered. */
export function run<T>(_g: Position, procedure: Procedure<T>, answers: readonly string[] = []): RunResult<T> {
  const decisions: Decision[] = [];
  let used = 0;
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    decisions.push(decision);
    const offered = decision.options;
    if (used === answers.length) throw new Error(`no answer left for ${decision.prompt.key}: ${offered.join(' ')}`);
    const answer = answers[used++];
    if (!offered.includes(answer)) throw new Error(`${decision.prompt.key} offers ${offered.join(' ')}, not ${answer}`);
    step = procedure.next({ [decision.seat]: answer });
  }
  if (used < answers.length) throw new Error(`answers left over: ${answers.slice(used).join(' ')}`);
  return { value: step.value, decisions };
}

/** The options of the first question that the procedure asks after these answers; none if it ends. */
export function offers<T>(procedure: Procedure<T>, answers: readonly string[] = []): readonly string[] {
  let step = procedure.next({});
  for (const answer of [...answers, undefined]) {
    while (!step.done && step.value === CHECKPOINT) step = procedure.next({});
    if (step.done) return [];
    const [decision] = step.value as readonly Decision[];
    if (answer === undefined) return decision.options;
    if (!decision.options.includes(answer)) {
      throw new Error(`${decision.prompt.key} offers ${decision.options.join(' ')}, not ${answer}`);
    }
    step = procedure.next({ [decision.seat]: answer });
  }
  return [];
}

export const at = (id: CountryId): Country => countryOf(id);
/** Keys of the log messages, in order. */
export const logged = (g: Position): string[] => (g.log ?? []).map((entry) => entry.key);
