import {
  type Asker,
  type Condition,
  DeclaredQuestion,
  type Demands,
  NeedQuestion,
  NO_EFFECT,
  NUMBER_PARAM,
  NumberQuestion,
  type ParamKind,
  type ParamKinds,
  type Params,
  type ParamValues,
  type Procedure,
  referenceParam,
  type SeatId,
  TEXT_PARAM,
  type ThingKind,
  ThingQuestion,
  WORD_PARAM,
  WordQuestion,
  writeParams,
} from '@sandtable/kernel';
import type { NEEDS } from './conditions/words/index.js';
import type { Faction } from './factions.js';
import type { Space } from './map.js';
import type { Execution } from './operation.js';
import type { Piece } from './pieces.js';
import { currentCard, type Position, spacesInPlay } from './position.js';
import { factionRef, factionReferred, pieceRef, pieceReferred, spaceRef, spaceReferred } from './references.js';
import { text } from './text.js';

/** How the rules declare their questions and ask them. */

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

/** What the parameters of questions can be. */
export const SPACE = referenceParam(spaceRef, spaceReferred);
export const PIECE = referenceParam(pieceRef, pieceReferred);
export const FACTION = referenceParam(factionRef, factionReferred);
export const CARD: ParamKind<number> = referenceParam(
  (card) => `card:${card}`,
  (reference) => Number(reference.slice('card:'.length)),
);
export const NUMBER = NUMBER_PARAM;
export const WORD = WORD_PARAM;
export const TEXT = TEXT_PARAM;

type NoParams = Readonly<Record<never, never>>;

/** What every question is asked with: who is asked, and perhaps the operation under way or a rule that asks it too. */
interface Asked {
  readonly faction: Faction;
  readonly x?: Execution;
  /** The number of the rule that asks, if not the question's own. */
  readonly rule?: string;
}
/** What a question with these parameters is asked with. */
export type Given<Kinds extends ParamKinds> = Asked & ParamValues<Kinds>;

/** What a prompt names besides the parameters that the question is asked with. */
type Also<Kinds extends ParamKinds> = (g: Position, c: Given<Kinds>) => Params;

const asker = <Kinds extends ParamKinds>(
  rule: string,
  kinds: Kinds,
  also?: Also<Kinds>,
): Asker<Position, Given<Kinds>> => ({
  seat: (g, c) => seatOf(g, c.faction),
  rule: (_, c) => c.rule ?? rule,
  params: (g, c) => ({ ...writeParams(kinds, c), ...also?.(g, c), faction: factionRef(c.faction) }),
});

/** Questions of the card in play name it: its text is shown with them. */
const theCard = (g: Position) => ({ card: CARD.write(currentCard(g)) });
const cardAsker = <Kinds extends ParamKinds>(kinds: Kinds) => asker('5.1', kinds, theCard);

const SPACE_THING: ThingKind<Space> = { ref: spaceRef, referred: spaceReferred };
const PIECE_THING: ThingKind<Piece> = { ref: pieceRef, referred: pieceReferred };
const FACTION_THING: ThingKind<Faction> = { ref: factionRef, referred: factionReferred };

/** A question for a space: its needs say where. */
export class SpaceQuestion<const Id extends string, C extends Asked, Kinds extends ParamKinds, K> extends NeedQuestion<
  Id,
  Position,
  C,
  Kinds,
  Space,
  K
> {
  constructor(
    id: Id,
    asks: Asker<Position, C>,
    kinds: Kinds,
    demands: Demands<typeof NEEDS, Position, C, Space, K>,
    /** What the question was asked with, as the position and the prompt show it. */
    private readonly recall: (g: Position, faction: Faction, params: ParamValues<Kinds>) => C | undefined,
  ) {
    super(id, asks, kinds, SPACE_THING, spacesInPlay, demands);
  }

  /** The conditions for those who have only the position and the prompt. */
  conditionsAt(g: Position, prompted: Params, space: Space, isOffered: () => boolean): readonly Condition[] {
    const faction = factionReferred(String(prompted.faction)) ?? 'government';
    const c = this.recall(g, faction, this.read(prompted));
    return c ? this.conditions(g, c, space, isOffered) : [];
  }
}

type SpaceDemands<C, K> = Demands<typeof NEEDS, Position, C, Space, K>;

/** Declares a question for a space. */
export const spaceQuestion = <const Id extends string, K, Kinds extends ParamKinds = NoParams>(
  id: Id,
  rule: string,
  kinds: Kinds,
  demands: SpaceDemands<Given<Kinds>, K>,
): SpaceQuestion<Id, Given<Kinds>, Kinds, K> =>
  new SpaceQuestion(id, asker(rule, kinds), kinds, demands, (g, faction, params) => ({
    ...params,
    faction,
    x: g.underway,
  }));

/** Declares a question of a card for a space. What the card's text demands is in the event itself. */
export const cardSpaceQuestion = <const Id extends string, Kinds extends ParamKinds = NoParams>(
  id: Id,
  kinds: Kinds,
  needs: SpaceDemands<Given<Kinds>, undefined>['needs'] = {},
): SpaceQuestion<Id, Given<Kinds>, Kinds, undefined> =>
  new SpaceQuestion(
    id,
    cardAsker(kinds),
    kinds,
    { needs, otherwise: (g) => text('need.text', theCard(g)) },
    (_, faction, params) => ({ ...params, faction }),
  );

/** Declares a question for a space of the operation under way, which it is asked with. */
export const operationQuestion = <const Id extends string, K>(
  id: Id,
  rule: string | ((g: Position, x: Execution) => string),
  demands: SpaceDemands<Execution, K>,
  /** What each space costs, if the prompt says it. */
  cost?: (g: Position) => number,
): SpaceQuestion<Id, Execution, NoParams, K> =>
  new SpaceQuestion(
    id,
    {
      seat: (g, x) => seatOf(g, x.faction),
      rule: typeof rule === 'function' ? rule : () => rule,
      params: (g, x) => {
        const params = { faction: factionRef(x.faction) };
        return cost ? { cost: x.free ? 0 : cost(g), ...params } : params;
      },
    },
    {},
    demands,
    (g) => g.underway,
  );

/** Declares a question for a kind of piece. */
export const pieceQuestion = <const Id extends string, Kinds extends ParamKinds = NoParams>(
  id: Id,
  rule: string,
  kinds: Kinds,
) => new ThingQuestion(id, asker(rule, kinds), kinds, PIECE_THING);

/** Declares a question for a faction. */
export const factionQuestion = <const Id extends string, Kinds extends ParamKinds = NoParams>(
  id: Id,
  rule: string,
  kinds: Kinds,
) => new ThingQuestion(id, asker(rule, kinds), kinds, FACTION_THING);

/** Declares a question for a number. */
export const numberQuestion = <const Id extends string, Kinds extends ParamKinds = NoParams>(
  id: Id,
  rule: string,
  kinds: Kinds,
) => new NumberQuestion(id, asker(rule, kinds), kinds);

/** Declares a question with a few words for answers. */
export const wordQuestion = <const Id extends string, W extends string, Kinds extends ParamKinds = NoParams>(
  id: Id,
  rule: string,
  kinds: Kinds,
  words: readonly W[],
  also?: Also<Kinds>,
) => new WordQuestion(id, asker(rule, kinds, also), kinds, words);

/** Declares a question whose options are of several kinds; the rule lists them. */
export const mixedQuestion = <const Id extends string, Kinds extends ParamKinds = NoParams>(
  id: Id,
  rule: string,
  kinds: Kinds,
  also?: Also<Kinds>,
) => new DeclaredQuestion(id, asker(rule, kinds, also), kinds);

/** The same for questions of the card in play (5.1). */
export const cardPieceQuestion = <const Id extends string, Kinds extends ParamKinds>(id: Id, kinds: Kinds) =>
  new ThingQuestion(id, cardAsker(kinds), kinds, PIECE_THING);
export const cardFactionQuestion = <const Id extends string, Kinds extends ParamKinds>(id: Id, kinds: Kinds) =>
  new ThingQuestion(id, cardAsker(kinds), kinds, FACTION_THING);
export const cardNumberQuestion = <const Id extends string, Kinds extends ParamKinds>(id: Id, kinds: Kinds) =>
  new NumberQuestion(id, cardAsker(kinds), kinds);
export const cardWordQuestion = <const Id extends string, W extends string, Kinds extends ParamKinds>(
  id: Id,
  kinds: Kinds,
  words: readonly W[],
) => new WordQuestion(id, cardAsker(kinds), kinds, words);

const YES_NO = ['yes', 'no'] as const;

/** Declares a question that a faction answers with yes or no. */
export const consentQuestion = <const Id extends string, Kinds extends ParamKinds = NoParams>(
  id: Id,
  rule: string,
  kinds: Kinds,
) => wordQuestion(id, rule, kinds, YES_NO);

/** Does the faction agree? */
export function* confirm<C>(
  g: Position,
  question: WordQuestion<string, Position, C, ParamKinds, 'yes' | 'no'>,
  c: C,
): Procedure<boolean> {
  return (yield* question.ask(g, c, YES_NO)) === 'yes';
}

/** Parameters that mark these options as ones that would change nothing. */
export const noEffectMarks = (empty: readonly string[]): Params =>
  empty.length > 0 ? { [NO_EFFECT]: empty.join(' ') } : {};
