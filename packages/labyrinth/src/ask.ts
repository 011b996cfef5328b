import {
  type Asker,
  type Condition,
  DeclaredQuestion,
  type Demands,
  type GeneralNeed,
  NeedQuestion,
  type NeedTerms,
  NUMBER_PARAM,
  NumberQuestion,
  type ParamKinds,
  type Params,
  type ParamsNamed,
  type ParamValues,
  type Procedure,
  referenceParam,
  TEXT_PARAM,
  type ThingKind,
  ThingQuestion,
  WORD_PARAM,
  WordQuestion,
  writeParams,
} from '@sandtable/kernel';
import { cellRef, cellReferred } from './cell-counts.js';
import type { NEEDS } from './conditions/words.js';
import { ALL_COUNTRIES, type Country } from './countries.js';
import type { Position } from './position.js';
import { cardRef, cardReferred, countryRef, countryReferred, sideRef, sideReferred } from './references.js';
import { SIDES, type Side } from './sides.js';
import { PLACES, placeName, placeNamed, placeRef, placeReferred, type TroopPlace } from './troop-places.js';

/** How the rules declare their questions and ask them. */

/** What the parameters of questions can be. */
export const COUNTRY = referenceParam(countryRef, countryReferred);
export const PLACE = referenceParam(placeName, placeNamed);
export const CARD = referenceParam(cardRef, cardReferred);
export const SIDE = referenceParam(sideRef, sideReferred);
export const NUMBER = NUMBER_PARAM;
export const WORD = WORD_PARAM;
export const TEXT = TEXT_PARAM;

type NoParams = Readonly<Record<never, never>>;

/** What every question is asked with. A question to either side needs to know which side it is asked of. */
type Asked<To extends Side> = (Side extends To ? { readonly side: Side } : { readonly side?: To }) & {
  /** The number of the rule that asks, if not the question's own. */
  readonly rule?: string;
};
/** What a question with these parameters is asked with. */
export type Given<To extends Side, Kinds extends ParamKinds> = Asked<To> & ParamValues<Kinds>;

/** Whom a question is put to: `us`, `jihadist`, or either side. */
type Addressee = Side | 'either';
/** The sides that an addressee can be. */
export type SidesOf<To extends Addressee> = To extends Side ? To : Side;

/** What a prompt names besides the parameters that the question is asked with. */
type Also<C> = (g: Position, c: C) => Params;

/** Several numbers: the question's own, and those of other rules that ask it too. */
type RuleNumbers = string | readonly [string, ...string[]];

function asker<To extends Addressee, Kinds extends ParamKinds>(
  to: To,
  rule: RuleNumbers,
  kinds: Kinds,
  also?: Also<Given<SidesOf<To>, Kinds>>,
): Asker<Position, Given<SidesOf<To>, Kinds>> {
  const rules = typeof rule === 'string' ? [rule] : rule;
  const [own] = rules;
  const isPlain = Object.keys(kinds).length === 0;
  return {
    seat: to === 'either' ? (_, c) => c.side ?? SIDES[0] : () => to,
    rule: (_, c) => c.rule ?? own,
    rules,
    params: isPlain ? () => undefined : (g, c) => ({ ...writeParams(kinds, c), ...also?.(g, c) }),
  };
}

const COUNTRY_THING: ThingKind<Country> = { ref: countryRef, referred: countryReferred };
const PLACE_THING: ThingKind<TroopPlace> = { ref: placeRef, referred: placeReferred };
const CARD_THING: ThingKind<number> = { ref: cardRef, referred: cardReferred };
const CELL_THING = { ref: cellRef, referred: cellReferred };

/** A question for a country, or for a country or the Troop Track: its needs say where. */
export class CountryQuestion<
  const Id extends string,
  C,
  Kinds extends ParamKinds,
  T extends TroopPlace,
  K,
> extends NeedQuestion<Id, Position, C, Kinds, T, K> {
  constructor(
    id: Id,
    asks: Asker<Position, C>,
    kinds: Kinds,
    thing: ThingKind<T>,
    everywhere: readonly T[],
    demands: Demands<typeof NEEDS, Position, C, T, K>,
    /** What the question was asked with, as the prompt shows it. */
    private readonly recall: (side: Side, params: ParamValues<Kinds>) => C,
  ) {
    super(id, asks, kinds, thing, () => everywhere, demands);
  }

  /** The conditions for those who have only the position and the prompt. */
  conditionsAt(g: Position, side: Side, prompted: Params, place: T, isOffered: () => boolean): readonly Condition[] {
    return this.conditions(g, this.recall(side, this.read(prompted)), place, isOffered);
  }
}

/** A need of a country, and one of a country or the Troop Track. */
export type CountryNeed<C> = NeedTerms<Position, C, Country, unknown>;
/** `Names` are the parameters of its text. */
export type PlaceNeed<C, Names extends string = never> = NeedTerms<
  Position,
  C,
  TroopPlace,
  unknown,
  ParamsNamed<Names>
>;
/** A need that is the same for every country. */
export type GeneralCountryNeed<C> = GeneralNeed<Position, C, TroopPlace, unknown>;

/** Declares a question for a country. */
export const countryQuestion = <To extends Addressee, const Id extends string, K, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
  demands: Demands<typeof NEEDS, Position, Given<SidesOf<To>, Kinds>, Country, K>,
) => new CountryQuestion(id, asker(to, rule, kinds), kinds, COUNTRY_THING, ALL_COUNTRIES, demands, recall<To, Kinds>);

/** Declares a question for a country or the Troop Track (7.3.1). */
export const placeQuestion = <To extends Addressee, const Id extends string, K, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
  demands: Demands<typeof NEEDS, Position, Given<SidesOf<To>, Kinds>, TroopPlace, K>,
) => new CountryQuestion(id, asker(to, rule, kinds), kinds, PLACE_THING, PLACES, demands, recall<To, Kinds>);

function recall<To extends Addressee, Kinds extends ParamKinds>(side: Side, params: ParamValues<Kinds>) {
  // The side that was asked is one that the question is put to.
  return { ...params, side } as Given<SidesOf<To>, Kinds>;
}

/** Declares a question for one of the cards that the rule lists. */
export const cardQuestion = <To extends Addressee, const Id extends string, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
) => new ThingQuestion(id, asker(to, rule, kinds), kinds, CARD_THING);

/** Declares a question for a kind of cell. */
export const cellQuestion = <To extends Addressee, const Id extends string, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
) => new ThingQuestion(id, asker(to, rule, kinds), kinds, CELL_THING);

/** Declares a question for one of the things that the rule lists. */
export const thingQuestion = <To extends Addressee, const Id extends string, T, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
  thing: ThingKind<T>,
) => new ThingQuestion(id, asker(to, rule, kinds), kinds, thing);

/** Declares a question for a number. */
export const numberQuestion = <To extends Addressee, const Id extends string, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
) => new NumberQuestion(id, asker(to, rule, kinds), kinds);

/** Declares a question with a few words for answers. */
export const wordQuestion = <
  To extends Addressee,
  const Id extends string,
  W extends string,
  Kinds extends ParamKinds = NoParams,
>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
  words: readonly W[],
  also?: Also<Given<SidesOf<To>, Kinds>>,
) => new WordQuestion(id, asker(to, rule, kinds, also), kinds, words);

/** Declares a question whose options are of several kinds; the rule lists them. */
export const mixedQuestion = <To extends Addressee, const Id extends string, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
) => new DeclaredQuestion(id, asker(to, rule, kinds), kinds);

const YES_NO = ['yes', 'no'] as const;

/** Declares a question that a side answers with yes or no. */
export const consentQuestion = <To extends Addressee, const Id extends string, Kinds extends ParamKinds = NoParams>(
  to: To,
  id: Id,
  rule: RuleNumbers,
  kinds: Kinds,
) => wordQuestion(to, id, rule, kinds, YES_NO);

/** Does the side agree? */
export function* confirm<C>(
  g: Position,
  question: WordQuestion<string, Position, C, ParamKinds, 'yes' | 'no'>,
  c: C,
): Procedure<boolean> {
  return (yield* question.ask(g, c, YES_NO)) === 'yes';
}
