import { cellsIn } from '../cell-counts.js';
import { placeCells } from '../cells.js';
import { ALL_COUNTRIES, type Country, countryOf, IRAQ, PAKISTAN, PHILIPPINES } from '../countries.js';
import { cardOf } from '../deck.js';
import { test } from '../governance.js';
import { shownHand } from '../hidden.js';
import { hasMarker, POOR, type Position, SOFT } from '../position.js';
import { recruit, recruitTargets } from '../rules/jihadist/recruit.js';
import { changePrestige } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { cellsUnderRegimeChange, discardAtRandom, endMark, isFirstCard, putMark, secondCard } from './effects.js';
import type { Events } from './event.js';
import { US_EVENT } from './questions.js';

const CENTRAL_ASIA = countryOf('central-asia');
const CHINA = countryOf('china');

const troopsInIraq = (g: Position): boolean => troopsIn(g, IRAQ) > 0;

/** 53: besides the usual places, wherever governance is Poor or Islamist Rule. */
const forMadrassas = (g: Position): Country[] => {
  const usual = recruitTargets(g);
  return ALL_COUNTRIES.filter((country) => g.governance[country] >= POOR || usual.includes(country));
};
const MADRASSAS = { targets: forMadrassas, ignoreFunding: true, rule: '6.2.2', card: 53 } as const;

/** 59: the US cards of the highest value in the hand of the US. */
const bestUsCards = (hand: readonly number[]): number[] => {
  const cards = hand.filter((card) => cardOf(card).association === 'us');
  const best = Math.max(...cards.map((card) => cardOf(card).ops));
  return cards.filter((card) => cardOf(card).ops === best);
};

export const CARDS_51_60: Events = {
  /** FREs. */
  51: {
    playable: troopsInIraq,
    *run(g) {
      placeCells(g, IRAQ, hasMarker(g, 'saddam-captured') ? 2 : 4);
    },
  },
  /** IEDs. */
  52: {
    playable: (g) => cellsUnderRegimeChange(g),
    run: (g, _, cards) => discardAtRandom(g, 'us', cards),
  },
  /** Madrassas: with this card and, if there is one, the other of the phase, whose US event occurs (R-MAD). */
  53: {
    playable: (g) => isFirstCard(g, 53),
    *run(g, _, cards) {
      yield* recruit(g, cardOf(53).ops, MADRASSAS);
      const second = yield* secondCard(g, 53);
      if (second === undefined) return;
      yield* cards.playWithin(g, 'jihadist', second, 'occurs', (ops) => recruit(g, ops, MADRASSAS));
    },
  },
  /** Moqtada al-Sadr: a cell beside the fifteen, which takes the place of a cadre as any cell does (4.8.4). */
  54: {
    playable: troopsInIraq,
    *run(g) {
      test(g, IRAQ);
      putMark(g, 'sadr');
      g.cadre[IRAQ] = 0;
    },
  },
  /** Uyghur Jihad. */
  55: {
    *run(g) {
      test(g, CHINA);
      placeCells(g, g.posture[CHINA] === SOFT ? CHINA : CENTRAL_ASIA, 1);
    },
  },
  /** Vieira de Mello Slain. */
  56: {
    playable: (g) => cellsUnderRegimeChange(g),
    *run(g) {
      putMark(g, 'vieira-de-mello-slain');
      changePrestige(g, -1);
    },
  },
  /** Abu Sayyaf. */
  57: {
    playable: (g) => !hasMarker(g, 'moro-talks'),
    *run(g) {
      placeCells(g, PHILIPPINES, 1);
      putMark(g, 'abu-sayyaf');
    },
  },
  /** Al-Anbar. */
  58: {
    playable: (g) => !hasMarker(g, 'anbar-awakening'),
    *run(g) {
      placeCells(g, IRAQ, 1);
      putMark(g, 'al-anbar');
    },
  },
  /** Amerithrax. */
  59: {
    *run(g, _, cards) {
      // Everybody learns whether the US holds such a card, whatever it then discards.
      const hand = shownHand(g, 'us', 'everybody');
      const card = yield* US_EVENT.discard.askFor(g, { card: 59 }, bestUsCards(hand), 'always');
      if (card !== undefined) yield* cards.discardFromHand(g, 'us', card);
    },
  },
  /** Bhutto Shot: Benazir Bhutto (33) ends and comes no more (6.2.8). */
  60: {
    playable: (g) => cellsIn(g, PAKISTAN) > 0,
    *run(g) {
      putMark(g, 'bhutto-shot');
      endMark(g, 'benazir-bhutto');
    },
  },
};
