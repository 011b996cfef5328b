import type { Procedure } from '@sandtable/kernel';
import { placeCells } from '../cells.js';
import { type Country, countryOf, IRAQ, ISRAEL, MUSLIM_COUNTRIES, PAKISTAN } from '../countries.js';
import { cardOf, randomCard, takeFromHand } from '../deck.js';
import {
  anyIslamistRule,
  besiege,
  isAdversary,
  isFairOrGood,
  isUnmarked,
  test,
  underIslamistRule,
  worsen,
} from '../governance.js';
import { addToHand, holdsBesides, ownHand, plotIsLeft } from '../hidden.js';
import { availablePlots } from '../plot-supply.js';
import { placePlot } from '../plots.js';
import { hasMarker, ISLAMIST_RULE, POOR, type Position } from '../position.js';
import { choosePlot } from '../rules/jihadist/plot.js';
import { operate } from '../rules/operations.js';
import { SIDES } from '../sides.js';
import { log } from '../text.js';
import { changeFunding, changePrestige, MAX_FUNDING, setFunding, troopLevel } from '../tracks.js';
import { decidePosture, placeCellInEach } from './effects.js';
import type { Events } from './event.js';
import { EVENT, JIHADIST_EVENT, US_EVENT } from './questions.js';

const AFGHANISTAN = countryOf('afghanistan');
const SAUDI_ARABIA = countryOf('saudi-arabia');
const SCANDINAVIA = countryOf('scandinavia');

const unmarkedMuslim = (g: Position): Country[] => MUSLIM_COUNTRIES.filter((country) => isUnmarked(g, country));

/** 94: tested to Fair or improved, in this Action Phase or the one before, even if that was a turn ago. */
export const lastImproved = (g: Position): Country[] =>
  MUSLIM_COUNTRIES.filter(
    (country) =>
      isFairOrGood(g, country) && (g.phase.improved.includes(country) || g.phaseBefore.improved.includes(country)),
  );

/** 96: a Plot 1, in the solitaire game too (9.3.2); any, and there by chance, once there is Islamist Rule. */
function* plotForCartoons(g: Position): Procedure {
  const any = anyIslamistRule(g);
  // Everybody learns whether a Plot 1 is left.
  if (any ? availablePlots(g) === 0 : !plotIsLeft(g, 1, 'everybody')) return;
  const targets = MUSLIM_COUNTRIES.filter((country) => !underIslamistRule(g, country));
  const country = yield* JIHADIST_EVENT.plotPlace.ask(g, { card: 96 }, { among: targets });
  if (country === undefined) return;
  test(g, country);
  if (any) yield* choosePlot(g, country, () => true);
  else placePlot(g, country, 1);
}

/** 97: a card of each hand by chance, neither the one just received. */
function exchange(g: Position): void {
  const fromUs = randomCard(g, 'us', ...SIDES);
  const fromJihadist = randomCard(g, 'jihadist', ...SIDES);
  if (fromUs === undefined || fromJihadist === undefined) return;
  takeFromHand(g, 'us', fromUs);
  takeFromHand(g, 'jihadist', fromJihadist);
  addToHand(g, 'us', fromJihadist);
  addToHand(g, 'jihadist', fromUs);
  log(g, 'log.exchange');
}

export const HIZB_UT_TAHRIR = { overstretch: 2, war: 0, 'low-intensity': -2 } as const;

export const CARDS_91_100: Events = {
  /** Regional al-Qaeda. */
  91: {
    playable: (g) => unmarkedMuslim(g).length >= 2,
    *run(g, side) {
      const chosen: Country[] = [];
      while (chosen.length < 2) {
        const others = unmarkedMuslim(g).filter((country) => !chosen.includes(country));
        const country = yield* EVENT.country.ask(g, { side, card: 91 }, { among: others });
        if (country === undefined) break;
        chosen.push(country);
      }
      for (const country of chosen) test(g, country);
      yield* placeCellInEach(g, 91, anyIslamistRule(g) ? [...chosen, ...chosen] : chosen);
    },
  },
  /** Saddam. */
  92: {
    playable: (g) => g.governance[IRAQ] === POOR && isAdversary(g, IRAQ) && !hasMarker(g, 'saddam-captured'),
    *run(g) {
      setFunding(g, MAX_FUNDING);
    },
  },
  /** Taliban. */
  93: {
    *run(g) {
      test(g, AFGHANISTAN);
      besiege(g, AFGHANISTAN);
      yield* placeCellInEach(g, 93, [AFGHANISTAN, PAKISTAN]);
      changePrestige(g, underIslamistRule(g, AFGHANISTAN) || underIslamistRule(g, PAKISTAN) ? -3 : -1);
    },
  },
  /** The door of Itjihad was closed. */
  94: {
    playable: (g) => lastImproved(g).length > 0,
    *run(g) {
      const country = yield* JIHADIST_EVENT.worsen.ask(g, { card: 94 }, { among: lastImproved(g) });
      if (country !== undefined) worsen(g, country);
    },
  },
  /** Wahhabism. */
  95: {
    *run(g) {
      test(g, SAUDI_ARABIA);
      const governance = g.governance[SAUDI_ARABIA];
      if (governance === ISLAMIST_RULE) setFunding(g, MAX_FUNDING);
      else changeFunding(g, governance);
    },
  },
  /** Danish Cartoons: each side has its part, whoever plays it. */
  96: {
    *run(g) {
      yield* decidePosture(g, 96, SCANDINAVIA);
      yield* plotForCartoons(g);
    },
  },
  /** Fatwa. */
  97: {
    playable: (g) => holdsBesides(g, 'us', 97) && holdsBesides(g, 'jihadist', 97),
    *run(g, side) {
      exchange(g);
      yield* operate(g, side, cardOf(97).ops);
    },
  },
  /** Gaza Withdrawal. */
  98: {
    *run(g, side) {
      if (side === 'us') changeFunding(g, -1);
      else placeCells(g, ISRAEL, 1);
    },
  },
  /** HAMAS Elected. */
  99: {
    *run(g, _, cards) {
      const card = yield* US_EVENT.discard.askFor(g, { card: 99 }, ownHand(g, 'us'), 'always');
      if (card !== undefined) yield* cards.discardFromHand(g, 'us', card);
      changePrestige(g, -1);
      changeFunding(g, -1);
    },
  },
  /** Hizb Ut-Tahrir. */
  100: {
    *run(g) {
      const by = HIZB_UT_TAHRIR[troopLevel(g)];
      if (by !== 0) changeFunding(g, by);
    },
  },
};
