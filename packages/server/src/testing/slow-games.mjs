import { toy } from '@sandtable/kernel/testing';

/** For tests of the heavy-read thread: the toy game with rules that take 10 ms per answer, or that end the whole thread. */
const wait = (milliseconds) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

export const games = {
  [toy.id]: {
    ...toy,
    *play(position) {
      const rules = toy.play(position);
      let step = rules.next();
      while (!step.done) {
        wait(10);
        step = rules.next(yield step.value);
      }
      return step.value;
    },
    tables: () => process.exit(3),
  },
};
