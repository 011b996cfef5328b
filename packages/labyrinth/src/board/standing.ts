import type { Message } from '@sandtable/kernel';
import type { View } from '../position-format.js';
import { sideRef } from '../references.js';
import { SIDES } from '../sides.js';
import { text } from '../text.js';
import { MIN_PRESTIGE } from '../tracks.js';
import { type VictoryAim, victoryAims } from './victory.js';

/** 2.1: how far each side is from each of its victories. */
export function standing(view: View): readonly Message[] {
  const aims = victoryAims(view);
  return SIDES.map((side) =>
    text('standing.side', {
      side: sideRef(side),
      aims: aims
        .filter((aim) => aim.side === side)
        .map((aim) => aimText(view, aim))
        .reduce((a, b) => text('table.list', { a, b })),
    }),
  );
}

function aimText({ prestige }: View, { what, value, needed, also }: VictoryAim): Message {
  if (also?.what === 'neighbors') return text('standing.islamistResources.neighbors', { value, needed });
  return what === 'poorOrIslamist'
    ? text('standing.poorOrIslamist', { value, needed, least: MIN_PRESTIGE, prestige })
    : text(`standing.${what}`, { value, needed });
}
