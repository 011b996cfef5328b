import { itemChosen, log, type Procedure } from '@sandtable/kernel';
import { confirm, pickNumber, pickWord, question } from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { activate } from '../../cells.js';
import { ALL_COUNTRIES, type Country, countryOf, IRAQ, PHILIPPINES, UNITED_STATES } from '../../countries.js';
import { besiege, isAlly, removeAid, rollGovernance, setAlignment, underIslamistRule } from '../../governance.js';
import { ALLY, GREEN, HARD, isMarked, type Position, SOFT, setMark } from '../../position.js';
import type { QuestionId } from '../../question-id.js';
import { countryRef } from '../../references.js';
import { rollPrestige, troopsOnTrack } from '../../tracks.js';
import { NATO_STRENGTH, removeNato, troopsIn } from '../../troops.js';
import { isEnough } from './ops-needed.js';

/** The Troop Track as a place (7.3.1). */
export const TRACK = 'track';
export type TroopPlace = Country | typeof TRACK;

export const placeRef = (place: TroopPlace): string => (place === TRACK ? TRACK : countryRef(place));
/** The place as messages name it. */
export const placeName = (place: TroopPlace): string => (place === TRACK ? 'place:track' : countryRef(place));

/** 7.3.1: cubes that may leave; from a Regime Change country only what stays five above the cells. */
export function deployable(g: Position, from: TroopPlace): number {
  if (from === TRACK) return troopsOnTrack(g);
  if (g.regimeChange[from] === 0) return g.troops[from];
  return Math.max(0, Math.min(g.troops[from], troopsIn(g, from) - cellsIn(g, from) - 5));
}

/** 7.3.3: an Ally; the Philippines while Abu Sayyaf (57) is in effect. */
export const mayHost = (g: Position, country: Country): boolean =>
  isAlly(g, country) || (country === PHILIPPINES && isMarked(g, 'abu-sayyaf'));
/** Back to the track with any card (7.3.2). */
const mayDeployTo = (g: Position, country: Country, ops: number): boolean =>
  isEnough(g, country, ops) && mayHost(g, country);
export const deployTo = (g: Position, ops: number): TroopPlace[] => [
  TRACK,
  ...ALL_COUNTRIES.filter((country) => mayDeployTo(g, country, ops)),
];

/** 41: may NATO leave together with this many cubes? Regime Change limits it like all troops. */
const natoMayLeave = (g: Position, from: TroopPlace, n: number): boolean =>
  from !== TRACK &&
  g.nato === from &&
  (g.regimeChange[from] === 0 || troopsIn(g, from) - NATO_STRENGTH - n - cellsIn(g, from) >= 5);

const PLACES: readonly TroopPlace[] = [TRACK, ...ALL_COUNTRIES];
export const mayLeave = (g: Position, from: TroopPlace): boolean => deployable(g, from) > 0 || natoMayLeave(g, from, 0);
const origins = (g: Position): TroopPlace[] => PLACES.filter((place) => mayLeave(g, place));

/** Whoever is in a country can go back to the track. */
export const mayDeploy = (g: Position, ops: number): boolean =>
  ALL_COUNTRIES.some((country) => mayLeave(g, country)) ||
  (mayLeave(g, TRACK) && ALL_COUNTRIES.some((country) => mayDeployTo(g, country, ops)));

function* pickPlace(key: QuestionId, rule: string, places: readonly TroopPlace[], params = {}): Procedure<TroopPlace> {
  const answer = yield* pickWord(question('us', key, rule, params), places.map(placeRef));
  return itemChosen(places, answer, placeRef);
}

/** 7.3.1: any number from one place to another. */
export function* deploy(g: Position, ops: number): Procedure {
  const to = deployTo(g, ops);
  const from = yield* pickPlace(
    'deploy.from',
    '7.3.1',
    origins(g).filter((place) => to.some((it) => it !== place)),
  );
  const where = yield* pickPlace(
    'deploy.to',
    '7.3.3',
    to.filter((place) => place !== from),
    { from: placeName(from), ops },
  );
  const n = yield* pickNumber(
    question('us', 'deploy.number', '7.3.1', { from: placeName(from), to: placeName(where) }),
    natoMayLeave(g, from, 0) ? 0 : 1,
    deployable(g, from),
  );
  const nato = natoMayLeave(g, from, n) && (yield* natoLeaves(g, n));
  if (n > 0) move(g, from, where, n);
  if (nato) removeNato(g);
}

/** 41: NATO that leaves is removed; with no cube going it must. */
function* natoLeaves(g: Position, n: number): Procedure<boolean> {
  return n === 0 || (yield* confirm(question('us', 'nato', '7.3.1', { space: countryRef(g.nato as Country) })));
}

/** Cubes go. */
function move(g: Position, from: TroopPlace, to: TroopPlace, n: number): void {
  if (from !== TRACK) g.troops[from] -= n;
  if (to !== TRACK) g.troops[to] += n;
  log(g, 'log.deploy', { n, from: placeName(from), to: placeName(to) });
}

/** 7.3.4: at least six from one place that are not bound by another Regime Change. */
export const REGIME_CHANGE_TROOPS = 6;
export const regimeChangeOrigins = (g: Position, target: Country): TroopPlace[] =>
  origins(g).filter((place) => place !== target && deployable(g, place) >= REGIME_CHANGE_TROOPS);

/** 7.3.4: a country under Islamist Rule; 37 and 39 name one as well, whatever it has become since. */
export const regimeChangeTargets = (g: Position): Country[] =>
  g.posture[UNITED_STATES] !== HARD
    ? []
    : ALL_COUNTRIES.filter(
        (country) =>
          (underIslamistRule(g, country) || hasWmdCause(g, country)) && regimeChangeOrigins(g, country).length > 0,
      );
const LIBYA = countryOf('libya');
export const hasWmdCause = (g: Position, country: Country): boolean =>
  (country === IRAQ && isMarked(g, 'iraqi-wmd')) || (country === LIBYA && isMarked(g, 'libyan-wmd'));

/** 7.3.4 Regime Change. */
export function* regimeChange(g: Position, targets: readonly Country[] = regimeChangeTargets(g)): Procedure {
  const answer = yield* pickWord(question('us', 'regimeChange', '7.3.4'), targets.map(countryRef));
  const country = itemChosen(targets, answer, countryRef);
  const from = yield* pickPlace('regimeChange.from', '7.3.4', regimeChangeOrigins(g, country), {
    space: countryRef(country),
  });
  const n = yield* pickNumber(
    question('us', 'regimeChange.number', '7.3.4', { space: countryRef(country), from: placeName(from) }),
    REGIME_CHANGE_TROOPS,
    deployable(g, from),
  );
  log(g, 'log.regimeChange', { space: countryRef(country) });
  move(g, from, country, n);
  setAlignment(g, country, ALLY);
  rollGovernance(g, country);
  g.regimeChange[country] = GREEN;
  activate(g, country, g.sleepers[country]);
  if (country === IRAQ) setMark(g, 'iraqi-wmd', false);
  if (country === LIBYA) setMark(g, 'libyan-wmd', false);
  rollPrestige(g);
}

/** 7.3.5: the US is Soft and has troops in a Regime Change country. */
export const withdrawFrom = (g: Position): Country[] =>
  g.posture[UNITED_STATES] !== SOFT
    ? []
    : ALL_COUNTRIES.filter((country) => g.regimeChange[country] > 0 && troopsIn(g, country) > 0);

/** 7.3.5: the value that it always has. */
export const WITHDRAW_VALUE = 3;

/** 7.3.5 Withdraw: troops leave whatever cells there are. */
export function* withdraw(g: Position): Procedure {
  const targets = withdrawFrom(g);
  const answer = yield* pickWord(question('us', 'withdraw', '7.3.5'), targets.map(countryRef));
  const country = itemChosen(targets, answer, countryRef);
  const to = yield* pickPlace(
    'withdraw.to',
    '7.3.5',
    deployTo(g, WITHDRAW_VALUE).filter((place) => place !== country),
    { space: countryRef(country) },
  );
  const n = yield* pickNumber(
    question('us', 'withdraw.number', '7.3.5', { space: countryRef(country), to: placeName(to) }),
    g.nato === country ? 0 : 1,
    g.troops[country],
  );
  const nato = g.nato === country && (yield* natoLeaves(g, n));
  log(g, 'log.withdraw', { space: countryRef(country) });
  if (n > 0) move(g, country, to, n);
  if (nato) removeNato(g);
  removeAid(g, country, g.aid[country]);
  besiege(g, country);
  rollPrestige(g);
}
