import type { MatchReply } from '@sandtable/client';
import { type Message, type SeatId, winners } from '@sandtable/kernel';
import type { SavedGame } from '../play/game-storage.js';
import { text } from '../words/text.js';

/** The state of a game in one line, for the list of the reader's games. */
export interface GameStatus {
  readonly tone: 'mine' | 'others' | 'over' | 'trouble' | 'quiet';
  readonly text: Message;
}

/** The server's answer about an online match, or why there is none. */
export type ServerMatchStatus =
  | 'asking'
  | 'gathering'
  | 'away'
  | 'gone'
  | 'stuck'
  | Pick<MatchReply, 'welcome' | 'state'>;

type Names = (seats: readonly SeatId[]) => string;

const isPerson = ({ seating }: Pick<SavedGame, 'seating'>, seat: SeatId): boolean => seating[seat] === 'person';

/** The seats of people at this screen. */
export const localPeople = (saved: SavedGame): SeatId[] =>
  Object.keys(saved.seating).filter((seat) => isPerson(saved, seat));

export function localStatus(saved: SavedGame, names: Names): GameStatus {
  const { result, waiting } = saved;
  if (result) return winnerText(winners(result), names);
  // The game has not been opened yet, and only its rules know whose turn it is.
  if (waiting.length === 0) {
    return { tone: 'quiet', text: text(saved.answers > 0 ? 'home.turn.record' : 'home.turn.new') };
  }
  const [first, ...others] = localPeople(saved);
  const isMine = first !== undefined && others.length === 0 && waiting.includes(first);
  if (isMine) return { tone: 'mine', text: text('home.turn.yours') };
  return { tone: waiting.some((seat) => isPerson(saved, seat)) ? 'mine' : 'others', text: turnOf(names(waiting)) };
}

export function onlineStatus(seat: SeatId, status: ServerMatchStatus, names: Names): GameStatus {
  if (typeof status === 'string') {
    return {
      tone: status === 'asking' || status === 'gathering' ? 'quiet' : 'trouble',
      text: text(`home.turn.${status}`),
    };
  }
  const { result, waiting } = status.state;
  if (result) return winnerText(winners(result), names);
  if (waiting.includes(seat)) return { tone: 'mine', text: text('home.turn.yours') };
  return { tone: 'others', text: turnOf(names(waiting)) };
}

/** The status of a finished game, which may have no winner. */
export const winnerText = (seats: readonly SeatId[], names: Names): GameStatus => ({
  tone: 'over',
  text: seats.length > 0 ? text('home.turn.won', { seats: names(seats) }) : text('home.turn.over'),
});

const turnOf = (seats: string): Message => text('home.turn.of', { seats });
