import { answerTo, DONE, type Params, type Procedure, tell } from '@sandtable/kernel';
import { paramsOf, put, type Question, question, withMarks } from '../ask.js';
import type { Faction } from '../factions.js';
import type { Space } from '../map.js';
import type { Position } from '../position.js';
import { factionRef, spaceRef, spaceReferred } from '../references.js';
import { pay } from '../resources.js';
import { asidesFor, isAside, runAside } from './asides.js';
import { between, type Moved, NOBODY, nobodyMoved } from './moved.js';
import { isSpecial, runSpecial, type SpecialId, specialsFor } from './special/index.js';

export const COIN_OPERATIONS = ['train', 'patrol', 'sweep', 'assault'] as const;
export const INSURGENT_OPERATIONS = ['rally', 'march', 'attack', 'terror'] as const;
export const OPERATIONS = [...COIN_OPERATIONS, ...INSURGENT_OPERATIONS] as const;
export type OperationId = (typeof OPERATIONS)[number];

/** An operation under way (3.1): what it was begun as, and what it has done so far. */
export interface Execution {
  readonly faction: Faction;
  readonly operation: OperationId;
  /** 3.1.2: costs nothing. */
  readonly free: boolean;
  /** 2.3.5: one space, no special activity. */
  readonly limited: boolean;
  readonly maySpecial: boolean;
  /** The only spaces that may be selected, if not all. */
  readonly within: readonly Space[] | undefined;
  /** Spaces selected so far, as pawns would mark them (3.1.1); none is selected twice (E9). */
  readonly selected: Space[];
  /** At least one space (or the flat cost) has been taken: from here the operation may end (4.1). */
  begun: boolean;
  spent: number;
  /** The one type of special activity this operation has (4.1), and where it was done. */
  special: SpecialId | undefined;
  readonly specialSpaces: Space[];
  readonly moved: Moved;
  /** Where a Rally placed guerrillas: after one of a certain kind the non-player cartels place no more (8.5.1). */
  readonly placedIn: Space[];
  /** Factions that declined a deal during this operation: they are not asked again (1.5.1). */
  readonly refused: Faction[];
  /** The pieces as they stood when the faction last said that it was done: it is not asked again over the same ones. */
  doneOver: Position['pieces'] | undefined;
}

export interface Terms {
  readonly free?: boolean;
  readonly limited?: boolean;
  readonly special?: boolean;
  readonly within?: readonly Space[];
  /** It may end before it has begun: by an event a non-player acts only as its own list says (8.4). */
  readonly optional?: boolean;
}

/** Operations in which pieces move, and none twice. */
const MOVING: readonly OperationId[] = ['patrol', 'sweep', 'march'];

/** An operation as it would be begun. */
export const plan = (faction: Faction, operation: OperationId, terms: Terms = {}, moved = NOBODY): Execution => ({
  faction,
  operation,
  free: terms.free ?? false,
  limited: terms.limited ?? false,
  maySpecial: (terms.special ?? false) && !terms.limited,
  within: terms.within,
  selected: [],
  begun: terms.optional ?? false,
  spent: 0,
  special: undefined,
  specialSpaces: [],
  moved,
  placedIn: [],
  refused: [],
  doneOver: undefined,
});

export function begin(g: Position, faction: Faction, operation: OperationId, terms: Terms = {}): Execution {
  tell(g, terms.limited ? 'log.limited' : 'log.operation', {
    faction: factionRef(faction),
    operation: `operation:${operation}`,
  });
  const x = plan(faction, operation, terms, MOVING.includes(operation) ? nobodyMoved() : NOBODY);
  g.underway = x;
  return x;
}

export const affords = (g: Position, x: Execution, cost: number): boolean => x.free || g.resources[x.faction] >= cost;

/** What a space costs, for the prompt. */
export const priced = (x: Execution, cost: number): Params => PRICES[x.free ? 0 : cost];
const PRICES: readonly Params[] = [0, 1, 2, 3].map((cost) => ({ cost }));

/** No space is selected twice in an operation (E9), nor one outside its bounds. */
export const mayTake = (x: Execution, space: Space): boolean =>
  !x.selected.includes(space) && (!x.within || x.within.includes(space));

/** Takes a space and pays for it; players pay space by space (E9). */
export function select(g: Position, x: Execution, space: Space, cost: number): void {
  x.selected.push(space);
  tell(g, 'log.select', { operation: `operation:${x.operation}`, space: spaceRef(space) });
  spend(g, x, cost);
}

export function spend(g: Position, x: Execution, cost: number): void {
  x.begun = true;
  if (x.free || cost === 0) return;
  pay(g, x.faction, cost);
  x.spent += cost;
}

/**
 * The table between two steps of an operation: the next space, the special activity (4.1: before, during or after),
 * an aside, or the end. Undefined when the operation ends; by itself when nothing else is left to do.
 */
export function* nextStep(
  g: Position,
  x: Execution,
  q: Omit<Question, 'faction'>,
  candidates: () => readonly Space[],
  /** Would paying for this space change nothing? Asked when somebody looks. */
  isEmpty?: (space: Space) => boolean,
): Procedure<Space | undefined> {
  for (;;) {
    const spaces = candidates();
    const options: string[] = spaces.map(spaceRef);
    if (options.length === 0 && x.doneOver && sameOn(x.doneOver, g.pieces)) return undefined;
    const { key, rule, params } = options.length === 0 && x.begun ? AFTERWARDS : q;
    for (const special of specialsFor(g, x)) options.push(special);
    if (options.length === 0) return undefined;
    if (x.begun) options.push(DONE);
    for (const aside of asidesFor(g, x.faction, x)) options.push(aside);
    const marked = isEmpty && !x.begun ? () => withMarks(paramsOf(q), spaces.filter(isEmpty).map(spaceRef)) : params;
    const asked = put(g, question(x.faction, key, rule, marked), () => options);
    const answer = options.length === 1 ? options[0] : answerTo(asked, yield [asked]);
    if (isSpecial(answer)) yield* between(g, x.moved, runSpecial(g, x, answer));
    else if (isAside(answer)) yield* between(g, x.moved, runAside(g, x.faction, answer, x));
    else {
      x.doneOver = answer === DONE ? g.pieces.slice() : undefined;
      return spaceReferred(answer);
    }
  }
}

const sameOn = (before: Position['pieces'], now: Position['pieces']): boolean => before.every((n, i) => n === now[i]);

/** No space is left to take, but a special activity may still follow. */
const AFTERWARDS: Omit<Question, 'faction'> = { key: 'afterwards', rule: '4.1' };

/** The next space of an operation; a limited one has but one (2.3.5). */
export const nextSpace = (
  g: Position,
  x: Execution,
  q: Omit<Question, 'faction'>,
  candidates: () => readonly Space[],
  isEmpty?: (space: Space) => boolean,
): Procedure<Space | undefined> =>
  x.limited && x.selected.length > 0 ? noSpace() : nextStep(g, x, q, candidates, isEmpty);

function* noSpace(): Procedure<undefined> {
  return undefined;
}

/** After an operation whose last part is not a choice of spaces: a last chance for the special activity. */
export const afterwards = (g: Position, x: Execution): Procedure<Space | undefined> =>
  nextStep(g, x, AFTERWARDS, () => []);
