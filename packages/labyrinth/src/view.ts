import type { Json } from '@sandtable/kernel';
import { write } from './note/write.js';
import { clone, isSolitaire, type Position } from './position.js';
import type { Side } from './sides.js';

type Viewer = Side | 'observer';

/** What a seat may see (5.3.2, 8.5.4): its own hand; the Jihadist, what plots are; alone, nobody their stack (9.2). */
export function visible(g: Position, seat: string): Position {
  const viewer: Viewer = seat === 'us' || seat === 'jihadist' ? seat : 'observer';
  const seen = clone(g);
  seen.draw.fill(0);
  if (viewer !== 'us') seen.hands.us.fill(0);
  if (viewer !== 'jihadist' || isSolitaire(g)) seen.hands.jihadist.fill(0);
  if (viewer !== 'jihadist') {
    seen.plots = g.plots.map((plot) => (plot.open ? plot : { ...plot, kind: 0 }));
    const hidden = g.available.reduce((sum, n) => sum + n, 0);
    seen.available.fill(0);
    seen.available[0] = hidden;
    const aside = g.setAside.reduce((sum, n) => sum + n, 0);
    seen.setAside.fill(0);
    seen.setAside[0] = aside;
  }
  seen.chance.state.fill(1);
  seen.chance.script.length = 0;
  return seen;
}

export const view = (g: Position, seat: string): Json => write(visible(g, seat));
