import type { Procedure } from '@sandtable/kernel';
import { TERROR_MARKERS } from '../data/deployment.js';
import { type Faction, isInsurgent } from '../factions.js';
import { availableOf, count, cubes, kindsIn, place } from '../forces.js';
import { econ, isDepartment, isLoc, PIPELINES, type Space } from '../map.js';
import { isUnderground, ownerOf, type Piece, POLICE } from '../pieces.js';
import { adjacent, type Position, spacesInPlay } from '../position.js';
import { gain } from '../resources.js';
import { flip } from '../shipments.js';
import { canShift, isNeutral, isOpposition, PASSIVE_SUPPORT } from '../support.js';
import { isSabotaged, markersOut, placeMarkers } from '../terror.js';
import { preferring, setLevels, shiftSpaces } from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

/** Cards 1 to 3 are capabilities, both sides. */
export const CARDS_01_06: EventCards = {
  // Caño Limón – Coveñas
  4: {
    /** The Government earns twice the Econ of 3 pipelines without Sabotage. */
    *unshaded(g, executor) {
      const taken = yield* takePipelines(g, executor, 3, whole(g));
      gain(g, 'government', 2 * taken.reduce((sum, loc) => sum + econ(loc), 0));
    },
    /** Sabotage on 3 pipelines without cubes, highest Econ first. */
    *shaded(g, executor) {
      let left = Math.min(3, TERROR_MARKERS - markersOut(g));
      const open = whole(g).filter((loc) => cubes(g, loc) === 0);
      for (const value of [3, 2, 1]) {
        const equal = open.filter((loc) => econ(loc) === value);
        const taken = yield* takePipelines(g, executor, left, equal);
        for (const loc of taken) left -= placeMarkers(g, loc);
      }
    },
  },

  // Occidental & Ecopetrol
  5: {
    /** 6 police onto pipelines; then 3 guerrillas on those pipelines or next to them turn active. */
    *unshaded(g, executor) {
      const guarded = yield* guardPipelines(g, executor, 6);
      const near = spacesInPlay(g).filter((s) => guarded.some((loc) => loc === s || adjacent(g, loc).includes(s)));
      yield* expose(g, executor, 3, near);
    },
    /** A city or department next to a LoC of Econ 3 shifts 2 levels toward active opposition, or 1 if that is all. */
    *shaded(g, executor) {
      const rich = (space: Space) => !isLoc(space) && adjacent(g, space).some((loc) => econ(loc) === 3);
      yield* shiftSpaces(g, executor, 1, -2, (space) => rich(space) && canShift(g, space, -1));
    },
  },

  // Oil Spill
  6: {
    /** Up to 2 departments next to Sabotage, neutral or in opposition, go to passive support. */
    *unshaded(g, executor) {
      const angry = (space: Space) => isDepartment(space) && (isNeutral(g, space) || isOpposition(g, space));
      const spilled = (space: Space) => adjacent(g, space).some((loc) => isLoc(loc) && isSabotaged(g, loc));
      yield* setLevels(g, executor, 2, PASSIVE_SUPPORT, (space) => angry(space) && spilled(space), 'may');
    },
    /** Sabotage on a pipeline; a department next to it shifts 1 level toward active opposition. */
    *shaded(g, executor) {
      const shiftable = (loc: Space) => adjacent(g, loc).filter((s) => isDepartment(s) && canShift(g, s, -1));
      const best = preferring(whole(g), (loc) => shiftable(loc).length > 0);
      const loc = yield* EVENT.pipeline.ask(g, { faction: executor }, { among: best });
      if (loc === undefined) return;
      placeMarkers(g, loc);
      yield* shiftSpaces(g, executor, 1, -1, (space) => shiftable(loc).includes(space));
    },
  },
};

const whole = (g: Position): Space[] => PIPELINES.filter((loc) => !isSabotaged(g, loc));

/** The faction takes `n` of the pipelines, or all if there are no more. */
function* takePipelines(g: Position, faction: Faction, n: number, pipelines: readonly Space[]): Procedure<Space[]> {
  if (pipelines.length <= n) return [...pipelines];
  const taken: Space[] = [];
  while (taken.length < n) {
    const open = pipelines.filter((loc) => !taken.includes(loc));
    const loc = yield* EVENT.pipeline.ask(g, { faction, n: n - taken.length }, { among: open });
    if (loc === undefined) break;
    taken.push(loc);
  }
  return taken;
}

/** Spreads up to `n` available police over pipelines; returns those that got any. */
function* guardPipelines(g: Position, faction: Faction, n: number): Procedure<Space[]> {
  const guarded: Space[] = [];
  for (let left = Math.min(n, availableOf(g, POLICE)); left > 0; ) {
    const given = { faction, piece: POLICE, n: left };
    const open = PIPELINES.filter((loc) => !guarded.includes(loc));
    const loc = yield* EVENT.place.ask(g, given, { among: open });
    if (loc === undefined) break;
    left -= place(g, loc, POLICE, yield* EVENT.number.ask(g, { ...given, space: loc }, 1, left));
    guarded.push(loc);
  }
  return guarded;
}

/** Turns `n` guerrillas of any factions active in these spaces, or all if there are no more. */
function* expose(g: Position, faction: Faction, n: number, spaces: readonly Space[]): Procedure {
  const hidden = (space: Space) => kindsIn(g, space, isUnderground);
  const all = spaces.flatMap((space) => hidden(space).map((piece) => ({ space, piece, n: count(g, space, piece) })));
  if (all.reduce((sum, found) => sum + found.n, 0) <= n) {
    for (const found of all) turn(g, found.space, found.piece, found.n);
    return;
  }
  for (let left = n; left > 0; left--) {
    const open = spaces.filter((space) => hidden(space).length > 0);
    const space = yield* EVENT.flip.ask(g, { faction, n: left }, { among: open });
    if (space === undefined) return;
    const piece = yield* EVENT.flipPiece.askFor(g, { faction, space, n: left }, hidden(space));
    if (piece !== undefined) turn(g, space, piece, 1);
  }
}

function turn(g: Position, space: Space, piece: Piece, n: number): void {
  const owner = ownerOf(piece);
  if (isInsurgent(owner)) flip(g, space, owner, 'active', n);
}
