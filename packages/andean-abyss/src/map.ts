import { SPACE_IDS, SPACES, type SpaceFacts, type SpaceId, type Terrain } from './data/spaces.js';

/** A space as its index in SPACE_IDS, so that positions can be arrays of numbers. */
export type Space = number & { readonly kind: 'space' };

export const SPACE_COUNT = SPACE_IDS.length;
export const ALL_SPACES: readonly Space[] = SPACE_IDS.map((_, index) => index as Space);

const INDEX: ReadonlyMap<string, Space> = new Map(SPACE_IDS.map((id, index) => [id, index as Space]));
export const spaceOf = (id: SpaceId): Space => SPACE_IDS.indexOf(id) as Space;
export const findSpace = (id: string): Space | undefined => INDEX.get(id);
export const spaceId = (space: Space): SpaceId => SPACE_IDS[space];
export const spaceName = (space: Space): string => SPACES[SPACE_IDS[space]].name;

const FACTS: readonly SpaceFacts[] = SPACE_IDS.map((id) => SPACES[id]);

const ADJACENT: readonly (readonly Space[])[] = FACTS.map((facts) => facts.adjacent.map(spaceOf));
/** 1.3.6, including foreign countries that are not in play; for those in play use `adjacent` of position.ts. */
export const printedAdjacent = (space: Space): readonly Space[] => ADJACENT[space];

const POPULATION = FACTS.map((facts) => (facts.type === 'loc' ? 0 : facts.population));
export const population = (space: Space): number => POPULATION[space];
const ECON = FACTS.map((facts) => (facts.type === 'loc' ? facts.econ : 0));
export const econ = (space: Space): number => ECON[space];

const TYPE = FACTS.map((facts) => facts.type);
export const isCity = (space: Space): boolean => TYPE[space] === 'city';
export const isDepartment = (space: Space): boolean => TYPE[space] === 'department';
export const isLoc = (space: Space): boolean => TYPE[space] === 'loc';
const PIPELINE = FACTS.map((facts) => facts.type === 'loc' && facts.pipeline);
export const isPipeline = (space: Space): boolean => PIPELINE[space];
const TERRAIN: readonly (Terrain | undefined)[] = FACTS.map((f) => (f.type === 'department' ? f.terrain : undefined));
export const terrain = (space: Space): Terrain | undefined => TERRAIN[space];
export const isForest = (space: Space): boolean => TERRAIN[space] === 'forest';
export const isMountain = (space: Space): boolean => TERRAIN[space] === 'mountain';
const COASTAL = FACTS.map((facts) => facts.coastal === true);
export const isCoastal = (space: Space): boolean => COASTAL[space];
export const borders = (space: Space, country: 'venezuela' | 'ecuador'): boolean => FACTS[space].borders === country;

export const BOGOTA = spaceOf('bogota');
export const ECUADOR = spaceOf('ecuador');
export const PANAMA = spaceOf('panama');
export const isForeign = (space: Space): boolean => space === ECUADOR || space === PANAMA;

export const CITIES = ALL_SPACES.filter(isCity);
export const DEPARTMENTS = ALL_SPACES.filter(isDepartment);
export const LOCS = ALL_SPACES.filter(isLoc);
export const PIPELINES = LOCS.filter(isPipeline);
export const CITIES_AND_DEPARTMENTS = ALL_SPACES.filter((space) => !isLoc(space));
/** Spaces with population: only these have a level of support (1.6.1). */
export const POPULATED = ALL_SPACES.filter((space) => POPULATION[space] > 0);
/** 6.3.1: 30 in all. */
export const TOTAL_ECON = LOCS.reduce((sum, loc) => sum + econ(loc), 0);
