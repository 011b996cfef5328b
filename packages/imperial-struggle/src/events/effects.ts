import { log, message, type Param, type Params, type Procedure, pickWord } from '@sandtable/kernel';
import { pickSpace, question } from '../ask.js';
import { displace, has, isOpen, lower, mayHaveConflict, placeConflict, raise, takeSquadron } from '../control.js';
import type { ActionType } from '../data/investments.js';
import type { Country } from '../data/spaces.js';
import { factsOf, isFort, NAVAL, POLITICAL, regionOf, type Space } from '../map.js';
import { addEffect } from '../ministries/points.js';
import { CONFLICT, NOBODY, type Position, SPAIN } from '../position.js';
import type { EventQuestion } from '../question-id.js';
import { cardRef, spaceRef, spaceReferred } from '../references.js';
import type { Side } from '../sides.js';
import { forceDebt, reduceDebt, score } from '../treasury.js';
import { does, type EventEffect, type EventPlay } from './event.js';

/** What cards do, again and again (3.2.8). No connection is needed for any of it (5.2.4). */

/** Spaces that an effect may choose from. */
export type Among = readonly Space[] | ((play: EventPlay) => readonly Space[]);
const list = (among: Among, play: EventPlay): readonly Space[] => (typeof among === 'function' ? among(play) : among);

export const inCountries = (...countries: readonly Country[]): readonly Space[] =>
  POLITICAL.filter((space) => {
    const { country } = factsOf(space);
    return country !== undefined && countries.includes(country);
  });
export const EUROPEAN = POLITICAL.filter((space) => regionOf(space) === 'europe');

/** One of these spaces. If there is none, that is logged, because the card would otherwise leave no trace. */
export function* pick(
  play: EventPlay,
  what: EventQuestion,
  spaces: readonly Space[],
  may: 'may' | 'must' = 'must',
  more: Params = {},
): Procedure<Space | undefined> {
  const card = cardRef(play.card);
  if (spaces.length === 0) log(play.g, 'log.event.nothing', { card });
  return yield* pickSpace(question(play.side, `event.${what}`, '5.2', { card, ...more }), spaces, may);
}

/** 3.4.5, R18: points wait for the actions of the round, with what they may be spent on. */
export function gain({ g, round, side }: EventPlay, type: ActionType, points: number, limit?: string): void {
  if (points <= 0) return;
  round.pools = [...round.pools, { source: 'event', type, points, ...(limit === undefined ? {} : { limit }) }];
  const told = { side: `seat:${side}`, n: points, type: `type:${type}` };
  if (limit === undefined) log(g, 'log.event.points', told);
  else log(g, 'log.event.points.limited', { ...told, limit: `limit:${limit}` });
}
export const points = (type: ActionType, n: number, limit?: string): EventEffect =>
  does((play) => gain(play, type, n, limit));

/** Points of one type or of another. */
export const pointsOfEither = (types: readonly ActionType[], n: number, limit?: string): EventEffect =>
  function* (play) {
    const bound = `limit:${limit ?? 'none'}`;
    const q = question(play.side, 'event.type', '5.2', { card: cardRef(play.card), n, limit: bound });
    gain(play, yield* pickWord(q, types), n, limit);
  };

export const vp = (n: number): EventEffect => does(({ g, side }) => score(g, side, n));
export const reduce = (n: number): EventEffect => does(({ g, side }) => void reduceDebt(g, side, n));
/** R35: Debt that the other is forced to take. */
export const indebt = (n: number): EventEffect => does(({ g, foe }) => forceDebt(g, foe, n));

/** The other's flag, or a Spanish one (12.1). */
const isOpposing = (g: Position, space: Space, foe: Side): boolean => has(g, space, foe) || g.flags[space] === SPAIN;

/** Unflag: removes an opposing flag, never the side's own (R10). */
export const unflag = (among: Among): EventEffect =>
  function* (play) {
    const { g, foe } = play;
    const targets = list(among, play).filter((space) => isOpposing(g, space, foe));
    const space = yield* pick(play, 'unflag', targets);
    if (space !== undefined) lower(g, space);
  };

export const mayShift = ({ g, side }: EventPlay, space: Space): boolean => !has(g, space, side) && isOpen(g, space);
export function shiftAt({ g, side }: EventPlay, space: Space): void {
  if (g.flags[space] === NOBODY) raise(g, space, side);
  else lower(g, space);
}
/** Shift: an empty space is flagged, or an opposing flag goes. */
export const shift = (among: Among): EventEffect =>
  function* (play) {
    const targets = list(among, play).filter((space) => mayShift(play, space));
    const space = yield* pick(play, 'shift', targets);
    if (space !== undefined) shiftAt(play, space);
  };

/** R10: removing takes a flag whosever it is. */
export const removeFlag = (among: readonly Space[], whose: 'own' | 'foe'): EventEffect =>
  function* (play) {
    const owner = whose === 'own' ? play.side : play.foe;
    const targets = among.filter((space) => has(play.g, space, owner));
    const space = yield* pick(play, whose === 'own' ? 'remove.own' : 'remove', targets);
    if (space !== undefined) lower(play.g, space);
  };

/** Conflict markers, where there is none yet. */
export const conflict = (among: Among, n = 1, may: 'may' | 'must' = 'must', kind: number = CONFLICT): EventEffect =>
  function* (play) {
    for (let i = 0; i < n; i++) {
      const targets = list(among, play).filter((space) => mayHaveConflict(play.g, space));
      const space = yield* pick(play, 'conflict', targets, may, { left: n - i });
      if (space === undefined) return;
      placeConflict(play.g, space, kind);
    }
  };

/** A Squadron at sea goes to the Navy Box. */
export const driveHome = (whose: Side): EventEffect =>
  function* (play) {
    const seas = NAVAL.filter((sea) => has(play.g, sea, whose));
    const sea = yield* pick(play, 'squadron.home', seas);
    if (sea !== undefined) displace(play.g, sea);
  };

/** An effect for the round. What it changes is logged when it applies. */
export const lasting = (effect: string): EventEffect =>
  does(({ g, round, card }) => {
    addEffect(round, effect);
    log(g, 'log.event.lasting', { card: cardRef(card) });
  });

/** The player of the card removes a Squadron from a sea or the Navy Box. Returns the place. */
function* takeOne(play: EventPlay, whose: Side, key: EventQuestion): Procedure<Param | undefined> {
  const { g, card } = play;
  const seas = NAVAL.filter((sea) => has(g, sea, whose)).map(spaceRef);
  const places = [...(g.navyBox[whose] > 0 ? ['navy-box'] : []), ...seas];
  if (places.length === 0) {
    log(g, 'log.event.nothing', { card: cardRef(card) });
    return undefined;
  }
  const q = question(play.side, `event.${key}`, '5.2', { card: cardRef(card) });
  const sea = spaceReferred(yield* pickWord(q, places));
  if (sea === undefined) {
    g.navyBox[whose]--;
    return message('option.navy-box');
  }
  takeSquadron(g, sea);
  return spaceRef(sea);
}
/** R38: it waits on the turn track until the next Reset. Returns whether there was a Squadron to take. */
export function* setOneAside(play: EventPlay, whose: Side): Procedure<boolean> {
  const from = yield* takeOne(play, whose, 'squadron.aside');
  if (from === undefined) return false;
  play.g.waiting[whose]++;
  log(play.g, 'log.event.aside', { side: `seat:${whose}`, from });
  return true;
}
export const setAside = (whose: Side): EventEffect =>
  function* (play) {
    yield* setOneAside(play, whose);
  };
/** R38: one less for the rest of the game. */
export const sinkForGood = (whose: Side): EventEffect =>
  function* (play) {
    const from = yield* takeOne(play, whose, 'squadron.gone');
    if (from === undefined) return;
    play.g.sunk[whose]++;
    log(play.g, 'log.event.gone', { side: `seat:${whose}`, from });
  };

/** A Squadron that is not built yet joins the Navy Box. */
export const build: EventEffect = does(({ g, side, card }) => {
  if (g.unbuilt[side] === 0) return log(g, 'log.event.nothing', { card: cardRef(card) });
  g.unbuilt[side]--;
  g.navyBox[side]++;
  log(g, 'log.built', { side: `seat:${side}` });
});

export const isIntactFort = (g: Position, space: Space, owner: Side): boolean =>
  isFort(space) && has(g, space, owner) && g.damaged[space] === 0;
