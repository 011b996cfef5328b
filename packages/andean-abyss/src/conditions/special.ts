import type { Condition } from '@sandtable/kernel';
import {
  bases,
  count,
  hasEnemies,
  hasGuerrillas,
  outnumberPolice,
  outnumbersAll,
  room,
  strength,
  underground,
} from '../forces.js';
import { MISIL_ANTIAEREO, missilesForbid } from '../lasting-events.js';
import { isCity, isDepartment, population } from '../map.js';
import type { Execution } from '../operation.js';
import { BASE, TROOPS } from '../pieces.js';
import { adjacent, hasMomentum } from '../position.js';
import { factionRef, spaceRef } from '../references.js';
import { anyoneExposed } from '../rules/special/air-strike.js';
import { isOfTerror } from '../rules/special/assassinate.js';
import { hasBribable, leavesOperation } from '../rules/special/bribe.js';
import { canGrow, sources } from '../rules/special/cultivate.js';
import { keepsTerror } from '../rules/special/extort.js';
import { openVictims, victims } from '../rules/special/kidnap.js';
import { availableShipments } from '../shipments.js';
import { canShift } from '../support.js';
import { otherThan } from './government.js';
import { type Candidate, named, need, needIfUnmet, ofInsurgent, ofOperation, type Requirements } from './need.js';

/** Special activities (4.2-4.5). */

/** Card 27, shaded. */
const noMissiles = ({ g, space }: Candidate): Condition[] =>
  hasMomentum(g, MISIL_ANTIAEREO)
    ? [need('missiles', !missilesForbid(g, space), { card: `card:${MISIL_ANTIAEREO}` })]
    : [];

const unused = ({ space }: Candidate, x: Execution) => needIfUnmet('unused', !x.specialSpaces.includes(space));

const CARTELS = { faction: factionRef('cartels') };
const FARC = { faction: factionRef('farc') };
const AUC = { faction: factionRef('auc') };

export const SPECIAL_REQUIREMENTS: Requirements = {
  'airLift.from': { needs: (c) => [need('troops', count(c.g, c.space, TROOPS) > 0), ...noMissiles(c)] },
  'airLift.to': {
    needs: (c) => [...otherThan(c, 'from'), ...needIfUnmet('room', room(c.g, c.space, TROOPS) > 0), ...noMissiles(c)],
  },
  'airStrike.space': {
    needs: (c) => [need('notCity', !isCity(c.space)), need('target', anyoneExposed(c.g, c.space)), ...noMissiles(c)],
  },
  'eradicate.space': {
    needs: (c) => [
      need('department', isDepartment(c.space)),
      need('pieces', strength(c.g, c.space, 'cartels') > 0, CARTELS),
      ...noMissiles(c),
    ],
  },
  'eradicate.shift': {
    needs: (c) => {
      const { g, space } = c;
      const sprayed = named(c, 'space');
      if (sprayed === undefined) return [];
      return [
        need('department', isDepartment(space)),
        need('sprayed', space === sprayed || adjacent(g, sprayed).includes(space), { space: spaceRef(sprayed) }),
        need('populated', population(space) > 0),
        ...(population(space) > 0 ? [need('canOppose', canShift(g, space, -1))] : []),
      ];
    },
  },
  'extort.space': {
    needs: ofInsurgent((c, faction) => {
      const { g, x, space } = c;
      if (!x) return [];
      const own = { faction: factionRef(faction) };
      const hides = underground(g, space, faction) > 0;
      return [
        need('underground', hides, own),
        need('outnumbersAll', outnumbersAll(g, space, faction), own),
        ...needIfUnmet('keepsTerror', !hides || keepsTerror(g, faction, x, space)),
        ...unused(c, x),
      ];
    }),
  },
  'kidnap.space': {
    needs: ofOperation((c, x) => {
      const { g, space } = c;
      const possible = victims(g, space).length > 0;
      return [
        need('ofTerror', x.selected.includes(space) || underground(g, space, 'farc') > 0),
        need('outnumberPolice', outnumberPolice(g, space, 'farc'), FARC),
        need('victim', possible),
        ...needIfUnmet('ransom', !possible || openVictims(g, x, space).length > 0),
        ...unused(c, x),
      ];
    }),
  },
  'assassinate.space': {
    needs: ofOperation((c, x) => [
      need('ofTerrorPaid', isOfTerror(c.g, x, c.space)),
      need('outnumberPolice', outnumberPolice(c.g, c.space, 'auc'), AUC),
      need('enemy', hasEnemies(c.g, c.space, 'auc')),
      ...unused(c, x),
    ]),
  },
  'cultivate.space': {
    needs: ofOperation(({ g, space }, x) => [
      need('populated', population(space) > 0),
      need('outnumberPolice', outnumberPolice(g, space, 'cartels'), CARTELS),
      need('roomForBase', room(g, space, BASE.cartels) > 0),
      need('grow', canGrow(g, x, space) || sources(g, space).length > 0),
    ]),
  },
  'cultivate.from': {
    needs: (c) => [...otherThan(c, 'to'), need('base', bases(c.g, c.space, 'cartels') > 0, CARTELS)],
  },
  'process.base': { needs: ({ g, space }) => [need('base', bases(g, space, 'cartels') > 0, CARTELS)] },
  'process.shipment': {
    needs: ({ g, space }) => [
      need('base', bases(g, space, 'cartels') > 0, CARTELS),
      need('anyGuerrilla', hasGuerrillas(g, space)),
      need('shipmentLeft', availableShipments(g) > 0),
    ],
  },
  'bribe.space': {
    needs: ofOperation((c, x) => {
      const something = hasBribable(c.g, c.space);
      return [
        need('bribable', something),
        ...needIfUnmet('leavesOperation', !something || leavesOperation(c.g, x, c.space)),
        ...unused(c, x),
      ];
    }),
  },
};
