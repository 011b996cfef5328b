import type { Country } from '../../countries.js';
import { cardOf, US_ELECTION } from '../../deck.js';
import { conditionHolds, isPlayable } from '../../events/index.js';
import { PLOT_KINDS, type Position } from '../../position.js';
import type { QuestionIdFor, SolitaireQuestionId } from '../../questions.js';
import { cardRef, countryRef, plotRef } from '../../references.js';
import { mayReserve, withReserves } from '../../rules/reserves.js';
import { MAX_RESERVES } from '../../tracks.js';
import { usEventGain } from '../events-us.js';
import {
  type Answerer,
  type AnswerTable,
  best,
  bestOf,
  type InCountry,
  type OfCard,
  offeredNumbers,
  offers,
  openCards,
  openCountries,
  type ReasonFor,
  type ScoredOption,
  scoredOption,
} from '../heuristic-input.js';
import { plotHarm } from '../plots.js';
import { WEIGHTS } from '../position-worth.js';
import { postureRollGain } from '../relations.js';
import { allyLostGain, jihadAbroadGain, ownEventGain, shiftGain, worsenGain } from './events.js';
import {
  bestJihad,
  bestJourney,
  bestPlot,
  bestPlotKind,
  bestRecruit,
  cellsGain,
  type ScoredTarget,
} from './operations.js';

/** The answers of the heuristic player for the Jihadists, by question. */

const aimed = (option: string, target: ScoredTarget | undefined, reason: ReasonFor<'space'>): ScoredOption[] =>
  target ? [scoredOption(option, target.gain, reason, { space: countryRef(target.item) })] : [];

/** The operations possible with a value, each with its best gain. */
function operations(g: Position, ops: number): ScoredOption[] {
  const journey = bestJourney(g, ops);
  return [
    ...aimed('jihad', bestJihad(g, ops), 'jihad'),
    ...aimed('plot', bestPlot(g, ops), 'plot'),
    ...aimed('recruit', bestRecruit(g, ops), 'recruit'),
    ...(journey ? [scoredOption('travel', journey.gain, 'travel', { space: countryRef(journey.to) })] : []),
  ];
}

interface JihadistCardPlan extends ScoredOption {
  readonly spend: boolean;
}

function plans(g: Position, card: number, evaluated: Map<number, ScoredOption[]> = new Map()): JihadistCardPlan[] {
  const { ops } = cardOf(card);
  const of = (value: number): ScoredOption[] => {
    const found = evaluated.get(value) ?? operations(g, value);
    evaluated.set(value, found);
    return found;
  };
  const found: JihadistCardPlan[] = [];
  if (isPlayable(g, card, 'jihadist')) {
    found.push({ ...scoredOption('event', ownEventGain(g, card), 'event', { card: cardRef(card) }), spend: false });
  }
  for (const one of of(ops)) found.push({ ...one, spend: false });
  const value = withReserves(g, 'jihadist', ops);
  const cost = WEIGHTS.reserve * g.reserves.jihadist;
  if (value > ops) for (const one of of(value)) found.push({ ...one, gain: one.gain - cost, spend: true });
  if (mayReserve(card) && g.hands.jihadist.length > 1) {
    const more = Math.min(MAX_RESERVES - g.reserves.jihadist, ops);
    found.push({ ...scoredOption('reserves', WEIGHTS.reserve * more, 'reserves'), spend: false });
  }
  return found;
}

/** What a US card's event costs when the card is used for operations (6.3.2), except for the first plot of the turn (8.5.3). */
function sideEffect(g: Position, card: number, use: string | undefined): number {
  if (card === US_ELECTION || cardOf(card).association !== 'us' || use === 'event') return 0;
  if (use === 'plot' && !g.firstPlot) return 0;
  return conditionHolds(g, card, 'us') ? -Math.max(0, usEventGain(g, card)) : 0;
}

const bestPlan = (g: Position, card: number, evaluated?: Map<number, ScoredOption[]>): JihadistCardPlan | undefined =>
  best(plans(g, card, evaluated).map((plan) => ({ ...plan, gain: plan.gain + sideEffect(g, card, plan.option) })));

const cardChoice = (g: Position, card: number, evaluated: Map<number, ScoredOption[]>): ScoredOption => {
  const plan = bestPlan(g, card, evaluated);
  const option = cardRef(card);
  return plan ? { option, gain: plan.gain, reason: plan.reason, params: plan.params } : scoredOption(option, 0, 'play');
};

const play: Answerer = (q) => {
  const evaluated = new Map<number, ScoredOption[]>();
  return best(openCards(q).map((card) => cardChoice(q.g, card, evaluated)));
};

const use: Answerer<OfCard> = (q) => {
  const found = bestPlan(q.g, q.params.card);
  return found && offers(q, found.option) ? found : undefined;
};

const reserves: Answerer = (q) => {
  const card = q.g.playing[q.g.playing.length - 1];
  const spend = card !== undefined && bestPlan(q.g, card)?.spend;
  return spend ? scoredOption('spend', 0, 'reserves.spend') : scoredOption('keep', 0, 'reserves.keep');
};

/** The country with the highest gain. */
const where =
  (
    reason: ReasonFor<'space'> | 'jihadist.posture',
    gain: (g: Position, country: Country) => number,
    enough = Number.NEGATIVE_INFINITY,
  ): Answerer =>
  (q) => {
    const found = bestOf(openCountries(q), (country) => gain(q.g, country));
    if (!found) return undefined;
    if (found.gain < enough && offers(q, 'done')) return scoredOption('done', 0, 'enough');
    if (reason === 'jihadist.posture') return scoredOption(countryRef(found.item), found.gain, reason);
    return scoredOption(countryRef(found.item), found.gain, reason, { space: countryRef(found.item) });
  };

const MAX_DICE = 3;
const aim =
  (
    reason: ReasonFor<'space'>,
    find: (g: Position, ops: number, among: readonly Country[]) => ScoredTarget | undefined,
  ): Answerer =>
  (q) => {
    const found = find(q.g, MAX_DICE, openCountries(q));
    if (!found) return undefined;
    // The rest of the value is used only where it gains something.
    if (found.gain <= 0 && offers(q, 'done')) return scoredOption('done', 0, 'enough');
    return scoredOption(countryRef(found.item), found.gain, reason, { space: countryRef(found.item) });
  };

const travelFrom: Answerer<{ readonly left: number }> = (q) => {
  const found = bestJourney(q.g, q.params.left, openCountries(q));
  if (!found) return undefined;
  if (found.gain <= 0 && offers(q, 'done')) return scoredOption('done', 0, 'enough');
  return scoredOption(countryRef(found.from), found.gain, 'travel', { space: countryRef(found.to) });
};

const travelTo: Answerer<{ readonly from: Country }> = (q) => {
  const found = bestJourney(q.g, 1, [q.params.from], openCountries(q));
  return found && scoredOption(countryRef(found.to), found.gain, 'travel', { space: countryRef(found.to) });
};

const plotKind: Answerer<InCountry> = (q) => {
  const kinds = PLOT_KINDS.filter((kind) => offers(q, plotRef(kind)));
  const kind = bestPlotKind(q.g, q.params.space, kinds);
  return kind === undefined ? undefined : scoredOption(plotRef(kind), 0, 'plot.kind');
};

const cellHere = (g: Position, country: Country): number => cellsGain(g, country, 1);
const plotHere = (g: Position, country: Country): number => plotHarm(g, { country, kind: 0 });

/** Every question that the Jihadists can be asked in the two-player game. */
export const JIHADIST_ANSWERS: AnswerTable<Exclude<QuestionIdFor<'jihadist'>, SolitaireQuestionId>> = {
  play,
  'play.chance': () => scoredOption('draw', 0, 'any'),
  cadre: () => scoredOption('done', 0, 'enough'),
  use,
  reserves,
  // The US event gains less after the operation is done.
  order: () => scoredOption('operation-first', 0, 'order.operation'),
  operation: (q) => best(operations(q.g, q.params.ops)),
  'setup.cell': where('cell.place', cellHere),
  'plots.next': where('plot', plotHere),
  'plots.which': (q) => scoredOption(q.options[0], 0, 'any'),
  'plots.again': () => scoredOption('no', 0, 'enough'),
  'plots.schengen': where('jihadist.posture', (g, country) => -postureRollGain(g, country)),
  recruit: aim('recruit', bestRecruit),
  'recruit.share': (q) => scoredOption(`number:${Math.max(...offeredNumbers(q))}`, 0, 'recruit.share'),
  jihad: aim('jihad', bestJihad),
  'jihad.major': () => scoredOption('yes', 0, 'jihad.major'),
  'jihad.lose': (q) => (offers(q, 'piece:active') ? scoredOption('piece:active', 0, 'cell.lose') : undefined),
  plot: aim('plot', bestPlot),
  'plot.kind': plotKind,
  'travel.from': travelFrom,
  'travel.cell': (q) => (offers(q, 'piece:active') ? scoredOption('piece:active', 0, 'travel.cell') : undefined),
  'travel.to': travelTo,
  'event.second': play,
  'event.recover': play,
  'event.cellPlace': where('cell.place', cellHere),
  'event.country': where('cell.place', cellHere),
  'event.videos': where('cell.place', cellHere),
  'event.cell': (q) => (offers(q, 'piece:active') ? scoredOption('piece:active', 0, 'cell.lose') : undefined),
  'event.ally': where('event.country', allyLostGain),
  'event.adversary': where('event.country', shiftGain),
  'event.worsen': where('event.country', worsenGain),
  'event.jihad': where('event.country', jihadAbroadGain),
  'event.exKgb': where('event.country', (g, country) => shiftGain(g, country) + 0.2),
  'event.wmd': where('event.country', () => 0),
  'event.leak': (q) => scoredOption(q.options[0], 0, 'any'),
  'event.martyr': where('plot', plotHere),
  'event.plotPlace': where('plot', plotHere),
};
