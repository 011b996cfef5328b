import { type Procedure, randomBelow, reveal, revealOwn } from '@sandtable/kernel';
import { countryQuestion, mixedQuestion, NUMBER } from '../ask.js';
import { playSolitaire } from '../automa/play.js';
import { removeCadre } from '../cells.js';
import { ALL_COUNTRIES } from '../countries.js';
import { ITJIHAD } from '../deck.js';
import { handSize, ownHand, turnTopCard } from '../hidden.js';
import { hasIdeology, isLapsing, isSolitaire, NOTHING_DONE, type Position } from '../position.js';
import { cardRef, cardReferred, sideRef } from '../references.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';
import { discardFromHand, playCard } from './play-card.js';

export const ACTION_PHASE = {
  play: mixedQuestion('either', 'play', '5.2.2', { n: NUMBER }),
  /** 47: while it lapses, the Jihadists' cards come by chance. */
  draw: mixedQuestion('jihadist', 'play.chance', '5.2.2', { n: NUMBER }),
  cadre: countryQuestion(
    'jihadist',
    'cadre',
    '4.8.4',
    {},
    { needs: { cadre: (g, _, country) => g.cadre[country] > 0 } },
  ),
};

/** 5.2.2: cards a side plays in its Action Phase. */
export const CARDS_PER_PHASE = 2;
export function beginPhase(g: Position, side: Side): void {
  g.step = side;
  g.played = 0;
  g.held = false;
  g.phaseBefore = g.phase;
  g.phase = NOTHING_DONE;
  log(g, 'log.phase', { side: sideRef(side) });
}

/** May the side play one more card now? */
export const maySide = (g: Position, side: Side): boolean =>
  g.played < CARDS_PER_PHASE && handSize(g, side) > 0 && !g.held;

/** One card of the Jihadists. */
export function* jihadistCard(g: Position): Procedure {
  if (isSolitaire(g)) return yield* playSolitaire(g, turnTopCard(g));
  const card = yield* chooseCard(g, 'jihadist', isLapsing(g, ITJIHAD) ? 'chance' : 'choice');
  if (card === undefined) return;
  const before = g.cadre.slice();
  yield* playCard(g, 'jihadist', card);
  // The last card may have left a cadre that was not there to be taken off before it.
  if (!maySide(g, 'jihadist') && ALL_COUNTRIES.some((country) => g.cadre[country] > before[country]))
    yield* dropCadres(g);
}

/** 5.2.2: without cards the Jihadists may still take off cadres. */
export function* withoutCards(g: Position): Procedure {
  if (g.played === 0 && !isSolitaire(g)) yield* dropCadres(g);
}

/** One card of the US; its last may be kept or thrown away (5.2.4), unless Jihadist ideology is Infectious (9.7). */
export function* usCard(g: Position): Procedure {
  const card = yield* chooseCard(g, 'us', 'choice');
  if (card !== undefined) return yield* playCard(g, 'us', card);
}

const LAST_CARD = ['hold', 'discard'] as const;

function* chooseCard(g: Position, side: Side, how: 'choice' | 'chance'): Procedure<number | undefined> {
  for (;;) {
    const hand = ownHand(g, side);
    const last = side === 'us' && hand.length === 1 && !hasIdeology(g, 'infectious');
    const options = () => [
      ...(how === 'chance' ? ['draw'] : hand.map(cardRef)),
      ...(last ? LAST_CARD : []),
      ...(side === 'jihadist' && ACTION_PHASE.cadre.hasAny(g, {}) ? ['aside:cadre'] : []),
    ];
    const n = g.played + 1;
    const answer =
      how === 'chance'
        ? yield* ACTION_PHASE.draw.askAlways(g, { n }, options)
        : yield* ACTION_PHASE.play.askAlways(g, { side, n }, options);
    switch (answer) {
      case 'aside:cadre':
        yield* dropCadre(g);
        break;
      case 'hold':
        g.held = true;
        log(g, 'log.held');
        return undefined;
      case 'discard':
        revealOwn(g.chance);
        yield* discardFromHand(g, side, hand[0]);
        return undefined;
      case 'draw':
        reveal(g.chance, 'everybody');
        return hand[randomBelow(g.chance, hand.length)];
      default:
        return cardReferred(answer);
    }
  }
}

/** 4.8.4: the Jihadists may take a cadre off in any Action Phase of theirs. */
function* dropCadre(g: Position): Procedure<boolean> {
  const country = yield* ACTION_PHASE.cadre.ask(g, {}, { may: 'may' });
  if (country !== undefined) removeCadre(g, country);
  return country !== undefined;
}

function* dropCadres(g: Position): Procedure {
  while (yield* dropCadre(g));
}
