import type { CountryId } from './data/countries.js';
import type { MarkId } from './event-markers.js';
import type { GOVERNANCE_NAMES } from './governance.js';
import type { Operation } from './operations.js';
import type { Rules, Step } from './position.js';
import type { PlotName } from './position-json/plots.js';
import type { BySide, Side } from './sides.js';
import type { FUNDING_BOXES, PRESTIGE_LEVELS, TROOP_BOXES } from './tracks.js';
import type { VictoryTally } from './victory.js';

/** The JSON that `view` returns. */
export interface CountryView {
  /** Muslim countries, once they have been tested. */
  readonly governance?: Exclude<(typeof GOVERNANCE_NAMES)[number], 'unmarked'>;
  readonly alignment?: 'ally' | 'neutral' | 'adversary';
  /** The others, once they have been tested; Israel’s is printed. */
  readonly posture?: 'soft' | 'hard';
  readonly sleepers?: number;
  readonly active?: number;
  readonly troops?: number;
  readonly aid?: number;
  readonly cadre?: true;
  readonly besieged?: true;
  readonly regimeChange?: 'green' | 'tan';
}

export interface PlotView {
  readonly country: CountryId;
  readonly kind: PlotName | 'hidden';
  readonly open?: true;
  readonly backlash?: true;
}

export interface PhaseView {
  readonly disrupted: readonly CountryId[];
  readonly improved: readonly CountryId[];
}

export interface View extends VictoryTally {
  /** The settings of the match. */
  readonly rules: Rules;
  readonly step: Step;
  /** Whose Action Phase it is. */
  readonly acting: Side;
  /** Cards played in it. */
  readonly played: number;
  readonly held?: true;
  readonly card?: { readonly side: Side; readonly card: number };
  readonly operation?: { readonly side: Side; readonly kind: Operation; readonly value: number };
  readonly event?: { readonly side: Side; readonly card: number };
  /** Without countries that differ in nothing from an empty, unmarked one. */
  readonly countries: Readonly<Partial<Record<CountryId, CountryView>>>;
  readonly plots?: readonly PlotView[];
  /** How many markers are not placed. */
  readonly plotsAvailable: number;
  /** Their kinds, for a viewer who may look. */
  readonly available?: Readonly<Record<PlotName, number>>;
  readonly setAside?: Readonly<Record<PlotName, number>>;
  readonly looseNukes: number;
  readonly pakistanArsenal: number;
  readonly marks: readonly MarkId[];
  readonly nato?: CountryId;
  readonly prestige: number;
  readonly prestigeLevel: (typeof PRESTIGE_LEVELS)[number];
  readonly funding: number;
  readonly fundingLevel: (typeof FUNDING_BOXES)[number];
  /** Cells not on the map, and how many of them Funding lets the Jihadists recruit. */
  readonly cellsOnTrack: number;
  readonly availableCells: number;
  readonly troopsOnTrack: number;
  readonly troopLevel: (typeof TROOP_BOXES)[number];
  /** Hard less Soft of all but the US, from -3 to 3. */
  readonly worldPosture: number;
  readonly gwotPenalty: number;
  readonly reserves: BySide<number>;
  /** The viewer’s own cards. */
  readonly hand?: readonly number[];
  readonly handSizes: BySide<number>;
  /** Cards in the draw pile, and which deck it is. */
  readonly cardsLeft: number;
  readonly deck: number;
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  /** The card being played, and those that it plays in order. */
  readonly playing: readonly number[];
  readonly lapsing: readonly number[];
  readonly lapsingBox: readonly number[];
  readonly firstPlot?: true;
  readonly firstPlotCard?: number;
  readonly phase: PhaseView;
  readonly phaseBefore: PhaseView;
}
