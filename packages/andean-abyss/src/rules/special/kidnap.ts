import { DONE, type Procedure, roll } from '@sandtable/kernel';
import { factionQuestion, operationQuestion, pieceQuestion, SPACE } from '../../ask.js';
import { bases, outnumberPolice, place, placeable, underground } from '../../forces.js';
import { isCity, isLoc, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { BASE, UNDERGROUND } from '../../pieces.js';
import type { Position } from '../../position.js';
import { factionRef, spaceRef, spaceReferred } from '../../references.js';
import { transfer } from '../../resources.js';
import { handShipment, safest, shipmentsIn } from '../../shipments.js';
import { log } from '../../text.js';
import { canBegin } from '../operations/beginning.js';
import { terrorCost } from '../operations/costs.js';
import { terrorize } from '../operations/terror-effects.js';
import { FARC_NAME, UNUSED } from '../space-needs.js';
import { startSpecial } from './start-special.js';

/** 4.3.3 Kidnap: up to 3 spaces of this Terror; takes resources, or a shipment, from the Government or the cartels. */
const MAX_SPACES = 3;
const AUC_RECRUITS = 6;

export const KIDNAP = {
  space: operationQuestion('kidnap.space', '4.3.3', {
    needs: {
      outnumberPolice: { holds: (g, _, space) => outnumberPolice(g, space, 'farc'), params: FARC_NAME },
      ofTerror: (g, x, space) => x.selected.includes(space) || underground(g, space, 'farc') > 0,
      victim: (g, _, space) => hasVictim(g, space),
      ransom: { holds: (g, x, space) => !hasVictim(g, space) || openVictims(g, x, space).length > 0, shown: 'unmet' },
      unused: UNUSED,
    },
  }),
  victim: factionQuestion('kidnap.victim', '4.3.3', { space: SPACE }),
  recruit: pieceQuestion('kidnap.recruit', '4.3.3', { space: SPACE }),
};

type Victim = 'government' | 'cartels';

const hasVictim = (g: Position, space: Space): boolean =>
  isCity(space) || isLoc(space) || bases(g, space, 'cartels') > 0;

const victims = (g: Position, space: Space): Victim[] => {
  const found: Victim[] = [];
  if (isCity(space) || isLoc(space)) found.push('government');
  if (bases(g, space, 'cartels') > 0) found.push('cartels');
  return found;
};

const holdsShipment = (g: Position, space: Space, victim: Victim) => shipmentsIn(g, space, victim).length > 0;

/** Kidnapping before the Terror of the space, the ransom may pay for it (4.1, example); it must be able to. */
function paysTerror(g: Position, x: Execution, space: Space, victim: Victim): boolean {
  if (x.free || g.resources.farc >= terrorCost(space)) return true;
  return g.resources[victim] > 0 && !holdsShipment(g, space, victim);
}

const openVictims = (g: Position, x: Execution, space: Space): Victim[] => {
  const all = victims(g, space);
  return x.selected.includes(space) ? all : all.filter((victim) => paysTerror(g, x, space, victim));
};

export const canKidnap = (g: Position, x: Execution): boolean =>
  x.specialSpaces.length < MAX_SPACES && KIDNAP.space.hasAny(g, x);

/** A die follows, so it asks even where there is one target only, and can be declined while the Terror can do without. */
export function* kidnap(g: Position, x: Execution): Procedure {
  const options = KIDNAP.space.open(g, x).map(spaceRef);
  if (canBegin(g, x)) options.push(DONE);
  const space = spaceReferred(yield* KIDNAP.space.askAlways(g, x, () => options));
  if (space === undefined) return;
  startSpecial(g, x, 'kidnap');
  x.specialSpaces.push(space);
  const open = openVictims(g, x, space);
  const picked = yield* KIDNAP.victim.askFor(g, { faction: 'farc', space }, open);
  const victim = open.find((f) => f === picked);
  if (victim === undefined) throw new Error(`no faction to kidnap from in ${spaceRef(space)}`);
  if (holdsShipment(g, space, victim)) takeShipment(g, space, victim);
  else yield* takeRansom(g, space, victim);
  // A space kidnapped in before its Terror is thereby selected for it.
  if (!x.selected.includes(space)) terrorize(g, 'farc', x, space);
}

/** Drug Ransom: the shipment in place of the roll. */
function takeShipment(g: Position, space: Space, victim: Victim): void {
  const [shipment] = shipmentsIn(g, space, victim);
  handShipment(g, shipment, space, safest(g, space, 'farc'));
}

function* takeRansom(g: Position, space: Space, victim: Victim): Procedure {
  const die = roll(g.chance);
  log(g, 'log.kidnap', { space: spaceRef(space), victim: factionRef(victim), die });
  const ransom = transfer(g, victim, 'farc', die);
  if (die !== AUC_RECRUITS) {
    if (ransom === 0) log(g, 'log.unchanged');
    return;
  }
  const kinds = [UNDERGROUND.auc, BASE.auc].filter((piece) => placeable(g, space, piece) > 0);
  const piece = yield* KIDNAP.recruit.askFor(g, { faction: 'auc', space }, kinds);
  if (piece !== undefined) place(g, space, piece);
}
