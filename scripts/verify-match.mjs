import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InputError, kernelMessages, parseRecord, replayRecord, seatName, winners, words } from '@sandtable/kernel';
import { games } from '../packages/cli/dist/games.js';

/** Checks the dice of a finished online match; docs/fair-dice.md says what that proves and what it does not. */
const [file, hash = ''] = process.argv.slice(2);
const finish = (code, text) => {
  // A file from elsewhere must not steer the terminal.
  console.log(text.replace(/\p{Cc}/gu, ' '));
  process.exit(code);
};
if (!/^[0-9a-f]{64}$/i.test(hash)) finish(2, 'usage: node scripts/verify-match.mjs <record file> <hash at the start>');
let say = words('en', [kernelMessages]);
try {
  const record = parseRecord(readFileSync(file, 'utf8'));
  const seedHash = createHash('sha256').update(record.seed).digest('hex');
  const sameHash = seedHash === hash.toLowerCase();
  if (sameHash) console.log('Seed: its SHA-256 is the hash from the start.');
  else console.log(`Seed: WRONG. Its SHA-256 is ${seedHash}, which is not the hash from the start.`);
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (!game) finish(1, `Record: REFUSED. There is no game “${record.game}”.`);
  if (record.position || record.dice) finish(1, 'Record: REFUSED. Its position or its dice were set by hand.');
  say = words('en', [kernelMessages, game.messages], game.names);
  const { result, answers } = replayRecord(game, record);
  if (!result) finish(1, `Record: REFUSED. The game is not over after its ${answers.length} answers.`);
  const won = winners(result).map((seat) => seatName(say, seat));
  const end = `${say.say(result.reason)} Winner: ${won.join(', ') || 'nobody'}.`;
  finish(sameHash ? 0 : 1, `Record: by the rules and this seed, ${answers.length} answers lead to this end: ${end}`);
} catch (error) {
  finish(1, `Record: REFUSED. ${error instanceof InputError ? say.say(error.told) : error.message}`);
}
