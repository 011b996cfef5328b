import type { Message, Procedure } from '@sandtable/kernel';
import { CARD, mixedQuestion, TEXT } from '../ask.js';
import { CARDS, type CardHalf } from '../data/cards.js';
import type { Faction } from '../factions.js';
import type { Position } from '../position.js';
import { factionRef } from '../references.js';
import { type AsideContext, asidesFor, isAside, runAside } from '../rules/removal-and-transfers.js';
import { log, text } from '../text.js';
import { CARDS_01_06 } from './cards-01-06.js';
import { CARDS_07_12 } from './cards-07-12.js';
import { CARDS_13_18 } from './cards-13-18.js';
import { CARDS_19_24 } from './cards-19-24.js';
import { CARDS_25_30 } from './cards-25-30.js';
import { CARDS_31_36 } from './cards-31-36.js';
import { CARDS_37_42 } from './cards-37-42.js';
import { CARDS_43_48 } from './cards-43-48.js';
import { CARDS_49_54 } from './cards-49-54.js';
import { CARDS_55_60 } from './cards-55-60.js';
import { CARDS_61_66 } from './cards-61-66.js';
import { CARDS_67_72 } from './cards-67-72.js';
import type { EventCards } from './event.js';

/** Every card but those that only put a capability or momentum in play. */
export const EVENTS: EventCards = {
  ...CARDS_01_06,
  ...CARDS_07_12,
  ...CARDS_13_18,
  ...CARDS_19_24,
  ...CARDS_25_30,
  ...CARDS_31_36,
  ...CARDS_37_42,
  ...CARDS_43_48,
  ...CARDS_49_54,
  ...CARDS_55_60,
  ...CARDS_61_66,
  ...CARDS_67_72,
};

/** What a card does, as a message. */
export const textOf = (card: number): Message => {
  const unshaded = text(`event.${card}.unshaded`);
  if (!CARDS[card - 1].dual) return text('card.single', { unshaded });
  return text('card.dual', { unshaded, shaded: text(`event.${card}.shaded`) });
};

/** 5.2: which text the faction executes. */
export const EVENT_HALF = {
  side: mixedQuestion('event.side', '5.2', { card: CARD, text: TEXT }),
  single: mixedQuestion('event.single', '5.2', { card: CARD, text: TEXT }),
};

/** 5.1-5.2: the executing faction picks a side, and carries it out. */
export function* executeEvent(g: Position, card: number, executor: Faction): Procedure {
  const half = yield* chooseHalf(g, card, executor);
  // 5.2: a card with one text has no halves to choose from.
  const told = CARDS[card - 1].dual ? half : 'single';
  log(g, `log.event.${told}`, {
    faction: factionRef(executor),
    card: `card:${card}`,
    text: text(`event.${card}.${half}`),
  });
  yield* runEvent(g, card, half, executor);
}

/** From here on the faction is executing: it may take back its pieces and deal with others (1.4.1, 1.7). */
function* chooseHalf(g: Position, card: number, executor: Faction): Procedure<CardHalf> {
  const matter: AsideContext = { refused: [] };
  const sides: readonly string[] = CARDS[card - 1].dual ? ['unshaded', 'shaded'] : ['carry-out'];
  for (;;) {
    const options = [...sides, ...asidesFor(g, executor, matter)];
    if (options.length === 1) return 'unshaded';
    const question = sides.length > 1 ? EVENT_HALF.side : EVENT_HALF.single;
    const answer = yield* question.askAlways(g, { faction: executor, card, text: textOf(card) }, () => options);
    if (!isAside(answer)) return answer === 'shaded' ? 'shaded' : 'unshaded';
    yield* runAside(g, executor, answer, matter);
  }
}

export function* runEvent(g: Position, card: number, half: CardHalf, executor: Faction): Procedure {
  const { capability, momentum } = CARDS[card - 1];
  if (capability) {
    g.capabilities = { ...g.capabilities, [card]: half };
    log(g, `log.capability.${half}`, { card: `card:${card}` });
  } else if (momentum && half === 'shaded') {
    g.momentum = [...g.momentum, { card, faction: executor }];
    log(g, 'log.momentum', { card: `card:${card}` });
  } else {
    const effect = EVENTS[card]?.[half];
    if (effect) yield* effect(g, executor);
  }
}
