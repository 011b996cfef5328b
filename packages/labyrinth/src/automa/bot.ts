import { type BotAnswer, type BotFactory, type DecisionView, type Message, optionLabel } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { type QuestionIdFor, questionInput, type SolitaireQuestionId } from '../questions.js';
import { inputError, text } from '../text.js';
import { CHART } from './chart.js';
import { guidingCard, RANDOM } from './events.js';
import { guideOf } from './guides.js';

/**
 * 9.4: the Jihadists of the solitaire game, who follow the Activities Chart. The bot has no memory and doesn't look at
 * the position: the question lists the boxes that fit, and the rules roll with the game's dice (9.5).
 */
export const solitaire: BotFactory<Position> = (seat) => {
  if (seat !== 'jihadist') throw inputError('error.solitaireSeat', { given: seat, allowed: 'jihadist' });
  return { answer: ({ decision }) => (ANSWERERS[questionInput(decision).key] ?? followCard)(decision) };
};

const because = (rule: string, reason: Message): Message => text('why.solitaire', { rule, reason });

/** The first box of the chart that fits. */
function followChart({ rule, options }: DecisionView): BotAnswer {
  let [first] = options;
  for (const option of options) if (rank(option) < rank(first)) first = option;
  return { option: first, reason: because(rule, optionLabel(first)) };
}

const RANKS: ReadonlyMap<string, number> = new Map(CHART.map((box, at) => [box, at]));
const rank = (option: string): number => RANKS.get(option) ?? CHART.length;

/** 9.3.1: the rules list active cells first. */
const activeFirst = ({ options: [option] }: DecisionView): BotAnswer => ({
  option,
  reason: because('9.3.1', text('reason.solo.cell')),
});

/** Questions of an event (9.4.2.1, 9.6): the rules list the option that chapter 9 prescribes first. */
function followCard(decision: DecisionView): BotAnswer {
  const { rule, options } = decision;
  const [option] = options;
  const card = guidingCard(decision);
  if (card === undefined || !rule.startsWith('9.')) return { option };
  const isGuided = option.startsWith('space:') || option === RANDOM;
  return isGuided ? { option, reason: because(rule, text(`reason.solo.${guideOf(card).reason}`)) } : { option };
}

type ChartAnswerer = (decision: DecisionView) => BotAnswer;

/** Questions for a cell. */
type OfCell = Extract<QuestionIdFor<'jihadist'>, 'jihad.lose' | 'travel.cell' | 'event.cell'>;

/** The questions of the solitaire game and those for a cell. All others come from an event, whose guide answers them. */
const ANSWERS: Readonly<Record<SolitaireQuestionId | OfCell, ChartAnswerer>> = {
  'solo.use': followChart,
  'solo.operations': followChart,
  'solo.plot': followChart,
  'solo.major': followChart,
  'solo.minor': followChart,
  'solo.recruit': followChart,
  'solo.to': followChart,
  'solo.from': followChart,
  'solo.radical': followChart,
  'event.shiaMix': followCard,
  'jihad.lose': activeFirst,
  'travel.cell': activeFirst,
  'event.cell': activeFirst,
};
const ANSWERERS: { readonly [Id in string]?: ChartAnswerer } = ANSWERS;
