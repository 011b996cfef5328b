import type { Country } from '../../countries.js';
import { cardOf, US_ELECTION } from '../../deck.js';
import { conditionHolds, isPlayable } from '../../events/index.js';
import { oppositePosture } from '../../governance.js';
import { HARD, PLOT_KINDS, type Position } from '../../position.js';
import { cardRef, countryRef } from '../../references.js';
import { mayReserve, withReserves } from '../../rules/reserves.js';
import { MOST_RESERVES } from '../../tracks.js';
import {
  type Answerer,
  best,
  bestOf,
  type Choice,
  cardParam,
  choice,
  countryParam,
  numberParam,
  offers,
  openCards,
  openCountries,
  openNumbers,
} from '../asked.js';
import { usEventGain } from '../events-us.js';
import { plotHarm } from '../plots.js';
import { postureRollGain, suits } from '../relations.js';
import { WEIGHTS } from '../worth.js';
import { allyLostGain, jihadAbroadGain, ownEventGain, shiftGain, worsenGain } from './events.js';
import { bestJihad, bestJourney, bestPlot, bestPlotKind, bestRecruit, cellsGain, type Target } from './operations.js';

/** What the Jihadists of `steady` answer, a question after the other. */

const aimed = (option: string, target: Target | undefined, reason: string): Choice[] =>
  target ? [choice(option, target.gain, reason, { space: countryRef(target.item) })] : [];

/** The operations of a value, with what each would bring at best. */
function operations(g: Position, ops: number): Choice[] {
  const journey = bestJourney(g, ops);
  return [
    ...aimed('jihad', bestJihad(g, ops), 'jihad'),
    ...aimed('plot', bestPlot(g, ops), 'plot'),
    ...aimed('recruit', bestRecruit(g, ops), 'recruit'),
    ...(journey ? [choice('travel', journey.gain, 'travel', { space: countryRef(journey.to) })] : []),
  ];
}

interface Plan extends Choice {
  readonly spend: boolean;
}

function plans(g: Position, card: number, thought: Map<number, Choice[]> = new Map()): Plan[] {
  const { ops } = cardOf(card);
  const of = (value: number): Choice[] => {
    const found = thought.get(value) ?? operations(g, value);
    thought.set(value, found);
    return found;
  };
  const found: Plan[] = [];
  if (isPlayable(g, card, 'jihadist')) {
    found.push({ ...choice('event', ownEventGain(g, card), 'event', { card: cardRef(card) }), spend: false });
  }
  for (const one of of(ops)) found.push({ ...one, spend: false });
  const value = withReserves(g, 'jihadist', ops);
  const cost = WEIGHTS.reserve * g.reserves.jihadist;
  if (value > ops) for (const one of of(value)) found.push({ ...one, gain: one.gain - cost, spend: true });
  if (mayReserve(card) && g.hands.jihadist.length > 1) {
    const more = Math.min(MOST_RESERVES - g.reserves.jihadist, ops);
    found.push({ ...choice('reserves', WEIGHTS.reserve * more, 'reserves'), spend: false });
  }
  return found;
}

/** What the event of the US does that goes with any use of its card (6.3.2), but with the first plot of the turn (8.5.3). */
function sideEffect(g: Position, card: number, use: string | undefined): number {
  if (card === US_ELECTION || cardOf(card).association !== 'us' || use === 'event') return 0;
  if (use === 'plot' && !g.firstPlot) return 0;
  return conditionHolds(g, card, 'us') ? -Math.max(0, usEventGain(g, card)) : 0;
}

const bestPlan = (g: Position, card: number, thought?: Map<number, Choice[]>): Plan | undefined =>
  best(plans(g, card, thought).map((plan) => ({ ...plan, gain: plan.gain + sideEffect(g, card, plan.option) })));

const cardChoice = (g: Position, card: number, thought: Map<number, Choice[]>): Choice => {
  const plan = bestPlan(g, card, thought);
  return choice(cardRef(card), plan?.gain ?? 0, plan?.reason ?? 'play', plan?.params);
};

const play: Answerer = (q) => {
  const thought = new Map<number, Choice[]>();
  return best(openCards(q).map((card) => cardChoice(q.g, card, thought)));
};

const use: Answerer = (q) => {
  const card = cardParam(q);
  const found = card === undefined ? undefined : bestPlan(q.g, card);
  return found && offers(q, found.option) ? found : undefined;
};

const reserves: Answerer = (q) => {
  const card = q.g.playing[q.g.playing.length - 1];
  const spend = card !== undefined && bestPlan(q.g, card)?.spend;
  return spend ? choice('spend', 0, 'reserves.spend') : choice('keep', 0, 'reserves.keep');
};

const least = (q: Parameters<Answerer>[0]): Choice | undefined => {
  const thought = new Map<number, Choice[]>();
  const found = bestOf(openCards(q), (card) => -cardChoice(q.g, card, thought).gain);
  return found && choice(cardRef(found.item), found.gain, 'discard', { card: cardRef(found.item) });
};

/** The country that brings most. */
const where =
  (reason: string, gain: (g: Position, country: Country) => number, enough = Number.NEGATIVE_INFINITY): Answerer =>
  (q) => {
    const found = bestOf(openCountries(q), (country) => gain(q.g, country));
    if (!found) return undefined;
    if (found.gain < enough && offers(q, 'done')) return choice('done', 0, 'enough');
    return choice(countryRef(found.item), found.gain, reason, { space: countryRef(found.item) });
  };

const MOST_DICE = 3;
const aim =
  (reason: string, find: (g: Position, ops: number, among: Country[]) => Target | undefined): Answerer =>
  (q) => {
    const found = find(q.g, MOST_DICE, openCountries(q));
    if (!found) return undefined;
    // What is left of the value goes where it does any good.
    if (found.gain <= 0 && offers(q, 'done')) return choice('done', 0, 'enough');
    return choice(countryRef(found.item), found.gain, reason, { space: countryRef(found.item) });
  };

const travelFrom: Answerer = (q) => {
  const found = bestJourney(q.g, numberParam(q, 'left'), openCountries(q));
  if (!found) return undefined;
  if (found.gain <= 0 && offers(q, 'done')) return choice('done', 0, 'enough');
  return choice(countryRef(found.from), found.gain, 'travel', { space: countryRef(found.to) });
};

const travelTo: Answerer = (q) => {
  const from = countryParam(q, 'from');
  const found = from === undefined ? undefined : bestJourney(q.g, 1, [from], openCountries(q));
  return found && choice(countryRef(found.to), found.gain, 'travel', { space: countryRef(found.to) });
};

const plotKind: Answerer = (q) => {
  const country = countryParam(q);
  const kinds = PLOT_KINDS.filter((kind) => offers(q, `piece:plot-${kind}`));
  const kind = country === undefined ? undefined : bestPlotKind(q.g, country, kinds);
  return kind === undefined ? undefined : choice(`piece:plot-${kind}`, 0, 'plot.kind');
};

/** The posture that does not suit the US. */
const posture: Answerer = (q) => choice(oppositePosture(suits(q.g)) === HARD ? 'hard' : 'soft', 0, 'jihadist.posture');

const cellHere = (g: Position, country: Country): number => cellsGain(g, country, 1);
const plotHere = (g: Position, country: Country): number => plotHarm(g, { country, kind: 0 });

export const JIHADIST_ANSWERS: Readonly<Record<string, Answerer>> = {
  play,
  'play.chance': () => choice('draw', 0, 'any'),
  cadre: () => choice('done', 0, 'enough'),
  use,
  reserves,
  // What the US gains is felt less once the operation is done.
  order: () => choice('operation-first', 0, 'order.operation'),
  operation: (q) => best(operations(q.g, numberParam(q))),
  'setup.cell': where('cell.place', cellHere),
  'plots.next': where('plot', plotHere),
  'plots.which': (q) => choice(q.options[0], 0, 'any'),
  'plots.again': () => choice('no', 0, 'enough'),
  'plots.schengen': where('jihadist.posture', (g, country) => -postureRollGain(g, country)),
  recruit: aim('recruit', bestRecruit),
  'recruit.share': (q) => choice(`number:${Math.max(...openNumbers(q))}`, 0, 'recruit.share'),
  jihad: aim('jihad', bestJihad),
  'jihad.major': () => choice('yes', 0, 'jihad.major'),
  'jihad.lose': (q) => (offers(q, 'piece:active') ? choice('piece:active', 0, 'cell.lose') : undefined),
  plot: aim('plot', bestPlot),
  'plot.kind': plotKind,
  'travel.from': travelFrom,
  'travel.cell': (q) => (offers(q, 'piece:active') ? choice('piece:active', 0, 'travel.cell') : undefined),
  'travel.to': travelTo,
  'event.second': play,
  'event.discard': least,
  'event.recover': play,
  'event.cellPlace': where('cell.place', cellHere),
  'event.country': where('cell.place', cellHere),
  'event.videos': where('cell.place', cellHere),
  'event.cell': (q) => (offers(q, 'piece:active') ? choice('piece:active', 0, 'cell.lose') : undefined),
  'event.ally': where('event.country', allyLostGain),
  'event.adversary': where('event.country', shiftGain),
  'event.worsen': where('event.country', worsenGain),
  'event.jihad': where('event.country', jihadAbroadGain),
  'event.exKgb': where('event.country', (g, country) => shiftGain(g, country) + 0.2),
  'event.wmd': where('event.country', () => 0),
  'event.leak': (q) => choice(q.options[0], 0, 'any'),
  'event.martyr': where('plot', plotHere),
  'event.plotPlace': where('plot', plotHere),
  'event.postureOf': where('jihadist.posture', (g, country) => -postureRollGain(g, country)),
  'event.posture': posture,
};
