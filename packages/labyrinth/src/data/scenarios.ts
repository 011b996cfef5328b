import type { EventMarkerId } from '../event-markers.js';
import type { CountryId, GovernanceName } from './countries.js';

/** The four scenarios: facts only. Countries that are not named begin unmarked and empty; all cells are sleepers. */
export const SCENARIO_IDS = ['lets-roll', 'you-can-call-me-al', 'anaconda', 'mission-accomplished'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export interface CountrySetup {
  readonly governance?: GovernanceName;
  readonly alignment?: 'ally' | 'neutral' | 'adversary';
  readonly posture?: 'soft' | 'hard';
  readonly sleepers?: number;
  readonly troops?: number;
  readonly besieged?: true;
  /** Placed in an earlier turn. */
  readonly regimeChange?: 'tan';
}

export interface Scenario {
  readonly year: number;
  readonly prestige: number;
  readonly posture: 'soft' | 'hard';
  readonly funding: number;
  readonly countries: Readonly<Partial<Record<CountryId, CountrySetup>>>;
  readonly marks: readonly EventMarkerId[];
  /** Cards left out beside those of other years. */
  readonly without: readonly number[];
  /** 9.5 or the Jihadist's choice: a cell in each of so many countries other than the United States, each tested. */
  readonly freeCells?: number;
  /** The posture of every Schengen country is rolled. */
  readonly schengenRolls?: true;
}

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'lets-roll': {
    year: 2001,
    prestige: 7,
    posture: 'hard',
    funding: 9,
    countries: {
      libya: { governance: 'poor', alignment: 'adversary' },
      syria: { governance: 'fair', alignment: 'adversary' },
      iraq: { governance: 'poor', alignment: 'adversary' },
      'saudi-arabia': { governance: 'poor', alignment: 'ally', troops: 2 },
      'gulf-states': { governance: 'fair', alignment: 'ally', troops: 2 },
      pakistan: { governance: 'fair', alignment: 'neutral' },
      afghanistan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 4 },
      somalia: { besieged: true },
    },
    marks: [],
    without: [],
  },
  'you-can-call-me-al': {
    year: 2001,
    prestige: 7,
    posture: 'soft',
    funding: 9,
    countries: {
      libya: { governance: 'poor', alignment: 'adversary' },
      syria: { governance: 'fair', alignment: 'adversary' },
      iraq: { governance: 'poor', alignment: 'adversary' },
      'saudi-arabia': { governance: 'poor', alignment: 'ally', troops: 2 },
      'gulf-states': { governance: 'fair', alignment: 'ally', troops: 2 },
      pakistan: { governance: 'fair', alignment: 'neutral' },
      afghanistan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 4 },
      somalia: { besieged: true },
    },
    marks: [],
    without: [78],
  },
  anaconda: {
    year: 2002,
    prestige: 8,
    posture: 'hard',
    funding: 6,
    countries: {
      libya: { governance: 'poor', alignment: 'adversary' },
      syria: { governance: 'fair', alignment: 'adversary' },
      iraq: { governance: 'poor', alignment: 'adversary' },
      'saudi-arabia': { governance: 'poor', alignment: 'ally', troops: 2 },
      'gulf-states': { governance: 'fair', alignment: 'ally', troops: 2 },
      pakistan: { governance: 'poor', alignment: 'ally', sleepers: 1 },
      afghanistan: { governance: 'poor', alignment: 'ally', sleepers: 1, troops: 6, regimeChange: 'tan' },
      somalia: { besieged: true },
      'central-asia': { governance: 'poor', alignment: 'ally' },
    },
    marks: ['patriot-act', 'fata'],
    without: [43, 109],
    freeCells: 3,
  },
  'mission-accomplished': {
    year: 2003,
    prestige: 3,
    posture: 'hard',
    funding: 5,
    countries: {
      libya: { governance: 'poor', alignment: 'adversary' },
      syria: { governance: 'fair', alignment: 'adversary', sleepers: 1 },
      iraq: { governance: 'poor', alignment: 'ally', sleepers: 3, troops: 6, regimeChange: 'tan' },
      iran: { sleepers: 1 },
      'saudi-arabia': { governance: 'poor', alignment: 'ally', sleepers: 1 },
      'gulf-states': { governance: 'fair', alignment: 'ally', troops: 2 },
      pakistan: { governance: 'fair', alignment: 'ally', sleepers: 1 },
      afghanistan: { governance: 'poor', alignment: 'ally', sleepers: 1, troops: 5, regimeChange: 'tan' },
      somalia: { besieged: true },
      'central-asia': { governance: 'fair', alignment: 'neutral' },
      'indonesia-malaysia': { governance: 'fair', alignment: 'neutral', sleepers: 1 },
      philippines: { posture: 'soft', sleepers: 1, troops: 2 },
      'united-kingdom': { posture: 'hard' },
    },
    marks: ['abu-sayyaf', 'patriot-act', 'nest', 'enhanced-measures', 'renditions', 'wiretapping', 'fata'],
    without: [5, 37, 43, 57, 109, 116],
    schengenRolls: true,
  },
};
