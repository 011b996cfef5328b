import type { Procedure } from '@sandtable/kernel';
import { NUMBER } from '../ask.js';
import { placeCells } from '../cells.js';
import { ALL_COUNTRIES, type Country, MUSLIM_COUNTRIES } from '../countries.js';
import { worsen } from '../governance.js';
import { availablePlots } from '../plot-supply.js';
import { FAIR, GOOD, type Position } from '../position.js';
import { choosePlot, plotTargets } from '../rules/jihadist/plot.js';
import { mayTravel } from '../rules/jihadist/travel.js';
import { log } from '../text.js';
import { cellsOnTrack, MAX_FUNDING } from '../tracks.js';
import { boxQuestion, chooseByChance } from './ask.js';
import { travelByRadicalization } from './travel.js';

/** 9.4.3 Radicalization: one operation each, in this order; the last takes all that are left. */
export const RADICAL_BOXES = ['radical.cell', 'radical.travel', 'radical.plot', 'radical.worsen'] as const;
type RadicalBox = (typeof RADICAL_BOXES)[number];
const LAST: RadicalBox = 'radical.worsen';

export const RADICAL_FLOW = { box: boxQuestion('solo.radical', '9.4.3', { left: NUMBER }, RADICAL_BOXES) };

const governed = (g: Position): Country[] =>
  MUSLIM_COUNTRIES.filter((country) => g.governance[country] === GOOD || g.governance[country] === FAIR);

function isPossible(g: Position, box: RadicalBox): boolean {
  switch (box) {
    case 'radical.cell':
      return cellsOnTrack(g) > 0;
    case 'radical.travel':
      return mayTravel(g);
    case 'radical.plot':
      return g.funding < MAX_FUNDING && availablePlots(g) > 0 && plotTargets(g).length > 0;
    case 'radical.worsen':
      return governed(g).length > 0;
  }
}

/** Uses the value that operations could not. Value that even this can't use is lost. */
export function* radicalize(g: Position, left: number, ops: number): Procedure {
  if (left === 0) return;
  log(g, 'log.radicalization', { n: left });
  let next = 0;
  for (let n = left; n > 0; n--) {
    const boxes = RADICAL_BOXES.filter((box, at) => at >= next && isPossible(g, box));
    if (boxes.length === 0) return log(g, 'log.radicalization.lost', { n });
    const box = yield* RADICAL_FLOW.box.askEvenOne(g, { left: n }, boxes);
    next = box === LAST ? RADICAL_BOXES.indexOf(LAST) : RADICAL_BOXES.indexOf(box) + 1;
    yield* carryOut(g, box, ops);
  }
}

function* carryOut(g: Position, box: RadicalBox, ops: number): Procedure {
  switch (box) {
    case 'radical.cell':
      placeCells(g, chooseByChance(g, ALL_COUNTRIES), 1);
      return;
    case 'radical.travel':
      return yield* travelByRadicalization(g, ops);
    case 'radical.plot':
      return yield* choosePlot(g, chooseByChance(g, plotTargets(g)), () => true);
    case 'radical.worsen':
      return worsen(g, chooseByChance(g, governed(g)));
  }
}
