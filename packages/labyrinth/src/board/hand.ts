import type { Message } from '@sandtable/kernel';
import { triggerHint } from '../option-hint.js';
import type { View } from '../position-format.js';
import { cardRef } from '../references.js';
import type { Side } from '../sides.js';

/** Whose hand the view shows. Only the Jihadists see the kinds of their plots (8.5.2). */
const holderOf = ({ hand, available }: View): Side | undefined =>
  hand === undefined ? undefined : available === undefined ? 'us' : 'jihadist';

/** 6.3.2.1: says so if a card of the viewer's hand has the other side's event. */
export function heldCardHint(view: View, card: number): readonly Message[] {
  const holder = holderOf(view);
  return holder && view.hand?.includes(card) ? triggerHint(cardRef(card), holder) : [];
}
