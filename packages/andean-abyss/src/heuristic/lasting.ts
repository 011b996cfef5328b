import type { Position } from '../position.js';
import { campaignsLeft } from './calendar.js';

/** What each half of a capability (5.3) is worth to the Government per campaign. */
const CAPABILITIES: Readonly<Record<number, readonly [unshaded: number, shaded: number]>> = {
  1: [1, -2],
  2: [2, -2],
  3: [2, -2],
  7: [2, -1],
  9: [2, -1.5],
  10: [1, -0.5],
  11: [0.5, -0.7],
  13: [0.7, -1],
};

/** What insurgent momentum (5.4) costs the Government until the next Reset phase. */
const MOMENTUM: Readonly<Record<number, number>> = { 12: -2, 17: -4, 22: -4, 27: -2, 42: -3, 67: -2 };

/** The value of an event's making the Government, or a rival, ineligible through the next card. */
const BARRED = { government: -3, rival: 2 } as const;

export function lastingWorth(g: Position): number {
  let worth = 0;
  for (const card in g.capabilities) {
    const [unshaded, shaded] = CAPABILITIES[card] ?? [0, 0];
    worth += (g.capabilities[card] === 'unshaded' ? unshaded : shaded) * campaignsLeft(g);
  }
  for (const { card } of g.momentum) worth += MOMENTUM[card] ?? 0;
  for (const faction of g.turn.barred) worth += faction === 'government' ? BARRED.government : BARRED.rival;
  return worth;
}
