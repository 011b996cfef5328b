import { CHECKPOINT, type Message, type Procedure } from '@sandtable/kernel';
import { solitaire } from '../automa/bot.js';
import { playSolitaire } from '../automa/play.js';
import type { Position } from '../position.js';
import { type PositionFields, positionWith } from './positions.js';

/** For tests: runs a procedure of the solitaire game. The automa answers for the Jihadists, these answers are the US's. */
export interface ChartRun {
  /** The Jihadists' answers, in order. */
  readonly answers: readonly string[];
  /** The same with rule and reason key. */
  readonly reasons: readonly string[];
}

export function followChart(procedure: Procedure<unknown>, us: readonly string[] = []): ChartRun {
  const bot = solitaire('jihadist', 'test');
  const left = [...us];
  const answers: string[] = [];
  const reasons: string[] = [];
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    const offered = decision.options;
    if (decision.seat === 'us') {
      const answer = left.shift() ?? '';
      if (!offered.includes(answer))
        throw new Error(`${decision.prompt.key} offers ${offered.join(' ')}, not ${answer}`);
      step = procedure.next({ us: answer });
      continue;
    }
    const { option, reason } = bot.answer({ decision, seat: 'jihadist', position: blind });
    if (!offered.includes(option)) throw new Error(`${decision.prompt.key} offers ${offered.join(' ')}, not ${option}`);
    answers.push(option);
    reasons.push(reason ? spelled(reason) : '');
    step = procedure.next({ jihadist: option });
  }
  if (left.length > 0) throw new Error(`answers left over: ${left.join(' ')}`);
  return { answers, reasons };
}

/** The automa doesn't need the position. */
const blind = (): Position => {
  throw new Error('the bot looked');
};

const spelled = ({ params = {} }: Message): string => {
  const { rule, reason } = params;
  return `${rule} ${typeof reason === 'object' ? reason.key : reason}`;
};

/** A position of the solitaire game in the Jihadists’ phase. */
export const soloGame = (
  it: PositionFields,
  dice: readonly number[] = [],
  options: Readonly<Record<string, string>> = {},
): Position => positionWith({ step: 'jihadist', ...it }, { solitaire: 'yes', ...options }, dice);

/** Turns over and plays the card, which need not be on the stack. */
export function soloTurn(g: Position, card: number, us: readonly string[] = []): ChartRun {
  if (!g.hands.jihadist.includes(card)) {
    for (const pile of [g.draw, g.removed]) {
      const at = pile.indexOf(card);
      if (at >= 0) pile.splice(at, 1);
    }
    g.hands.jihadist.push(card);
  }
  return followChart(playSolitaire(g, card), us);
}
