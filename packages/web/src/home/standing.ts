import type { MatchSeen } from '@sandtable/client';
import { type Message, type SeatId, say, winners } from '@sandtable/kernel';
import type { SavedGame } from '../play/saved.js';

/** Where a game stands, in a line for the list of one's games. */
export interface Standing {
  readonly tone: 'mine' | 'others' | 'over' | 'trouble' | 'quiet';
  readonly text: Message;
}

/** What the server told of an online match, or why it did not. */
export type Look = 'asking' | 'gathering' | 'away' | 'gone' | 'stuck' | Pick<MatchSeen, 'welcome' | 'state'>;

type Names = (seats: readonly SeatId[]) => string;

const isPerson = ({ seating }: Pick<SavedGame, 'seating'>, seat: SeatId): boolean => seating[seat] === 'person';

/** Seats of people at this screen. */
export const peopleIn = (saved: SavedGame): SeatId[] =>
  Object.keys(saved.seating).filter((seat) => isPerson(saved, seat));

export function localStanding(saved: SavedGame, names: Names): Standing {
  const { result, waiting } = saved;
  if (result) return wonBy(winners(result), names);
  // Nobody has opened it yet: only its rules know whose turn it is.
  if (waiting.length === 0) {
    return { tone: 'quiet', text: say(saved.answers > 0 ? 'home.turn.record' : 'home.turn.new') };
  }
  const people = peopleIn(saved);
  const isMine = people.length === 1 && waiting.includes(people[0]);
  if (isMine) return { tone: 'mine', text: say('home.turn.yours') };
  return { tone: waiting.some((seat) => isPerson(saved, seat)) ? 'mine' : 'others', text: turnOf(names(waiting)) };
}

export function onlineStanding(seat: SeatId, look: Look, names: Names): Standing {
  if (typeof look === 'string') {
    return { tone: look === 'asking' || look === 'gathering' ? 'quiet' : 'trouble', text: say(`home.turn.${look}`) };
  }
  const { result, waiting } = look.state;
  if (result) return wonBy(winners(result), names);
  if (waiting.includes(seat)) return { tone: 'mine', text: say('home.turn.yours') };
  return { tone: 'others', text: turnOf(names(waiting)) };
}

/** A game that is over; nobody may have won it. */
export const wonBy = (seats: readonly SeatId[], names: Names): Standing => ({
  tone: 'over',
  text: seats.length > 0 ? say('home.turn.won', { seats: names(seats) }) : say('home.turn.over'),
});

const turnOf = (seats: string): Message => say('home.turn.of', { seats });
