import { parseArgs } from 'node:util';
import { imperialStruggle as game } from '@sandtable/imperial-struggle';
import { newMatch } from '@sandtable/kernel';

/**
 * How long `steady` thinks over an Action Round of Imperial Struggle on one core, all its answers together with the
 * rules’ own time, and who wins when it plays itself.
 */
const USAGE = 'node scripts/bench-steady-imperial.mjs [--games 200] [--seed balance]';

function refuse(why) {
  console.error(`${why} Use: ${USAGE}`);
  process.exit(2);
}

function given() {
  try {
    const options = { games: { type: 'string', default: '200' }, seed: { type: 'string', default: 'balance' } };
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(`${error.message.split('. ')[0].replace(/\.$/, '')}.`);
  }
}

const { games: wanted, seed } = given();
if (!/^[1-9]\d{0,6}$/.test(wanted)) refuse(`--games takes a whole number from 1, not “${wanted}”.`);
const games = Number(wanted);
/** Games that are not measured, while V8 compiles the rules. */
const WARM_UP = Math.min(5, games - 1);

/** Time of the processor, so that a busy machine does not count. */
const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const times = [];
const won = { britain: 0, france: 0 };
const ends = {};
let points = 0;

for (let i = -WARM_UP; i < games; i++) {
  const match = newMatch(game, { seed: `${seed} ${i}` }, { log: false });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, game.bots.steady(seat, '')]));
  let round = '';
  let since = 0;
  for (let decision = match.decision(); decision; decision = match.decision()) {
    const { seat } = decision;
    const { turn, rounds, step } = match.position;
    const now = step === 'round' ? `${turn} ${rounds}` : '';
    if (now !== round) {
      const at = clock();
      if (round !== '' && i >= 0) times.push(at - since);
      round = now;
      since = at;
    }
    const position = () => game.redact(match.position, seat);
    const { option, reason: because } = bots[seat].answer({ decision, seat, position });
    match.choose(option, seat, because);
  }
  if (i < 0) continue;
  const { ranking, reason } = match.result;
  won[ranking[0].seat]++;
  ends[reason.key] = (ends[reason.key] ?? 0) + 1;
  points += match.position.vp;
}

times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1);
const mean = times.reduce((sum, it) => sum + it, 0) / times.length;
console.log(
  `${times.length} Action Rounds: mean ${mean.toFixed(1)} ms, median ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)}`,
);
console.log(
  `${games} games: Britain ${won.britain}, France ${won.france}, marker ${(points / games).toFixed(1)} on average`,
);
for (const [end, n] of Object.entries(ends)) console.log(`  ${end}: ${n}`);
