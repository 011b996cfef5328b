import { offeredThings } from '@sandtable/kernel';
import type { Commodity } from '../data/spaces.js';
import { playEvent } from '../events/index.js';
import { COMMODITIES, marketsOf } from '../map.js';
import { theaterRef, theatersOf } from '../next-war-display.js';
import type { Position } from '../position.js';
import { advantageReferred, commodityReferred, ministryReferred, WAR_TILE, warTileRef } from '../references.js';
import { kindOfAdvantage } from '../rules/advantages.js';
import { other } from '../sides.js';
import {
  type Answerer,
  bestOf,
  type HeuristicInput,
  offeredNumbers,
  offers,
  type Reason,
  scoredOption,
} from './heuristic-input.js';
import { leadValuesOf } from './lead-values.js';
import { worth } from './position-worth.js';
import { gainBy, tryOut } from './try-out.js';
import { tileStrength } from './upgrade.js';
import { WEIGHTS } from './weights.js';

/** Event cards (5.2): each is tried out; action points that it gives have a fixed value. */

/** The value of an effect that lasts for the round. */
const EFFECT = 0.4;

export function eventGain(q: HeuristicInput, g: Position, card: number): number {
  const after = tryOut(q, g, (copy, round) => playEvent(copy, round, card));
  const points = (after.round?.pools ?? [])
    .filter((pool) => pool.source === 'event' && !g.round?.pools.includes(pool))
    .reduce((sum, { points: n, limit }) => sum + n * (limit === undefined ? WEIGHTS.point : WEIGHTS.bound), 0);
  const effects = (after.round?.effects.length ?? 0) - (g.round?.effects.length ?? 0);
  const changed = after.demand !== g.demand;
  const stakes = changed ? leadValuesOf(after, q.side) : q.stakes;
  return worth(stakes, after) - worth(q.stakes, g) + points + EFFECT * effects;
}

export const bestEvent = (q: HeuristicInput, g: Position, cards: readonly number[]) =>
  bestOf(cards, (card) => eventGain(q, g, card));

export const type: Answerer = (q) => {
  // Prefers a type that the tile doesn't have, so that both can be used.
  const others = q.options.filter((option) => !q.g.round?.pools.some((pool) => pool.type === option));
  return scoredOption(others.length > 0 ? others[0] : q.options[0], 0, 'event.type');
};

export const reveal: Answerer = (q) => {
  const ministry = q.options.find((option) => ministryReferred(option) !== undefined);
  return ministry ? scoredOption(ministry, 0, 'event.reveal', { ministry }) : scoredOption('done', 0, 'enough');
};

/** Event 20. */
export const hyder: Answerer = (q) =>
  offers(q, 'control') ? scoredOption('control', 0, 'event.hyder') : scoredOption(q.options[0], 0, 'event.hyder');

/** Events 7 and 12: the tile from the theater where it counts most for its owner. */
export const tileBack: Answerer = (q) => {
  const theaters = theatersOf(q.g).map((_, theater) => theater);
  const foe = other(q.side);
  const found = bestOf(
    theaters.filter((theater) => offers(q, theaterRef(q.g, theater))),
    (theater) =>
      gainBy(q, (copy) => {
        copy.display = {
          ...copy.display,
          [foe]: copy.display[foe].map((it, i) => (i === theater ? { ...it, bonus: it.bonus.slice(1) } : it)),
        };
      }),
  );
  if (!found) return undefined;
  const theater = theaterRef(q.g, found.item);
  return scoredOption(theater, found.gain, 'tile.back', { theater });
};
export const tileLose: Answerer = (q) => {
  const found = bestOf(offeredNumbers(q, WAR_TILE), (tile) => -tileStrength(tile));
  return found && scoredOption(warTileRef(found.item), 0, 'tile.lose');
};

/** Event 12: a tile is worth more than a Squadron sent to the Navy Box, and a Fort can be repaired. */
const LOSSES = ['squadron', 'fort', 'tile'];
export const loss: Answerer = (q) => {
  const found = bestOf(q.options, (option) => -LOSSES.indexOf(option));
  return found && scoredOption(found.item, 0, 'loss');
};

/** Event 11: if the side leads in Cotton. */
const MARKETS_OF = COMMODITIES.map(marketsOf);
const COTTON = COMMODITIES.indexOf('cotton');
export const cotton: Answerer = (q) =>
  commodityLead(q, COTTON) > 0 ? scoredOption('yes', 2, 'cotton') : scoredOption('no', 0, 'enough');

const commodityLead = (q: HeuristicInput, commodity: number): number => {
  const { me, them } = q.stakes;
  let lead = 0;
  for (const space of MARKETS_OF[commodity]) {
    if (q.g.conflicts[space] > 0) continue;
    lead += q.g.flags[space] === me ? 1 : q.g.flags[space] === them ? -1 : 0;
  }
  return lead;
};

/** Events 17 and 34: refreshes its own Advantages, exhausts the other side's. */
const byHolder =
  (whose: 'own' | 'foe', reason: Reason<'advantage'>): Answerer =>
  (q) => {
    const flag = whose === 'own' ? q.stakes.me : q.stakes.them;
    const found = q.options.find((option) => {
      const advantage = advantageReferred(option);
      return advantage !== undefined && q.g.holders[advantage] === flag;
    });
    return found ? scoredOption(found, 0, reason, { advantage: found }) : scoredOption('done', 0, 'enough');
  };
export const refresh = byHolder('own', 'refresh');
export const exhaust = byHolder('foe', 'exhaust');

/** R32: a conflict first, because it can be placed at once. */
export const freely: Answerer = (q) => {
  const found = bestOf(q.options, (option) => {
    const advantage = advantageReferred(option);
    return advantage !== undefined && kindOfAdvantage(advantage) === 'conflict' ? 1 : 0;
  });
  return found && scoredOption(found.item, 0, 'advantage', { advantage: found.item });
};

export const byng: Answerer = (q) => {
  const theaters = theatersOf(q.g).map((_, theater) => theater);
  const found = bestOf(
    theaters.filter((theater) => offers(q, theaterRef(q.g, theater))),
    (theater) =>
      gainBy(q, (copy) => {
        copy.byng = theater;
      }),
  );
  if (!found) return undefined;
  const theater = theaterRef(q.g, found.item);
  return scoredOption(theater, found.gain, 'byng', { theater });
};

/** What this turn's demand would be worth. */
const withDemand = (q: HeuristicInput, demand: Position['demand']): number => {
  const g = { ...q.g, demand };
  return worth(leadValuesOf(g, q.side), g);
};

export const demandAdd: Answerer = (q) => {
  const now = withDemand(q, q.g.demand);
  const found = bestOf(
    offeredThings(q, commodityReferred),
    (commodity) => withDemand(q, [...q.g.demand, commodity]) - now,
  );
  if (!found || found.gain <= 0) return scoredOption('done', 0, 'enough');
  return scoredOption(`commodity:${found.item}`, found.gain, 'demand', { commodity: `commodity:${found.item}` });
};
export const demandReplace: Answerer<{ readonly commodity: Commodity }> = (q) => {
  const drawn = q.params.commodity;
  const found = bestOf(offeredThings(q, commodityReferred), (old) =>
    withDemand(
      q,
      q.g.demand.map((it) => (it === old ? drawn : it)),
    ),
  );
  return (
    found && scoredOption(`commodity:${found.item}`, found.gain, 'demand', { commodity: `commodity:${found.item}` })
  );
};

/** Event 25: a Treaty Point is worth a little less than Available Debt. */
export const price: Answerer = (q) =>
  offers(q, 'treaty') ? scoredOption('treaty', 0, 'treaty') : scoredOption('debt', 0, 'debt');

/** Ministry 21: where a Minor Action could remove most flags, commodities in demand first. */
export const townshend: Answerer = (q) => {
  const found = bestOf(
    offeredThings(q, commodityReferred),
    (commodity) =>
      MARKETS_OF[COMMODITIES.indexOf(commodity)].filter((space) => q.g.flags[space] === q.stakes.them).length +
      (q.g.demand.includes(commodity) ? 2 : 0),
  );
  return found && scoredOption(`commodity:${found.item}`, 0, 'townshend', { commodity: `commodity:${found.item}` });
};
