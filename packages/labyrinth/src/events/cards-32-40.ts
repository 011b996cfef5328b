import type { Procedure } from '@sandtable/kernel';
import { confirm } from '../ask.js';
import { type Country, countryOf, IRAQ, MUSLIM_COUNTRIES, PAKISTAN, SCHENGEN, UNITED_STATES } from '../countries.js';
import { cardOf, randomCard, takeFromHand } from '../deck.js';
import {
  anyIslamistRule,
  improve,
  isAdversary,
  isAlly,
  placeAid,
  setAlignment,
  setGovernance,
  test,
  underIslamistRule,
} from '../governance.js';
import { addToHand, handInCondition } from '../hidden.js';
import { ALLY, adjacent, FAIR, GOOD, HARD, hasMarker, NEUTRAL, POOR, type Position, SOFT } from '../position.js';
import { sideRef } from '../references.js';
import { resources } from '../resources.js';
import { regimeChange, regimeChangeTargets } from '../rules/us/deploy.js';
import { disrupt, disruptTargets } from '../rules/us/disrupt.js';
import { SIDES, type Side } from '../sides.js';
import { log } from '../text.js';
import { changeFunding, changePrestige } from '../tracks.js';
import { choosePosture, decidePosture, endMark, putMark, regimeChangeCountries } from './effects.js';
import type { CardPlay, Events } from './event.js';
import { EVENT, US_EVENT } from './questions.js';

const FRANCE = countryOf('france');
const INDIA = countryOf('india');
const LIBYA = countryOf('libya');
const SYRIA = countryOf('syria');
const TURKEY = countryOf('turkey');

const isHard = (g: Position): boolean => g.posture[UNITED_STATES] === HARD;

/** 32: Adversaries worth just so much now, Oil Price Spikes with them. */
const adversariesWorth = (g: Position, worth: number): Country[] =>
  MUSLIM_COUNTRIES.filter((country) => isAdversary(g, country) && resources(g, country) === worth);
const BACK_CHANNEL = 32;
/** A hidden card (0) is worth nothing to those who may not see it. */
const backChannelCards = (g: Position): number[] =>
  handInCondition(g, 'us').filter(
    (card) => card > 0 && card !== BACK_CHANNEL && adversariesWorth(g, cardOf(card).ops).length > 0,
  );

function* backChannel(g: Position, _: Side, cards: CardPlay): Procedure {
  const card = yield* US_EVENT.backChannel.askFor(g, { card: BACK_CHANNEL }, backChannelCards(g), 'may');
  if (card === undefined) return;
  const among = adversariesWorth(g, cardOf(card).ops);
  const country = yield* EVENT.country.ask(g, { side: 'us', card: BACK_CHANNEL }, { among });
  if (country === undefined) return;
  yield* cards.discardFromHand(g, 'us', card);
  setAlignment(g, country, NEUTRAL);
  placeAid(g, country);
}

/** 34: a Disrupt wherever one is legal, and a card of the Jihadists by chance to the hand of the US. */
function* enhancedMeasures(g: Position): Procedure {
  putMark(g, 'enhanced-measures');
  yield* disrupt(g, 3);
  const card = randomCard(g, 'jihadist', ...SIDES);
  if (card === undefined) return;
  takeFromHand(g, 'jihadist', card);
  addToHand(g, 'us', card);
  log(g, 'log.taken', { side: sideRef('us') });
}

/** 37, 39: from now on Regime Change is allowed there, at once too if its other terms are met (7.3.4). */
function* regimeChangeNow(g: Position, card: number, country: Country): Procedure {
  if (!regimeChangeTargets(g).includes(country)) return;
  if (yield* confirm(g, US_EVENT.regimeChange, { card, space: country })) {
    yield* regimeChange(g, [country]);
  }
}

/** 38: two different ones. */
function* schengenPostures(g: Position, card: number): Procedure {
  const first = yield* US_EVENT.postureOf.ask(g, { card }, { among: SCHENGEN });
  if (first === undefined) return;
  yield* decidePosture(g, card, first);
  yield* choosePosture(
    g,
    card,
    SCHENGEN.filter((country) => country !== first),
  );
}

export const CARDS_32_40: Events = {
  // Back Channel
  32: {
    playable: (g) => g.posture[UNITED_STATES] === SOFT && backChannelCards(g).length > 0,
    conditionOnHand: true,
    run: backChannel,
  },

  // Benazir Bhutto: no jihad in Pakistan, no Musharraf (108).
  33: {
    playable: (g) =>
      !hasMarker(g, 'bhutto-shot') &&
      !underIslamistRule(g, PAKISTAN) &&
      !adjacent(g, PAKISTAN).some((near) => underIslamistRule(g, near)),
    run: function* (g) {
      putMark(g, 'benazir-bhutto');
      if (g.governance[PAKISTAN] === POOR) setGovernance(g, PAKISTAN, FAIR);
    },
  },

  // Enhanced Measures
  34: {
    playable: (g) => isHard(g) && !hasMarker(g, 'leak-enhanced-measures') && disruptTargets(g, 3).length > 0,
    run: enhancedMeasures,
  },

  // Hijab
  35: {
    playable: (g) => !anyIslamistRule(g),
    run: function* (g) {
      test(g, TURKEY);
      improve(g, TURKEY);
      yield* choosePosture(g, 35, [FRANCE]);
      changeFunding(g, -2);
    },
  },

  // Indo-Pakistani Talks: no Kashmir (83), no Lashkar-e-Tayyiba (70), until a plot in India.
  36: {
    playable: (g) => g.governance[PAKISTAN] === GOOD || g.governance[PAKISTAN] === FAIR,
    run: function* (g) {
      putMark(g, 'indo-pakistani-talks');
      setAlignment(g, PAKISTAN, ALLY);
      yield* choosePosture(g, 36, [INDIA]);
    },
  },

  // Iraqi WMD
  37: {
    playable: (g) => isHard(g) && isAdversary(g, IRAQ),
    run: function* (g) {
      putMark(g, 'iraqi-wmd');
      yield* regimeChangeNow(g, 37, IRAQ);
    },
  },

  // Libyan Deal: no Libyan WMD (39) any more.
  38: {
    playable: (g) => g.governance[LIBYA] === POOR && (isAlly(g, IRAQ) || isAlly(g, SYRIA)),
    run: function* (g) {
      putMark(g, 'libyan-deal');
      endMark(g, 'libyan-wmd');
      setAlignment(g, LIBYA, ALLY);
      changePrestige(g, 1);
      yield* schengenPostures(g, 38);
    },
  },

  // Libyan WMD
  39: {
    playable: (g) => isHard(g) && isAdversary(g, LIBYA) && !hasMarker(g, 'libyan-deal'),
    run: function* (g) {
      putMark(g, 'libyan-wmd');
      yield* regimeChangeNow(g, 39, LIBYA);
    },
  },

  // Mass Turnout
  40: {
    playable: (g) => regimeChangeCountries(g).length > 0,
    run: function* (g) {
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 40 }, { among: regimeChangeCountries(g) });
      if (country !== undefined) improve(g, country);
    },
  },
};
