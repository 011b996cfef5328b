import {
  choose,
  type Decision,
  decision,
  type MakeDecision,
  type Message,
  NO_EFFECT,
  type Optionality,
  type Param,
  type Params,
  type Procedure,
  pickAmount,
  pickButton,
  pickOne,
  type SeatId,
} from '@sandtable/kernel';
import type { Faction } from './factions.js';
import type { Space } from './map.js';
import type { Piece } from './pieces.js';
import type { Position } from './position.js';
import { factionRef, factionReferred, pieceRef, pieceReferred, spaceRef, spaceReferred } from './references.js';

/** How the rules ask questions. */

/** 1.5: which seat decides for a faction when players share the factions. */
const SHARED: Readonly<Record<Position['rules']['players'], Readonly<Record<Faction, Faction>>>> = {
  '4': { government: 'government', farc: 'farc', auc: 'auc', cartels: 'cartels' },
  '3': { government: 'government', farc: 'farc', auc: 'auc', cartels: 'auc' },
  '2': { government: 'government', farc: 'farc', auc: 'government', cartels: 'farc' },
};
export const seatOf = (g: Position, faction: Faction): SeatId =>
  g.rules.players === '4' ? faction : SHARED[g.rules.players][faction];
/** All seats of the match. */
export const seatsOf = (players: Position['rules']['players']): readonly SeatId[] => [
  ...new Set(Object.values(SHARED[players])),
];
export const sameSeat = (g: Position, a: Faction, b: Faction): boolean => seatOf(g, a) === seatOf(g, b);

/** A question without its options: the faction, the message key, the rule. */
export interface FactionQuestion {
  readonly faction: Faction;
  /** A key under `ask.` in the catalogs. */
  readonly key: string;
  readonly rule: string;
  /** Parameters of the message. A function if they are expensive: it runs only when the prompt is read. */
  readonly params?: Params | (() => Params);
}

export const question = (
  faction: Faction,
  key: string,
  rule: string,
  params?: FactionQuestion['params'],
): FactionQuestion => ({
  faction,
  key,
  rule,
  params,
});

export const paramsOf = ({ params }: Pick<FactionQuestion, 'params'>): Params | undefined =>
  typeof params === 'function' ? params() : params;

/** Parameters that mark these options as ones that would change nothing. */
export const withMarks = (params: Params | undefined, empty: readonly string[]): Params => ({
  ...params,
  ...(empty.length > 0 ? { [NO_EFFECT]: empty.join(' ') } : {}),
});

/** The same question with one more parameter. */
export const questionWith = (q: FactionQuestion, name: string, value: Param): FactionQuestion => ({
  faction: q.faction,
  key: q.key,
  rule: q.rule,
  params: () => ({ ...paramsOf(q), [name]: value }),
});

const prompt = (q: FactionQuestion): Message => ({
  key: `ask.${q.key}`,
  params: { ...paramsOf(q), faction: factionRef(q.faction) },
});

/** The decision for a question. Its options are computed only when they are read. */
export const makeDecision = (g: Position, q: FactionQuestion, list: () => readonly string[]): Decision =>
  decision(seatOf(g, q.faction), () => prompt(q), q.rule, list);

/** Asks even if there is only one option. */
export const ask = (g: Position, q: FactionQuestion, list: () => readonly string[]): Procedure<string> =>
  choose(makeDecision(g, q, list));

type PickOf<T> = (g: Position, q: FactionQuestion, items: readonly T[], may?: Optionality) => Procedure<T | undefined>;

const decisionMaker =
  (g: Position, q: FactionQuestion): MakeDecision =>
  (list) =>
    makeDecision(g, q, list);

export const pickSpace: PickOf<Space> = (g, q, spaces, may = 'must') =>
  pickOne(decisionMaker(g, q), spaces, may, spaceRef, spaceReferred);
export const pickPiece: PickOf<Piece> = (g, q, pieces, may = 'must') =>
  pickOne(decisionMaker(g, q), pieces, may, pieceRef, pieceReferred);
export const pickFaction: PickOf<Faction> = (g, q, factions, may = 'must') =>
  pickOne(decisionMaker(g, q), factions, may, factionRef, factionReferred);

/** A number from `least` to `most`. */
export const pickNumber = (g: Position, q: FactionQuestion, least: number, most: number): Procedure<number> =>
  pickAmount(decisionMaker(g, q), least, most);

/** One of a few words, each a button. */
export const pickWord = <W extends string>(g: Position, q: FactionQuestion, words: readonly W[]): Procedure<W> =>
  pickButton(decisionMaker(g, q), words);

/** Does the faction agree? */
export function* confirm(g: Position, q: FactionQuestion): Procedure<boolean> {
  return (yield* pickWord(g, q, ['yes', 'no'])) === 'yes';
}
