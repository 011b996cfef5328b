import { cellsIn } from '../cell-counts.js';
import { placeCells } from '../cells.js';
import {
  ALL_COUNTRIES,
  type Country,
  countryOf,
  IRAN,
  IRAQ,
  PAKISTAN,
  SHIA_MIX_COUNTRIES,
  UNITED_STATES,
} from '../countries.js';
import { anyIslamistRule, improve, isAlly, placeAid, rollPosture } from '../governance.js';
import { holdsBesides } from '../hidden.js';
import { FAIR, GOOD, HARD, hasMarker, type Position } from '../position.js';
import { countryRef } from '../references.js';
import { recruitIn } from '../rules/jihadist/recruit.js';
import { disrupt } from '../rules/us/disrupt.js';
import { log } from '../text.js';
import { availableCells, changePrestige, gwotPenalty } from '../tracks.js';
import {
  choosePosture,
  discardAtRandom,
  endMark,
  isFirstCard,
  POSTURE_COUNTRIES,
  placeCellIn,
  putMark,
  regimeChangeCountries,
  secondCard,
} from './effects.js';
import type { Events } from './event.js';
import { EVENT } from './questions.js';

const SOMALIA = countryOf('somalia');

/** 45: a Good country, Muslim or not, where something is going on. */
const isUnsafe = (g: Position, country: Country): boolean =>
  g.governance[country] === GOOD && (cellsIn(g, country) > 0 || g.plots.some((plot) => plot.country === country));

/** 46: Shia-Mix countries whose new government has cells to fight. */
export const forSistani = (g: Position): Country[] =>
  SHIA_MIX_COUNTRIES.filter((country) => g.regimeChange[country] > 0 && cellsIn(g, country) > 0);

/** 48: recruiting in the United States succeeds on 1 or 2. */
const GADAHN_MAX = 2;

export const CARDS_41_50: Events = {
  /** NATO: it lies in one country only, and a new play moves it. */
  41: {
    playable: (g) => gwotPenalty(g) === 0 && regimeChangeCountries(g).length > 0,
    *run(g) {
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 41 }, { among: regimeChangeCountries(g) });
      if (country === undefined) return;
      placeAid(g, country);
      g.nato = country;
      log(g, 'log.nato', { space: countryRef(country) });
    },
  },
  /** Pakistani Offensive. */
  42: {
    playable: (g) => isAlly(g, PAKISTAN) && hasMarker(g, 'fata'),
    *run(g) {
      endMark(g, 'fata');
    },
  },
  /** Patriot Act. */
  43: {
    *run(g) {
      putMark(g, 'patriot-act');
    },
  },
  /** Renditions: a Disrupt wherever it is allowed, whatever the governance. */
  44: {
    playable: (g) => g.posture[UNITED_STATES] === HARD && !hasMarker(g, 'leak-renditions'),
    *run(g, _, cards) {
      yield* disrupt(g, 3);
      yield* discardAtRandom(g, 'jihadist', cards);
      putMark(g, 'renditions');
    },
  },
  /** Safer Now. */
  45: {
    playable: (g) => !anyIslamistRule(g) && !ALL_COUNTRIES.some((country) => isUnsafe(g, country)),
    *run(g) {
      rollPosture(g, UNITED_STATES);
      changePrestige(g, 3);
      yield* choosePosture(g, 45, POSTURE_COUNTRIES);
    },
  },
  /** Sistani. */
  46: {
    playable: (g) => forSistani(g).length > 0,
    *run(g) {
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 46 }, { among: forSistani(g) });
      if (country !== undefined) improve(g, country);
    },
  },
  /** The door of Itjihad was closed: while it lapses the Jihadists' cards come by chance (rules/phases.ts). */
  47: { *run() {} },
  /** Adam Gadahn. */
  48: {
    playable: (g) => isFirstCard(g, 48) && holdsBesides(g, 'jihadist', 48) && availableCells(g) > 0,
    *run(g, _, cards) {
      const second = yield* secondCard(g, 48);
      if (second === undefined) return;
      yield* cards.playWithin(g, 'jihadist', second, 'ignored', (ops) => recruitIn(g, UNITED_STATES, ops, GADAHN_MAX));
    },
  },
  /** Al-Ittihad al-Islami. */
  49: {
    *run(g) {
      placeCells(g, SOMALIA, 1);
    },
  },
  /** Ansar al-Islam. */
  50: {
    playable: (g) => g.governance[IRAQ] >= FAIR,
    run: (g) => placeCellIn(g, 50, [IRAQ, IRAN]),
  },
};
