import type { Procedure } from '@sandtable/kernel';
import { cellsIn } from '../cell-counts.js';
import { placeCadre, placeCells } from '../cells.js';
import {
  ALL_COUNTRIES,
  type Country,
  MUSLIM_COUNTRIES,
  PAKISTAN,
  SHIA_MIX_COUNTRIES,
  UNITED_STATES,
} from '../countries.js';
import { cardOf, randomCard, takeFromHand, US_ELECTION } from '../deck.js';
import type { EventMarkerId } from '../event-markers.js';
import {
  besiege,
  isAlly,
  removeAid,
  rollPosture,
  setAlignment,
  setPosture,
  shiftToAdversary,
  test,
} from '../governance.js';
import { hasMarker, NEUTRAL, type Position, SOFT } from '../position.js';
import { cardRef, countryRef } from '../references.js';
import { choosePlot, plotTargets } from '../rules/jihadist/plot.js';
import { settle } from '../rules/jihadist/recruit.js';
import { recruitThreshold, successes } from '../rules/jihadist/success.js';
import { log } from '../text.js';
import { cellsOnTrack, changePrestige, rollPrestige } from '../tracks.js';
import {
  cellsUnderRegimeChange,
  discardAtRandom,
  endMark,
  placeCellIn,
  putMark,
  regimeChangeCountries,
  removeCellFrom,
} from './effects.js';
import type { CardOutcome, CardPlay, Event, Events } from './event.js';
import { EVENT, JIHADIST_EVENT } from './questions.js';

/** 81. */
const FIGHTERS = 5;
/** 82. */
const VIDEOS = 3;

/** 84, 85: by the card whose marker it is: the marker and its other side. */
const LEAKS: Readonly<Record<number, readonly [EventMarkerId, EventMarkerId]>> = {
  31: ['wiretapping', 'leak-wiretapping'],
  34: ['enhanced-measures', 'leak-enhanced-measures'],
  44: ['renditions', 'leak-renditions'],
};
const leakable = (g: Position): number[] => [31, 34, 44].filter((card) => hasMarker(g, LEAKS[card][0]));

const leak = (card: number): Event => ({
  playable: (g) => leakable(g).length > 0,
  *run(g) {
    const leaked = yield* JIHADIST_EVENT.leak.askFor(g, { card }, leakable(g));
    if (leaked !== undefined) {
      const [mark, blocked] = LEAKS[leaked];
      endMark(g, mark);
      putMark(g, blocked);
    }
    rollPosture(g, UNITED_STATES);
    rollPrestige(g);
    const allies = MUSLIM_COUNTRIES.filter((country) => isAlly(g, country));
    const country = yield* JIHADIST_EVENT.ally.ask(g, { card }, { among: allies });
    if (country !== undefined) setAlignment(g, country, NEUTRAL);
  },
});

/** 82: where there is no cell, Iran and the United States too. */
const withoutCells = (g: Position): Country[] => ALL_COUNTRIES.filter((country) => cellsIn(g, country) === 0);

/** 82: all are named and tested before anybody rolls (8.1.2, 4.9.4). */
function* videos(g: Position): Procedure {
  const chosen: Country[] = [];
  for (let left = VIDEOS; left > 0; left--) {
    const others = withoutCells(g).filter((country) => !chosen.includes(country));
    const country = yield* JIHADIST_EVENT.videos.ask(g, { card: 82, left }, { among: others });
    if (country === undefined) break;
    chosen.push(country);
  }
  for (const country of chosen) test(g, country);
  const hits = new Map<Country, number>();
  for (const country of chosen) {
    log(g, 'log.recruit', { space: countryRef(country), n: 1 });
    hits.set(country, successes(g, country, 1, recruitThreshold(g, country)));
  }
  yield* settle(g, hits, cellsOnTrack(g));
  for (const country of chosen) placeCadre(g, country);
}

/** 87-89: a cell gives its life for two plots of any number (8.5.2 puts no limit on an event). */
const martyrdom = (card: number): Event => ({
  playable: (g) => plotTargets(g).length > 0,
  *run(g) {
    const country = yield* JIHADIST_EVENT.martyr.ask(g, { card }, { among: plotTargets(g) });
    if (country === undefined) return;
    yield* removeCellFrom(g, 'jihadist', card, [country]);
    for (let i = 0; i < 2; i++) yield* choosePlot(g, country, () => true);
  },
});

/** 90: both cards are lost before the first of their events occurs; the Election happens as ever (D2). */
function* loseToQuagmire(g: Position, cards: CardPlay): Procedure {
  const lost: number[] = [];
  for (let i = 0; i < 2; i++) {
    const card = randomCard(g, 'us', 'everybody');
    if (card === undefined) break;
    takeFromHand(g, 'us', card);
    g.playing = [...g.playing, card];
    lost.push(card);
    log(g, 'log.discard', { card: cardRef(card) });
  }
  for (const card of lost) {
    const fate: CardOutcome = {};
    if (card === US_ELECTION || cardOf(card).association === 'jihadist') yield* cards.trigger(g, 'us', card, fate);
    cards.layDown(g, card, fate);
  }
}

export const CARDS_81_90: Events = {
  /** Foreign Fighters. */
  81: {
    playable: (g) => regimeChangeCountries(g).length > 0,
    *run(g, side) {
      const country = yield* EVENT.country.ask(g, { side, card: 81 }, { among: regimeChangeCountries(g) });
      if (country === undefined) return;
      // 6.2.4: all that the track can give.
      placeCells(g, country, FIGHTERS);
      if (g.aid[country] > 0) removeAid(g, country);
      else besiege(g, country);
    },
  },
  /** Jihadist Videos. */
  82: { run: (g) => videos(g) },
  /** Kashmir. */
  83: {
    playable: (g) => !hasMarker(g, 'indo-pakistani-talks'),
    *run(g) {
      test(g, PAKISTAN);
      shiftToAdversary(g, PAKISTAN);
      placeCells(g, PAKISTAN, 1);
    },
  },
  /** Leak. */
  84: leak(84),
  85: leak(85),
  /** Lebanon War. */
  86: {
    *run(g, _, cards) {
      yield* discardAtRandom(g, 'us', cards);
      changePrestige(g, -1);
      yield* placeCellIn(g, 86, SHIA_MIX_COUNTRIES);
    },
  },
  /** Martyrdom Operation. */
  87: martyrdom(87),
  88: martyrdom(88),
  89: martyrdom(89),
  /** Quagmire. */
  90: {
    playable: (g) => g.prestige <= 6 && cellsUnderRegimeChange(g),
    *run(g, _, cards) {
      yield* loseToQuagmire(g, cards);
      setPosture(g, UNITED_STATES, SOFT);
    },
  },
};
