import { optionalParam } from '@sandtable/kernel';
import {
  CARD,
  COUNTRY,
  cardQuestion,
  cellQuestion,
  consentQuestion,
  countryQuestion,
  NUMBER,
  wordQuestion,
} from '../ask.js';
import type { Country } from '../countries.js';
import type { Plot, Position } from '../position.js';
import { cardRef, PLOT_FACES } from '../references.js';
import { pickPlot } from '../rules/us/alert.js';
import type { Side } from '../sides.js';
import { text } from '../text.js';

/**
 * The questions of events (6.2). The cards share them, so what a card's own text demands is in the event itself, which
 * passes the countries that it asks among.
 */

const RULE = '6.2.1';
const OF_CARD = { card: CARD };
const IN_COUNTRY = { card: CARD, space: COUNTRY };
/** `left`: how many may still be chosen. */
const OF_CHOICE = { card: CARD, left: optionalParam(NUMBER) };

/** A question of a card for a country: the card's text says which. */
const eventCountry = <To extends Side | 'either', const Id extends string>(to: To, id: Id) =>
  countryQuestion(to, id, RULE, OF_CHOICE, {
    needs: {},
    otherwise: (_, { card }) => text('need.text', { card: cardRef(card) }),
  });

/** Questions to the US. */
export const US_EVENT = {
  test: eventCountry('us', 'event.test'),
  ideas: eventCountry('us', 'event.ideas'),
  plot: eventCountry('us', 'event.plot'),
  whichPlot: wordQuestion('us', 'event.plot.which', RULE, IN_COUNTRY, PLOT_FACES),
  postureOf: eventCountry('us', 'event.postureOf'),
  posture: wordQuestion('us', 'event.posture', RULE, IN_COUNTRY, ['soft', 'hard']),
  regimeChange: consentQuestion('us', 'event.regimeChange', RULE, IN_COUNTRY),
  discard: cardQuestion('us', 'event.discard', RULE, OF_CARD),
  backChannel: cardQuestion('us', 'event.backChannel', RULE, OF_CARD),
  extra: cardQuestion('us', 'event.extra', RULE, OF_CARD),
};

/** Questions to the Jihadists. */
export const JIHADIST_EVENT = {
  cellPlace: eventCountry('jihadist', 'event.cellPlace'),
  plotPlace: eventCountry('jihadist', 'event.plotPlace'),
  martyr: eventCountry('jihadist', 'event.martyr'),
  videos: eventCountry('jihadist', 'event.videos'),
  ally: eventCountry('jihadist', 'event.ally'),
  adversary: eventCountry('jihadist', 'event.adversary'),
  exKgb: eventCountry('jihadist', 'event.exKgb'),
  worsen: eventCountry('jihadist', 'event.worsen'),
  wmd: eventCountry('jihadist', 'event.wmd'),
  jihad: eventCountry('jihadist', 'event.jihad'),
  leak: cardQuestion('jihadist', 'event.leak', RULE, OF_CARD),
  second: cardQuestion('jihadist', 'event.second', RULE, OF_CARD),
};

/** Asked only in the solitaire game, where the chart answers (9.4.2.1). */
export const SOLITAIRE_EVENT = {
  shiaMix: eventCountry('jihadist', 'event.shiaMix'),
};

/** Questions to whichever side carries out the event. */
export const EVENT = {
  country: eventCountry('either', 'event.country'),
  cell: cellQuestion('either', 'event.cell', RULE, IN_COUNTRY),
  recover: cardQuestion('either', 'event.recover', RULE, OF_CARD),
};

/** 1, 21: the US picks a plot. */
export const pickEventPlot = (g: Position, card: number, mayPick: (plot: Plot) => boolean) =>
  pickPlot(g, mayPick, {
    country: (only: (country: Country) => boolean) => US_EVENT.plot.ask(g, { card }, { only }),
    which: (space, faces) => US_EVENT.whichPlot.ask(g, { card, space }, faces),
  });
