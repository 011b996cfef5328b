import { type Procedure, roll } from '@sandtable/kernel';
import { countryOf, IRAQ, MUSLIM_COUNTRIES } from '../countries.js';
import { discardCard, takeFromHand } from '../deck.js';
import { anyIslamistRule, isAdversary, placeAid, setAlignment, test, underIslamistRule } from '../governance.js';
import { ownHand, shownHand, shuffleStack } from '../hidden.js';
import { ALLY, FAIR, isSolitaire, NEUTRAL, POOR, type Position } from '../position.js';
import { cardRef, countryRef } from '../references.js';
import { operate } from '../rules/operations.js';
import type { Side } from '../sides.js';
import { log, text } from '../text.js';
import { changeFunding, changePrestige } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { become, choosePosture, endMark, mayMediate, putMark, removeCellFrom } from './effects.js';
import type { CardPlay, Events } from './event.js';
import { EVENT, US_EVENT } from './questions.js';

const COVERT_ACTION_SUCCEEDS_ON = 4;

const BENELUX = countryOf('benelux');
const EGYPT = countryOf('egypt');
const JORDAN = countryOf('jordan');
const TURKEY = countryOf('turkey');
const ANBAR = [IRAQ, countryOf('syria')];
export const HORN = [countryOf('somalia'), countryOf('sudan')];
const RUSSIA_AND_NEIGHBOR = [countryOf('russia'), countryOf('central-asia')];

/** HEU, Kazakh Strain, Loose Nuke. */
const WMD_CARDS = [65, 69, 71];

/** 9.2: in the solitaire game a stack is seen from its top. Both sides know now what the hand holds, so all may read it. */
function showHand(g: Position): void {
  const hand = shownHand(g, 'jihadist', 'everybody');
  log(g, 'log.hand', { n: hand.length });
  for (const card of [...hand].reverse()) log(g, 'log.hand.card', { card: cardRef(card) });
}

/** 17: all three that the Jihadists hold are lost; with none, a cell. */
function* fsb(g: Position): Procedure {
  // 9.2: in the solitaire game the US has looked through the stack, and it is shuffled.
  if (isSolitaire(g)) showHand(g);
  const found = shownHand(g, 'jihadist', 'everybody').filter((card) => WMD_CARDS.includes(card));
  for (const card of found) {
    takeFromHand(g, 'jihadist', card);
    discardCard(g, card);
  }
  if (isSolitaire(g)) shuffleStack(g);
  if (found.length === 0) yield* removeCellFrom(g, 'us', 17, RUSSIA_AND_NEIGHBOR);
}

/** 18: the extra card interrupts the phase, whoever's it is, and is none of its two. */
function* intelCommunity(g: Position, _: Side, cards: CardPlay): Procedure {
  showHand(g);
  yield* operate(g, 'us', 1);
  const extra = yield* US_EVENT.extra.askFor(g, { card: 18 }, ownHand(g, 'us'), 'may');
  if (extra === undefined) return;
  yield* cards.playCard(g, 'us', extra);
  g.played--;
}

export const CARDS_11_20: Events = {
  // Abbas
  11: {
    run: function* (g) {
      putMark(g, 'abbas');
      if (!mayMediate(g)) return;
      changePrestige(g, 1);
      changeFunding(g, -2);
    },
  },

  // Al-Azhar
  12: {
    run: function* (g) {
      test(g, EGYPT);
      changeFunding(g, anyIslamistRule(g) ? -2 : -4);
    },
  },

  // Anbar Awakening: no Al-Anbar (58) any more.
  13: {
    playable: (g) => ANBAR.some((country) => troopsIn(g, country) > 0),
    run: function* (g) {
      putMark(g, 'anbar-awakening');
      endMark(g, 'al-anbar');
      const held = ANBAR.filter((country) => troopsIn(g, country) > 0);
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 13 }, { among: held });
      if (country !== undefined) placeAid(g, country);
      changePrestige(g, 1);
    },
  },

  // Covert Action: under Islamist Rule too, where only the alignment changes.
  14: {
    playable: (g) => MUSLIM_COUNTRIES.some((country) => isAdversary(g, country)),
    run: function* (g) {
      const adversaries = MUSLIM_COUNTRIES.filter((country) => isAdversary(g, country));
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 14 }, { among: adversaries });
      if (country === undefined) return;
      const die = roll(g.chance);
      const isNeutral = die >= COVERT_ACTION_SUCCEEDS_ON;
      const needed = text('need.atLeast', { n: COVERT_ACTION_SUCCEEDS_ON });
      const params = { space: countryRef(country), die, atLeast: COVERT_ACTION_SUCCEEDS_ON, needed };
      log(g, isNeutral ? 'log.roll.success' : 'log.roll.failure', params);
      if (isNeutral) setAlignment(g, country, NEUTRAL);
    },
  },

  // Ethiopia Strikes
  15: {
    playable: (g) => HORN.some((country) => underIslamistRule(g, country)),
    run: function* (g) {
      const islamist = HORN.filter((country) => underIslamistRule(g, country));
      const country = yield* EVENT.country.ask(g, { side: 'us', card: 15 }, { among: islamist });
      if (country !== undefined) become(g, country, POOR, NEUTRAL);
    },
  },

  // Euro-Islam
  16: {
    run: function* (g) {
      yield* choosePosture(g, 16, [BENELUX]);
      if (!anyIslamistRule(g)) changeFunding(g, -1);
    },
  },

  17: { run: fsb },
  18: { run: intelCommunity },

  // Kemalist Republic: down from Good, and up from Islamist Rule.
  19: {
    run: function* (g) {
      become(g, TURKEY, FAIR, ALLY);
    },
  },

  // King Abdullah
  20: {
    run: function* (g) {
      become(g, JORDAN, FAIR, ALLY);
      changePrestige(g, 1);
      changeFunding(g, -1);
    },
  },
};
