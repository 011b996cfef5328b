import { andeanAbyss } from '@sandtable/andean-abyss';
import {
  arrange,
  type Match,
  newMatch,
  playBot,
  printRecord,
  readOptions,
  recordOf,
  seatBots,
} from '@sandtable/kernel';

/** Games that bots played, as files that a person could open. */

function play(seed: string, enough: (match: Match) => boolean): Match {
  const asked = readOptions(andeanAbyss, { scenario: 'solo' });
  const { options, seating } = arrange(andeanAbyss, asked, { government: 'steady' });
  const match: Match = newMatch(andeanAbyss, { options, seed });
  const bots = seatBots(andeanAbyss, match.seats, seating, seed);
  while (!enough(match) && playBot(match, bots));
  return match;
}

/** A whole game. */
export const finishedGame = (seed = 'finished'): string => printRecord(recordOf(play(seed, () => false)));

/** A game whose map is full: the Government is to decide on one of its last cards. */
export function crowdedGame(): string {
  const late = (match: Match): boolean =>
    match.checkpoints.length > 105 && match.pending().some(({ seat }) => seat === 'government');
  for (let i = 1; i < 30; i++) {
    const match = play(`crowded ${i}`, late);
    if (!match.result) return printRecord(recordOf(match));
  }
  throw new Error('no game of these gets that far');
}
