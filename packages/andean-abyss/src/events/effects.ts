import { DONE, type ParamKinds, type Procedure, roll } from '@sandtable/kernel';
import type { SpaceQuestion } from '../ask.js';
import { type Faction, INSURGENTS, type Insurgent, isInsurgent } from '../factions.js';
import { count, kindsIn, place, placeable } from '../forces.js';
import { ALL_SPACES, SPACE_COUNT, type Space } from '../map.js';
import { isGuerrilla, ownerOf, type Piece } from '../pieces.js';
import { type Position, spacesInPlay } from '../position.js';
import { factionRef, spaceRef, spaceReferred } from '../references.js';
import { changeAid, gain } from '../resources.js';
import { cutAid } from '../rules/operations/terror-effects.js';
import { type AsideContext, asidesFor, isAside, runAside } from '../rules/removal-and-transfers.js';
import { handShipment, removePiece, removePieces, removeShipment, shipmentsIn } from '../shipments.js';
import { setLevel, shift } from '../support.js';
import { log } from '../text.js';
import { EVENT } from './questions.js';

/** The words that events are made of. What cannot be done is left out, the rest is done (5.1.3). */

/** The space in which the event acted last: by 8.2, a non-player finishes that space first. */
export const lastAt = (space: Space) => ({ last: space });

interface EventGiven {
  readonly faction: Faction;
}

/** The spaces where the whole text can be carried out, if any; else those where part of it can (5.1.3, R36). */
export function preferring<T>(candidates: readonly T[], whole: (candidate: T) => boolean): readonly T[] {
  const best = candidates.filter(whole);
  return best.length > 0 ? best : candidates;
}

/**
 * Picks a space for what places own pieces. As long as too few of them are available, the faction may first take back
 * others: it has its part in the event, whoever executes it (1.4.1).
 */
export function* pickSupplied<C extends EventGiven, Kinds extends ParamKinds>(
  g: Position,
  question: SpaceQuestion<string, C, Kinds, undefined>,
  given: C,
  spaces: () => readonly Space[],
  lacking: () => boolean,
  may: 'must' | 'may' = 'must',
): Procedure<Space | undefined> {
  const matter: AsideContext = { refused: [] };
  for (;;) {
    const open = spaces();
    const asides = lacking() ? asidesFor(g, given.faction, matter).filter((aside) => aside === 'aside:remove') : [];
    if (asides.length === 0) return yield* question.ask(g, given, { among: open, may });
    const done = may === 'may' || open.length === 0 ? [DONE] : [];
    const answer = yield* question.askAlways(g, given, () => [...open.map(spaceRef), ...done, ...asides]);
    if (!isAside(answer)) return spaceReferred(answer);
    yield* runAside(g, given.faction, answer, matter);
  }
}

/**
 * Picks up to `n` different spaces, one after another, acting in each at once.
 * `must` as long as there are candidates; with `may` the faction can stop.
 */
export function* eachOf<C extends EventGiven & { readonly n?: number }, Kinds extends ParamKinds>(
  g: Position,
  question: SpaceQuestion<string, C, Kinds, undefined>,
  given: C,
  n: number,
  candidates: (space: Space) => boolean,
  act: (space: Space) => Procedure | undefined,
  may: 'must' | 'may' = 'must',
): Procedure<Space[]> {
  const done: Space[] = [];
  while (done.length < n) {
    const left = { ...given, n: n - done.length };
    const only = (space: Space) => !done.includes(space) && candidates(space);
    const space = yield* question.ask(g, left, { only, may });
    if (space === undefined) break;
    done.push(space);
    const further = act(space);
    if (further) yield* further;
  }
  return done;
}

/** Sets up to `n` spaces to a level. */
export const setLevels = (
  g: Position,
  faction: Faction,
  n: number,
  value: number,
  candidates: (space: Space) => boolean,
  may: 'must' | 'may' = 'must',
): Procedure<Space[]> =>
  eachOf(
    g,
    EVENT.set,
    { faction, level: value },
    n,
    candidates,
    (space) => {
      setLevel(g, space, value);
    },
    may,
  );

/** Shifts up to `n` spaces by some levels: positive toward active support. */
export const shiftSpaces = (
  g: Position,
  faction: Faction,
  n: number,
  steps: number,
  candidates: (space: Space) => boolean,
): Procedure<Space[]> => {
  const question = steps > 0 ? EVENT.shiftSupport : EVENT.shiftOpposition;
  return eachOf(g, question, { faction, steps: Math.abs(steps), n }, n, candidates, (space) => {
    shift(g, space, steps);
  });
};

/** Removes every such piece from a space. A shipment rides with the last of its owner's guerrillas to go (4.5.3). */
export function* removeAll(g: Position, space: Space, wanted: (piece: Piece) => boolean): Procedure {
  const kinds = kindsIn(g, space, wanted);
  for (const s of g.shipments) {
    if (s.space !== space || !kinds.includes(s.guerrilla)) continue;
    const last = kinds.findLast((piece) => isGuerrilla(piece) && ownerOf(piece) === ownerOf(s.guerrilla));
    if (last !== undefined && last !== s.guerrilla) handShipment(g, s, space, last);
  }
  for (const piece of kinds) yield* removePieces(g, space, piece, 99, { by: 'event' });
}

/** Removes `n` such pieces from among the spaces, or without a question all of them if there are no more. */
export function* removeAsMany(
  g: Position,
  faction: Faction,
  n: number,
  spaces: readonly Space[],
  wanted: (piece: Piece) => boolean,
): Procedure {
  let total = 0;
  for (const space of spaces) for (const piece of kindsIn(g, space, wanted)) total += count(g, space, piece);
  if (total > n) yield* removeAnywhere(g, faction, n, spaces, wanted);
  else for (const space of spaces) yield* removeAll(g, space, wanted);
}

/** Removes up to `n` shipments, whoever owns them, from such spaces. */
export function* removeShipments(
  g: Position,
  faction: Faction,
  n: number,
  candidates: (space: Space) => boolean = () => true,
  may: 'must' | 'may' = 'must',
): Procedure {
  for (let left = n; left > 0; left--) {
    const open = g.shipments.filter((s) => candidates(s.space));
    if (may === 'must' && open.length <= left) {
      for (const shipment of open) removeShipment(g, shipment);
      return;
    }
    const spaces = ALL_SPACES.filter((space) => open.some((s) => s.space === space));
    const space = yield* EVENT.shipment.ask(g, { faction, n: left }, { among: spaces, may });
    if (space === undefined) return;
    const owners = INSURGENTS.filter((f) => shipmentsIn(g, space, f).length > 0);
    const owner = yield* EVENT.faction.askFor(g, { faction }, owners);
    if (owner !== undefined) removeShipment(g, shipmentsIn(g, space, owner)[0]);
  }
}

/** Removes up to `n` such pieces, wherever the faction likes among the spaces: one space and piece at a time. */
export function* removeAnywhere(
  g: Position,
  faction: Faction,
  n: number,
  spaces: readonly Space[],
  wanted: (piece: Piece, space: Space) => boolean,
  may: 'must' | 'may' = 'must',
): Procedure<number> {
  let last: { readonly last?: Space } = {};
  for (let removed = 0; removed < n; removed++) {
    const open = spaces.filter((space) => kindsIn(g, space, (piece) => wanted(piece, space)).length > 0);
    const left = { n: n - removed };
    const space = yield* EVENT.removeFrom.ask(g, { faction, ...left, ...last }, { among: open, may });
    if (space === undefined) return removed;
    last = lastAt(space);
    const kinds = kindsIn(g, space, (piece) => wanted(piece, space));
    const piece = yield* EVENT.removePiece.askFor(g, { faction, space, ...left }, kinds);
    if (piece !== undefined) yield* removePiece(g, space, piece, { by: 'event' });
  }
  return n;
}

/** Removes up to `n` such pieces from one space. */
export function* removeFrom(
  g: Position,
  faction: Faction,
  n: number,
  space: Space,
  wanted: (piece: Piece) => boolean,
  may: 'must' | 'may' = 'must',
): Procedure<number> {
  return yield* removeAnywhere(g, faction, n, [space], wanted, may);
}

/** Removes up to `n` such pieces from one space, the faction stopping when it likes: piece by piece, no space asked. */
export function* removeUpTo(
  g: Position,
  faction: Faction,
  n: number,
  space: Space,
  wanted: (piece: Piece) => boolean,
): Procedure {
  for (let left = n; left > 0; left--) {
    const piece = yield* EVENT.removePiece.askFor(g, { faction, space, n: left }, kindsIn(g, space, wanted), 'may');
    if (piece === undefined) return;
    yield* removePiece(g, space, piece, { by: 'event' });
  }
}

/** Places `n` pieces in one space, the faction choosing the mix of these kinds. */
export function* placeMix(g: Position, faction: Faction, n: number, space: Space, kinds: readonly Piece[]): Procedure {
  for (let left = n; left > 0; left--) {
    const open = kinds.filter((piece) => placeable(g, space, piece) > 0);
    const piece = yield* EVENT.placePiece.askFor(g, { faction, space, n: left }, open);
    if (piece === undefined) return;
    place(g, space, piece);
  }
}

/** Places one piece in each of up to `n` different spaces, as far as availability and stacking go. */
export const placeInEach = (
  g: Position,
  faction: Faction,
  n: number,
  piece: Piece,
  candidates: (space: Space) => boolean,
): Procedure<Space[]> =>
  eachOf(
    g,
    EVENT.place,
    { faction, piece },
    n,
    (space) => candidates(space) && placeable(g, space, piece) > 0,
    (space) => {
      place(g, space, piece);
    },
  );

/**
 * Replaces one piece by one of another faction, or only removes it if none is available or fits (1.4.1, 5.1.1).
 * The new one comes first, so that a shipment can pass to it (4.5.3).
 */
export function* replacePiece(g: Position, space: Space, piece: Piece, by: Piece | undefined): Procedure {
  if (count(g, space, piece) === 0) return;
  if (by !== undefined) place(g, space, by);
  yield* removePiece(g, space, piece, { by: 'event' });
}

/** Replaces up to `n` such pieces anywhere, one at a time, each by one of the kinds named for it, where one fits. */
export function* replaceAnywhere(
  g: Position,
  faction: Faction,
  n: number,
  wanted: (piece: Piece) => boolean,
  by: (piece: Piece) => readonly Piece[],
  may: 'must' | 'may' = 'must',
): Procedure<number> {
  const fitting = (space: Space, piece: Piece) => by(piece).filter((kind) => placeable(g, space, kind) > 0);
  // What has just come is not replaced in turn.
  const fresh: { readonly space: Space; readonly kind: Piece }[] = [];
  const isOld = (space: Space, piece: Piece) =>
    count(g, space, piece) > fresh.filter((f) => f.space === space && f.kind === piece).length;
  const kinds = (space: Space) =>
    preferring(
      kindsIn(g, space, (piece) => wanted(piece) && isOld(space, piece)),
      (piece) => fitting(space, piece).length > 0,
    );
  let last: { readonly last?: Space } = {};
  for (let replaced = 0; replaced < n; replaced++) {
    const left = { n: n - replaced };
    const open = preferring(
      spacesInPlay(g).filter((space) => kinds(space).length > 0),
      (space) => kinds(space).some((piece) => fitting(space, piece).length > 0),
    );
    const space = yield* EVENT.replaceFrom.ask(g, { faction, ...left, ...last }, { among: open, may });
    if (space === undefined) return replaced;
    last = lastAt(space);
    const here = { faction, space, ...left };
    const piece = yield* EVENT.replacePiece.askFor(g, here, kinds(space));
    if (piece === undefined) return replaced;
    const kind = yield* EVENT.replaceBy.askFor(g, { ...here, piece }, fitting(space, piece));
    yield* replacePiece(g, space, piece, kind);
    if (kind !== undefined) fresh.push({ space, kind });
  }
  return n;
}

/** The executing faction names an insurgent faction; the named one then decides (R37). */
export function* nameInsurgent(
  g: Position,
  executor: Faction,
  candidates: (faction: Insurgent) => boolean = () => true,
): Procedure<Insurgent | undefined> {
  const named = yield* EVENT.faction.askFor(g, { faction: executor }, INSURGENTS.filter(candidates));
  return named !== undefined && isInsurgent(named) ? named : undefined;
}

/** Aid pays: the Government takes resources for the aid as it stands, 20 at most; then aid rises. Under Samper too. */
export function drawOnAid(g: Position, rise: number): void {
  gain(g, 'government', Math.min(g.aid, 20));
  changeAid(g, rise);
}

/**
 * 5.5: an event lets a faction carry out a free operation in each space where it can. That is a permission: the faction
 * takes the spaces in the order it likes (3.1) and may leave out any of them (R37).
 */
export const freelyInEach = (
  g: Position,
  faction: Faction,
  candidates: (space: Space) => boolean,
  act: (space: Space) => Procedure | undefined,
): Procedure<Space[]> => eachOf(g, EVENT.space, { faction }, SPACE_COUNT, candidates, act, 'may');

/** Free Terror in whichever of these spaces the faction likes; that of AUC cuts aid once for the whole event (R23). */
export function* terrorInEach(
  g: Position,
  faction: Insurgent,
  spaces: readonly Space[],
  act: (space: Space) => Procedure | undefined,
): Procedure {
  const done = yield* freelyInEach(g, faction, (space) => spaces.includes(space), act);
  if (faction === 'auc') cutAid(g, done.length);
}

/** Marks a faction ineligible through the next card: at once, and for the whole of that card (R3). */
export function bar(g: Position, faction: Faction): void {
  if (!g.turn.barred.includes(faction)) g.turn = { ...g.turn, barred: [...g.turn.barred, faction] };
  log(g, 'log.barred', { faction: factionRef(faction) });
}

/** The faction stays eligible although it executed this event. */
export function staysEligible(g: Position, faction: Faction): void {
  g.turn = { ...g.turn, staying: [...g.turn.staying, faction] };
  log(g, 'log.staysEligible', { faction: factionRef(faction) });
}

/** Rolls for an amount. The log also says if nothing changes by it, such as Aid that is 0 already. */
export function changeByDie(g: Position, change: (die: number) => number): void {
  const die = roll(g.chance);
  log(g, 'log.die', { die });
  if (change(die) === 0) log(g, 'log.unchanged');
}
