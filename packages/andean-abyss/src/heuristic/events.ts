import { DONE } from '@sandtable/kernel';
import { INSURGENTS, type Insurgent, isInsurgent } from '../factions.js';
import { bases, count, guerrillas, kindsIn, place, removeCubesOrBases, shiftPieces, take } from '../forces.js';
import { econ, isLoc, type Space } from '../map.js';
import { ACTIVE, BASE, isBase, isGuerrilla, ownerOf, type Piece, POLICE, TROOPS } from '../pieces.js';
import { currentCard, type Position } from '../position.js';
import type { QuestionId } from '../questions.js';
import { factionRef, factionReferred, pieceRef, spaceRef } from '../references.js';
import { canAssault } from '../rules/operations/assault-spaces.js';
import { flip } from '../shipments.js';
import { ACTIVE_SUPPORT, NEUTRAL, PASSIVE_SUPPORT, setLevel, shift } from '../support.js';
import { placeMarkers } from '../terror.js';
import {
  type Answerer,
  type AnswerTable,
  best,
  gainOf,
  type HeuristicInput,
  type InSpace,
  offeredNumbers,
  offers,
  openPieces,
  openSpaces,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { specialChoices } from './special.js';
import { assaultBest, removalGain } from './strike.js';

/** Answers to the questions of events: each option is scored by what it would do, as far as the question shows. */

const bySpace = (q: HeuristicInput, gain: (space: Space) => number): ScoredOption | undefined =>
  best(
    openSpaces(q).map((space) => scoredOption(spaceRef(space), gain(space), 'event.space', { space: spaceRef(space) })),
  );

const byPiece = (q: HeuristicInput, gain: (piece: Piece) => number): ScoredOption | undefined =>
  best(openPieces(q).map((piece) => scoredOption(pieceRef(piece), gain(piece), 'event.piece')));

/** Takes DONE, if offered, when no option gains anything. */
const orDone = (q: HeuristicInput, found: ScoredOption | undefined): ScoredOption | undefined =>
  offers(q, DONE) && (!found || found.gain <= 0) ? scoredOption(DONE, 0, 'enough') : found;

/** The level to which an event sets a space. */
const SET_TO: Readonly<Record<number, number>> = { 22: NEUTRAL, 24: ACTIVE_SUPPORT, 44: ACTIVE_SUPPORT };

/** Which pieces an event removes or replaces. Cards not listed: any piece of another faction. */
const VICTIM: Readonly<Record<number, (piece: Piece) => boolean>> = {
  21: (piece) => piece === BASE.farc,
  40: (piece) => ownerOf(piece) === 'auc' && isGuerrilla(piece),
  54: isGuerrilla,
  55: (piece) => ownerOf(piece) === 'cartels' && isGuerrilla(piece),
  57: (piece) => ownerOf(piece) === 'cartels',
  66: (piece) => piece === BASE.cartels,
  68: (piece) => ownerOf(piece) === 'cartels',
  72: (piece) => ownerOf(piece) === 'cartels' && isGuerrilla(piece),
};
/** Events that take up to 3 pieces from one space. */
const FROM_ONE_SPACE: readonly number[] = [28, 33];

const victims = (g: Position, space: Space): Piece[] =>
  kindsIn(g, space, VICTIM[currentCard(g)] ?? ((piece) => ownerOf(piece) !== 'government'));

/** The best that `n` removals could do in a space. */
function removalsGain(g: Position, space: Space, n: number): number {
  return gainOf(g, [space], () => {
    for (let left = n; left > 0; left--) {
      const kinds = victims(g, space);
      const found = best(kinds.map((piece) => ({ piece, gain: removalGain(g, space, piece) })));
      if (!found) return;
      take(g, space, found.piece);
    }
  });
}

const clear = (g: Position, space: Space, faction: Insurgent) => {
  for (const piece of kindsIn(g, space, (p) => ownerOf(p) === faction)) take(g, space, piece, count(g, space, piece));
};

/** What a card does in the one space that it asks for. Changes `g`. */
const EFFECTS: Readonly<Record<number, (g: Position, space: Space) => void>> = {
  14: (g, space) => {
    place(g, space, BASE.government);
    place(g, space, TROOPS, 3);
  },
  // Free operations (5.5): each possible space is worth taking.
  19: () => {},
  47: () => {},
  59: () => {},
  23: (g, space) => {
    for (const f of INSURGENTS) flip(g, space, f, 'active');
    removeCubesOrBases(g, space, BASE.cartels, 99);
  },
  25: (g, space) => clear(g, space, 'farc'),
  29: (g, space) => {
    flip(g, space, 'farc', 'active');
    assaultBest(g, space);
  },
  35: (g, space) => {
    place(g, space, POLICE, removeCubesOrBases(g, space, BASE.cartels, 99));
  },
  38: (g, space) => {
    removeCubesOrBases(g, space, ACTIVE.auc, 99);
  },
  41: (g, space) => clear(g, space, 'auc'),
  43: (g, space) => {
    placeMarkers(g, space, 2);
    removeCubesOrBases(g, space, BASE.farc, 99);
  },
  48: (g, space) => {
    if (g.support[space] < 0) setLevel(g, space, NEUTRAL);
    else removeCubesOrBases(g, space, BASE.farc, 1);
  },
  60: (g, space) => clear(g, space, 'cartels'),
  61: (g, space) => clear(g, space, 'cartels'),
  65: (g, space) => {
    const base = INSURGENTS.find((f) => bases(g, space, f) > 0);
    if (base) take(g, space, BASE[base]);
  },
};

const oneSpace: Answerer = (q) => {
  const effect = EFFECTS[currentCard(q.g)];
  return orDone(q, effect && bySpace(q, (space) => gainOf(q.g, [space], () => effect(q.g, space)) + 0.01));
};

/** Assault if there is a target, else Sweep, else Train (card 69). */
const operation: Answerer<InSpace> = (q) => {
  const strikes = canAssault(q.g, q.params.space, { inDepartments: true });
  const wanted = [...(strikes ? ['assault'] : []), 'sweep', 'train', DONE];
  const found = wanted.find((option) => offers(q, option));
  return found ? scoredOption(found, 0, 'event.operation') : undefined;
};

/** Which faction to name: the most dangerous one if it loses something, the least dangerous one if it acts. */
const faction: Answerer = (q) => {
  const { g } = q;
  const named = q.options.map(factionReferred).filter((f): f is Insurgent => f !== undefined && isInsurgent(f));
  const gains = named.map((f) => {
    // Cards 34 and 65 take something from the faction; the others let it act.
    const loses = currentCard(g) === 34 || currentCard(g) === 65;
    const weight = f === 'farc' ? 3 : f === 'auc' ? 2 : 1;
    return scoredOption(factionRef(f), loses ? weight : -weight, 'event.faction', { named: factionRef(f) });
  });
  return best(gains);
};

const pieceHere =
  (gain: (g: Position, space: Space, piece: Piece) => number): Answerer<InSpace> =>
  (q) =>
    orDone(
      q,
      byPiece(q, (piece) => gain(q.g, q.params.space, piece)),
    );

const flipHere = (g: Position, space: Space, piece: Piece): number => {
  const owner = ownerOf(piece);
  return isInsurgent(owner) ? gainOf(g, [space], () => flip(g, space, owner, 'active', 1)) + 0.01 : 0;
};

/** The options of an event's choice in order of preference. */
const PREFERRED: readonly string[] = [
  'remove-insurgent-base',
  'remove-shipment',
  'remove-base',
  'remove-pieces',
  'remove-shipments',
  'end-opposition',
  'passive-support',
];

/** Card 20: the Government moves FARC guerrillas from populated spaces to unpopulated ones. */
function scatter(g: Position, from: Space, to: Space): number {
  const piece = kindsIn(g, from, (p) => ownerOf(p) === 'farc' && isGuerrilla(p))[0];
  if (piece === undefined) return -1;
  const n = Math.min(2, guerrillas(g, from, 'farc'), count(g, from, piece));
  return gainOf(g, [from, to], () => shiftPieces(g, from, to, piece, n)) - (isLoc(to) ? econ(to) * 0.3 : 0);
}

const moveFrom: Answerer = (q) => {
  if (currentCard(q.g) !== 20) return bySpace(q, (space) => -count(q.g, space, POLICE));
  // The destination is not known yet, so the score is what the guerrilla's leaving gains.
  const found = bySpace(q, (from) => {
    const piece = kindsIn(q.g, from, (p) => ownerOf(p) === 'farc' && isGuerrilla(p))[0];
    if (piece === undefined || q.g.support[from] <= 0) return -1;
    return gainOf(q.g, [from], () => take(q.g, from, piece)) - 1.3;
  });
  return orDone(q, found);
};

const moveTo: Answerer<{ readonly from: Space }> = (q) => {
  const { from } = q.params;
  if (currentCard(q.g) === 20) return bySpace(q, (to) => scatter(q.g, from, to));
  return bySpace(q, (to) =>
    gainOf(q.g, [from, to], () => shiftPieces(q.g, from, to, TROOPS, count(q.g, from, TROOPS))),
  );
};

/** As many as possible. For card 5, at most 2. */
const number: Answerer = (q) => {
  const numbers = offeredNumbers(q);
  const n = currentCard(q.g) === 5 ? Math.min(2, numbers[numbers.length - 1]) : numbers[numbers.length - 1];
  return scoredOption(`number:${n}`, 0, 'event.most');
};

export const EVENT_ANSWERS = {
  'event.set': (q) =>
    orDone(
      q,
      bySpace(q, (space) =>
        gainOf(q.g, [space], () => setLevel(q.g, space, SET_TO[currentCard(q.g)] ?? PASSIVE_SUPPORT)),
      ),
    ),
  'event.shiftSupport': (q) => bySpace(q, (space) => gainOf(q.g, [space], () => shift(q.g, space, 1))),
  'event.shiftOpposition': (q) => bySpace(q, (space) => gainOf(q.g, [space], () => shift(q.g, space, -1))),
  'event.removeFrom': (q) => {
    const n = FROM_ONE_SPACE.includes(currentCard(q.g)) ? (q.params.n ?? 0) : 1;
    return orDone(
      q,
      bySpace(q, (space) => removalsGain(q.g, space, n)),
    );
  },
  'event.removePiece': pieceHere(removalGain),
  'event.replaceFrom': (q) =>
    orDone(
      q,
      bySpace(q, (space) => removalsGain(q.g, space, 1)),
    ),
  'event.replacePiece': pieceHere(removalGain),
  'event.replaceBy': pieceHere((g, space, piece) => gainOf(g, [space], () => place(g, space, piece))),
  'event.place': (q) => bySpace(q, (s) => gainOf(q.g, [s], () => place(q.g, s, q.params.piece))),
  'event.placePiece': pieceHere((g, space, piece) => gainOf(g, [space], () => place(g, space, piece))),
  'event.flip': (q) =>
    bySpace(q, (space) => {
      const hidden = kindsIn(q.g, space, (p) => ownerOf(p) !== 'government' && !isBase(p));
      return Math.max(0, ...hidden.map((piece) => flipHere(q.g, space, piece)));
    }),
  'event.flipPiece': pieceHere(flipHere),
  'event.space': oneSpace,
  'event.department': oneSpace,
  'event.city': oneSpace,
  'event.pipeline': (q) => bySpace(q, econ),
  'event.faction': faction,
  'event.operation': operation,
  'event.special': (q) => best(specialChoices(q)),
  'event.choice': (q) => {
    const found = PREFERRED.find((word) => offers(q, word));
    return found ? scoredOption(found, 0, 'event.choice') : undefined;
  },
  'event.level': (q) => (offers(q, 'passive-support') ? scoredOption('passive-support', 0, 'event.choice') : undefined),
  'event.moveFrom': moveFrom,
  'event.moveTo': moveTo,
  'event.number': number,
} satisfies Partial<AnswerTable<QuestionId>>;
