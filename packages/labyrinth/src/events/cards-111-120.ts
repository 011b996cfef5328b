import type { Procedure } from '@sandtable/kernel';
import { cellsIn } from '../cell-counts.js';
import { type Country, countryOf, isMuslim, isNonMuslim, printedAdjacent, UNITED_STATES } from '../countries.js';
import { cardOf, drawCards } from '../deck.js';
import {
  anyIslamistRule,
  besiege,
  isAlly,
  placeAid,
  rollPosture,
  setAlignment,
  shiftToAdversary,
  shiftToAlly,
  test,
  underIslamistRule,
} from '../governance.js';
import { addToHand } from '../hidden.js';
import { ALLY, HARD, hasMarker, isSolitaire, type Plot, type Position } from '../position.js';
import { cardRef, sideRef } from '../references.js';
import { OIL_PRICE_SPIKES } from '../resources.js';
import { choosePlot, plotTargets } from '../rules/jihadist/plot.js';
import { block } from '../rules/us/alert.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';
import { changeFunding, changePrestige, gwotPenalty, rollPrestige } from '../tracks.js';
import { checkVictory } from '../victory.js';
import { removeCellFrom } from './effects.js';
import type { Event, Events } from './event.js';
import { EVENT, JIHADIST_EVENT } from './questions.js';

const INDONESIA_MALAYSIA = countryOf('indonesia-malaysia');
const SUDAN = countryOf('sudan');
const YEMEN = countryOf('yemen');

/** 111, 112: the US cannot lay hands on them while they have a refuge; 58 and 80 block its side alone. */
const haveNoRefuge = (g: Position, side: Side): boolean =>
  side === 'jihadist' || !(anyIslamistRule(g) || hasMarker(g, 'fata') || hasMarker(g, 'al-anbar'));

/** 115: Indonesia/Malaysia and its neighbors, if they work with the US. */
const HAMBALI = [INDONESIA_MALAYSIA, ...printedAdjacent(INDONESIA_MALAYSIA)];
export const forHambali = (g: Position): Country[] =>
  HAMBALI.filter(
    (country) => cellsIn(g, country) > 0 && (isMuslim(country) ? isAlly(g, country) : g.posture[country] === HARD),
  );

/** 116: where the US can reach them; Iran is no non-Muslim country (4.4). */
export const knownToKsm = (g: Position): Plot[] =>
  g.plots.filter(({ country }) => isAlly(g, country) || isNonMuslim(country));

/** 117, 118: cards that can be had again; in the solitaire game, the best of the Jihadists' own that were discarded (9.6). */
function recoverable(g: Position, side: Side): number[] {
  if (side === 'jihadist' && isSolitaire(g)) {
    const cards = g.discard.filter((card) => cardOf(card).association === 'jihadist');
    const best = Math.max(...cards.map((card) => cardOf(card).ops));
    return cards.filter((card) => cardOf(card).ops === best);
  }
  const cards = [...g.discard, ...g.lapsingBox, ...(g.firstPlotCard > 0 ? [g.firstPlotCard] : [])];
  return cards.filter((card) => !OIL_PRICE_SPIKES.includes(card)).sort((a, b) => a - b);
}

/** 4.7.7.3: what lay in a box goes on without its card. Everybody sees which card it is. */
function recover(g: Position, side: Side, card: number): void {
  g.discard = g.discard.filter((it) => it !== card);
  g.lapsingBox = g.lapsingBox.filter((it) => it !== card);
  if (g.firstPlotCard === card) g.firstPlotCard = 0;
  addToHand(g, side, card);
  log(g, 'log.recovered', { side: sideRef(side), card: cardRef(card) });
}

const oilPriceSpike = (card: number): Event => ({
  playable: (g, side) => side === 'us' || !isSolitaire(g) || recoverable(g, side).length > 0,
  *run(g, side): Procedure {
    // 2.2: Resources have changed; if both sides would win, the one that played this does.
    checkVictory(g, side);
    const found = yield* EVENT.recover.askFor(g, { side, card }, recoverable(g, side));
    if (found !== undefined) recover(g, side, found);
  },
});

export const CARDS_111_120: Events = {
  /** Zawahiri. */
  111: {
    playable: haveNoRefuge,
    *run(g, side) {
      if (side === 'us') changeFunding(g, -2);
      else changePrestige(g, anyIslamistRule(g) ? -3 : -1);
    },
  },
  /** Bin Ladin. */
  112: {
    playable: haveNoRefuge,
    *run(g, side) {
      if (side === 'jihadist') return changePrestige(g, anyIslamistRule(g) ? -4 : -2);
      changeFunding(g, -4);
      changePrestige(g, 1);
    },
  },
  /** Darfur. */
  113: {
    *run(g) {
      test(g, SUDAN);
      if (g.prestige >= 7) {
        placeAid(g, SUDAN);
        shiftToAlly(g, SUDAN);
      } else {
        besiege(g, SUDAN);
        shiftToAdversary(g, SUDAN);
      }
    },
  },
  /** GTMO: no Recruit (8.2) and no Detainee Release (61) while it lapses. */
  114: {
    *run(g) {
      rollPrestige(g);
    },
  },
  /** Hambali. */
  115: {
    playable: (g) => forHambali(g).length > 0,
    *run(g, side) {
      if (side === 'us') {
        yield* removeCellFrom(g, 'us', 115, forHambali(g));
        return drawCards(g, 'us', 2);
      }
      const country = yield* JIHADIST_EVENT.plotPlace.ask(g, { card: 115 }, { among: forHambali(g) });
      if (country !== undefined) yield* choosePlot(g, country, () => true);
    },
  },
  /** KSM. */
  116: {
    playable: (g, side) => (side === 'us' ? knownToKsm(g).length > 0 : plotTargets(g).length > 0),
    *run(g, side) {
      if (side === 'us') {
        for (const plot of knownToKsm(g)) block(g, plot);
        return drawCards(g, 'us', 2);
      }
      const country = yield* JIHADIST_EVENT.plotPlace.ask(g, { card: 116 }, { among: plotTargets(g) });
      if (country !== undefined) yield* choosePlot(g, country, () => true);
    },
  },
  /** Oil Price Spike: what Resources are worth while it lapses is in resources.ts. */
  117: oilPriceSpike(117),
  118: oilPriceSpike(118),
  /** Saleh. */
  119: {
    *run(g, side) {
      test(g, YEMEN);
      if (side === 'jihadist') {
        shiftToAdversary(g, YEMEN);
        besiege(g, YEMEN);
      } else if (!underIslamistRule(g, YEMEN)) {
        setAlignment(g, YEMEN, ALLY);
        placeAid(g, YEMEN);
      }
    },
  },
  /** US Election. */
  120: {
    *run(g) {
      rollPosture(g, UNITED_STATES);
      changePrestige(g, gwotPenalty(g) === 0 ? 1 : -1);
    },
  },
};
