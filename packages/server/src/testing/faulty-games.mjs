import { toy } from '@sandtable/kernel/testing';

/** For tests of the bot thread: the toy game with faulty bots. */
const first = (turn) => ({ option: turn.decision.options[0] });
const wait = (milliseconds) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

export const games = {
  [toy.id]: {
    ...toy,
    bots: {
      ...toy.bots,
      /** Never ends. */
      stuck: () => ({ answer: () => wait(Number.POSITIVE_INFINITY) }),
      slow: () => ({
        answer(turn) {
          wait(300);
          return first(turn);
        },
      }),
      /** Ends its whole thread. */
      fatal: () => ({ answer: () => process.exit(3) }),
      /** Searches a long time, in steps, until somebody wants a move. */
      ponder: () => ({
        answer(turn) {
          for (let progress = 0; progress <= 20; progress++) {
            turn.watch?.onStep?.({ progress, tasks: [] });
            if (turn.watch?.isMoveNow?.()) return { option: turn.decision.options.at(-1) };
            if (progress === 20) progress = 1;
            wait(1);
          }
        },
      }),
      /** Searches in steps, to the end. */
      search: () => ({
        answer(turn) {
          for (let progress = 0; progress <= 20; progress++) turn.watch?.onStep?.({ progress, tasks: [] });
          return first(turn);
        },
      }),
      broken: () => ({
        answer() {
          throw new Error('no idea');
        },
      }),
    },
  },
};
