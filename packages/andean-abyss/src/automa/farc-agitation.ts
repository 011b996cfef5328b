import { type BotAnswer, DONE } from '@sandtable/kernel';

import { ALFONSO_CANO } from '../lasting-events.js';
import { population, type Space } from '../map.js';
import { hasMomentum, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { ACTIVE_OPPOSITION, canShift, isSupport, level } from '../support.js';
import {
  answer,
  type BotContext,
  type Handlers,
  openSpaces,
  type PlainReason,
  pick,
  wantedSpaces,
} from './bot-context.js';

/** 8.7.5 Agitation (6.4.2): as much as possible, but it removes a Terror marker only if a shift follows. */

/** Where to agitate first if it can't pay for everything: higher comes first. */
const PRIORITIES: readonly { readonly reason: PlainReason; worth(g: Position, space: Space): number }[] = [
  { reason: 'farc.agitate.terror', worth: (g, space) => -g.terror[space] },
  { reason: 'farc.agitate.support', worth: (g, space) => (isSupport(g, space) ? 1 : 0) },
  { reason: 'farc.agitate.population', worth: (_, space) => population(space) },
];

function agitateSpace(m: BotContext): BotAnswer {
  const { g } = m;
  const open = openSpaces(m).filter((s) => canShift(g, s, -1));
  const worthwhile = open.filter((s) => g.resources.farc > g.terror[s]);
  if (worthwhile.length === 0) return answer(DONE, '8.7.5', 'farc.agitate.done');
  const price = open.reduce((sum, s) => sum + g.terror[s] + level(g, s) - ACTIVE_OPPOSITION, 0);
  if (price <= g.resources.farc && !hasMomentum(g, ALFONSO_CANO)) {
    return answer(spaceRef(worthwhile[0]), '8.7.5', 'farc.agitate.all');
  }
  let best = worthwhile;
  let decided: PlainReason = 'farc.agitate.all';
  for (const { reason, worth } of PRIORITIES) {
    const most = Math.max(...best.map((s) => worth(g, s)));
    const better = best.filter((s) => worth(g, s) === most);
    if (better.length < best.length) decided = reason;
    best = better;
  }
  return pick(m, wantedSpaces(best, '8.7.5', decided));
}

const agitateSteps = (m: BotContext): BotAnswer =>
  answer(m.options[m.options.length - 1], '8.7.5', 'farc.agitate.most');

export const agitation: Handlers = { 'agitate.space': agitateSpace, 'agitate.steps': agitateSteps };
