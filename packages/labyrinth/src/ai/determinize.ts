import { type Chance, shuffle } from '@sandtable/kernel';
import { CARDS } from '../data/cards.js';
import { NUMBERED } from '../plot-supply.js';
import { isSolitaire, type Plot, type PlotKind, type Position, WMD } from '../position.js';
import { other, type Side } from '../sides.js';

/**
 * Fills in what a side can't see at a checkpoint: the other hand, the draw pile and, for the US, the kinds of plots
 * (5.3.2, 8.5.2, 9.2). Cards that have turned up since lie where they can have come from.
 */
export function determinize(g: Position, now: Position, side: Side, chance: Chance): void {
  dealCards(g, now, side, chance);
  if (side === 'us') turnPlots(g, chance);
}

/** Every card that lies open somewhere, or in a hand that the side sees. */
const shownCards = (g: Position): Set<number> =>
  new Set(
    [
      ...g.hands.us,
      ...g.hands.jihadist,
      ...g.discard,
      ...g.removed,
      ...g.lapsingBox,
      ...g.playing,
      g.firstPlotCard,
    ].filter((card) => card > 0),
  );

function dealCards(g: Position, now: Position, side: Side, chance: Chance): void {
  const shown = shownCards(g);
  const unseen = CARDS.map(({ number }) => number).filter((card) => !shown.has(card));
  const turnedUp = [...shownCards(now)].filter((card) => !shown.has(card));
  const drawn = now.hands[side].filter((card) => turnedUp.includes(card));
  const hidden = hiddenHands(g, side);
  const hands = hidden.map((it) => g.hands[it]);
  // What others have shown since came from their hands as far as these have shrunk, and from the draw pile beyond that.
  const played = turnedUp.filter((card) => !drawn.includes(card));
  const pool = shuffle(
    chance,
    unseen.filter((card) => !turnedUp.includes(card)),
  );
  for (const [i, hand] of hands.entries()) {
    const shrunk = Math.max(0, hand.length - now.hands[hidden[i]].length);
    const known = played.splice(0, Math.min(shrunk, hand.length));
    const rest = hand.length - known.length;
    const dealt = [...pool.splice(0, rest), ...(isSolitaire(g) ? known.reverse() : known)];
    hand.splice(0, hand.length, ...(isSolitaire(g) ? dealt : shuffle(chance, dealt)));
  }
  // Cards are drawn from the end, so what the side drew first lies last.
  g.draw.splice(0, g.draw.length, ...pool, ...played, ...drawn.reverse());
}

/** 9.2: in the solitaire game no one sees the Jihadists' stack. */
const hiddenHands = (g: Position, side: Side): Side[] =>
  isSolitaire(g) && side === 'jihadist' ? ['us', 'jihadist'] : [other(side)];

/** The US knows how many markers there are of each number, and therefore how many WMD; not which lies where. */
function turnPlots(g: Position, chance: Chance): void {
  const open = (kind: PlotKind): number => g.plots.filter((plot) => plot.kind === kind).length;
  const aside = g.setAside[0];
  const markers = g.plots.filter(({ kind }) => kind === 0).length + g.available[0] + aside;
  const numbered = ([1, 2, 3] as const).flatMap((kind) => Array<PlotKind>(NUMBERED[kind] - open(kind)).fill(kind));
  // 9.3.3: the lowest numbers are set aside.
  g.setAside.fill(0);
  for (const kind of numbered.splice(0, aside)) g.setAside[kind]++;
  const left: PlotKind[] = [...numbered, ...Array<PlotKind>(markers - aside - numbered.length).fill(WMD)];
  const kinds = shuffle(chance, left);
  g.plots = g.plots.map((plot): Plot => (plot.kind === 0 ? { ...plot, kind: kinds.pop() ?? 1 } : plot));
  g.available.fill(0);
  for (const kind of kinds) g.available[kind]++;
}
