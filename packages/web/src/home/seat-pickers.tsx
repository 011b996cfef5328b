import { type Game, playersFor, type SeatId, type Words } from '@sandtable/kernel';
import { useMemo } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { capitalize } from '../words/capitalize.js';
import { optionalText } from '../words/optional-text.js';
import { sayWith } from '../words/text.js';
import { botWord, seatWord } from './covers.js';
import { type NewGameDraft, settingsOf } from './new-game-draft.js';
import { PERSON_PLAYER } from './new-game-seating.js';

/** A seat's sign and color, shown beside its name. */
export function SideSign({ gameUi, seat }: { readonly gameUi: GameUi; readonly seat: SeatId }) {
  const { color, sign } = gameUi.seat(seat);
  return (
    <span className="side-sign" style={{ background: color }} aria-hidden="true">
      {sign}
    </span>
  );
}

/** Chooses the player of each seat: a person, or one of the allowed bots. */
export function SeatPickers({
  gameUi,
  words,
  draft,
  seats,
  pick,
}: {
  readonly gameUi: GameUi;
  /** The app's words and the game's. */
  readonly words: Words;
  readonly draft: NewGameDraft;
  readonly seats: readonly SeatId[];
  readonly pick: (seat: SeatId, player: string) => void;
}) {
  const say = sayWith(words);
  const { language } = useReaderPreferences();
  const { game } = gameUi;
  const allowed = useAllowed(game, draft);
  /** What a bot does, and about how long a turn of it takes. */
  const about = (player: string): string => {
    const does = player === PERSON_PLAYER ? '' : (optionalText(words, `bot.${player}`) ?? '');
    const time = optionalText(words, `level.${player}.time`);
    return time === undefined ? capitalize(does, language) : `${capitalize(does, language)}. ${time}`;
  };
  return (
    <ul className="seats">
      {seats.map((seat) => {
        const player = draft.seating[seat] ?? PERSON_PLAYER;
        const id = `seat-${seat}`;
        return (
          <li key={seat} className="seat">
            <label htmlFor={id}>
              <SideSign gameUi={gameUi} seat={seat} />
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
                  {name === PERSON_PLAYER
                    ? say('new.player.person')
                    : say('new.player.bot', { bot: botWord(words, game.id, name) })}
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

function useAllowed(game: Game, draft: NewGameDraft): ReadonlyMap<SeatId, readonly string[]> {
  const spelled = JSON.stringify(settingsOf(game, draft));
  return useMemo(() => {
    const options = JSON.parse(spelled);
    return new Map(game.seats(options).map((seat) => [seat, playersFor(game, options, seat)]));
  }, [game, spelled]);
}
