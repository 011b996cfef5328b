import { toy } from '@sandtable/kernel/testing';

/** For tests of the bots' thread: the toy game with bots that do what bots should not. */
const first = (turn) => ({ option: turn.decision.options()[0] });
const wait = (milliseconds) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

export const games = {
  [toy.id]: {
    ...toy,
    bots: {
      ...toy.bots,
      /** Never comes to an end. */
      stuck: () => ({ answer: () => wait(Number.POSITIVE_INFINITY) }),
      slow: () => ({
        answer(turn) {
          wait(300);
          return first(turn);
        },
      }),
      /** Takes its whole thread with it. */
      fatal: () => ({ answer: () => process.exit(3) }),
      broken: () => ({
        answer() {
          throw new Error('no idea');
        },
      }),
    },
  },
};
