import type { Condition } from '@sandtable/kernel';
import type { Insurgent } from '../factions.js';
import { guerrillas, hasEnemies, room, underground } from '../forces.js';
import { isLoc } from '../map.js';
import type { Execution } from '../operation.js';
import { UNDERGROUND } from '../pieces.js';
import { adjacent } from '../position.js';
import { factionRef, spaceRef } from '../references.js';
import { controls } from '../rules/control.js';
import { NONE_MOVED } from '../rules/moved-pieces.js';
import { ATTACK_COST, marchCost, RALLY_COST, terrorCost } from '../rules/operations/costs.js';
import { anyIdle } from '../rules/operations/march-spaces.js';
import { rallyLegal, rallySpaces } from '../rules/operations/rally-spaces.js';
import { fresh, otherThan, paid } from './government.js';
import { type Candidate, fallbackNeed, named, need, needIfUnmet, ofInsurgent, type Requirements } from './need.js';

/** Insurgent operations (3.3), and Elite Backing (6.4.5). */

/** Where each faction may rally at all. */
function people({ g, space }: Candidate, faction: Insurgent): Condition[] {
  if (isLoc(space)) return [];
  switch (faction) {
    case 'farc':
      return [need('noSupport', rallyLegal(g, faction, space))];
    case 'auc':
      return [need('noOpposition', rallyLegal(g, faction, space))];
    case 'cartels':
      return [];
  }
}

const isBacking = ({ g }: Candidate) => g.step === 'backing';
const nobodyHolds = ({ g }: Candidate, space: Candidate['space']) =>
  !controls(g, 'government', space) && !controls(g, 'farc', space);

/** A Rally changes something here. If it does nowhere, any space is allowed. */
function worthRally(c: Candidate, faction: Insurgent, x: Execution): Condition[] {
  const allowed = (space: Candidate['space']) =>
    !x.selected.includes(space) && (!isBacking(c) || nobodyHolds(c, space));
  if (isLoc(c.space) || !rallyLegal(c.g, faction, c.space) || !allowed(c.space)) return [];
  return [need('rally', rallySpaces(c.g, faction, allowed, x).includes(c.space))];
}

const own = (faction: Insurgent) => ({ faction: factionRef(faction) });

export const INSURGENT_REQUIREMENTS: Requirements = {
  'rally.space': {
    needs: ofInsurgent((c, faction) =>
      c.x
        ? [
            need('cityOrDepartment', !isLoc(c.space)),
            ...people(c, faction),
            ...(isBacking(c) ? [need('uncontrolled', nobodyHolds(c, c.space))] : []),
            ...worthRally(c, faction, c.x),
            ...paid(c, c.x, RALLY_COST),
            ...fresh(c, c.x),
          ]
        : [],
    ),
  },
  'rally.gather': {
    needs: ofInsurgent((c, faction) => {
      const to = named(c, 'to');
      if (to === undefined) return [];
      return [
        ...otherThan(c, 'to'),
        need('guerrillas', guerrillas(c.g, c.space, faction) > 0, own(faction)),
        ...needIfUnmet('roomThere', room(c.g, to, UNDERGROUND[faction]) > 0, { to: spaceRef(to) }),
      ];
    }),
    fallbackReason: fallbackNeed('notDrawnOn'),
  },
  'march.space': {
    needs: ofInsurgent((c, faction) => {
      const { g, x, space } = c;
      if (!x) return [];
      return [
        need(
          'besideIdle',
          adjacent(g, space).some((from) => anyIdle(g, faction, from, x.moved)),
          own(faction),
        ),
        ...needIfUnmet('room', room(g, space, UNDERGROUND[faction]) > 0),
        ...paid(c, x, marchCost(space)),
        ...fresh(c, x),
      ];
    }),
  },
  'march.from': {
    needs: ofInsurgent((c, faction) => {
      const to = named(c, 'to');
      if (to === undefined) return [];
      return [
        need('adjacentTo', adjacent(c.g, to).includes(c.space), { space: spaceRef(to) }),
        need('guerrillasIdle', anyIdle(c.g, faction, c.space, c.x?.moved ?? NONE_MOVED), own(faction)),
        ...needIfUnmet('roomThere', room(c.g, to, UNDERGROUND[faction]) > 0, { to: spaceRef(to) }),
      ];
    }),
    fallbackReason: fallbackNeed('notDrawnOn'),
  },
  'attack.space': {
    needs: ofInsurgent((c, faction) =>
      c.x
        ? [
            need('guerrillas', guerrillas(c.g, c.space, faction) > 0, own(faction)),
            need('enemy', hasEnemies(c.g, c.space, faction)),
            ...paid(c, c.x, ATTACK_COST),
            ...fresh(c, c.x),
          ]
        : [],
    ),
  },
  'terror.space': {
    needs: ofInsurgent((c, faction) =>
      c.x
        ? [
            need('underground', underground(c.g, c.space, faction) > 0, own(faction)),
            ...paid(c, c.x, terrorCost(c.space)),
            ...fresh(c, c.x),
          ]
        : [],
    ),
  },
};
