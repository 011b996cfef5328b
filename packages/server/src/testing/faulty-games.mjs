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
      broken: () => ({
        answer() {
          throw new Error('no idea');
        },
      }),
    },
  },
};
