import { COMMODITIES, REGIONS } from '../map.js';
import { theaterRef } from '../next-war-display.js';
import type { Position } from '../position.js';
import { redact } from '../view.js';
import { bestOf, type HeuristicInput, type ScoredOption, scoredOption } from './heuristic-input.js';
import { leadValuesOf, valueAtLead } from './lead-values.js';
import { mapLeadsOf } from './map-worth.js';

/**
 * The reason shown for a purchase at a space: the race in which it gains most by what everybody can see. The other side
 * reads it, so the player's own face-down Ministries and tiles must not change it (3.5, 3.7).
 */
export function reasonFor(
  { side }: Pick<HeuristicInput, 'side'>,
  here: Position,
  bought: Position,
  space: string,
): ScoredOption {
  const [g, after] = [redact(here, 'observer'), redact(bought, 'observer')];
  const o = leadValuesOf(g, side);
  const [before, now] = [mapLeadsOf(o, g), mapLeadsOf(o, after)];
  const stakes = [
    scoredOption(
      space,
      valueAtLead(o.prestige, now.prestige) - valueAtLead(o.prestige, before.prestige),
      'act.prestige',
      {
        space,
      },
    ),
    scoredOption(space, now.advantages - before.advantages, 'act.advantage', { space }),
    scoredOption(space, now.rest + now.supply - before.rest - before.supply, 'act', { space }),
    ...REGIONS.map((region, i) => {
      const gain = valueAtLead(o.regions[i], now.regions[i]) - valueAtLead(o.regions[i], before.regions[i]);
      return scoredOption(space, gain, 'act.region', { space, region: `region:${region}` });
    }),
    ...COMMODITIES.map((commodity, i) => {
      const gain =
        valueAtLead(o.commodities[i], now.commodities[i]) - valueAtLead(o.commodities[i], before.commodities[i]);
      const reason = g.demand.includes(commodity) ? 'act.demand' : 'act.commodity';
      return scoredOption(space, gain, reason, { space, commodity: `commodity:${commodity}` });
    }),
    ...o.theaters.map((race, i) => {
      const gain = valueAtLead(race, now.theaters[i]) - valueAtLead(race, before.theaters[i]);
      return scoredOption(space, gain, 'act.war', { space, theater: theaterRef(g, i) });
    }),
  ];
  return bestOf(stakes, ({ gain }) => gain)?.item ?? scoredOption(space, 0, 'act', { space });
}
