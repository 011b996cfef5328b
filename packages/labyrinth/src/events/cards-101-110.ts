import type { Procedure } from '@sandtable/kernel';
import { cellsIn, kindsIn } from '../cell-counts.js';
import { placeCells, removeCells } from '../cells.js';
import { type Country, countryOf, IRAN, IRAQ, PAKISTAN, SHIA_MIX_COUNTRIES, UNITED_STATES } from '../countries.js';
import { drawCards } from '../deck.js';
import {
  isFairOrGood,
  oppositePosture,
  placeAid,
  removeAid,
  rollGovernance,
  setAlignment,
  setPosture,
  test,
  worsen,
} from '../governance.js';
import { plotIsLeft } from '../hidden.js';
import { placePlot } from '../plots.js';
import { ALLY, hasMarker, isSolitaire, NEUTRAL, POOR, type Position } from '../position.js';
import { successes, threshold } from '../rules/jihadist/success.js';
import { nearest } from '../rules/random.js';
import { changePrestige, rollPrestige } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { become, regimeChangeCountries, removeCellFrom } from './effects.js';
import type { Event, Events } from './event.js';
import { EVENT, JIHADIST_EVENT, SOLITAIRE_EVENT, US_EVENT } from './questions.js';

const CENTRAL_ASIA = countryOf('central-asia');
const JORDAN = countryOf('jordan');
const LEBANON = countryOf('lebanon');
const SERBIA = countryOf('serbia');
const SYRIA = countryOf('syria');
const TURKEY = countryOf('turkey');

/** 103: Shia-Mix countries within three steps of Lebanon, itself among them. */
export const NEAR_LEBANON = [LEBANON, TURKEY, IRAQ, countryOf('gulf-states'), countryOf('saudi-arabia')];

/** 33 Benazir Bhutto: no jihad in Pakistan, whoever fights it. */
const forJihad = (g: Position): Country[] =>
  SHIA_MIX_COUNTRIES.filter((country) => !(country === PAKISTAN && hasMarker(g, 'benazir-bhutto')));

/**
 * 104-106, solitaire (9.4.2.1): a country of the Shia-Mix table is tested, and the nearest one that is Good or Fair and fits is
 * meant; none may be.
 */
function* nearestShiaMix(
  g: Position,
  card: number,
  fits: (country: Country) => boolean,
): Procedure<Country | undefined> {
  const found = yield* SOLITAIRE_EVENT.shiaMix.ask(g, { card }, { among: SHIA_MIX_COUNTRIES });
  if (found === undefined) return undefined;
  test(g, found);
  return nearest(
    g,
    found,
    SHIA_MIX_COUNTRIES.filter((country) => isFairOrGood(g, country) && fits(country)),
  );
}

/** 104, 105: two dice against the governance there was at first (8.4.1); whoever fails is not counted. */
function jihadWithoutCells(g: Position, country: Country): void {
  const hits = successes(g, country, 2, threshold(g, country));
  removeAid(g, country, hits);
  for (let i = 0; i < hits; i++) worsen(g, country);
}

const iran = (card: number): Event => ({
  *run(g, side) {
    if (side === 'us') {
      const country = yield* US_EVENT.test.ask(g, { card }, { among: SHIA_MIX_COUNTRIES });
      if (country === undefined) return;
      test(g, country);
      return yield* removeCellFrom(g, 'us', card, [country, IRAN]);
    }
    const targets = forJihad(g);
    const country = isSolitaire(g)
      ? yield* nearestShiaMix(g, card, (it) => targets.includes(it))
      : yield* JIHADIST_EVENT.jihad.ask(g, { card }, { among: targets });
    if (country === undefined) return;
    test(g, country);
    jihadWithoutCells(g, country);
  },
});

/** 106: cells and troops stand together. */
const isContested = (g: Position, country: Country): boolean => cellsIn(g, country) > 0 && troopsIn(g, country) > 0;
export const contested = (g: Position): Country[] => SHIA_MIX_COUNTRIES.filter((country) => isContested(g, country));

/** 106: up to two cells of the side's choice. */
function* removeUpToTwo(g: Position, card: number, country: Country): Procedure {
  for (let i = 0; i < 2; i++) {
    const kinds = kindsIn(g, country);
    if (kinds.length === 0) return;
    const kind = yield* EVENT.cell.askFor(g, { side: 'us', card, space: country }, kinds, 'may');
    if (kind === undefined) return;
    removeCells(g, country, kind, 1, 'cadre');
  }
}

/** 109. */
export const forToraBora = (g: Position): Country[] =>
  regimeChangeCountries(g).filter((country) => cellsIn(g, country) >= 2);

/** 110: where there are troops, NATO (41) too. */
export const forZarqawi = (g: Position): Country[] =>
  [IRAQ, SYRIA, LEBANON, JORDAN].filter((country) => troopsIn(g, country) > 0);

export const CARDS_101_110: Events = {
  /** Kosovo. */
  101: {
    *run(g) {
      changePrestige(g, 1);
      setPosture(g, SERBIA, oppositePosture(g.posture[UNITED_STATES]));
    },
  },
  /** Former Soviet Union: even Good governance or Islamist Rule may end. */
  102: {
    *run(g) {
      setAlignment(g, CENTRAL_ASIA, NEUTRAL);
      rollGovernance(g, CENTRAL_ASIA);
    },
  },
  /** Hizballah. */
  103: {
    *run(g, side) {
      if (side === 'us') yield* removeCellFrom(g, 'us', 103, NEAR_LEBANON);
      else become(g, LEBANON, POOR, NEUTRAL);
    },
  },
  /** Iran. */
  104: iran(104),
  105: iran(105),
  /** Jaysh al-Mahdi. */
  106: {
    playable: (g) => SHIA_MIX_COUNTRIES.some((country) => isContested(g, country)),
    *run(g, side) {
      const country =
        side === 'jihadist' && isSolitaire(g)
          ? yield* nearestShiaMix(g, 106, (it) => isContested(g, it))
          : yield* EVENT.country.ask(g, { side, card: 106 }, { among: contested(g) });
      if (country === undefined) return;
      if (side === 'us') yield* removeUpToTwo(g, 106, country);
      else worsen(g, country);
    },
  },
  /** Kurdistan. */
  107: {
    *run(g, side) {
      if (side === 'us') {
        test(g, IRAQ);
        return placeAid(g, IRAQ);
      }
      test(g, TURKEY);
      const targets = [TURKEY, IRAQ].filter((country) => isFairOrGood(g, country));
      const country = yield* JIHADIST_EVENT.worsen.ask(g, { card: 107 }, { among: targets });
      if (country !== undefined) worsen(g, country);
    },
  },
  /** Musharraf. */
  108: {
    playable: (g) => cellsIn(g, PAKISTAN) > 0 && !hasMarker(g, 'benazir-bhutto'),
    *run(g, side) {
      yield* removeCellFrom(g, side, 108, [PAKISTAN]);
      become(g, PAKISTAN, POOR, ALLY);
    },
  },
  /** Tora Bora. */
  109: {
    playable: (g) => forToraBora(g).length > 0,
    *run(g, side) {
      const country = yield* EVENT.country.ask(g, { side, card: 109 }, { among: forToraBora(g) });
      if (country !== undefined) for (let i = 0; i < 2; i++) yield* removeCellFrom(g, side, 109, [country]);
      rollPrestige(g);
      drawCards(g, side, 1);
    },
  },
  /** Zarqawi. */
  110: {
    playable: (g) => forZarqawi(g).length > 0,
    *run(g, side) {
      if (side === 'us') return changePrestige(g, 3);
      const country = yield* JIHADIST_EVENT.cellPlace.ask(g, { card: 110 }, { among: forZarqawi(g) });
      if (country === undefined) return;
      placeCells(g, country, 3);
      // Everybody learns whether a Plot 2 is left.
      if (plotIsLeft(g, 2, 'everybody')) placePlot(g, country, 2);
    },
  },
};
