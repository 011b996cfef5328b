import { controls } from '../control.js';
import { type Country, REGIONS, type Region } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { connected, factsOf, isMarket, isPolitical, isPrestige, regionOf, type Space } from '../map.js';
import { NOBODY, type Position } from '../position.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** What points from an event or a Ministry may be spent on (5.2.3); Debt and Treaty Points added to them are bound too. */
type Limit = (g: Position, act: PlannedPurchase) => boolean;

const where =
  (test: (space: Space) => boolean): Limit =>
  (_, { space }) =>
    space !== undefined && test(space);
const inCountries = (...countries: readonly Country[]): Limit =>
  where((space) => {
    const { country } = factsOf(space);
    return country !== undefined && countries.includes(country);
  });
/** R18: a war tile for a theater of that Region will do, a new Squadron will not. */
const inRegion =
  (region: Region): Limit =>
  (g, { kind, space, theater }) => {
    if (kind === 'war-tile') {
      const { theaters } = WARS[g.war];
      return (theater === undefined ? theaters : [theaters[theater]]).some((it) => it.regions.includes(region));
    }
    return space !== undefined && regionOf(space) === region;
  };

const LIMITS: Readonly<Record<string, Limit>> = {
  ...Object.fromEntries(REGIONS.map((region) => [region, inRegion(region)])),
  'unflag-europe': (_, { kind, space, hostile }) =>
    kind === 'shift' && hostile && space !== undefined && isPolitical(space) && regionOf(space) === 'europe',
  'unflag-markets': (_, { kind, space, hostile }) =>
    kind === 'shift' && hostile && space !== undefined && isMarket(space),
  'german-prussian-dutch': inCountries('german-states', 'prussia', 'dutch-republic'),
  'spain-austria': inCountries('spain', 'austria'),
  'scotland-ireland': inCountries('scotland', 'ireland'),
  /** Event 13: flag Markets beside a British one without conflict (R30). */
  'flag-beside-british': (g, { kind, space, hostile }) =>
    kind === 'shift' &&
    !hostile &&
    space !== undefined &&
    isMarket(space) &&
    g.flags[space] === NOBODY &&
    connected(space).some((near) => isMarket(near) && controls(g, near, 'britain')),
  /** Ministry 11. */
  'war-tile-or-deploy': (_, { kind }) => kind === 'war-tile' || kind === 'deploy',
  /** Ministry 22; the rest of it is in ministries/burke.ts. */
  burke: where((space) => regionOf(space) === 'europe'),
  /** Ministry 15. */
  'no-prestige': (_, { kind, space }) =>
    kind === 'shift' && space !== undefined && isPolitical(space) && !isPrestige(space),
};

export const fits = (g: Position, limit: string | undefined, act: PlannedPurchase): boolean =>
  limit === undefined || LIMITS[limit](g, act);
