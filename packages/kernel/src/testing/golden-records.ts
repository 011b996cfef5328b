import { playBots, resolveSeating, seatBots } from '../bot-players.js';
import type { Game } from '../game.js';
import { LANGUAGES } from '../languages.js';
import { type Match, newMatch, replayAnswer } from '../match.js';
import { words } from '../messages.js';
import type { Position } from '../position.js';
import { parseRecord, printRecord, recordOf, replayRecord } from '../record.js';
import type { Settings } from '../settings.js';
import { kernelMessages } from '../words/index.js';
import { refusal } from './random-play.js';

/** The record of a whole random game, in which seats that the settings give to a bot are played by that bot. */
export function playToEnd<P extends Position>(game: Game<P>, seed: string, settings: Settings): string {
  const match = newMatch(game, { seed, settings });
  const random = Object.fromEntries(match.seats.map((seat) => [seat, 'random']));
  const { seating } = resolveSeating(game, match.beginning.settings, {});
  playBots(match, seatBots(game, match.seats, { ...random, ...seating }, seed));
  return printRecord(recordOf(match));
}

/** Replays the first half of a record as one match and then continues it with the rest of the answers. */
export function stopAndResume<P extends Position>(game: Game<P>, text: string): Match<P> {
  const record = parseRecord(text);
  const answers = record.answers.flat();
  const half = Math.floor(answers.length / 2);
  const match = replayRecord(game, record, half);
  for (const [index, answer] of answers.slice(half).entries()) replayAnswer(match, answer, half + index);
  return match;
}

/**
 * Checks golden records of earlier versions, by their path (`v1/name.json`). Every earlier version needs at least one,
 * and each must be refused with a sentence that names both versions in every language. Returns one line per fault.
 */
export function earlierVersionFaults<P extends Position>(
  game: Game<P>,
  records: Readonly<Record<string, string>>,
): readonly string[] {
  const paths = Object.keys(records);
  const faults: string[] = [];
  for (let version = 1; version < game.version; version++) {
    if (!paths.some((path) => path.startsWith(`v${version}/`))) faults.push(`v${version}: no record is kept`);
  }
  for (const [path, text] of Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const record = parseRecord(text);
    if (!path.startsWith(`v${record.version}/`)) faults.push(`${path}: a record of version ${record.version}`);
    if (record.version >= game.version) {
      faults.push(`${path}: version ${record.version} is not an earlier one`);
      continue;
    }
    const refused = refusal(() => replayRecord(game, record));
    for (const language of LANGUAGES) {
      const sentence = words(language, [kernelMessages]).say(refused);
      const numbers = sentence.match(/\d+/g)?.map(Number).join();
      if (numbers !== `${record.version},${game.version}`) faults.push(`${path}: ${language}: ${sentence}`);
    }
  }
  return faults;
}
