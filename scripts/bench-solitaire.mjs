import { performance } from 'node:perf_hooks';
import { newMatch } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';

/**
 * How many cards a second Labyrinth's solitaire Jihadists play on one core, in whole games against a random US: from the
 * moment a card is turned over until the next decision is somebody else's. `node scripts/bench-solitaire.mjs [seconds]`.
 */
const seconds = Number(process.argv[2] ?? 5);

function race(until, name) {
  const began = performance.now();
  let cards = 0;
  let spent = 0;
  for (let i = 0; performance.now() - began < 1000 * until; i++) {
    const match = newMatch(labyrinth, { seed: `${name} ${i}`, settings: { solitaire: 'yes' } }, { log: false });
    const us = labyrinth.bots.random('us', `${name} ${i}`);
    const jihadist = labyrinth.bots.solitaire('jihadist', name);
    const answer = (bot, decision) => {
      const position = () => labyrinth.redact(match.position, decision.seat);
      const { option, because } = bot.answer({ decision, seat: decision.seat, position });
      match.choose(option, decision.seat, because);
    };
    while (!match.result) {
      const decision = match.decision();
      if (decision.seat === 'us') {
        answer(us, decision);
        continue;
      }
      const since = performance.now();
      for (let next = decision; next?.seat === 'jihadist'; next = match.decision()) {
        if (next.options[0].startsWith('use.')) cards++;
        answer(jihadist, next);
      }
      spent += performance.now() - since;
    }
  }
  return cards / (spent / 1000);
}

race(seconds, 'warm-up');
console.log(`${Math.round(race(seconds, 'bench')).toLocaleString('en')} cards a second`);
