import type { Json } from '@sandtable/kernel';
import { availablePlots } from './plot-supply.js';
import { actingSide, clone, isSolitaire, type Position } from './position.js';
import { plotCounts } from './position-json/plots.js';
import { writeSituation } from './position-json/write.js';
import type { Side } from './sides.js';
import {
  availableCells,
  cellsOnTrack,
  fundingLevel,
  gwotPenalty,
  prestigeLevel,
  troopLevel,
  troopsOnTrack,
  worldPosture,
} from './tracks.js';
import { tally } from './victory.js';

type Viewer = Side | 'observer';
const viewerOf = (seat: string): Viewer => (seat === 'us' || seat === 'jihadist' ? seat : 'observer');

/** 5.3.2: a seat sees its own hand. In the solitaire game no one sees the Jihadists' stack (9.2). */
const seesHand = (g: Position, viewer: Viewer, side: Side): boolean =>
  viewer === side && !(side === 'jihadist' && isSolitaire(g));

/** A copy without what the seat may not see: other hands, the draw pile and, except for the Jihadist, the kinds of plots (8.5.2). */
export function redact(g: Position, seat: string): Position {
  const viewer = viewerOf(seat);
  const seen = clone(g);
  seen.draw.fill(0);
  if (!seesHand(g, viewer, 'us')) seen.hands.us.fill(0);
  if (!seesHand(g, viewer, 'jihadist')) seen.hands.jihadist.fill(0);
  if (viewer !== 'jihadist') {
    seen.plots = g.plots.map((plot) => (plot.open ? plot : { ...plot, kind: 0 }));
    for (const counts of [seen.available, seen.setAside]) {
      const hidden = counts.reduce((sum, n) => sum + n, 0);
      counts.fill(0);
      counts[0] = hidden;
    }
  }
  seen.chance.state.fill(1);
  seen.chance.scriptedDice.length = 0;
  return seen;
}

/** Makes the JSON that `View` describes. */
export function view(g: Position, seat: string): Json {
  const viewer = viewerOf(seat);
  const seen = redact(g, seat);
  return {
    ...writeSituation(seen),
    rules: { ...g.rules },
    acting: actingSide(g),
    playing: g.playing.slice(),
    ...(viewer !== 'observer' && seesHand(g, viewer, viewer) ? { hand: seen.hands[viewer] } : {}),
    handSizes: { us: g.hands.us.length, jihadist: g.hands.jihadist.length },
    cardsLeft: g.draw.length,
    plotsAvailable: availablePlots(g),
    ...(viewer === 'jihadist' ? { available: plotCounts(g.available), setAside: plotCounts(g.setAside) } : {}),
    prestigeLevel: prestigeLevel(g),
    fundingLevel: fundingLevel(g),
    cellsOnTrack: cellsOnTrack(g),
    availableCells: availableCells(g),
    troopsOnTrack: troopsOnTrack(g),
    troopLevel: troopLevel(g),
    worldPosture: worldPosture(g),
    gwotPenalty: gwotPenalty(g),
    ...tally(g),
  };
}
