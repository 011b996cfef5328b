import {
  answerTo,
  choose,
  type Decision,
  decision,
  type Message,
  type Param,
  type Params,
  type Procedure,
  type SeatId,
} from '@sandtable/kernel';
import type { Faction } from './factions.js';
import type { Space } from './map.js';
import type { Piece } from './pieces.js';
import type { Position } from './position.js';
import { factionRef, factionReferred, pieceRef, pieceReferred, spaceRef, spaceReferred } from './references.js';

/** How the rules put their questions. */

/** 1.5: who decides for a faction when players share the factions. */
const SHARED: Readonly<Record<Position['rules']['players'], Readonly<Record<Faction, Faction>>>> = {
  '4': { government: 'government', farc: 'farc', auc: 'auc', cartels: 'cartels' },
  '3': { government: 'government', farc: 'farc', auc: 'auc', cartels: 'auc' },
  '2': { government: 'government', farc: 'farc', auc: 'government', cartels: 'farc' },
};
export const seatOf = (g: Position, faction: Faction): SeatId =>
  g.rules.players === '4' ? faction : SHARED[g.rules.players][faction];
/** Everybody who sits at the table. */
export const seatsOf = (players: Position['rules']['players']): readonly SeatId[] => [
  ...new Set(Object.values(SHARED[players])),
];
export const sameSeat = (g: Position, a: Faction, b: Faction): boolean => seatOf(g, a) === seatOf(g, b);

/** A question without its answers: who is asked, in which words, by which rule. */
export interface Question {
  readonly faction: Faction;
  /** A key under `ask.` in the catalogs. */
  readonly key: string;
  readonly rule: string;
  /** What the words need; a long text is made only when somebody looks. */
  readonly params?: Params | (() => Params);
}

export const question = (faction: Faction, key: string, rule: string, params?: Question['params']): Question => ({
  faction,
  key,
  rule,
  params,
});

const paramsOf = ({ params }: Question): Params | undefined => (typeof params === 'function' ? params() : params);

/** The same question with one parameter more. */
export const questionWith = (q: Question, name: string, value: Param): Question => ({
  faction: q.faction,
  key: q.key,
  rule: q.rule,
  params: () => ({ ...paramsOf(q), [name]: value }),
});

const prompt = (q: Question): Message => ({
  key: `ask.${q.key}`,
  params: { ...paramsOf(q), faction: factionRef(q.faction) },
});

/** The decision a question puts. Its options are listed only if somebody looks. */
export const put = (g: Position, q: Question, list: () => readonly string[]): Decision =>
  decision(seatOf(g, q.faction), () => prompt(q), q.rule, list);

/** Asks, whatever the number of options. */
export const ask = (g: Position, q: Question, list: () => readonly string[]): Procedure<string> =>
  choose(put(g, q, list));

export const DONE = 'done';

const NUMBER_OPTIONS = Array.from({ length: 100 }, (_, n) => `number:${n}`);

/** With `may`, the faction can also decline. A sole thing that must be chosen is chosen without a question. */
type May = 'may' | 'must';

/** One of the items; undefined if there is none or the faction declines. */
function* pickOne<T>(
  g: Position,
  q: Question,
  items: readonly T[],
  may: May,
  ref: (item: T) => string,
  referred: (reference: string) => T | undefined,
): Procedure<T | undefined> {
  if (items.length === 0) return undefined;
  if (items.length === 1 && may === 'must') return items[0];
  const asked = put(g, q, () => {
    const options = items.map(ref);
    if (may === 'may') options.push(DONE);
    return options;
  });
  return referred(answerTo(asked, yield [asked]));
}

type Pick<T> = (g: Position, q: Question, items: readonly T[], may?: May) => Procedure<T | undefined>;

export const pickSpace: Pick<Space> = (g, q, spaces, may = 'must') =>
  pickOne(g, q, spaces, may, spaceRef, spaceReferred);
export const pickPiece: Pick<Piece> = (g, q, pieces, may = 'must') =>
  pickOne(g, q, pieces, may, pieceRef, pieceReferred);
export const pickFaction: Pick<Faction> = (g, q, factions, may = 'must') =>
  pickOne(g, q, factions, may, factionRef, factionReferred);

/** A number from `least` to `most`. */
export function* pickNumber(g: Position, q: Question, least: number, most: number): Procedure<number> {
  if (least >= most) return Math.max(0, most);
  const asked = put(g, q, () => NUMBER_OPTIONS.slice(least, most + 1));
  return Number(answerTo(asked, yield [asked]).slice('number:'.length));
}

/** One of a few words, each a button. */
export function* pickWord<W extends string>(g: Position, q: Question, words: readonly W[]): Procedure<W> {
  if (words.length === 1) return words[0];
  const asked = put(g, q, () => words);
  const answer = answerTo(asked, yield [asked]);
  return words.find((word) => word === answer) ?? words[0];
}

/** Does the faction agree? */
export function* confirm(g: Position, q: Question): Procedure<boolean> {
  return (yield* pickWord(g, q, ['yes', 'no'])) === 'yes';
}
