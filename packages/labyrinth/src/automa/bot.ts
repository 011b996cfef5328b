import { type BotAnswer, type BotFactory, InputError, type Message, message, type Params } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { cardReferred } from '../references.js';
import { CHART } from './chart.js';
import { RANDOM } from './events.js';
import { guideOf } from './guides.js';

/**
 * 9.4: the Jihadists of the solitaire game, who follow the Activities Chart. The bot has no memory and doesn't look at
 * the position: the question lists the boxes that fit, and the rules roll with the game's dice (9.5).
 */
export const solitaire: BotFactory<Position> = (seat) => {
  if (seat !== 'jihadist') throw new InputError('error.solitaireSeat', { given: seat, allowed: 'jihadist' });
  return {
    answer: ({ decision }) => {
      const options = decision.options;
      return RANKS.has(options[0])
        ? followChart(decision.rule, options)
        : followCard(decision.rule, decision.prompt.params ?? {}, options);
    },
  };
};

const because = (rule: string, reason: string): Message => message('why.solitaire', { rule, reason: { key: reason } });

/** The first box of the chart that fits. */
function followChart(rule: string, options: readonly string[]): BotAnswer {
  let first = options[0];
  for (const option of options) if (rank(option) < rank(first)) first = option;
  return { option: first, reason: because(rule, `option.${first}`) };
}

const RANKS: ReadonlyMap<string, number> = new Map(CHART.map((box, at) => [box, at]));
const rank = (option: string): number => RANKS.get(option) ?? CHART.length;

/** Questions of an event or a jihad (9.4.2.1, 9.6): the rules list the option that chapter 9 prescribes first. */
function followCard(rule: string, { card }: Params, options: readonly string[]): BotAnswer {
  const [option] = options;
  if (option.startsWith('piece:')) return { option, reason: because('9.3.1', 'reason.solo.cell') };
  const number = typeof card === 'string' ? cardReferred(card) : undefined;
  if (number === undefined || !rule.startsWith('9.')) return { option };
  if (option.startsWith('space:') || option === RANDOM) {
    return { option, reason: because(rule, `reason.solo.${guideOf(number).reason}`) };
  }
  return { option };
}
