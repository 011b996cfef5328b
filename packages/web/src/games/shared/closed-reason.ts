import { type Message, message } from '@sandtable/kernel';

interface Closest {
  readonly space: string;
  readonly missing: readonly Message[];
}

/** Says which space comes closest to allowing an action, and what it lacks. */
export const noSpaceReason = (closest: Closest | undefined): Message =>
  closest
    ? message('closed.closest', {
        space: closest.space,
        missing: closest.missing.map(crossed).reduce((a, b) => message('closed.list', { a, b })),
      })
    : message('closed.noSpace');

const crossed = (need: Message): Message => message('closed.need', { need });
