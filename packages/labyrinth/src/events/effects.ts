import type { Procedure } from '@sandtable/kernel';
import { cellsIn, countOf, kindsIn } from '../cell-counts.js';
import { placeCells, removeCells } from '../cells.js';
import { ALL_COUNTRIES, type Country, ISRAEL, NON_MUSLIM_COUNTRIES, UNITED_STATES } from '../countries.js';
import { ITJIHAD, randomCard } from '../deck.js';
import type { EventMarkerId } from '../event-markers.js';
import { setAlignment, setGovernance, setPosture, underIslamistRule } from '../governance.js';
import { ownHand } from '../hidden.js';
import { adjacent, HARD, hasMarker, isLapsing, isSolitaire, type Position, SOFT, setMarker } from '../position.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';
import { cellsOnTrack, troopLevel } from '../tracks.js';
import type { CardPlay } from './event.js';
import { EVENT, JIHADIST_EVENT, US_EVENT } from './questions.js';

/** What several events do alike. */

/** 6.2.7: the event lasts. One that is already in effect is not logged again. */
export function putMark(g: Position, mark: EventMarkerId): void {
  if (hasMarker(g, mark)) return;
  setMarker(g, mark, true);
  log(g, 'log.mark', { mark: `mark:${mark}` });
}

/** 6.2.8: it lasts no longer, if it did. */
export function endMark(g: Position, mark: EventMarkerId): void {
  if (!hasMarker(g, mark)) return;
  setMarker(g, mark, false);
  log(g, 'log.markGone', { mark: `mark:${mark}` });
}

/** 7.3.4.1. */
export const regimeChangeCountries = (g: Position): Country[] =>
  ALL_COUNTRIES.filter((country) => g.regimeChange[country] > 0);
/** 52, 56, 76: there are cells in a Regime Change country. */
export const cellsUnderRegimeChange = (g: Position): boolean =>
  ALL_COUNTRIES.some((country) => g.regimeChange[country] > 0 && cellsIn(g, country) > 0);

/** Discards a random card of this hand (D2); in the solitaire game, the Jihadists' top card. */
export function* discardAtRandom(g: Position, side: Side, cards: CardPlay): Procedure {
  const card = randomCard(g, side, 'everybody');
  if (card !== undefined) yield* cards.discardFromHand(g, side, card);
}

/** 48, 53: this is the first card of a Jihadist Action Phase, and not one that another event plays. */
export const isFirstCard = (g: Position, card: number): boolean =>
  g.step === 'jihadist' && (g.playing.length === 0 ? g.played === 0 : g.played === 1 && g.playing[0] === card);

/** 48, 53: the Jihadists' other card of the phase: their choice, or by chance while 47 lapses; in the solitaire game, the next one. */
export function* secondCard(g: Position, card: number): Procedure<number | undefined> {
  if (isSolitaire(g) || isLapsing(g, ITJIHAD)) return randomCard(g, 'jihadist', 'everybody');
  return yield* JIHADIST_EVENT.second.askFor(g, { card }, ownHand(g, 'jihadist'), 'always');
}

/** A cell in one of these countries, which the Jihadists choose; with none on the track there is nothing to choose. */
export function* placeCellIn(g: Position, card: number, countries: readonly Country[]): Procedure {
  if (cellsOnTrack(g) === 0 && countries.length > 1) return;
  const country = yield* JIHADIST_EVENT.cellPlace.ask(g, { card }, { among: countries });
  if (country !== undefined) placeCells(g, country, 1);
}

/** A cell in each of these, in one that is named twice two; if the track has too few the Jihadists choose where (4.6.3). */
export function* placeCellInEach(g: Position, card: number, countries: readonly Country[]): Procedure {
  const left = [...countries];
  while (left.length > Math.max(1, cellsOnTrack(g)) && cellsOnTrack(g) > 0) {
    const country = yield* JIHADIST_EVENT.cellPlace.ask(g, { card }, { among: [...new Set(left)] });
    if (country === undefined) break;
    left.splice(left.indexOf(country), 1);
    placeCells(g, country, 1);
  }
  for (const country of left) placeCells(g, country, 1);
}

const POSTURES = ['soft', 'hard'] as const;

/** The US sets the posture of one of these countries as it likes. */
export function* choosePosture(g: Position, card: number, countries: readonly Country[]): Procedure {
  const country = yield* US_EVENT.postureOf.ask(g, { card }, { among: countries });
  if (country !== undefined) yield* decidePosture(g, card, country);
}

export function* decidePosture(g: Position, card: number, country: Country): Procedure {
  const word = yield* US_EVENT.posture.ask(g, { card, space: country }, POSTURES);
  setPosture(g, country, word === 'hard' ? HARD : SOFT);
}

/** Countries whose posture an event may set; Israel's is fixed (4.3.3). */
export const POSTURE_COUNTRIES = NON_MUSLIM_COUNTRIES.filter(
  (country) => country !== UNITED_STATES && country !== ISRAEL,
);

/** Sets a Muslim country's governance and alignment without a test (4.9.4). */
export function become(g: Position, country: Country, governance: number, alignment: number): void {
  setAlignment(g, country, alignment);
  setGovernance(g, country, governance);
}

/** The side takes a cell of its choice off one of these countries: asleep, awake or Sadr (54). The last leaves a cadre. */
export function* removeCellFrom(g: Position, side: Side, card: number, countries: readonly Country[]): Procedure {
  const inhabited = countries.filter((country) => cellsIn(g, country) > 0);
  const country = yield* EVENT.country.ask(g, { side, card }, { among: inhabited });
  if (country === undefined) return;
  const kinds = kindsIn(g, country);
  const kind = yield* EVENT.cell.askOne(g, { side, card, space: country }, kinds);
  removeCells(g, country, kind, 1, 'cadre');
}

/** All cells of a country go. */
export function removeAllCells(g: Position, country: Country, cadre: 'cadre' | 'none'): void {
  for (const kind of kindsIn(g, country)) removeCells(g, country, kind, countOf(g, country, kind), cadre);
}

/** 11, 26: the US is not overstretched and no neighbor of Israel is under Islamist Rule. */
export const mayMediate = (g: Position): boolean =>
  troopLevel(g) !== 'overstretch' && !adjacent(g, ISRAEL).some((near) => underIslamistRule(g, near));
