import { INSURGENTS, type Insurgent, isInsurgent } from '../factions.js';
import { baseExposed, count, kindsIn, take, withTemporary } from '../forces.js';
import { assaultCost, isProtected } from '../lasting-events.js';
import type { Space } from '../map.js';
import { isActive, isBase, ownerOf, type Piece, UNDERGROUND } from '../pieces.js';
import type { Position } from '../position.js';
import { pieceRef, spaceRef } from '../references.js';
import { assaultStrength } from '../rules/operations/assault-spaces.js';
import {
  type Answerer,
  best,
  gainOf,
  type InSpace,
  offers,
  openPieces,
  openSpaces,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { spaceWorth, tableWorth } from './position-worth.js';

/** Which pieces to strike and what that gains: Assault (3.2.4), Air Strike (4.2.2), activating guerrillas (3.2.2-3). */

const exposed = (g: Position, space: Space) => (piece: Piece) => {
  const owner = ownerOf(piece);
  return isInsurgent(owner) && (isActive(piece) || (isBase(piece) && baseExposed(g, space, owner)));
};

export function removalGain(g: Position, space: Space, piece: Piece): number {
  if (count(g, space, piece) === 0) return 0;
  const before = spaceWorth(g, space) + tableWorth(g);
  return withTemporary(g, space, piece, undefined, () => spaceWorth(g, space) + tableWorth(g)) - before;
}

/** Removes up to `hits` pieces, the most valuable first, while removal gains anything. Changes `g`. */
function strikeBest(g: Position, space: Space, hits: number, wanted: (piece: Piece) => boolean): void {
  for (let n = 0; n < hits; n++) {
    const targets = kindsIn(g, space, wanted).map((piece) => ({ piece, gain: removalGain(g, space, piece) }));
    const target = targets.length > 1 ? best(targets) : targets[0];
    if (!target || target.gain <= 0) return;
    take(g, space, target.piece);
  }
}

/** Strikes as an Assault here would. Changes `g`. */
export const assaultBest = (g: Position, space: Space, only?: Insurgent): void => {
  const isTarget = exposed(g, space);
  strikeBest(g, space, assaultStrength(g, space), (piece) => {
    const owner = ownerOf(piece);
    return isInsurgent(owner) && (only === undefined || owner === only) && !isProtected(g, owner) && isTarget(piece);
  });
};

const assaultGain = (g: Position, space: Space, cost: number): number =>
  gainOf(g, [space], () => {
    g.resources.government -= cost;
    assaultBest(g, space);
  });

export const assaultChoices = (g: Position, spaces: readonly Space[], free: boolean): ScoredOption[] =>
  spaces.map((space) =>
    scoredOption(spaceRef(space), assaultGain(g, space, free ? 0 : assaultCost(g)), 'assault', {
      space: spaceRef(space),
    }),
  );

/** The piece whose removal gains most. If every removal would do harm, none where that is allowed. */
export const target: Answerer<InSpace> = (q) => {
  const { space } = q.params;
  const found = best(
    openPieces(q).map((piece) => scoredOption(pieceRef(piece), removalGain(q.g, space, piece), 'target')),
  );
  return found && found.gain < 0 && offers(q, 'done') ? scoredOption('done', 0, 'harmless') : found;
};

/** Which faction's guerrilla to activate, in the order of `INSURGENTS`. */
export const activate: Answerer = (q) => {
  const faction = INSURGENTS.find((f) => offers(q, pieceRef(UNDERGROUND[f])));
  return faction && scoredOption(pieceRef(UNDERGROUND[faction]), 0, 'find');
};

/** An Air Strike in each of these spaces, with its gain. */
export const airStrikeChoices = (g: Position, spaces: readonly Space[]): ScoredOption[] =>
  spaces.map((space) => {
    const gain = gainOf(g, [space], () => strikeBest(g, space, 1, exposed(g, space)));
    return scoredOption(spaceRef(space), gain, 'airStrike', { space: spaceRef(space) });
  });

export const airStrike: Answerer = (q) => best(airStrikeChoices(q.g, openSpaces(q)));
