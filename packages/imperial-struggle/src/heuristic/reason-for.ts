import type { Params } from '@sandtable/kernel';
import { COMMODITIES, REGIONS } from '../map.js';
import type { Position } from '../position.js';
import { redact } from '../view.js';
import { theaterRef } from '../war-display.js';
import { bestOf, type HeuristicInput, type Reason } from './heuristic-input.js';
import { leadValuesOf, valueAtLead } from './lead-values.js';
import { mapLeadsOf } from './map-worth.js';

interface Stake {
  readonly gain: number;
  readonly reason: Reason;
  readonly params?: Params;
}

/**
 * The reason shown for a purchase at a space: the race in which it gains most by what everybody can see. The other side
 * reads it, so the player's own face-down Ministries and tiles must not change it (3.5, 3.7).
 */
export function reasonFor(
  { side }: Pick<HeuristicInput, 'side'>,
  here: Position,
  bought: Position,
  space: string,
): { readonly reason: Reason; readonly params: Params } {
  const [g, after] = [redact(here, 'observer'), redact(bought, 'observer')];
  const o = leadValuesOf(g, side);
  const [before, now] = [mapLeadsOf(o, g), mapLeadsOf(o, after)];
  const stakes: readonly Stake[] = [
    { gain: valueAtLead(o.prestige, now.prestige) - valueAtLead(o.prestige, before.prestige), reason: 'act.prestige' },
    { gain: now.advantages - before.advantages, reason: 'act.advantage' },
    { gain: now.rest + now.supply - before.rest - before.supply, reason: 'act' },
    ...REGIONS.map(
      (region, i): Stake => ({
        gain: valueAtLead(o.regions[i], now.regions[i]) - valueAtLead(o.regions[i], before.regions[i]),
        reason: 'act.region',
        params: { region: `region:${region}` },
      }),
    ),
    ...COMMODITIES.map(
      (commodity, i): Stake => ({
        gain: valueAtLead(o.commodities[i], now.commodities[i]) - valueAtLead(o.commodities[i], before.commodities[i]),
        reason: g.demand.includes(commodity) ? 'act.demand' : 'act.commodity',
        params: { commodity: `commodity:${commodity}` },
      }),
    ),
    ...o.theaters.map(
      (race, i): Stake => ({
        gain: valueAtLead(race, now.theaters[i]) - valueAtLead(race, before.theaters[i]),
        reason: 'act.war',
        params: { theater: theaterRef(g, i) },
      }),
    ),
  ];
  const found = bestOf(stakes, ({ gain }) => gain)?.item;
  return { reason: found?.reason ?? 'act', params: { space, ...found?.params } };
}
