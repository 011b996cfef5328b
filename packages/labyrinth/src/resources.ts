import { type Country, isOil, printedResources } from './countries.js';
import type { Position } from './position.js';

/** 117, 118. */
export const OIL_PRICE_SPIKES = [117, 118];

/** 4.2.5-6: a Muslim country's Resources now: an Oil Exporter has one more for each Oil Price Spike. */
export const resources = (g: Position, country: Country): number =>
  printedResources(country) + (g.lapsing.length > 0 && isOil(country) ? spikes(g) : 0);

const spikes = (g: Position): number => g.lapsing.filter((card) => OIL_PRICE_SPIKES.includes(card)).length;
