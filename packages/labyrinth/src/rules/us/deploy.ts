import type { Procedure } from '@sandtable/kernel';
import {
  COUNTRY,
  confirm,
  consentQuestion,
  countryQuestion,
  type GeneralCountryNeed,
  NUMBER,
  numberQuestion,
  PLACE,
  type PlaceNeed,
  placeQuestion,
} from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { activate } from '../../cells.js';
import { ALL_COUNTRIES, type Country, countryOf, IRAQ, PHILIPPINES, UNITED_STATES } from '../../countries.js';
import { besiege, isAlly, removeAid, rollGovernance, setAlignment, underIslamistRule } from '../../governance.js';
import { ALLY, GREEN, HARD, hasMarker, type Position, SOFT, setMarker } from '../../position.js';
import { countryRef } from '../../references.js';
import { log } from '../../text.js';
import { rollPrestige, troopsOnTrack } from '../../tracks.js';
import { placeName, TRACK, type TroopPlace } from '../../troop-places.js';
import { NATO_STRENGTH, removeNato, troopsIn } from '../../troops.js';
import { enoughValue, NOT_ISLAMIST, OPS_GIVEN } from './ops-needed.js';

/** 7.3.1: cubes that may leave; from a Regime Change country only what stays five above the cells. */
export function deployable(g: Position, from: TroopPlace): number {
  if (from === TRACK) return troopsOnTrack(g);
  if (g.regimeChange[from] === 0) return g.troops[from];
  return Math.max(0, Math.min(g.troops[from], troopsIn(g, from) - cellsIn(g, from) - 5));
}

/** 41: may NATO leave together with this many cubes? Regime Change limits it like all troops. */
const natoMayLeave = (g: Position, from: TroopPlace, n: number): boolean =>
  from !== TRACK &&
  g.nato === from &&
  (g.regimeChange[from] === 0 || troopsIn(g, from) - NATO_STRENGTH - n - cellsIn(g, from) >= 5);

const isInRegimeChange = (g: Position, place: TroopPlace): boolean => place !== TRACK && g.regimeChange[place] > 0;
const TROOPS: PlaceNeed<unknown> = {
  holds: (g, _, place) => (place === TRACK ? troopsOnTrack(g) : troopsIn(g, place)) > 0,
};
/** 7.3.3: an Ally; the Philippines while Abu Sayyaf (57) is in effect. Back to the track with any card (7.3.2). */
const HOST: PlaceNeed<unknown> = {
  holds: (g, _, place) => place === TRACK || isAlly(g, place) || (place === PHILIPPINES && hasMarker(g, 'abu-sayyaf')),
};
/** Not where the troops are already. */
const otherThan = <C>(placeOf: (c: C) => TroopPlace): PlaceNeed<C> => ({
  holds: (_, c, place) => place !== placeOf(c),
  shown: 'unmet',
});

export const DEPLOY = {
  from: placeQuestion(
    'us',
    'deploy.from',
    '7.3.1',
    {},
    {
      needs: {
        troops: TROOPS,
        leaveFive: {
          holds: (g, _, place) => !isInRegimeChange(g, place) || deployable(g, place) > 0 || natoMayLeave(g, place, 0),
          shown: (g, _, place) => isInRegimeChange(g, place),
        },
      },
    },
  ),
  to: placeQuestion(
    'us',
    'deploy.to',
    '7.3.3',
    { from: PLACE, ops: NUMBER },
    { needs: { ally: HOST, notIslamist: NOT_ISLAMIST, value: OPS_GIVEN, other: otherThan(({ from }) => from) } },
  ),
  number: numberQuestion('us', 'deploy.number', '7.3.1', { from: PLACE, to: PLACE }),
  nato: consentQuestion('us', 'nato', '7.3.1', { space: COUNTRY }),
};

/** The countries and the track to which troops may go with this value. */
export const deployTo = (g: Position, ops: number): readonly TroopPlace[] => [
  TRACK,
  ...DEPLOY.to.open(g, { from: TRACK, ops }),
];
const ANYWHERE = {};
const mayLeave = (g: Position, place: TroopPlace): boolean => DEPLOY.from.isOpen(g, ANYWHERE, place);

/** Whoever is in a country can go back to the track. */
export const mayDeploy = (g: Position, ops: number): boolean =>
  ALL_COUNTRIES.some((country) => mayLeave(g, country)) ||
  (mayLeave(g, TRACK) && DEPLOY.to.hasAny(g, { from: TRACK, ops }));

/** 7.3.1: any number from one place to another. */
export function* deploy(g: Position, ops: number): Procedure {
  // Troops on the track need a country that takes them.
  const among = DEPLOY.to.hasAny(g, { from: TRACK, ops }) ? undefined : ALL_COUNTRIES;
  const from = yield* DEPLOY.from.ask(g, {}, { among });
  if (from === undefined) return;
  const to = yield* DEPLOY.to.ask(g, { from, ops });
  if (to === undefined) return;
  const least = natoMayLeave(g, from, 0) ? 0 : 1;
  const n = yield* DEPLOY.number.ask(g, { from, to }, least, deployable(g, from));
  const nato = natoMayLeave(g, from, n) && (yield* natoLeaves(g, n));
  if (n > 0) move(g, from, to, n);
  if (nato) removeNato(g);
}

/** 41: NATO that leaves is removed; with no cube going it must. */
function* natoLeaves(g: Position, n: number): Procedure<boolean> {
  return n === 0 || (yield* confirm(g, DEPLOY.nato, { space: g.nato as Country }));
}

/** Cubes go. */
function move(g: Position, from: TroopPlace, to: TroopPlace, n: number): void {
  if (from !== TRACK) g.troops[from] -= n;
  if (to !== TRACK) g.troops[to] += n;
  log(g, 'log.deploy', { n, from: placeName(from), to: placeName(to) });
}

/** 7.3.4: at least six from one place that are not bound by another Regime Change. */
export const REGIME_CHANGE_TROOPS = 6;

const regimeChangeFrom = placeQuestion(
  'us',
  'regimeChange.from',
  '7.3.4',
  { space: COUNTRY },
  {
    needs: {
      sixMayLeave: {
        holds: (g, _, place) => deployable(g, place) >= REGIME_CHANGE_TROOPS,
        params: { n: REGIME_CHANGE_TROOPS },
      },
      other: otherThan(({ space }) => space),
    },
  },
);

const LIBYA = countryOf('libya');
/** 7.3.4: 37 and 39 name a country, whatever it has become since. */
const hasWmdCause = (g: Position, country: Country): boolean =>
  (country === IRAQ && hasMarker(g, 'iraqi-wmd')) || (country === LIBYA && hasMarker(g, 'libyan-wmd'));

const usIs = (posture: number): GeneralCountryNeed<unknown> => ({
  holdsForAll: (g) => g.posture[UNITED_STATES] === posture,
  shown: 'unmet',
});

export const REGIME_CHANGE = {
  country: countryQuestion(
    'us',
    'regimeChange',
    '7.3.4',
    {},
    {
      needs: {
        hardUs: usIs(HARD),
        islamist: (g, _, country) => underIslamistRule(g, country) || hasWmdCause(g, country),
        sixElsewhere: {
          holds: (g, _, space) => regimeChangeFrom.hasAny(g, { space }),
          params: { n: REGIME_CHANGE_TROOPS },
        },
      },
    },
  ),
  from: regimeChangeFrom,
  number: numberQuestion('us', 'regimeChange.number', '7.3.4', { space: COUNTRY, from: PLACE }),
};
export const regimeChangeTargets = (g: Position): readonly Country[] => REGIME_CHANGE.country.open(g, {});

/** 7.3.4 Regime Change. */
export function* regimeChange(g: Position, among?: readonly Country[]): Procedure {
  const country = yield* REGIME_CHANGE.country.ask(g, {}, { among });
  if (country === undefined) return;
  const from = yield* REGIME_CHANGE.from.ask(g, { space: country });
  if (from === undefined) return;
  const c = { space: country, from };
  const n = yield* REGIME_CHANGE.number.ask(g, c, REGIME_CHANGE_TROOPS, deployable(g, from));
  log(g, 'log.regimeChange', { space: countryRef(country) });
  move(g, from, country, n);
  setAlignment(g, country, ALLY);
  rollGovernance(g, country);
  g.regimeChange[country] = GREEN;
  activate(g, country, g.sleepers[country]);
  if (country === IRAQ) setMarker(g, 'iraqi-wmd', false);
  if (country === LIBYA) setMarker(g, 'libyan-wmd', false);
  rollPrestige(g);
}

/** 7.3.5: the value that it always has. */
const WITHDRAW_VALUE = 3;

export const WITHDRAW = {
  country: countryQuestion(
    'us',
    'withdraw',
    '7.3.5',
    {},
    { needs: { softUs: usIs(SOFT), regimeChange: (g, _, country) => g.regimeChange[country] > 0, troops: TROOPS } },
  ),
  to: placeQuestion(
    'us',
    'withdraw.to',
    '7.3.5',
    { space: COUNTRY },
    {
      needs: {
        ally: HOST,
        notIslamist: NOT_ISLAMIST,
        value: enoughValue(() => WITHDRAW_VALUE),
        other: otherThan(({ space }) => space),
      },
    },
  ),
  number: numberQuestion('us', 'withdraw.number', '7.3.5', { space: COUNTRY, to: PLACE }),
};
export const withdrawFrom = (g: Position): readonly Country[] => WITHDRAW.country.open(g, {});

/** 7.3.5 Withdraw: troops leave whatever cells there are. */
export function* withdraw(g: Position): Procedure {
  const country = yield* WITHDRAW.country.ask(g, {});
  if (country === undefined) return;
  const to = yield* WITHDRAW.to.ask(g, { space: country });
  if (to === undefined) return;
  const least = g.nato === country ? 0 : 1;
  const n = yield* WITHDRAW.number.ask(g, { space: country, to }, least, g.troops[country]);
  const nato = g.nato === country && (yield* natoLeaves(g, n));
  log(g, 'log.withdraw', { space: countryRef(country) });
  if (n > 0) move(g, country, to, n);
  if (nato) removeNato(g);
  removeAid(g, country, g.aid[country]);
  besiege(g, country);
  rollPrestige(g);
}
