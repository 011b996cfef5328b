import { type Game, type Note, newMatch, seatBots } from '@sandtable/kernel';
import { MOST_THOUGHTS, type Task, type Thought } from './bots.js';

/** Plays the bots of a match from a note of it until a person is asked, or others are in a hurry. */
export function think(
  game: Game,
  { options, seating, seed, note }: Omit<Task, 'game'>,
  othersHurry: () => boolean = () => false,
): Thought[] {
  const match = newMatch(game, { options, seed, position: note as Note }, { log: false });
  const bots = seatBots(game, match.seats, seating, seed);
  const thoughts: Thought[] = [];
  while (thoughts.length < MOST_THOUGHTS) {
    const decision = match.pending().find(({ seat }) => bots.has(seat));
    const bot = decision && bots.get(decision.seat);
    if (!decision || !bot) break;
    const { seat } = decision;
    const { option, because } = bot.answer({ decision, seat, position: () => game.visible(match.position, seat) });
    match.choose(option, seat);
    thoughts.push(because ? { seat, option, because } : { seat, option });
    if (othersHurry()) break;
  }
  return thoughts;
}
