import { choose, decision, type Message, type Params, type Procedure, type SeatId } from '@sandtable/kernel';
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
export const sameSeat = (g: Position, a: Faction, b: Faction): boolean => seatOf(g, a) === seatOf(g, b);

/** A question without its answers: who is asked, in which words, by which rule. */
export interface Question {
  readonly faction: Faction;
  /** A key under `ask.` in the catalogs. */
  readonly key: string;
  readonly rule: string;
  readonly params?: Params;
}

export const question = (faction: Faction, key: string, rule: string, params?: Params): Question => ({
  faction,
  key,
  rule,
  params,
});

const prompt = ({ faction, key, params }: Question): Message => ({
  key: `ask.${key}`,
  params: { ...params, faction: factionRef(faction) },
});

/** Asks, whatever the number of options. They are listed only if somebody looks. */
export const ask = (g: Position, q: Question, list: () => readonly string[]): Procedure<string> =>
  choose(decision(seatOf(g, q.faction), () => prompt(q), q.rule, list));

export const DONE = 'done';

const NUMBER_OPTIONS = Array.from({ length: 100 }, (_, n) => `number:${n}`);

/** With `may`, the faction can also decline. A sole thing that must be chosen is chosen without a question. */
type May = 'may' | 'must';

/** One of the spaces; undefined if there is none or the faction declines. */
export function* pickSpace(
  g: Position,
  q: Question,
  spaces: readonly Space[],
  may: May = 'must',
): Procedure<Space | undefined> {
  if (spaces.length === 0) return undefined;
  if (spaces.length === 1 && may === 'must') return spaces[0];
  const list = () => {
    const options = spaces.map(spaceRef);
    if (may === 'may') options.push(DONE);
    return options;
  };
  return spaceReferred(yield* ask(g, q, list));
}

/** One of the kinds of piece; undefined if there is none or the faction declines. */
export function* pickPiece(
  g: Position,
  q: Question,
  pieces: readonly Piece[],
  may: May = 'must',
): Procedure<Piece | undefined> {
  if (pieces.length === 0) return undefined;
  if (pieces.length === 1 && may === 'must') return pieces[0];
  const list = () => {
    const options = pieces.map(pieceRef);
    if (may === 'may') options.push(DONE);
    return options;
  };
  return pieceReferred(yield* ask(g, q, list));
}

/** One of the factions; undefined if there is none or the asked one declines. */
export function* pickFaction(
  g: Position,
  q: Question,
  factions: readonly Faction[],
  may: May = 'must',
): Procedure<Faction | undefined> {
  if (factions.length === 0) return undefined;
  if (factions.length === 1 && may === 'must') return factions[0];
  const list = () => {
    const options = factions.map(factionRef);
    if (may === 'may') options.push(DONE);
    return options;
  };
  return factionReferred(yield* ask(g, q, list));
}

/** A number from `least` to `most`. */
export function* pickNumber(g: Position, q: Question, least: number, most: number): Procedure<number> {
  if (least >= most) return Math.max(0, most);
  const answer = yield* ask(g, q, () => NUMBER_OPTIONS.slice(least, most + 1));
  return Number(answer.slice('number:'.length));
}

/** One of a few words, each a button. */
export function* pickWord<W extends string>(g: Position, q: Question, words: readonly W[]): Procedure<W> {
  if (words.length === 1) return words[0];
  const answer = yield* ask(g, q, () => words);
  return words.find((word) => word === answer) ?? words[0];
}

/** Does the faction agree? */
export function* confirm(g: Position, q: Question): Procedure<boolean> {
  return (yield* pickWord(g, q, ['yes', 'no'])) === 'yes';
}
