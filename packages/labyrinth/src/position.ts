import { type Chance, cloneChance, type Position as KernelPosition } from '@sandtable/kernel';
import { CANADA, COUNTRY_COUNT, type Country, printedAdjacent, UNITED_STATES } from './countries.js';
import type { ScenarioId } from './data/scenarios.js';
import { EVENT_MARKERS, type EventMarkerId } from './event-markers.js';
import type { Operation } from './operations.js';
import type { BySide, Side } from './sides.js';

/** The settings of a match (3.3, 9.0). */
export interface Rules {
  readonly setup: ScenarioId;
  /** 3.3: one, two or three decks. */
  readonly length: 'standard' | 'tournament' | 'campaign';
  /** 9.0: the automa plays the Jihadists. */
  readonly solitaire: 'no' | 'yes';
  /** 9.7, each with all before it. */
  readonly ideology: Ideology;
  /** 9.2: the deck in three piles by association. */
  readonly piles: 'one' | 'three';
  /** R-PRE: the Prestige roll is worse by one while there is a GWOT penalty. */
  readonly prestige: 'relations' | 'plain';
}

export const IDEOLOGIES = ['normal', 'coherent', 'attractive', 'potent', 'infectious', 'virulent'] as const;
export type Ideology = (typeof IDEOLOGIES)[number];

/** 4.2.1, by the value that operations use; 0 is a country not yet marked (4.9.4). */
export const UNMARKED = 0;
export const GOOD = 1;
export const FAIR = 2;
export const POOR = 3;
export const ISLAMIST_RULE = 4;

/** 4.2.3. */
export const ALLY = 1;
export const NEUTRAL = 2;
export const ADVERSARY = 3;

/** 4.3.2. */
export const SOFT = 1;
export const HARD = 2;

/** 4.8.2. */
export const GREEN = 1;
export const TAN = 2;

/** 4.8.1: numbered 1 to 3, and WMD. In a redacted position, a marker that the seat may not look at is 0. */
export const PLOT_KINDS = [1, 2, 3, 4] as const;
export type PlotKind = (typeof PLOT_KINDS)[number];
export const WMD: PlotKind = 4;
export type MarkerFace = PlotKind | 0;

/** A plot in a country (8.5.2). Replaced, never changed, so that copies can share it. */
export interface Plot {
  readonly country: Country;
  readonly kind: MarkerFace;
  /** 5 NEST: everyone sees it. */
  readonly open?: true;
  /** 1 Backlash: it will cost Funding. */
  readonly backlash?: true;
}

/** The steps of the sequence of play. Each begins at a checkpoint. */
export const STEPS = ['setup', 'deal', 'jihadist', 'us', 'plots', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** What later cards ask about an Action Phase (61, 94). Replaced, never changed. */
export interface PhaseLog {
  readonly disrupted: readonly Country[];
  /** Tested to Fair, or improved to Fair or Good. */
  readonly improved: readonly Country[];
}
export const NOTHING_DONE: PhaseLog = { disrupted: [], improved: [] };

/**
 * One action of an Action Phase that a position file may begin with, before play goes on from `step`: a card of the
 * hand, an operation of some value, or the event of a card, which is then in play. Replaced, never changed.
 */
export type ResumableAction =
  | { readonly side: Side; readonly card: number }
  | { readonly side: Side; readonly operation: Operation; readonly value: number }
  | { readonly side: Side; readonly event: number };

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const NOWHERE: readonly number[] = zeros(COUNTRY_COUNT);
const byCountry = (): number[] => NOWHERE.slice();

/**
 * The whole game: every field with what it holds before set-up. position-format.ts says how each field is written and
 * who sees it. Positions are plain objects, made by `emptyPosition`; the class only declares their fields.
 */
class Position implements KernelPosition {
  log?: KernelPosition['log'] = undefined;

  constructor(
    readonly rules: Rules,
    readonly chance: Chance,
  ) {}

  step: Step = 'setup';
  doing: ResumableAction | undefined = undefined;
  /** Cards that the acting side has played in this Action Phase (4.7.5, 5.2.2). */
  played = 0;
  /** The US has kept its last card in this Action Phase (5.2.4). */
  held = false;
  /** This Action Phase and the other side's one before it, even if that was in the turn before. */
  phase: PhaseLog = NOTHING_DONE;
  phaseBefore: PhaseLog = NOTHING_DONE;

  readonly governance = byCountry();
  readonly alignment = byCountry();
  readonly posture = byCountry();
  readonly sleepers = byCountry();
  readonly active = byCountry();
  readonly troops = byCountry();
  /** 4.8: markers in countries. */
  readonly aid = byCountry();
  readonly cadre = byCountry();
  readonly besieged = byCountry();
  readonly regimeChange = byCountry();

  prestige = 7;
  funding = 9;
  /** 4.7.9. */
  readonly reserves: BySide<number> = { us: 0, jihadist: 0 };

  plots: readonly Plot[] = [];
  /** Plots in the Available box, by kind (4.7.8); index 0 counts those that the seat may not look at. */
  readonly available = zeros(5);
  /** 9.3.3: numbered markers set aside for WMD, by kind. */
  readonly setAside = zeros(5);
  /** 4.7.8.1. */
  looseNukes = 0;
  pakistanArsenal = 0;

  /** Event markers in play, by place in EVENT_MARKERS. */
  readonly marks = zeros(EVENT_MARKERS.length);
  /** 41 NATO: where it is, or -1. */
  nato = -1;

  /** Lapsing events in effect (6.2.7), by card. */
  lapsing: readonly number[] = [];
  /** 4.7.7.1: cards lying in the Lapsing box; one taken out leaves a marker (4.7.7.3). */
  lapsingBox: readonly number[] = [];
  /** 8.5.3: the first Plot operation of the turn was made. */
  firstPlot = false;
  /** 4.7.7.2: the card in the 1st Plot box, or 0. */
  firstPlotCard = 0;

  /** Hands. In a redacted position, hidden cards are 0. In the solitaire game the Jihadists play from the end of theirs (9.2). */
  readonly hands: BySide<number[]> = { us: [], jihadist: [] };
  /** Drawn from the end. */
  draw: number[] = [];
  discard: number[] = [];
  /** Cards out of the game, including those of other scenarios. */
  removed: number[] = [];
  /** Cards between the hand and their next place: the card or two cards in play, and those that events play within them. */
  playing: readonly number[] = [];
  /** Decks begun so far (5.3.1). */
  deck = 1;
}

export type { Position };

export const emptyPosition = (rules: Rules, chance: Chance): Position => clone(new Position(rules, chance), chance);

const MARK_INDEX: Readonly<Record<string, number>> = Object.fromEntries(
  EVENT_MARKERS.map((mark, index) => [mark, index]),
);
export const hasMarker = (g: Position, mark: EventMarkerId): boolean => g.marks[MARK_INDEX[mark]] === 1;
export function setMarker(g: Position, mark: EventMarkerId, value: boolean): void {
  g.marks[MARK_INDEX[mark]] = value ? 1 : 0;
}
export const isLapsing = (g: Position, card: number): boolean => g.lapsing.includes(card);

/**
 * A copy without the log. It shares lists that are replaced and never changed. It names every field, and all positions are
 * made by it, so that they have one hidden class.
 */
export function clone(g: Position, chance = cloneChance(g.chance)): Position {
  return {
    log: undefined,
    rules: g.rules,
    chance,
    step: g.step,
    doing: g.doing,
    played: g.played,
    held: g.held,
    phase: g.phase,
    phaseBefore: g.phaseBefore,
    governance: g.governance.slice(),
    alignment: g.alignment.slice(),
    posture: g.posture.slice(),
    sleepers: g.sleepers.slice(),
    active: g.active.slice(),
    troops: g.troops.slice(),
    aid: g.aid.slice(),
    cadre: g.cadre.slice(),
    besieged: g.besieged.slice(),
    regimeChange: g.regimeChange.slice(),
    prestige: g.prestige,
    funding: g.funding,
    reserves: { us: g.reserves.us, jihadist: g.reserves.jihadist },
    plots: g.plots,
    available: g.available.slice(),
    setAside: g.setAside.slice(),
    looseNukes: g.looseNukes,
    pakistanArsenal: g.pakistanArsenal,
    marks: g.marks.slice(),
    nato: g.nato,
    lapsing: g.lapsing,
    lapsingBox: g.lapsingBox,
    firstPlot: g.firstPlot,
    firstPlotCard: g.firstPlotCard,
    hands: { us: g.hands.us.slice(), jihadist: g.hands.jihadist.slice() },
    draw: g.draw.slice(),
    discard: g.discard.slice(),
    removed: g.removed.slice(),
    playing: g.playing,
    deck: g.deck,
  };
}

export const isSolitaire = (g: Position): boolean => g.rules.solitaire === 'yes';
/** 9.7: levels are cumulative; only the solitaire Jihadists have one. */
export const hasIdeology = (g: Position, level: Ideology): boolean =>
  isSolitaire(g) && IDEOLOGIES.indexOf(g.rules.ideology) >= IDEOLOGIES.indexOf(level);

/** 4.1.1, with 43 Patriot Act: the United States touches Canada alone. */
export function adjacent(g: Position, country: Country): readonly Country[] {
  const printed = printedAdjacent(country);
  if (!hasMarker(g, 'patriot-act')) return printed;
  if (country === UNITED_STATES) return [CANADA];
  if (country === CANADA || !printed.includes(UNITED_STATES)) return printed;
  return printed.filter((near) => near !== UNITED_STATES);
}
export const areAdjacent = (g: Position, a: Country, b: Country): boolean => adjacent(g, a).includes(b);

/** Whose Action Phase it is. */
export const actingSide = (g: Position): Side => (g.step === 'us' || g.step === 'plots' ? 'us' : 'jihadist');
