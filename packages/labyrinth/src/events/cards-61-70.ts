import { placeCells } from '../cells.js';
import { ALL_COUNTRIES, type Country, countryOf, PAKISTAN, UNITED_KINGDOM, UNITED_STATES } from '../countries.js';
import { drawCards } from '../deck.js';
import { oppositePosture, setAlignment, setPosture, shiftToAdversary, test, worsen } from '../governance.js';
import { ADVERSARY, hasMarker, isLapsing, type Position } from '../position.js';
import { GTMO } from '../rules/jihadist/recruit.js';
import { changeFunding, changePrestige } from '../tracks.js';
import { discardAtRandom, endMark, placeCellIn, placeCellInEach } from './effects.js';
import type { Events } from './event.js';
import { seekWmd, wmdSources } from './loose-nukes.js';
import { JIHADIST_EVENT } from './questions.js';

const AFGHANISTAN = countryOf('afghanistan');
const CAUCASUS = countryOf('caucasus');
const CENTRAL_ASIA = countryOf('central-asia');
const INDIA = countryOf('india');
const INDONESIA_MALAYSIA = countryOf('indonesia-malaysia');
const LEBANON = countryOf('lebanon');
const RUSSIA = countryOf('russia');
const SYRIA = countryOf('syria');

/** 61: where the US disrupted in this Action Phase or the one before. */
const lastDisrupted = (g: Position): Country[] =>
  ALL_COUNTRIES.filter((country) => g.phase.disrupted.includes(country) || g.phaseBefore.disrupted.includes(country));

export const CARDS_61_70: Events = {
  /** Detainee Release. */
  61: {
    playable: (g) => lastDisrupted(g).length > 0 && !isLapsing(g, GTMO) && !hasMarker(g, 'renditions'),
    *run(g) {
      yield* placeCellIn(g, 61, lastDisrupted(g));
      drawCards(g, 'jihadist', 1);
    },
  },
  /** Ex-KGB. */
  62: {
    *run(g) {
      if (hasMarker(g, 'ctr-russia')) return endMark(g, 'ctr-russia');
      const country = yield* JIHADIST_EVENT.exKgb.ask(g, { card: 62 }, { among: [CAUCASUS, CENTRAL_ASIA] });
      if (country === CAUCASUS) return setPosture(g, CAUCASUS, oppositePosture(g.posture[UNITED_STATES]));
      test(g, CENTRAL_ASIA);
      shiftToAdversary(g, CENTRAL_ASIA);
    },
  },
  /** Gaza War. */
  63: {
    *run(g, _, cards) {
      yield* discardAtRandom(g, 'us', cards);
      changeFunding(g, 1);
      changePrestige(g, -1);
    },
  },
  /** Hariri Killed. */
  64: {
    *run(g) {
      test(g, LEBANON);
      test(g, SYRIA);
      setAlignment(g, SYRIA, ADVERSARY);
      worsen(g, SYRIA);
    },
  },
  /** HEU. */
  65: {
    playable: (g) => wmdSources(g, [RUSSIA, CENTRAL_ASIA]).length > 0,
    run: (g) => seekWmd(g, 65, [RUSSIA, CENTRAL_ASIA]),
  },
  /** Homegrown. */
  66: {
    *run(g) {
      placeCells(g, UNITED_KINGDOM, 1);
    },
  },
  /** Islamic Jihad Union. */
  67: { run: (g) => placeCellInEach(g, 67, [CENTRAL_ASIA, AFGHANISTAN]) },
  /** Jemaah Islamiya. */
  68: {
    *run(g) {
      placeCells(g, INDONESIA_MALAYSIA, 2);
    },
  },
  /** Kazakh Strain. */
  69: {
    playable: (g) => wmdSources(g, [CENTRAL_ASIA]).length > 0,
    run: (g) => seekWmd(g, 69, [CENTRAL_ASIA]),
  },
  /** Lashkar-e-Tayyiba. */
  70: {
    playable: (g) => !hasMarker(g, 'indo-pakistani-talks'),
    run: (g) => placeCellInEach(g, 70, [PAKISTAN, INDIA]),
  },
};
