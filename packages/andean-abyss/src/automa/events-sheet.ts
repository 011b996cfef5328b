import type { BotAnswer } from '@sandtable/kernel';
import { INSURGENTS, type Insurgent } from '../factions.js';
import { strength } from '../forces.js';
import type { Space } from '../map.js';
import { ACTIVE, UNDERGROUND } from '../pieces.js';
import type { QuestionId, QuestionParams } from '../questions.js';
import { pieceRef } from '../references.js';
import { answer, type BotContext, offers, openSpaces, type PlainReason, pick, wantedSpaces } from './bot-context.js';
import type { Flowchart } from './flowchart.js';
import { yieldsShipment } from './guidelines.js';

/** A sheet's instruction for one question of one event (8.4.4); undefined where the general rules decide. */
export type Instruction<Params = unknown> = (chart: Flowchart, m: BotContext<Params>) => BotAnswer | undefined;

/** The instructions of a sheet by card and question. */
export type Sheet = Readonly<Record<number, { readonly [Id in QuestionId]?: Instruction<QuestionParams<Id>> }>>;

/** The offered spaces that meet a condition. If there are none, the general rules decide. */
export function among(
  m: BotContext,
  wanted: (space: Space) => boolean,
  reason: PlainReason,
  take: typeof pick = pick,
): BotAnswer | undefined {
  const spaces = openSpaces(m).filter(wanted);
  return spaces.length > 0 ? take(m, wantedSpaces(spaces, '8.4.4', reason)) : undefined;
}

/** The offered spaces with the lowest rank. */
export function lowest(
  m: BotContext,
  rank: (space: Space) => number,
  reason: PlainReason,
  take?: typeof pick,
): BotAnswer | undefined {
  const least = Math.min(...openSpaces(m).map(rank));
  return among(m, (space) => rank(space) === least, reason, take);
}

/** A space for an Ambush: one with a shipment to capture, then by the order in which its Attacks target factions. */
export const ambushSpace =
  (removals: number): Instruction =>
  (chart, m) => {
    const rank = (space: Space): number => {
      const enemies = INSURGENTS.filter((f) => f !== m.faction);
      if (enemies.some((f) => yieldsShipment(m.g, space, f, removals, m.faction))) return -1;
      const first = chart.targets.findIndex((f) => strength(m.g, space, f) > 0);
      return first < 0 ? chart.targets.length : first;
    };
    return lowest(m, rank, 'event.ambush');
  };

/** Terror by an active guerrilla leaves the underground ones hidden. */
export const activeFirst: Instruction = (_, m) => {
  const open = pieceRef(ACTIVE[m.faction]);
  return answer(offers(m, open) ? open : pieceRef(UNDERGROUND[m.faction]), '8.4.4', 'event.active');
};

/** The context with more resources than it could ever need, because operations by events are free (3.1.2). */
export const paid = (m: BotContext): BotContext => ({
  ...m,
  g: { ...m.g, resources: { ...m.g.resources, [m.faction]: 99 } },
});

/** The other insurgents in the order in which it targets them. */
export const ENEMIES: Readonly<Record<Insurgent, readonly Insurgent[]>> = {
  farc: ['auc', 'cartels'],
  auc: ['farc', 'cartels'],
  cartels: ['farc', 'auc'],
};
