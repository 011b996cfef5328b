import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InputError, kernelMessages, parseRecord, replayRecord, seatName, winners, words } from '@sandtable/kernel';
import { games } from '../packages/cli/dist/games.js';

/** Checks the dice of a finished online match; docs/fair-dice.md says what that proves and what it does not. */
const [file, hash = ''] = process.argv.slice(2);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
// A file from elsewhere must not steer the terminal.
const print = (text) => console.log(text.replace(/\p{Cc}/gu, ' '));
const finish = (code, text) => {
  print(text);
  process.exit(code);
};
if (!/^[0-9a-f]{64}$/i.test(hash)) finish(2, 'usage: node scripts/verify-match.mjs <record file> <hash at the start>');
let say = words('en', [kernelMessages]);
try {
  const record = parseRecord(readFileSync(file, 'utf8'));
  const { seed, draw } = record;
  const secretHash = sha256(draw?.secret ?? seed);
  const sameHash = secretHash === hash.toLowerCase();
  const bound = sameHash ? 'its SHA-256 is' : `WRONG. Its SHA-256 is ${secretHash}, which is not`;
  print(`${draw ? 'Secret' : 'Seed'}: ${bound} the hash from the start.`);
  for (const it of draw?.contributions ?? []) print(`Seat ${it.seat}: ${it.contribution ?? `withheld ${it.withheld}`}`);
  const lines = draw?.contributions.flatMap((it) => (it.contribution ? `seat ${it.seat} ${it.contribution}` : []));
  const made = draw && ['sandtable shared dice 1', `match ${draw.match}`, `server ${draw.secret}`, ...lines].join('\n');
  const sameSeed = !draw || sha256(made) === seed;
  if (draw) print(`Seed: ${sameSeed ? '' : 'WRONG. It is not '}made of the secret and the contributions.`);
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (!game) finish(1, `Record: REFUSED. There is no game “${record.game}”.`);
  if (record.position || record.dice) finish(1, 'Record: REFUSED. Its position or its dice were set by hand.');
  say = words('en', [kernelMessages, game.messages], game.names);
  const { result, answers } = replayRecord(game, record);
  if (!result) finish(1, `Record: REFUSED. The game is not over after its ${answers.length} answers.`);
  const won = winners(result).map((seat) => seatName(say, seat));
  const end = `${say.say(result.reason)} Winner: ${won.join(', ') || 'nobody'}.`;
  const code = sameHash && sameSeed ? 0 : 1;
  finish(code, `Record: by the rules and this seed, ${answers.length} answers lead to this end: ${end}`);
} catch (error) {
  finish(1, `Record: REFUSED. ${error instanceof InputError ? say.say(error.explanation) : error.message}`);
}
