import { type Procedure, roll } from '@sandtable/kernel';
import { NUMBER, operationQuestion, pieceQuestion, SPACE, wordQuestion } from '../../ask.js';
import type { Faction, Insurgent } from '../../factions.js';
import { baseExposed, guerrillas, hasEnemies, kindsIn, place, underground } from '../../forces.js';
import type { Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { isBase, ownerOf, type Piece, UNDERGROUND } from '../../pieces.js';
import type { Position } from '../../position.js';
import { factionRef, spaceRef } from '../../references.js';
import { flip, removePiece } from '../../shipments.js';
import { log } from '../../text.js';
import { select } from '../execution.js';
import { nextSpace } from '../next-step.js';
import { FRESH, insurgentOf, named, paidFor } from '../space-needs.js';
import { mayAmbush } from '../special/ambush.js';
import { strike } from '../strike.js';
import { ATTACK_COST } from './costs.js';

/** 3.3.3 Attack: seeks to remove enemy pieces. */
export const ATTACK = {
  space: operationQuestion(
    'attack.space',
    '3.3.3',
    {
      needs: {
        guerrillas: { holds: (g, x, space) => guerrillas(g, space, insurgentOf(x)) > 0, params: named },
        enemy: (g, x, space) => hasEnemies(g, space, insurgentOf(x)),
        resources: paidFor(() => ATTACK_COST),
        fresh: FRESH,
      },
    },
    () => ATTACK_COST,
  ),
  /** 4.3.2, 4.4.1. */
  way: wordQuestion('attack.way', '4.3.2', { space: SPACE }, ['attack', 'ambush']),
  target: pieceQuestion('attack.target', '3.3.3', { space: SPACE, n: NUMBER }),
};

const PIECES_REMOVED = 2;

export function* attack(g: Position, faction: Insurgent, x: Execution): Procedure {
  for (;;) {
    const space = yield* nextSpace(g, x, ATTACK.space);
    if (space === undefined) break;
    select(g, x, space, ATTACK_COST);
    if (yield* choosesAmbush(g, faction, x, space)) yield* ambushIn(g, faction, space);
    else yield* attackIn(g, faction, space);
  }
}

/** 4.3.2: an Ambush takes the place of the Attack in one of its spaces. */
function* choosesAmbush(g: Position, faction: Insurgent, x: Execution, space: Space): Procedure<boolean> {
  if (!mayAmbush(x) || underground(g, space, faction) === 0) return false;
  if ((yield* ATTACK.way.ask(g, { faction, space }, ATTACK.way.words)) === 'attack') return false;
  x.special = 'ambush';
  x.specialSpaces.push(space);
  return true;
}

/** All its guerrillas become active; if the die is not above their number, up to 2 enemies are removed; a 1 also recruits. */
export function* attackIn(g: Position, faction: Insurgent, space: Space, only?: Faction): Procedure {
  flip(g, space, faction, 'active');
  const die = roll(g.chance);
  const atMost = guerrillas(g, space, faction);
  const success = die <= atMost;
  log(g, success ? 'log.attack.hit' : 'log.attack.miss', {
    faction: factionRef(faction),
    space: spaceRef(space),
    die,
    atMost,
  });
  if (!success) return;
  yield* removeTwo(g, faction, space, only);
  if (die === 1) place(g, space, UNDERGROUND[faction]);
}

/** 4.3.2 Ambush: one guerrilla becomes active (events may allow any), it succeeds automatically, and recruits. */
export function* ambushIn(g: Position, faction: Insurgent, space: Space, stayHidden = false): Procedure {
  log(g, 'log.ambush', { faction: factionRef(faction), space: spaceRef(space) });
  if (!stayHidden) flip(g, space, faction, 'active', 1);
  yield* removeTwo(g, faction, space);
  place(g, space, UNDERGROUND[faction]);
}

/** Enemy pieces, underground guerrillas too; a faction's bases only when it has nothing else there (bases last). */
function* removeTwo(g: Position, faction: Insurgent, space: Space, only?: Faction): Procedure {
  const targets = () =>
    kindsIn(g, space, (piece) => {
      const owner = ownerOf(piece);
      if (owner === faction || (only && owner !== only)) return false;
      return !isBase(piece) || baseExposed(g, space, owner);
    });
  const remove = (piece: Piece) => removePiece(g, space, piece, { by: 'attack', faction });
  yield* strike(g, ATTACK.target, (n) => ({ faction, space, n }), PIECES_REMOVED, targets, remove, true);
}
