import type { Procedure } from '@sandtable/kernel';
import { NUMBER, numberQuestion, PIECE, spaceQuestion } from '../ask.js';
import { type Forces, OPEN, OPEN_CARTELS_RURAL_BASES } from '../data/deployment.js';
import type { Faction } from '../factions.js';
import { bases, onMap, place, placeable } from '../forces.js';
import { ALL_SPACES, isDepartment, isLoc, population, type Space } from '../map.js';
import { BASE, KINDS, PIECE_IDS, type Piece, POLICE, TROOPS } from '../pieces.js';
import type { Position, Step } from '../position.js';
import { pieceRef } from '../references.js';

/** Where each faction may set up, and how many pieces. */
export const DEPLOY = {
  space: spaceQuestion(
    'deploy.space',
    '2.1',
    { piece: PIECE, n: NUMBER },
    {
      needs: {
        // At least 4 of the cartels' 6 bases go to departments with population.
        rural: {
          holds: (g, { faction, piece }, space) => allowance(g, faction, piece, space) > 0,
          shown: (_, { faction }) => faction === 'cartels',
        },
        department: {
          applies: (_, { faction }) => faction === 'farc',
          holds: (_g, _c, space) => isDepartment(space),
        },
        cityOrDepartment: {
          applies: (_, { faction }) => faction === 'government',
          holds: (_g, _c, space) => !isLoc(space),
        },
        noFarcBase: {
          applies: (_, { faction }) => faction === 'government',
          holds: (g, _, space) => isLoc(space) || bases(g, space, 'farc') === 0,
          shown: (_g, _c, space) => !isLoc(space),
        },
        placeable: {
          holds: (g, { piece }, space) => placeable(g, space, piece) > 0,
          params: (_, { piece }) => ({ piece: pieceRef(piece) }),
        },
      },
    },
  ),
  number: numberQuestion('deploy.number', '2.1', { piece: PIECE, n: NUMBER }),
};

/** Open deployment (2.1): cartels, AUC, FARC, then the Government place their forces where they may. */
export function* deploy(g: Position): Procedure<Step> {
  const next = OPEN.find(({ faction, forces }) => piecesToPlace(g, faction, forces).length > 0);
  if (!next) return 'card';
  for (;;) {
    const [todo] = piecesToPlace(g, next.faction, next.forces);
    if (!todo) return 'deploy';
    yield* placeSome(g, next.faction, todo.piece, todo.n);
  }
}

/** What is still to be placed, bases first. */
function piecesToPlace(g: Position, faction: Faction, forces: Forces): { piece: Piece; n: number }[] {
  const wanted: [Piece, number | undefined][] = [
    [BASE[faction], forces.base],
    [KINDS[faction][0], forces.guerrilla],
    [TROOPS, forces.troops],
    [POLICE, forces.police],
  ];
  return wanted.flatMap(([piece, total]) => {
    const n = (total ?? 0) - (total === undefined ? 0 : onMap(g, piece));
    return n > 0 ? [{ piece, n }] : [];
  });
}

function* placeSome(g: Position, faction: Faction, piece: Piece, left: number): Procedure {
  const given = { faction, piece, n: left };
  const space = yield* DEPLOY.space.ask(g, given);
  if (space === undefined) throw new Error(`nowhere to deploy ${PIECE_IDS[piece]}`);
  const most = Math.min(left, placeable(g, space, piece), allowance(g, faction, piece, space));
  place(g, space, piece, yield* DEPLOY.number.ask(g, given, 1, most));
}

/** At least 4 of the cartels' 6 bases go to departments with population. */
function allowance(g: Position, faction: Faction, piece: Piece, space: Space): number {
  if (faction !== 'cartels' || piece !== BASE.cartels || isRural(space)) return 99;
  const elsewhere = ALL_SPACES.reduce((sum, s) => sum + (isRural(s) ? 0 : bases(g, s, 'cartels')), 0);
  const total = OPEN.find((o) => o.faction === 'cartels')?.forces.base ?? 0;
  return total - OPEN_CARTELS_RURAL_BASES - elsewhere;
}

const isRural = (space: Space) => isDepartment(space) && population(space) > 0;
