import type { Message } from '@sandtable/kernel';
import { text } from './text.js';

interface Closest {
  readonly space: string;
  readonly missing: readonly Message[];
}

/** Says which space comes closest to allowing an action, and what it lacks. */
export const noSpaceReason = (closest: Closest | undefined): Message =>
  closest
    ? text('closed.closest', {
        space: closest.space,
        missing: closest.missing.map(crossed).reduce((a, b) => text('closed.list', { a, b })),
      })
    : text('closed.noSpace');

const crossed = (need: Message): Message => text('closed.need', { need });
