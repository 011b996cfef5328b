import type { Condition } from '@sandtable/kernel';
import { has } from '../control.js';
import { type Theater, WARS } from '../data/wars.js';
import { factsOf, isFort, isMarket, isNaval, isPolitical, isTerritory, spaceOf } from '../map.js';
import { NOBODY, type Position, USA } from '../position.js';
import { conquestCost, mayLower, overLines, squadronsFor } from '../rules/war.js';
import { other } from '../sides.js';
import { inTheater } from '../strength.js';
import { type Candidate, fallbackNeed, need, needIfUnmet, type Requirements } from './need.js';

/** Questions of a war (7). */

const theaterOf = (g: Position): Theater => WARS[g.war].theaters[g.theater];

const here = ({ g, space }: Candidate): Condition =>
  need('inTheater', inTheater(theaterOf(g), space), { theater: `theater:${theaterOf(g).id}` });
const foeFlag = ({ g, space, side }: Candidate): Condition => need('foeFlag', mayLower(g, space, side));

/** 7.2.1: by kind of space. */
function conquest(c: Candidate): Condition[] {
  const { g, side, space, params } = c;
  const theater = theaterOf(g);
  const left = typeof params.left === 'number' ? params.left : 0;
  const price = conquestCost(g, space);
  const common = [
    need('notOwn', !has(g, space, side)),
    ...needIfUnmet('notUsa', g.flags[space] !== USA),
    need('conquestPoints', price <= left, { n: price, left }),
  ];
  const lines = need('lines', overLines(g, side, space));
  if (isTerritory(space)) {
    const listed = inTheater(theater, space) || theater.territories.some((id) => spaceOf(id) === space);
    const inWar = need('inTheater', listed, { theater: `theater:${theater.id}` });
    return [...common, inWar, ...needIfUnmet('notRefused', !g.warState.refused.includes(space)), lines];
  }
  if (isFort(space)) return [...common, here(c), ...(g.rules.forts === 'usual' ? [] : [lines])];
  if (isNaval(space)) return [...common, here(c), need('conqueror', squadronsFor(g, side, theater).length > 0)];
  return [need('conquerable', isMarket(space)), ...common, here(c)];
}

/** 7.2: what the spoils name. All tiers of a theater that name anything name the same. */
function reward(c: Candidate): Condition[] {
  const { g, side, space } = c;
  const found = theaterOf(g).tiers[side].find(({ unflag }) => unflag)?.unflag;
  if (!found) return [];
  const { kind, region } = factsOf(space);
  return [
    need('rewardKind', kind === found.kind, { kind: `kind:${found.kind}` }),
    need('inRegion', region === found.region, { region: `region:${found.region}` }),
    foeFlag(c),
  ];
}

const ownSquadron = ({ g, side, space }: Candidate): Condition =>
  need('ownSquadron', isNaval(space) && has(g, space, side));

export const WAR_REQUIREMENTS: Requirements = {
  'war.unflag': {
    needs: (c) => [
      here(c),
      need('marketOrPolitical', isMarket(c.space) || isPolitical(c.space)),
      foeFlag(c),
      need('noMarker', c.g.conflicts[c.space] === 0),
    ],
    fallbackReason: fallbackNeed('cutsOff'),
  },
  'war.damage': {
    needs: (c) => [
      here(c),
      need('fortOrSquadron', (isFort(c.space) || isNaval(c.space)) && has(c.g, c.space, other(c.side))),
      ...needIfUnmet('undamaged', c.g.damaged[c.space] === 0),
    ],
  },
  'war.reward': { needs: reward },
  conquest: { needs: conquest },
  'conquest.from': {
    needs: (c) => [ownSquadron(c), here(c), ...needIfUnmet('notConquered', !c.g.warState.conquerors.includes(c.space))],
  },
  'squadron.lose': { needs: (c) => [ownSquadron(c)] },
  usa: {
    needs: ({ g, space }) => [need('territory', isTerritory(space)), ...needIfUnmet('notUsa', g.flags[space] !== USA)],
    fallbackReason: fallbackNeed('independent'),
  },
  'usa.fort': {
    needs: ({ g, space }) => [
      need('colonialFort', isFort(space) && factsOf(space).subregion === 'northern-colonies'),
      need('flagged', g.flags[space] !== NOBODY),
    ],
  },
  spain: {
    needs: ({ g, side, space }) => [
      need('spanish', isPolitical(space) && factsOf(space).country === 'spain'),
      need('notOwn', !has(g, space, side)),
    ],
  },
};
