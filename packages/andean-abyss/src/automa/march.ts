import { type BotAnswer, DONE } from '@sandtable/kernel';
import { guerrillas, room } from '../forces.js';
import type { Space } from '../map.js';
import { ACTIVE, UNDERGROUND } from '../pieces.js';
import { NONE_MOVED, unmovedCount } from '../rules/moved-pieces.js';
import { isSeen } from '../rules/operations/march-spaces.js';
import type { GuerrillaGroup } from '../shipments.js';
import {
  answer,
  type BotContext,
  type ContextOf,
  type OfMove,
  offered,
  offers,
  openSpaces,
  pick,
  wantedSpaces,
} from './bot-context.js';
import type { Flowchart, Origin } from './flowchart.js';

/**
 * 8.1.2: as many underground guerrillas march as can stay underground, then active ones with them. If none can stay
 * underground, or none is underground, all that may go march.
 */
export function groupOf(m: BotContext, { from, keep }: Origin, to: Space, most = 99): GuerrillaGroup {
  const { g, faction } = m;
  const moved = m.x?.moved ?? NONE_MOVED;
  const hidden = unmovedCount(g, moved, from, UNDERGROUND[faction]);
  const open = unmovedCount(g, moved, from, ACTIVE[faction]);
  const limit = Math.min(guerrillas(g, from, faction) - keep, room(g, to, UNDERGROUND[faction]), most);
  if (limit <= 0) return { underground: 0, active: 0 };
  const unseen = unseenSize(m, to, limit);
  if (hidden > 0 && unseen > 0) {
    const underground = Math.min(hidden, unseen);
    return { underground, active: Math.min(open, unseen - underground) };
  }
  const active = Math.min(open, limit);
  return { underground: Math.min(hidden, limit - active), active };
}

/** The largest group that can arrive without becoming active. */
function unseenSize({ g, faction }: BotContext, to: Space, limit: number): number {
  let size = limit;
  while (size > 0 && isSeen(g, faction, to, size)) size--;
  return size;
}

const sizeOf = ({ underground, active }: GuerrillaGroup): number => underground + active;

/** Would an underground guerrilla march there from here and stay underground? */
export function entersHidden(m: BotContext, origin: Origin, to: Space, most?: number): boolean {
  const group = groupOf(m, origin, to, most);
  return group.underground > 0 && !isSeen(m.g, m.faction, to, sizeOf(group));
}

/** What a flowchart says about which guerrillas march. */
type Marchers = Pick<Flowchart, 'origins' | 'maxMarchers'>;

/** The origins from which at least one guerrilla would come. */
export const sendersTo = (chart: Marchers, m: BotContext, to: Space): Origin[] =>
  chart.origins(m, to).filter((origin) => sizeOf(groupOf(m, origin, to, chart.maxMarchers?.(m, to))) > 0);

/** The next origin: guerrillas that stay underground, then those already active, then those that would be activated (8.1.2). */
export function marchFrom(chart: Flowchart, m: ContextOf<'march.from'>): BotAnswer {
  const { to } = m.params;
  const senders = sendersTo(chart, m, to);
  const open = senders.filter(({ from }) => offered(m, [from]).length > 0);
  if (open.length === 0) {
    return offers(m, DONE) ? answer(DONE, '8.1.2', 'march.done') : pick(m, wantedSpaces(openSpaces(m), '8.1.2', 'any'));
  }
  const most = chart.maxMarchers?.(m, to);
  const rank = (origin: Origin) => {
    if (entersHidden(m, origin, to, most)) return 0;
    return groupOf(m, origin, to, most).underground === 0 ? 1 : 2;
  };
  const best = Math.min(...open.map(rank));
  const from = open.filter((origin) => rank(origin) === best).map((origin) => origin.from);
  return pick(m, wantedSpaces(from, '8.1.2', best === 0 ? 'march.hidden' : 'march.from'));
}

/** How many active or underground guerrillas march from the origin just chosen. */
export function marchNumber(chart: Flowchart, m: OfMove, state: keyof GuerrillaGroup): BotAnswer | undefined {
  const { from, to } = m.params;
  const origin = chart.origins(m, to).find((o) => o.from === from);
  if (!origin) return undefined;
  const most = chart.maxMarchers?.(m, to);
  const group = groupOf(m, origin, to, most);
  const option = `number:${group[state]}`;
  if (!offers(m, option)) return undefined;
  return answer(option, '8.1.2', entersHidden(m, origin, to, most) ? `march.${state}` : openly(group));
}

/** No underground guerrilla comes, or activation can't be avoided. */
const openly = (group: GuerrillaGroup) => (group.underground === 0 ? 'march.open' : 'march.seen');
