import type { Procedure } from '@sandtable/kernel';
import { CARD, NUMBER, TEXT } from '../ask.js';
import { cardOf, ITJIHAD, takeFromHand, US_ELECTION } from '../deck.js';
import { conditionShown, isPlayable } from '../events/index.js';
import { isLapsing, type Position } from '../position.js';
import { cardRef, sideRef } from '../references.js';
import { occur, putDownCard, textOf } from '../rules/play-card.js';
import { log } from '../text.js';
import { cellsOnTrack } from '../tracks.js';
import { boxQuestion } from './ask.js';
import { hasNoPlotPlace } from './guides.js';
import { automaOperate, operatePlot } from './operations.js';
import { radicalize } from './radicalize.js';

/** 9.4.1 “Event or OPS?”: how a card is used. */
export const USE_BOXES = ['use.plot', 'use.no-cells', 'use.no-plot', 'use.event', 'use.operations'] as const;
type UseBox = (typeof USE_BOXES)[number];

export const CARD_FLOW = {
  use: boxQuestion('solo.use', '9.4.1', { card: CARD, ops: NUMBER, text: TEXT }, USE_BOXES),
};

function useOf(g: Position, card: number): UseBox {
  const { association, placesCells } = cardOf(card);
  if (association === 'us') return conditionShown(g, card, 'us') ? 'use.plot' : 'use.operations';
  if (card === US_ELECTION) return 'use.event';
  // 47: in the solitaire game, only the Election occurs in a Jihadist Action Phase while 47 is in effect.
  if (isLapsing(g, ITJIHAD) || !isPlayable(g, card, 'jihadist')) return 'use.operations';
  if (placesCells && cellsOnTrack(g) === 0) return 'use.no-cells';
  return hasNoPlotPlace(g, card) ? 'use.no-plot' : 'use.event';
}

/** 9.4: one card from the top of the solitaire Jihadists' stack. US events on it don't occur. */
export function* playSolitaire(g: Position, card: number): Procedure {
  takeFromHand(g, 'jihadist', card);
  g.playing = [...g.playing, card];
  g.played++;
  log(g, 'log.play', { side: sideRef('jihadist'), card: cardRef(card) });
  const { ops, association } = cardOf(card);
  const use = yield* CARD_FLOW.use.askEvenOne(g, { card, ops, text: textOf(card) }, [useOf(g, card)]);
  switch (use) {
    case 'use.plot':
      yield* operatePlot(g, ops);
      break;
    case 'use.no-cells':
    case 'use.no-plot':
      yield* radicalize(g, ops, ops);
      break;
    case 'use.event':
      yield* occur(g, card, 'jihadist');
      if (association === 'unassociated') yield* automaOperate(g, ops);
      break;
    case 'use.operations':
      yield* automaOperate(g, ops);
      break;
  }
  putDownCard(g, card, use === 'use.event' ? { event: 'jihadist' } : {});
}
