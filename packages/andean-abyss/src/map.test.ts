import { describe, expect, it } from 'vitest';
import { SPACE_IDS, SPACES, type SpaceId } from './data/spaces.js';
import { allPieces, room } from './forces.js';
import {
  ALL_SPACES,
  borders,
  CITIES,
  DEPARTMENTS,
  econ,
  findSpace,
  isCoastal,
  isForeign,
  isForest,
  isLoc,
  isMountain,
  isPipeline,
  LOCS,
  PIPELINES,
  population,
  printedAdjacent,
  spaceId,
  spaceName,
  spaceOf,
  TOTAL_ECON,
  terrain,
} from './map.js';
import { BASE, POLICE, UNDERGROUND } from './pieces.js';
import { adjacent } from './position.js';
import { at, positionWith } from './testing/positions.js';

const ids = (spaces: readonly number[]): string[] => spaces.map((space) => SPACE_IDS[space]).sort();
const near = (id: SpaceId): string[] => ids(printedAdjacent(at(id)));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('1.3 Map', () => {
  it('names every space, and finds it again by its id', () => {
    for (const space of ALL_SPACES) {
      expect(findSpace(spaceId(space))).toBe(space);
      expect(spaceOf(spaceId(space))).toBe(space);
      expect(spaceName(space)).not.toBe('');
    }
    expect(findSpace('brasil')).toBeUndefined();
  });
});

describe('1.3.1 Map spaces', () => {
  it('are 11 cities, 16 departments of Colombia and 18 LoCs', () => {
    expect(CITIES).toHaveLength(11);
    expect(DEPARTMENTS.filter((space) => !isForeign(space))).toHaveLength(16);
    expect(LOCS).toHaveLength(18);
  });

  it('all hold forces, LoCs too, but LoCs no bases', () => {
    const g = positionWith();
    for (const space of ALL_SPACES.filter((s) => !isForeign(s))) {
      expect(room(g, space, POLICE)).toBe(99);
      expect(room(g, space, UNDERGROUND.auc)).toBe(99);
      expect(room(g, space, BASE.cartels)).toBe(isLoc(space) ? 0 : 2);
    }
  });
});

describe('1.3.2 Departments', () => {
  it('have a population of 0 to 2', () => {
    const by = (n: number) => ids(DEPARTMENTS.filter((s) => !isForeign(s) && population(s) === n));
    expect(by(0)).toEqual(['amazonas', 'guainia', 'vaupes', 'vichada']);
    expect(by(2)).toEqual(['antioquia', 'huila', 'santander']);
    expect(by(1)).toHaveLength(9);
  });

  it('are forest, mountain or grassland', () => {
    const by = (kind: string) => ids(DEPARTMENTS.filter((s) => !isForeign(s) && terrain(s) === kind));
    expect(by('forest')).toEqual([
      'amazonas',
      'atlantico',
      'choco',
      'guainia',
      'guaviare',
      'meta-west',
      'narino',
      'putumayo',
      'vaupes',
    ]);
    expect(by('mountain')).toEqual(['antioquia', 'cesar', 'huila', 'santander']);
    expect(by('grassland')).toEqual(['arauca', 'meta-east', 'vichada']);
  });

  it('alone have terrain', () => {
    for (const space of [...CITIES, ...LOCS]) {
      expect(terrain(space)).toBeUndefined();
      expect(isForest(space) || isMountain(space)).toBe(false);
    }
  });
});

describe('1.3.3 Cities', () => {
  it('have a population of 1 to 8', () => {
    const by = Object.fromEntries(CITIES.map((city) => [spaceId(city), population(city)]));
    expect(by).toEqual({
      bogota: 8,
      cali: 3,
      medellin: 3,
      bucaramanga: 2,
      ibague: 2,
      'santa-marta': 2,
      cartagena: 1,
      cucuta: 1,
      neiva: 1,
      pasto: 1,
      sincelejo: 1,
    });
    expect(sum(CITIES.map(population))).toBe(25);
  });
});

describe('1.3.4 LoCs', () => {
  it('have an economic value of 1 to 3, 30 in all', () => {
    expect(LOCS.every((loc) => econ(loc) >= 1 && econ(loc) <= 3)).toBe(true);
    expect(TOTAL_ECON).toBe(30);
    expect(ids(LOCS.filter((loc) => econ(loc) === 3))).toEqual([
      'loc-arauca-cucuta',
      'loc-ayacucho-sincelejo',
      'loc-cucuta-ayacucho',
    ]);
  });

  it('are roads or pipelines', () => {
    expect(PIPELINES).toHaveLength(13);
    expect(ids(LOCS.filter((loc) => !isPipeline(loc)))).toEqual([
      'loc-bogota-san-jose',
      'loc-cali-pasto',
      'loc-cartagena-santa-marta',
      'loc-neiva-pasto',
      'loc-pasto-tumaco',
    ]);
  });

  it('have no people, and other spaces no economy', () => {
    expect(sum(LOCS.map(population))).toBe(0);
    expect(sum([...CITIES, ...DEPARTMENTS].map(econ))).toBe(0);
  });
});

describe('1.3.5 Foreign countries', () => {
  it('are no spaces until an event makes them so', () => {
    const g = positionWith();
    for (const space of [at('ecuador'), at('panama')]) {
      expect(room(g, space, UNDERGROUND.farc)).toBe(0);
      expect(allPieces(g, space)).toBe(0);
    }
    expect(ids(adjacent(g, at('choco')))).not.toContain('panama');
    expect(ids(adjacent(g, at('pasto')))).not.toContain('ecuador');
  });

  it('example: Panamá is then a forest of population 0 next to Chocó', () => {
    const g = positionWith({ foreign: ['panama'] });
    expect(ids(adjacent(g, at('choco')))).toContain('panama');
    expect(ids(adjacent(g, at('narino')))).not.toContain('ecuador');
    expect(isForest(at('panama'))).toBe(true);
    expect(population(at('panama'))).toBe(0);
    expect(room(g, at('panama'), UNDERGROUND.cartels)).toBe(99);
  });

  it('lie next to some spaces as countries: Venezuela borders Guainía, but not Vaupés', () => {
    expect(ids(ALL_SPACES.filter((s) => borders(s, 'venezuela')))).toEqual([
      'arauca',
      'cesar',
      'cucuta',
      'guainia',
      'loc-arauca-cucuta',
      'loc-cucuta-ayacucho',
      'santander',
      'vichada',
    ]);
    expect(ids(ALL_SPACES.filter((s) => borders(s, 'ecuador')))).toEqual([
      'loc-pasto-tumaco',
      'narino',
      'pasto',
      'putumayo',
    ]);
  });
});

describe('1.3.6 Adjacency', () => {
  it('goes both ways, and never from a space to itself', () => {
    for (const space of ALL_SPACES) {
      expect(printedAdjacent(space)).not.toContain(space);
      for (const other of printedAdjacent(space)) expect(printedAdjacent(other)).toContain(space);
      expect(new Set(printedAdjacent(space)).size).toBe(printedAdjacent(space).length);
    }
  });

  it('example: the 4 departments and 4 LoCs around the town of Ayacucho are all adjacent to one another', () => {
    const around: SpaceId[] = [
      'atlantico',
      'cesar',
      'antioquia',
      'santander',
      'loc-cucuta-ayacucho',
      'loc-ayacucho-sincelejo',
      'loc-bucaramanga-ayacucho',
      'loc-ayacucho-santa-marta',
    ];
    for (const one of around) {
      expect(near(one)).toEqual(expect.arrayContaining(around.filter((other) => other !== one)));
    }
  });

  it('example: Antioquia and the forest to its west touch across a LoC', () => {
    expect(near('antioquia')).toContain('choco');
  });

  it('joins departments across a LoC', () => {
    expect(near('meta-west')).toContain('meta-east');
    expect(near('huila')).toContain('santander');
  });

  it('does not reach through cities: LoCs that meet in a city are not adjacent', () => {
    for (const loc of LOCS) {
      const others = printedAdjacent(loc).filter(isLoc);
      expect(others.length === 0 || spaceId(loc).includes('ayacucho')).toBe(true);
    }
    expect(near('loc-neiva-bogota')).toEqual(['bogota', 'huila', 'meta-west', 'neiva']);
    expect(CITIES.every((city) => !printedAdjacent(city).some((s) => CITIES.includes(s)))).toBe(true);
  });

  it('has no towns among the spaces (T1)', () => {
    const names = Object.values(SPACES).map((facts) => facts.name);
    for (const town of ['Ayacucho', 'Yopal', 'Buenaventura', 'Tumaco', 'San José']) expect(names).not.toContain(town);
  });
});

describe('1.3.7 Coastal spaces', () => {
  it('are those next to the sea', () => {
    expect(ids(ALL_SPACES.filter((s) => isCoastal(s) && !isForeign(s)))).toEqual([
      'atlantico',
      'cartagena',
      'cesar',
      'choco',
      'loc-cali-buenaventura',
      'loc-cartagena-santa-marta',
      'loc-cartagena-sincelejo',
      'loc-pasto-tumaco',
      'narino',
      'santa-marta',
      'sincelejo',
    ]);
  });

  it('take in Ecuador and Panamá, once they are spaces', () => {
    expect(isCoastal(at('ecuador')) && isCoastal(at('panama'))).toBe(true);
  });
});
