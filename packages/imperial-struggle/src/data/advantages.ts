import type { Commodity, Country, Region, SpaceId, Subregion } from './spaces.js';

/** The 22 Advantage tiles (8.0): where each lies, what must be held for it, and what it does. Facts only. */
export const ADVANTAGE_KINDS = [
  'debt',
  'conflict',
  'unflag-set-1',
  'displace-squadron',
  'unflag-minus-1',
  'squadron-2',
] as const;
export type AdvantageKind = (typeof ADVANTAGE_KINDS)[number];

export interface Advantage {
  readonly name: string;
  readonly region: Region;
  readonly spaces: readonly SpaceId[];
  readonly kind: AdvantageKind;
  /** What it may be used on. */
  readonly targets?: {
    readonly region?: Region;
    readonly subregion?: Subregion;
    readonly commodity?: Commodity;
    readonly countries?: readonly Country[];
    readonly spaces?: readonly SpaceId[];
    readonly only?: 'market' | 'alliance' | 'unprotected-market' | 'political';
  };
}

export const ADVANTAGE_IDS = [
  'baltic-trade',
  'central-europe-conflict',
  'german-diplomacy',
  'italy-influence',
  'mediterranean-intrigue',
  'naval-bastion',
  'silesia-negotiations',
  'algonquin-raids',
  'fur-trade',
  'iroquois-raids',
  'patriot-agitation',
  'wheat',
  'fruit',
  'letters-of-marque',
  'pirate-havens',
  'rum',
  'slaving-contracts',
  'power-struggle',
  'raids-and-incursions',
  'separatist-wars',
  'silk',
  'textiles',
] as const;
export type AdvantageId = (typeof ADVANTAGE_IDS)[number];

export const ADVANTAGES: Readonly<Record<AdvantageId, Advantage>> = {
  'baltic-trade': {
    name: 'Baltic Trade',
    region: 'europe',
    spaces: ['denmark-norway', 'prussia-alliance'],
    kind: 'debt',
  },
  'central-europe-conflict': {
    name: 'Central Europe Conflict',
    region: 'europe',
    spaces: ['german-states-3', 'bavaria'],
    kind: 'conflict',
    targets: { region: 'europe', only: 'alliance' },
  },
  'german-diplomacy': {
    name: 'German Diplomacy',
    region: 'europe',
    spaces: ['prussia-prestige-empire'],
    kind: 'unflag-set-1',
    targets: { spaces: ['russia', 'sweden', 'bavaria'], only: 'political' },
  },
  'italy-influence': {
    name: 'Italy Influence',
    region: 'europe',
    spaces: ['austria-alliance-3', 'sardinia'],
    kind: 'unflag-set-1',
    targets: { countries: ['spain', 'austria'], only: 'political' },
  },
  'mediterranean-intrigue': {
    name: 'Mediterranean Intrigue',
    region: 'europe',
    spaces: ['savoy', 'spain-prestige-3'],
    kind: 'conflict',
    targets: { countries: ['spain', 'austria', 'sardinia'], only: 'political' },
  },
  'naval-bastion': { name: 'Naval Bastion', region: 'europe', spaces: ['gibraltar'], kind: 'displace-squadron' },
  'silesia-negotiations': {
    name: 'Silesia Negotiations',
    region: 'europe',
    spaces: ['austria-prestige-upper'],
    kind: 'unflag-set-1',
    targets: { countries: ['prussia', 'german-states'], only: 'political' },
  },
  'algonquin-raids': {
    name: 'Algonquin Raids',
    region: 'north-america',
    spaces: ['algonquin'],
    kind: 'conflict',
    targets: { commodity: 'furs', only: 'market' },
  },
  'fur-trade': {
    name: 'Fur Trade',
    region: 'north-america',
    spaces: ['hudson-bay'],
    kind: 'unflag-set-1',
    targets: { region: 'north-america', only: 'market' },
  },
  'iroquois-raids': {
    name: 'Iroquois Raids',
    region: 'north-america',
    spaces: ['iroquois'],
    kind: 'conflict',
    targets: { commodity: 'furs', only: 'market' },
  },
  'patriot-agitation': {
    name: 'Patriot Agitation',
    region: 'north-america',
    spaces: ['sons-of-liberty'],
    kind: 'conflict',
    targets: { region: 'north-america' },
  },
  wheat: {
    name: 'Wheat',
    region: 'north-america',
    spaces: ['chesapeake'],
    kind: 'unflag-minus-1',
    targets: { region: 'north-america', only: 'market' },
  },
  fruit: {
    name: 'Fruit',
    region: 'caribbean',
    spaces: ['san-agustin'],
    kind: 'unflag-minus-1',
    targets: { region: 'caribbean', only: 'market' },
  },
  'letters-of-marque': {
    name: 'Letters of Marque',
    region: 'caribbean',
    spaces: ['privateers'],
    kind: 'conflict',
    targets: { region: 'caribbean', only: 'unprotected-market' },
  },
  'pirate-havens': {
    name: 'Pirate Havens',
    region: 'caribbean',
    spaces: ['buccaneers'],
    kind: 'conflict',
    targets: { region: 'caribbean', only: 'unprotected-market' },
  },
  rum: {
    name: 'Rum',
    region: 'caribbean',
    spaces: ['puerto-rico'],
    kind: 'unflag-minus-1',
    targets: { region: 'caribbean', only: 'market' },
  },
  'slaving-contracts': { name: 'Slaving Contracts', region: 'caribbean', spaces: ['asiento'], kind: 'squadron-2' },
  'power-struggle': {
    name: 'Power Struggle',
    region: 'india',
    spaces: ['mysore'],
    kind: 'conflict',
    targets: { subregion: 'carnatic-coast', only: 'market' },
  },
  'raids-and-incursions': {
    name: 'Raids & Incursions',
    region: 'india',
    spaces: ['maratha'],
    kind: 'conflict',
    targets: { region: 'india', only: 'market' },
  },
  'separatist-wars': {
    name: 'Separatist Wars',
    region: 'india',
    spaces: ['nizam'],
    kind: 'conflict',
    targets: { commodity: 'cotton', only: 'market' },
  },
  silk: {
    name: 'Silk',
    region: 'india',
    spaces: ['west-bengal'],
    kind: 'unflag-minus-1',
    targets: { region: 'india', only: 'market' },
  },
  textiles: {
    name: 'Textiles',
    region: 'india',
    spaces: ['tiruchirappalli'],
    kind: 'unflag-minus-1',
    targets: { region: 'india', only: 'market' },
  },
};
