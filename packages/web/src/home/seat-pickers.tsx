import { type Game, playersFor, type SeatId, type Words } from '@sandtable/kernel';
import { useMemo } from 'react';
import type { Front } from '../games/front.js';
import { useReader } from '../shell/reader.js';
import { botWord, seatWord } from './covers.js';
import { type Draft, optionsOf } from './draft.js';
import { PERSON } from './places.js';
import { sentence } from './sentence.js';

/** A seat by sign and colour, beside its name. */
export function SideSign({ front, seat }: { readonly front: Front; readonly seat: SeatId }) {
  const { colour, sign } = front.seat(seat);
  return (
    <span className="side-sign" style={{ background: colour }} aria-hidden="true">
      {sign}
    </span>
  );
}

/** Who plays each seat: a person, or one of the bots that may. */
export function SeatPickers({
  front,
  words,
  draft,
  seats,
  pick,
}: {
  readonly front: Front;
  /** The table's and the game's. */
  readonly words: Words;
  readonly draft: Draft;
  readonly seats: readonly SeatId[];
  readonly pick: (seat: SeatId, player: string) => void;
}) {
  const { language } = useReader();
  const { game } = front;
  const allowed = useAllowed(game, draft);
  const about = (player: string) =>
    player !== PERSON && words.has(`bot.${player}`) ? sentence(words.say({ key: `bot.${player}` }), language) : '';
  return (
    <ul className="seats">
      {seats.map((seat) => {
        const player = draft.seating[seat] ?? PERSON;
        const id = `seat-${seat}`;
        return (
          <li key={seat} className="seat">
            <label htmlFor={id}>
              <SideSign front={front} seat={seat} />
              {seatWord(words, game.id, seat)}
            </label>
            <select
              id={id}
              value={player}
              aria-describedby={`${id}-how`}
              onChange={({ target }) => pick(seat, target.value)}
            >
              {(allowed.get(seat) ?? [player]).map((name) => (
                <option key={name} value={name}>
                  {name === PERSON
                    ? words.say({ key: 'new.player.person' })
                    : words.say({ key: 'new.player.bot', params: { bot: botWord(words, game.id, name) } })}
                </option>
              ))}
            </select>
            <span className="seat-how" id={`${id}-how`}>
              {about(player)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useAllowed(game: Game, draft: Draft): ReadonlyMap<SeatId, readonly string[]> {
  const spelled = JSON.stringify(optionsOf(game, draft));
  return useMemo(() => {
    const options = JSON.parse(spelled);
    return new Map(game.seats(options).map((seat) => [seat, playersFor(game, options, seat)]));
  }, [game, spelled]);
}
