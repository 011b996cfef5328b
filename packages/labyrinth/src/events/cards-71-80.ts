import type { Procedure } from '@sandtable/kernel';
import { cellsIn } from '../cell-counts.js';
import { placeCells } from '../cells.js';
import {
  ALL_COUNTRIES,
  type Country,
  countryOf,
  isMuslim,
  MUSLIM_COUNTRIES,
  PAKISTAN,
  printedAdjacent,
  SCHENGEN,
  UNITED_STATES,
} from '../countries.js';
import { drawCards } from '../deck.js';
import { isAlly, setAlignment, setPosture, shiftToAdversary, underIslamistRule } from '../governance.js';
import { shownHand } from '../hidden.js';
import { HARD, NEUTRAL, type Position, SOFT } from '../position.js';
import { type Journey, makeJourneys, nextJourney } from '../rules/jihadist/travel.js';
import { cellsOnTrack, changePrestige, rollPrestige } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { cellsUnderRegimeChange, putMark } from './effects.js';
import type { Events } from './event.js';
import { seekWmd, wmdSources } from './loose-nukes.js';
import { JIHADIST_EVENT } from './questions.js';

const AFGHANISTAN = countryOf('afghanistan');
const FRANCE = countryOf('france');
const GERMANY = countryOf('germany');
const RUSSIA = countryOf('russia');
const SAUDI_ARABIA = countryOf('saudi-arabia');
const SOMALIA = countryOf('somalia');
const YEMEN = countryOf('yemen');

/** 77: Saudi Arabia and the Muslim countries that touch it, where there are troops. */
const AROUND_SAUDI_ARABIA = [SAUDI_ARABIA, ...printedAdjacent(SAUDI_ARABIA).filter(isMuslim)];
export const watched = (g: Position): Country[] => AROUND_SAUDI_ARABIA.filter((country) => troopsIn(g, country) > 0);

/** 78: Hizballah, both Irans and Jaysh al-Mahdi. */
const EVIL = [103, 104, 105, 106];

/** 74, 79: two cells that arrive whatever the dice, even under Biometrics (6.2.3); each travels once (8.3.3). */
const TRAVELERS = 2;
function* travelAutomatically(g: Position, card: number, destinations: readonly Country[]): Procedure {
  const journeys: Journey[] = [];
  while (journeys.length < TRAVELERS) {
    const left = TRAVELERS - journeys.length;
    const journey = yield* nextJourney(g, journeys, left, { destinations, rule: '6.2.2', may: 'must', card });
    if (!journey) break;
    journeys.push(journey);
  }
  makeJourneys(g, journeys, 'automatic');
}

export const CARDS_71_80: Events = {
  /** Loose Nuke. */
  71: {
    playable: (g) => wmdSources(g, [RUSSIA]).length > 0,
    run: (g) => seekWmd(g, 71, [RUSSIA]),
  },
  /** Opium. */
  72: {
    playable: (g) => cellsIn(g, AFGHANISTAN) > 0,
    *run(g) {
      placeCells(g, AFGHANISTAN, underIslamistRule(g, AFGHANISTAN) ? cellsOnTrack(g) : 3);
    },
  },
  /** Pirates: while either is under Islamist Rule the turn's end costs no Funding (rules/sequence.ts). */
  73: {
    playable: (g) => underIslamistRule(g, SOMALIA) || underIslamistRule(g, YEMEN),
    *run(g) {
      putMark(g, 'pirates');
    },
  },
  /** Schengen Visas. */
  74: { run: (g) => travelAutomatically(g, 74, SCHENGEN) },
  /** Schroeder & Chirac. */
  75: {
    playable: (g) => g.posture[UNITED_STATES] === HARD,
    *run(g) {
      setPosture(g, GERMANY, SOFT);
      setPosture(g, FRANCE, SOFT);
      changePrestige(g, -1);
    },
  },
  /** Abu Ghurayb. */
  76: {
    playable: (g) => cellsUnderRegimeChange(g),
    *run(g) {
      drawCards(g, 'jihadist', 2);
      changePrestige(g, -2);
      const allies = MUSLIM_COUNTRIES.filter((country) => isAlly(g, country));
      const country = yield* JIHADIST_EVENT.ally.ask(g, { card: 76 }, { among: allies });
      if (country !== undefined) setAlignment(g, country, NEUTRAL);
    },
  },
  /** Al-Jazeera. */
  77: {
    playable: (g) => watched(g).length > 0,
    *run(g) {
      const country = yield* JIHADIST_EVENT.adversary.ask(g, { card: 77 }, { among: watched(g) });
      if (country !== undefined) shiftToAdversary(g, country);
    },
  },
  /** Axis of Evil. */
  78: {
    *run(g, _, cards) {
      const hand = shownHand(g, 'us', 'everybody');
      for (const card of EVIL) if (hand.includes(card)) yield* cards.discardFromHand(g, 'us', card);
      setPosture(g, UNITED_STATES, HARD);
      rollPrestige(g);
    },
  },
  /** Clean Operatives. */
  79: { run: (g) => travelAutomatically(g, 79, ALL_COUNTRIES) },
  /** FATA. */
  80: {
    *run(g) {
      placeCells(g, PAKISTAN, 1);
      putMark(g, 'fata');
    },
  },
};
