import {
  type Asker,
  type Condition,
  DeclaredQuestion,
  type Demands,
  type Message,
  type Narrowing,
  NeedQuestion,
  NUMBER_PARAM,
  NumberQuestion,
  type OptionFacts,
  type ParamKind,
  type ParamKinds,
  type Params,
  type ParamValues,
  type Procedure,
  referenceParam,
  type ThingKind,
  ThingQuestion,
  WORD_PARAM,
  WordQuestion,
  writeParams,
} from '@sandtable/kernel';
import type { NEEDS } from './conditions/words.js';
import type { Keyword } from './data/ministries.js';
import type { Commodity } from './data/spaces.js';
import type { Theater } from './data/wars.js';
import { ALL_SPACES, type Space } from './map.js';
import type { Position, Tile } from './position.js';
import {
  advantageRef,
  advantageReferred,
  cardRef,
  cardReferred,
  commodityRef,
  commodityReferred,
  investmentRef,
  investmentReferred,
  keywordRef,
  keywordReferred,
  ministryRef,
  ministryReferred,
  sideRef,
  sideReferred,
  spaceRef,
  spaceReferred,
  theaterReferred,
  theaterRefOf,
  warTileRef,
  warTileReferred,
} from './references.js';
import type { Side } from './sides.js';
import { text } from './text.js';

/** How the rules declare their questions and ask them. */

/** What the parameters of questions can be. */
export const SPACE = referenceParam(spaceRef, spaceReferred);
export const CARD: ParamKind<number> = referenceParam(cardRef, cardReferred);
export const MINISTRY: ParamKind<number> = referenceParam(ministryRef, ministryReferred);
export const ADVANTAGE: ParamKind<number> = referenceParam(advantageRef, advantageReferred);
export const INVESTMENT: ParamKind<number> = referenceParam(investmentRef, investmentReferred);
export const WAR_TILE: ParamKind<Tile> = referenceParam(warTileRef, warTileReferred);
export const THEATER: ParamKind<Theater> = referenceParam(theaterRefOf, theaterReferred);
export const COMMODITY: ParamKind<Commodity> = referenceParam(commodityRef, commodityReferred);
export const KEYWORD: ParamKind<Keyword> = referenceParam(keywordRef, keywordReferred);
export const NUMBER = NUMBER_PARAM;
export const WORD = WORD_PARAM;

type NoParams = Readonly<Record<never, never>>;

/** What every question is asked with: which side is asked, and perhaps the number of a rule that asks it too. */
type Asked = {
  readonly side: Side;
  readonly rule?: string;
};
/** What a question with these parameters is asked with. */
export type Given<Kinds extends ParamKinds = NoParams> = Asked & ParamValues<Kinds>;

/** What a question says beyond its parameters. */
interface Extras<C> {
  /** Parameters of the prompt that the position shows. */
  readonly also?: (g: Position, c: C) => Params;
  readonly facts?: (g: Position, c: C, option: string) => OptionFacts | undefined;
  /** The numbers of other rules that ask it. */
  readonly otherRules?: readonly string[];
}

export function asker<C extends Asked>(
  rule: string,
  kinds: ParamKinds,
  { also, facts, otherRules = [] }: Extras<C>,
): Asker<Position, C> {
  const hasParams = Object.keys(kinds).length > 0 || also !== undefined;
  return {
    seat: (_, c) => c.side,
    rule: (_, c) => c.rule ?? rule,
    rules: [rule, ...otherRules],
    params: (g, c) => (hasParams ? { ...writeParams(kinds, c), ...also?.(g, c) } : undefined),
    ...(facts ? { facts } : {}),
  };
}

const SPACE_THING: ThingKind<Space> = { ref: spaceRef, referred: spaceReferred };
export const CARD_THING: ThingKind<number> = { ref: cardRef, referred: cardReferred };
export const MINISTRY_THING: ThingKind<number> = { ref: ministryRef, referred: ministryReferred };
export const ADVANTAGE_THING: ThingKind<number> = { ref: advantageRef, referred: advantageReferred };
export const WAR_TILE_THING: ThingKind<Tile> = { ref: warTileRef, referred: warTileReferred };
export const THEATER_THING: ThingKind<Theater> = { ref: theaterRefOf, referred: theaterReferred };
export const COMMODITY_THING: ThingKind<Commodity> = { ref: commodityRef, referred: commodityReferred };
export const SIDE_THING: ThingKind<Side> = { ref: sideRef, referred: sideReferred };
/** Things whose options are their own names. */
export const NAME_THING: ThingKind<string> = { ref: (name) => name, referred: (name) => name };

/** What a question for a space demands, and which spaces are in question, in the order in which they are offered. */
export interface SpaceDemands<C, K> extends Demands<typeof NEEDS, Position, C, Space, K>, Extras<C> {
  readonly spaces?: readonly Space[];
}

/** A question that asks for a space, perhaps among other things. */
export interface AsksForSpace {
  /** Why a space can or can't be chosen, for those who have only the position and the prompt. */
  conditionsAt(g: Position, side: Side, prompted: Params, space: Space, isOffered: () => boolean): readonly Condition[];
}

/** A question for a space: its needs say where. */
export class SpaceQuestion<const Id extends string, C extends Asked, Kinds extends ParamKinds, K>
  extends NeedQuestion<Id, Position, C, Kinds, Space, K>
  implements AsksForSpace
{
  constructor(
    id: Id,
    rule: string,
    kinds: Kinds,
    /** What the question was asked with, as the position and the prompt show it. */
    private readonly recall: (g: Position, given: Given<Kinds>) => C | undefined,
    demands: SpaceDemands<C, K>,
  ) {
    const spaces = demands.spaces ?? ALL_SPACES;
    super(id, asker(rule, kinds, demands), kinds, SPACE_THING, () => spaces, demands);
  }

  conditionsAt(g: Position, side: Side, prompted: Params, space: Space, isOffered: () => boolean) {
    const c = this.recall(g, { ...this.read(prompted), side });
    return c ? this.conditions(g, c, space, isOffered) : [];
  }

  /** One of its spaces or one of these words, which come first. A single option is taken without asking. */
  *askOr<W extends string>(
    g: Position,
    c: C,
    words: readonly W[],
    narrowing: Narrowing<Space> = {},
  ): Procedure<Space | W | undefined> {
    const answer = yield* this.askAmong(g, c, [...words, ...this.open(g, c, narrowing).map(spaceRef)]);
    return words.find((word) => word === answer) ?? spaceReferred(answer);
  }

  /** One of these options, of which those that are spaces meet the needs. A single one is taken without asking. */
  *askAmong(g: Position, c: C, options: readonly string[]): Procedure<string> {
    const [sole] = options;
    return sole !== undefined && options.length === 1 ? sole : yield* this.askAlways(g, c, () => options);
  }
}

/** Declares a question for a space. */
export const spaceQuestion = <const Id extends string, Kinds extends ParamKinds, K = undefined>(
  id: Id,
  rule: string,
  kinds: Kinds,
  demands: SpaceDemands<Given<Kinds>, K>,
): SpaceQuestion<Id, Given<Kinds>, Kinds, K> => new SpaceQuestion(id, rule, kinds, (_, given) => given, demands);

/** Declares a question for a space that is asked with more than its parameters: the position shows the rest. */
export const recalledSpaceQuestion = <
  const Id extends string,
  Kinds extends ParamKinds,
  C extends Asked,
  K = undefined,
>(
  id: Id,
  rule: string,
  kinds: Kinds,
  recall: (g: Position, given: Given<Kinds>) => C | undefined,
  demands: SpaceDemands<NoInfer<C>, K>,
): SpaceQuestion<Id, C, Kinds, K> => new SpaceQuestion(id, rule, kinds, recall, demands);

/** Declares a question for a thing that the rule lists. */
export const thingQuestion = <
  const Id extends string,
  Kinds extends ParamKinds,
  T,
  C extends Given<Kinds> = Given<Kinds>,
>(
  id: Id,
  rule: string,
  kinds: Kinds,
  thing: ThingKind<T>,
  extras: Extras<C> = {},
) => new ThingQuestion<Id, Position, C, Kinds, T>(id, asker(rule, kinds, extras), kinds, thing);

/** Declares a question for a number. */
export const numberQuestion = <const Id extends string, Kinds extends ParamKinds>(id: Id, rule: string, kinds: Kinds) =>
  new NumberQuestion<Id, Position, Given<Kinds>, Kinds>(id, asker(rule, kinds, {}), kinds);

/** Declares a question with a few words for answers. */
export const wordQuestion = <
  const Id extends string,
  W extends string,
  Kinds extends ParamKinds,
  C extends Given<Kinds> = Given<Kinds>,
>(
  id: Id,
  rule: string,
  kinds: Kinds,
  words: readonly W[],
  extras: Extras<C> = {},
) => new WordQuestion<Id, Position, C, Kinds, W>(id, asker(rule, kinds, extras), kinds, words);

/** Declares a question whose options are of several kinds; the rule lists them. */
export const mixedQuestion = <const Id extends string, Kinds extends ParamKinds, C extends Given<Kinds> = Given<Kinds>>(
  id: Id,
  rule: string,
  kinds: Kinds,
  extras: Extras<C> = {},
) => new DeclaredQuestion<Id, Position, C, Kinds>(id, asker(rule, kinds, extras), kinds);

/** The need that the text of a card or an Advantage states, which the player can read. */
export const asTextSays = (reference: string): Message => text('need.text', { card: reference });
