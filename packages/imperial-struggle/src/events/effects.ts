import type { Narrowing, NeedQuestion, Param, ParamKinds, Procedure } from '@sandtable/kernel';
import { displace, has, lower, placeConflict, raise, takeSquadron } from '../control.js';
import type { ActionType } from '../data/investments.js';
import type { Country } from '../data/spaces.js';
import { factsOf, isFort, POLITICAL, regionOf, type Space } from '../map.js';
import { addEffect } from '../ministries/points.js';
import { CONFLICT, NOBODY, type Position } from '../position.js';
import { cardRef, spaceRef } from '../references.js';
import type { Side } from '../sides.js';
import { log, text } from '../text.js';
import { forceDebt, reduceDebt, score } from '../treasury.js';
import { does, type EventEffect, type EventPlay } from './event.js';
import { EVENT } from './questions.js';

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

/** One of these spaces that meets the needs. If there is none, that is logged, because the card would otherwise leave no trace. */
export function* pick<C>(
  { g, card }: EventPlay,
  question: Pick<NeedQuestion<string, Position, C, ParamKinds, Space, undefined>, 'open' | 'askFor'>,
  asked: C,
  narrowing: Narrowing<Space> = {},
): Procedure<Space | undefined> {
  const spaces = question.open(g, asked, narrowing);
  if (spaces.length === 0) log(g, 'log.event.nothing', { card: cardRef(card) });
  return yield* question.askFor(g, asked, spaces, narrowing.may);
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
    gain(play, yield* EVENT.type.ask(play.g, { ...play, n, limit: limit ?? 'none' }, types), n, limit);
  };

export const vp = (n: number): EventEffect => does(({ g, side }) => score(g, side, n));
export const reduce = (n: number): EventEffect => does(({ g, side }) => void reduceDebt(g, side, n));
/** R35: Debt that the other is forced to take. */
export const indebt = (n: number): EventEffect => does(({ g, foe }) => forceDebt(g, foe, n));

/** Unflag: removes an opposing flag, never the side's own (R10). */
export const unflag = (among: Among): EventEffect =>
  function* (play) {
    const space = yield* pick(play, EVENT.unflag, play, { among: list(among, play) });
    if (space !== undefined) lower(play.g, space);
  };

export function shiftAt({ g, side }: EventPlay, space: Space): void {
  if (g.flags[space] === NOBODY) raise(g, space, side);
  else lower(g, space);
}
/** Shift: an empty space is flagged, or an opposing flag goes. */
export const shift = (among: Among): EventEffect =>
  function* (play) {
    const space = yield* pick(play, EVENT.shift, play, { among: list(among, play) });
    if (space !== undefined) shiftAt(play, space);
  };

/** R10: removing takes a flag whosever it is. */
export const removeFlag = (among: readonly Space[], whose: 'own' | 'foe'): EventEffect =>
  function* (play) {
    const question = whose === 'own' ? EVENT.removeOwn : EVENT.remove;
    const space = yield* pick(play, question, play, { among });
    if (space !== undefined) lower(play.g, space);
  };

/** Conflict markers, where there is none yet. */
export const conflict = (among: Among, n = 1, may: 'may' | 'must' = 'must', kind: number = CONFLICT): EventEffect =>
  function* (play) {
    for (let i = 0; i < n; i++) {
      const space = yield* pick(play, EVENT.conflict, { ...play, left: n - i }, { among: list(among, play), may });
      if (space === undefined) return;
      placeConflict(play.g, space, kind);
    }
  };

/** A British Squadron at sea goes to the Navy Box. */
export const driveHome: EventEffect = function* (play) {
  const sea = yield* pick(play, EVENT.squadronHome, play);
  if (sea !== undefined) displace(play.g, sea);
};

/** An effect for the round. What it changes is logged when it applies. */
export const lasting = (effect: string): EventEffect =>
  does(({ g, round, card }) => {
    addEffect(round, effect);
    log(g, 'log.event.lasting', { card: cardRef(card) });
  });

/** The player of the card removes a British Squadron from a sea or the Navy Box. Returns the place. */
function* takeOne(
  play: EventPlay,
  question: typeof EVENT.squadronAside | typeof EVENT.squadronGone,
): Procedure<Param | undefined> {
  const { g, card } = play;
  const box = g.navyBox.britain > 0 ? (['navy-box'] as const) : [];
  if (box.length === 0 && !question.hasAny(g, play)) {
    log(g, 'log.event.nothing', { card: cardRef(card) });
    return undefined;
  }
  const from = (yield* question.askOr(g, play, box)) ?? 'navy-box';
  if (from === 'navy-box') {
    g.navyBox.britain--;
    return text('option.navy-box');
  }
  takeSquadron(g, from);
  return spaceRef(from);
}
/** R38: it waits on the turn track until the next Reset. Returns whether there was a Squadron to take. */
export function* setOneAside(play: EventPlay): Procedure<boolean> {
  const from = yield* takeOne(play, EVENT.squadronAside);
  if (from === undefined) return false;
  play.g.waiting.britain++;
  log(play.g, 'log.event.aside', { side: 'seat:britain', from });
  return true;
}
export const setAside: EventEffect = function* (play) {
  yield* setOneAside(play);
};
/** R38: one less for the rest of the game. */
export const sinkForGood: EventEffect = function* (play) {
  const from = yield* takeOne(play, EVENT.squadronGone);
  if (from === undefined) return;
  play.g.sunk.britain++;
  log(play.g, 'log.event.gone', { side: 'seat:britain', from });
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
