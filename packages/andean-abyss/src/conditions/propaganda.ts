import type { Condition } from '@sandtable/kernel';
import type { Faction } from '../factions.js';
import { bases, count, placeable, room, strength } from '../forces.js';
import { ALFONSO_CANO, FIRST_DIVISION } from '../lasting-events.js';
import { isCity, isDepartment, isLoc, type Space } from '../map.js';
import { type Piece, TROOPS } from '../pieces.js';
import { hasCapability, hasMomentum } from '../position.js';
import { factionRef, pieceReferred } from '../references.js';
import { CIVIC_COST, hasCivicWork, hasGovernmentControl, meetsForces } from '../rules/civic.js';
import { controls } from '../rules/control.js';
import { allowance, mayDeploy } from '../rules/deploy.js';
import { zoneCandidates } from '../rules/farc-zone.js';
import { hasAgitationWork, isWithinCano } from '../rules/propaganda.js';
import { policeDestinations, troopDestinations } from '../rules/redeploy.js';
import { canTakeBack, shipmentsToAskFor, shipmentsToGive } from '../rules/removal-and-transfers.js';
import { shipmentsOf } from '../shipments.js';
import { otherThan } from './government.js';
import { type Candidate, fallbackNeed, need, needIfUnmet, type Requirements } from './need.js';

/** Propaganda rounds (6), the set up (2.1), Shipments and asides (1.4.1, 1.5.1, 2.3.6). */

const GOVERNMENT = { faction: factionRef('government') };
const FARC = { faction: factionRef('farc') };

const pieceIn = ({ params }: Candidate): Piece | undefined =>
  typeof params.piece === 'string' ? pieceReferred(params.piece) : undefined;

/** Control by the markers of the round; when a FARC Zone is placed, by the pieces now (E5). */
const controlledNow =
  ({ g }: Candidate) =>
  (space: Space): boolean =>
    g.step === 'redeploy' ? controls(g, 'government', space) : hasGovernmentControl(g, space);

const destinations = (c: Candidate, piece: Piece): Space[] =>
  (piece === TROOPS ? troopDestinations : policeDestinations)(c.g, controlledNow(c)).filter(
    (to) => room(c.g, to, piece) > 0,
  );

/** Where redeploying cubes may go (6.5). */
function quarters(c: Candidate, piece: Piece): Condition[] {
  const { g, space } = c;
  const held = !isLoc(space) && controlledNow(c)(space);
  return piece === TROOPS
    ? [
        need('control', held, GOVERNMENT),
        need('quarters', isCity(space) || bases(g, space, 'government') > 0),
        ...needIfUnmet('room', room(g, space, piece) > 0),
      ]
    : [need('locOrControl', isLoc(space) || held), ...needIfUnmet('room', room(g, space, piece) > 0)];
}

/** 2.1: where each faction may set up. */
function mayStand({ g, space }: Candidate, faction: Faction, piece: Piece): Condition[] {
  switch (faction) {
    case 'cartels':
      return [need('rural', allowance(g, faction, piece, space) > 0)];
    case 'auc':
      return [];
    case 'farc':
      return [need('department', isDepartment(space))];
    case 'government':
      return [
        need('cityOrDepartment', !isLoc(space)),
        ...(isLoc(space) ? [] : [need('noFarcBase', mayDeploy(g, faction, piece, space))]),
      ];
  }
}

/** Card 1: which cubes Civic Action needs. */
function civicForces({ g, space }: Candidate): Condition {
  const n = hasCapability(g, FIRST_DIVISION, 'shaded') ? 2 : 1;
  if (!hasCapability(g, FIRST_DIVISION, 'unshaded'))
    return need('civicForces', meetsForces(g, space, 'support'), { n });
  const eased = meetsForces(g, space, 'support') || meetsForces(g, space, 'first-division');
  return need('easedForces', eased, { card: `card:${FIRST_DIVISION}` });
}

const agitated = ({ g, space }: Candidate): Condition =>
  hasMomentum(g, ALFONSO_CANO)
    ? need('agitable', controls(g, 'farc', space) || isWithinCano(g, space), { card: `card:${ALFONSO_CANO}` })
    : need('control', controls(g, 'farc', space), FARC);

/** The operation that the aside must leave possible; outside an operation there is nothing to protect. */
const matterOf = ({ x }: Candidate) => x ?? { refused: [] };

const onceByFirstDivision = fallbackNeed('easedElsewhere', { card: `card:${FIRST_DIVISION}` });
const threeByCano = fallbackNeed('furtherSpaces', { card: `card:${ALFONSO_CANO}` });
const maxFarcAllowed = fallbackNeed('mostFarcAllowed');

export const PROPAGANDA_REQUIREMENTS: Requirements = {
  specialForces: { needs: ({ g, space }) => [need('marker', g.terror[space] > 0)] },
  'civic.space': {
    needs: (c) => [
      need('cityOrDepartment', !isLoc(c.space)),
      need('control', !isLoc(c.space) && controls(c.g, 'government', c.space), GOVERNMENT),
      civicForces(c),
      need('civicWork', hasCivicWork(c.g, c.space)),
      need('resources', c.g.resources.government >= CIVIC_COST, { n: CIVIC_COST }),
    ],
    fallbackReason: ({ g }) => (hasCapability(g, FIRST_DIVISION, 'unshaded') ? onceByFirstDivision() : undefined),
  },
  'agitate.space': {
    needs: (c) => [
      need('cityOrDepartment', !isLoc(c.space)),
      ...(isLoc(c.space) ? [] : [agitated(c)]),
      need('agitationWork', hasAgitationWork(c.g, c.space)),
      need('resources', c.g.resources.farc > 0, { n: 1 }),
    ],
    fallbackReason: ({ g }) => (hasMomentum(g, ALFONSO_CANO) ? threeByCano() : undefined),
  },
  zone: {
    needs: ({ g, space }) => {
      const open = isDepartment(space) && !g.zones[space];
      return [
        need('department', isDepartment(space)),
        ...needIfUnmet('noZone', !g.zones[space]),
        // An event may limit it further, to mountains.
        ...(open && g.step === 'election' ? [need('mostFarc', zoneCandidates(g, () => true).includes(space))] : []),
      ];
    },
    fallbackReason: ({ g }) => (g.step === 'election' ? undefined : maxFarcAllowed()),
  },
  'redeploy.from': {
    needs: (c) => {
      const piece = pieceIn(c);
      if (piece === undefined) return [];
      const told = { piece: String(c.params.piece) };
      return [
        need('kind', count(c.g, c.space, piece) > 0, told),
        need(
          'somewhere',
          destinations(c, piece).some((to) => to !== c.space),
          told,
        ),
      ];
    },
    fallbackReason: fallbackNeed('settled'),
  },
  'redeploy.to': {
    needs: (c) => {
      const piece = pieceIn(c);
      return piece === undefined ? [] : [...otherThan(c, 'from'), ...quarters(c, piece)];
    },
  },
  'deploy.space': {
    needs: (c) => {
      const piece = pieceIn(c);
      if (piece === undefined) return [];
      const told = { piece: String(c.params.piece) };
      return [...mayStand(c, c.faction, piece), need('placeable', placeable(c.g, c.space, piece) > 0, told)];
    },
  },
  'ship.which': {
    needs: ({ g, faction, space }) => [
      need(
        'shipment',
        shipmentsOf(g, faction).some((s) => s.space === space),
        { faction: factionRef(faction) },
      ),
    ],
  },
  'remove.space': {
    needs: (c) => {
      const { g, faction, space } = c;
      const own = strength(g, space, faction) > 0;
      return [
        need('pieces', own, { faction: factionRef(faction) }),
        ...needIfUnmet('spares', !own || canTakeBack(g, faction, space, matterOf(c))),
      ];
    },
  },
  'transfer.shipment': {
    needs: ({ g, faction, space }) => [
      need(
        'shipment',
        shipmentsOf(g, faction).some((s) => s.space === space),
        { faction: factionRef(faction) },
      ),
      need(
        'taker',
        shipmentsToGive(g, faction).some((s) => s.space === space),
      ),
    ],
  },
  'transfer.askShipment': {
    needs: ({ g, faction, space }) => [
      need(
        'lender',
        shipmentsToAskFor(g, faction, { refused: [] }).some((s) => s.space === space),
      ),
    ],
    fallbackReason: fallbackNeed('undeclined'),
  },
};
