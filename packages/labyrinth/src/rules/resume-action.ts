import type { Procedure } from '@sandtable/kernel';
import { playSolitaire } from '../automa/play.js';
import { isSolitaire, type Position, type ResumableAction } from '../position.js';
import { sideRef } from '../references.js';
import { log } from '../text.js';
import { runOperation } from './operations.js';
import { occur, playCard, putDownCard } from './play-card.js';

/** The action that a position file begins with (docs/positions-labyrinth.md). */
export function* resumeAction(g: Position, doing: ResumableAction): Procedure {
  g.doing = undefined;
  const { side } = doing;
  if ('card' in doing) {
    if (side === 'jihadist' && isSolitaire(g)) return yield* playSolitaire(g, doing.card);
    return yield* playCard(g, side, doing.card);
  }
  if ('operation' in doing) {
    const { operation, value } = doing;
    log(g, 'log.operation', { side: sideRef(side), operation: `operation:${operation}`, n: value });
    return yield* runOperation(g, operation, value);
  }
  yield* occur(g, doing.event, side);
  putDownCard(g, doing.event, { event: side });
}
