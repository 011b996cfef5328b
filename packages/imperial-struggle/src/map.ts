import {
  COMMODITIES,
  type Commodity,
  REGIONS,
  type Region,
  SPACE_IDS,
  SPACES,
  type SpaceFacts,
  type SpaceId,
  type SpaceKind,
} from './data/spaces.js';

/** A space as its index in SPACE_IDS, so that positions can be arrays of numbers. */
export type Space = number & { readonly kind: 'space' };

export const SPACE_COUNT = SPACE_IDS.length;
export const ALL_SPACES: readonly Space[] = SPACE_IDS.map((_, index) => index as Space);

const INDEX: ReadonlyMap<string, Space> = new Map(SPACE_IDS.map((id, index) => [id, index as Space]));
export const spaceOf = (id: SpaceId): Space => SPACE_IDS.indexOf(id) as Space;
export const findSpace = (id: string): Space | undefined => INDEX.get(id);
export const spaceId = (space: Space): SpaceId => SPACE_IDS[space];

const FACTS: readonly SpaceFacts[] = SPACE_IDS.map((id) => SPACES[id]);
export const factsOf = (space: Space): SpaceFacts => FACTS[space];

const KIND: readonly SpaceKind[] = FACTS.map(({ kind }) => kind);
export const kindOf = (space: Space): SpaceKind => KIND[space];
/** 3.2.2. */
export const isMarket = (space: Space): boolean => KIND[space] === 'market';
/** 3.2.1. */
export const isPolitical = (space: Space): boolean => KIND[space] === 'political';
/** 3.2.3. */
export const isTerritory = (space: Space): boolean => KIND[space] === 'territory';
/** 3.2.4. */
export const isNaval = (space: Space): boolean => KIND[space] === 'naval';
/** 3.2.5. */
export const isFort = (space: Space): boolean => KIND[space] === 'fort';
const REGION: readonly Region[] = FACTS.map(({ region }) => region);
export const regionOf = (space: Space): Region => REGION[space];
const COST = FACTS.map(({ cost = 0 }) => cost);
export const printedCost = (space: Space): number => COST[space];
const COMMODITY: readonly (Commodity | undefined)[] = FACTS.map(({ commodity }) => commodity);
export const commodityOf = (space: Space): Commodity | undefined => COMMODITY[space];
export const isPrestige = (space: Space): boolean => FACTS[space].prestige === true;
export const isLocalAlliance = (space: Space): boolean => FACTS[space].localAlliance === true;
export const isAlliance = (space: Space): boolean => FACTS[space].alliance === true;

const CONNECTED: readonly (readonly Space[])[] = FACTS.map(({ connected }) => connected.map(spaceOf));
/** Solid lines (3.2). */
export const connected = (space: Space): readonly Space[] => CONNECTED[space];
const CONQUEST: readonly (readonly Space[])[] = FACTS.map(({ conquest = [] }) => conquest.map(spaceOf));
/** Dashed lines, used only in war (3.2.6). */
export const conquestLines = (space: Space): readonly Space[] => CONQUEST[space];

const ofKind = (kind: SpaceKind): readonly Space[] => ALL_SPACES.filter((space) => KIND[space] === kind);
export const MARKETS = ofKind('market');
export const POLITICAL = ofKind('political');
export const TERRITORIES = ofKind('territory');
export const NAVAL = ofKind('naval');
export const FORTS = ofKind('fort');
export const PRESTIGE = ALL_SPACES.filter(isPrestige);

const IN_REGION: Readonly<Record<Region, readonly Space[]>> = {
  europe: ALL_SPACES.filter((space) => REGION[space] === 'europe'),
  'north-america': ALL_SPACES.filter((space) => REGION[space] === 'north-america'),
  caribbean: ALL_SPACES.filter((space) => REGION[space] === 'caribbean'),
  india: ALL_SPACES.filter((space) => REGION[space] === 'india'),
};
export const spacesIn = (region: Region): readonly Space[] => IN_REGION[region];
export const marketsOf = (commodity: Commodity): readonly Space[] =>
  MARKETS.filter((space) => COMMODITY[space] === commodity);

export { COMMODITIES, REGIONS };
