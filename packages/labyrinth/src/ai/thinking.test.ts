import {
  askedBot,
  type BotTurn,
  newMatch,
  PROGRESS_PARTS,
  playBots,
  seatBots,
  type ThinkingStep,
  type ThinkingTask,
  type ThinkingWatch,
  thinkThrough,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from '../index.js';
import type { Position } from '../position.js';
import { SIDES } from '../sides.js';

/** A match in which a searching player is asked after some cards, and that player. */
function someTurn(seed: string, level = 'easy') {
  const match = newMatch(game, { seed }, { log: false });
  const steady = seatBots(game, SIDES, { us: 'steady', jihadist: 'steady' }, seed);
  playBots(match, new Map([...steady].filter(([seat]) => seat === 'us')));
  const asked = askedBot(match, seatBots(game, SIDES, { us: level, jihadist: level }, seed));
  if (!asked) throw new Error('nobody is asked');
  return asked;
}

/** The same turn, watched. */
const watched = (turn: BotTurn<Position>, watch: ThinkingWatch): BotTurn<Position> => ({
  decision: turn.decision,
  seat: turn.seat,
  watch,
  position: () => turn.position(),
  knowledge: () => {
    if (!turn.knowledge) throw new Error('a turn in a match has its knowledge');
    return turn.knowledge();
  },
});

const seeds = ['a', 'b', 'c', 'd'];

describe('a searching player that thinks in steps', () => {
  it('gives the same answer whoever carries out its tasks, in whatever order', () => {
    for (const seed of seeds) {
      const one = someTurn(seed);
      const alone = one.bot.answer(one.turn);
      const leader = someTurn(seed);
      const helpers = [someTurn(seed), someTurn(seed)];
      const thinking = leader.bot.think?.(leader.turn);
      if (!thinking) throw new Error('it does not think in steps');
      let step = thinking.next();
      while (!step.done) {
        const { tasks } = step.value;
        const results: unknown[] = [];
        for (const i of [...tasks.keys()].reverse()) {
          const helper = helpers[i % 2] ?? leader;
          // As between workers: tasks and results are copies.
          const task: ThinkingTask = structuredClone(tasks[i] ?? {});
          results[i] = structuredClone(helper.bot.carryOut?.(helper.turn, task));
        }
        step = thinking.next({ results, moveNow: false });
      }
      expect(step.value).toEqual(alone);
    }
  });

  it('counts its progress through all parts, whatever the position is', () => {
    for (const seed of seeds) {
      const { bot, turn } = someTurn(seed, 'medium');
      const seen: number[] = [];
      const onStep = ({ progress }: ThinkingStep) => {
        if (seen.at(-1) !== progress) seen.push(progress);
      };
      bot.answer(watched(turn, { onStep }));
      expect(seen).toEqual(Array.from({ length: PROGRESS_PARTS + 1 }, (_, i) => i));
    }
  });

  it('moves at once when somebody asks for it, with what it has found', () => {
    for (const seed of seeds) {
      for (const stopAt of [0, 5, 15]) {
        const { bot, turn } = someTurn(seed, 'medium');
        let progress = 0;
        let steps = 0;
        const { option } = bot.answer(
          watched(turn, {
            onStep(step) {
              progress = step.progress;
              if (progress > stopAt) steps++;
            },
            isMoveNow: () => progress >= stopAt,
          }),
        );
        expect(turn.decision.options).toContain(option);
        expect(steps).toBeLessThanOrEqual(1);
      }
    }
  });

  it('follows its plan without thinking again', () => {
    const { bot, turn } = someTurn('a');
    bot.answer(turn);
    let steps = 0;
    bot.answer(watched(turn, { onStep: () => steps++ }));
    expect(steps).toBe(0);
  });
});

it('thinks through without a watch', () => {
  const { bot, turn } = someTurn('b');
  const thinking = bot.think?.(turn);
  const again = someTurn('b');
  if (!thinking) throw new Error('it does not think in steps');
  const { option } = thinkThrough(thinking, (task) => bot.carryOut?.(turn, task));
  expect(option).toBe(again.bot.answer(again.turn).option);
});
