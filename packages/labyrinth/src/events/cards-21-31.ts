import type { Procedure } from '@sandtable/kernel';
import { cellsIn } from '../cell-counts.js';
import { removeCadre } from '../cells.js';
import {
  ALL_COUNTRIES,
  CANADA,
  type Country,
  countryOf,
  IRAQ,
  ISRAEL,
  MUSLIM_COUNTRIES,
  SCHENGEN,
  UNITED_KINGDOM,
  UNITED_STATES,
} from '../countries.js';
import { drawCards } from '../deck.js';
import { isAdversary, isAlly, placeAid, relieve, setPosture } from '../governance.js';
import { plotsIn } from '../plots.js';
import { GOOD, hasMarker, type Plot, type Position } from '../position.js';
import { countryRef } from '../references.js';
import { block } from '../rules/us/alert.js';
import { convince, persuade } from '../rules/us/war-of-ideas.js';
import { log } from '../text.js';
import { changeFunding, changePrestige } from '../tracks.js';
import { troopsIn } from '../troops.js';
import {
  choosePosture,
  mayMediate,
  POSTURE_COUNTRIES,
  putMark,
  regimeChangeCountries,
  removeAllCells,
  removeCellFrom,
} from './effects.js';
import type { Event, Events } from './event.js';
import { EVENT, pickEventPlot, US_EVENT } from './questions.js';

export const SHIN_BET = [ISRAEL, countryOf('jordan'), countryOf('lebanon')];
export const TAPPED = [UNITED_STATES, UNITED_KINGDOM, CANADA];

/** 21: with an Ally or in any Good country, Muslim or not. */
export const mayRoll = (g: Position, { country }: Plot): boolean =>
  g.governance[country] === GOOD || isAlly(g, country);

const besiegedCountries = (g: Position): Country[] => ALL_COUNTRIES.filter((country) => g.besieged[country] > 0);

const predator = (card: number): Event => ({
  playable: (g) => MUSLIM_COUNTRIES.some((country) => cellsIn(g, country) > 0),
  run: (g) => removeCellFrom(g, 'us', card, MUSLIM_COUNTRIES),
});

/** 29: up to three rolls of 7.2.3, each where there was none yet. */
function* tonyBlair(g: Position): Procedure {
  setPosture(g, UNITED_KINGDOM, g.posture[UNITED_STATES]);
  const visited: Country[] = [];
  for (let left = 3; left > 0; left--) {
    const others = SCHENGEN.filter((country) => !visited.includes(country));
    const country = yield* US_EVENT.ideas.ask(g, { card: 29, left }, { among: others, may: 'may' });
    if (country === undefined) return;
    visited.push(country);
    log(g, 'log.warOfIdeas', { space: countryRef(country) });
    persuade(g, country);
  }
}

const isTapped = (g: Position, country: Country): boolean =>
  cellsIn(g, country) > 0 || g.cadre[country] > 0 || g.plots.some((plot) => plot.country === country);

/** 31: everything goes, and no cadre is left behind. */
function wiretap(g: Position, country: Country): void {
  for (const plot of plotsIn(g, country)) block(g, plot);
  if (g.cadre[country] > 0) removeCadre(g, country);
  removeAllCells(g, country, 'none');
}

export const CARDS_21_31: Events = {
  // Let's Roll!
  21: {
    playable: (g) => g.plots.some((plot) => mayRoll(g, plot)),
    run: function* (g) {
      const plot = yield* pickEventPlot(g, 21, (it) => mayRoll(g, it));
      if (plot) block(g, plot);
      drawCards(g, 'us', 1);
      yield* choosePosture(g, 21, POSTURE_COUNTRIES);
    },
  },

  // Mossad & Shin Bet
  22: {
    playable: (g) => SHIN_BET.some((country) => cellsIn(g, country) > 0),
    run: function* (g) {
      for (const country of SHIN_BET) removeAllCells(g, country, 'cadre');
    },
  },

  23: predator(23),
  24: predator(24),
  25: predator(25),

  // Quartet
  26: {
    playable: (g) => hasMarker(g, 'abbas') && mayMediate(g),
    run: function* (g) {
      changePrestige(g, 2);
      changeFunding(g, -3);
    },
  },

  // Saddam Captured: no Saddam (92), and fewer FREs (51).
  27: {
    playable: (g) => troopsIn(g, IRAQ) > 0,
    run: function* (g) {
      putMark(g, 'saddam-captured');
      placeAid(g, IRAQ);
      changePrestige(g, 1);
    },
  },

  // Sharia
  28: {
    playable: (g) => g.besieged.includes(1),
    run: function* (g) {
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 28 }, { among: besiegedCountries(g) });
      if (country !== undefined) relieve(g, country);
    },
  },

  29: { run: tonyBlair },

  // UN Nation Building: whatever cells there are (6.2.2), as if relations were good.
  30: {
    playable: (g) => !hasMarker(g, 'vieira-de-mello-slain') && regimeChangeCountries(g).length > 0,
    run: function* (g) {
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 30 }, { among: regimeChangeCountries(g) });
      if (country === undefined) return;
      placeAid(g, country);
      // 7.2.1: there is no War of Ideas with an Adversary.
      if (!isAdversary(g, country)) convince(g, country, 0);
    },
  },

  // Wiretapping
  31: {
    playable: (g) => !hasMarker(g, 'leak-wiretapping') && TAPPED.some((country) => isTapped(g, country)),
    run: function* (g) {
      putMark(g, 'wiretapping');
      for (const country of TAPPED) wiretap(g, country);
      drawCards(g, 'us', 1);
    },
  },
};
