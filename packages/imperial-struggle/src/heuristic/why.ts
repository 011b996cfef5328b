import type { Params } from '@sandtable/kernel';
import { theaterRef } from '../display.js';
import { COMMODITIES, REGIONS } from '../map.js';
import type { Position } from '../position.js';
import { type Asked, bestOf, type Choice } from './asked.js';
import { standingOf } from './land.js';
import { at } from './outlook.js';

/** For whoever wants to know: the race that a purchase at a space does most for. */
export function whyAt(
  { outlook: o }: Asked,
  g: Position,
  after: Position,
  space: string,
): Pick<Choice, 'reason' | 'params'> {
  const [was, is] = [standingOf(o, g), standingOf(o, after)];
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
