import type { Params } from '@sandtable/kernel';
import { COMMODITIES, REGIONS } from '../map.js';
import type { Position } from '../position.js';
import { theaterRef } from '../war-display.js';
import { bestOf, type HeuristicInput, type ScoredOption } from './heuristic-input.js';
import { mapLeadsOf } from './map-worth.js';
import { at } from './stakes.js';

/** For whoever wants to know: the race that a purchase at a space does most for. */
export function reasonFor(
  { stakes: o }: HeuristicInput,
  g: Position,
  after: Position,
  space: string,
): Pick<ScoredOption, 'reason' | 'params'> {
  const [was, is] = [mapLeadsOf(o, g), mapLeadsOf(o, after)];
  const stakes: { readonly gain: number; readonly reason: string; readonly params?: Params }[] = [
    { gain: at(o.prestige, is.prestige) - at(o.prestige, was.prestige), reason: 'act.prestige' },
    { gain: is.advantages - was.advantages, reason: 'act.advantage' },
    { gain: is.rest + is.supply - was.rest - was.supply, reason: 'act' },
    ...REGIONS.map((region, i) => ({
      gain: at(o.regions[i], is.regions[i]) - at(o.regions[i], was.regions[i]),
      reason: 'act.region',
      params: { region: `region:${region}` },
    })),
    ...COMMODITIES.map((commodity, i) => ({
      gain: at(o.commodities[i], is.commodities[i]) - at(o.commodities[i], was.commodities[i]),
      reason: g.demand.includes(commodity) ? 'act.demand' : 'act.commodity',
      params: { commodity: `commodity:${commodity}` },
    })),
    ...o.theaters.map((race, i) => ({
      gain: at(race, is.theaters[i]) - at(race, was.theaters[i]),
      reason: 'act.war',
      params: { theater: theaterRef(g, i) },
    })),
  ];
  const found = bestOf(stakes, ({ gain }) => gain)?.item;
  return { reason: found?.reason ?? 'act', params: { space, ...found?.params } };
}
