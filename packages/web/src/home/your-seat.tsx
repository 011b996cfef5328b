import { useReaderPreferences } from '../shell/reader-preferences.js';
import { text } from '../words/text.js';
import { seatWord } from './covers.js';
import { type NewGameDraft, peopleAt } from './new-game-draft.js';

/** Chooses which of the people's seats the reader takes in an online match. */
export function YourSeat({
  game,
  draft,
  choose,
}: {
  readonly game: string;
  readonly draft: NewGameDraft;
  readonly choose: (you: NewGameDraft['ownSeat']) => void;
}) {
  const { words } = useReaderPreferences();
  return (
    <label className="option your-seat">
      <span>{words.say(text('new.mine'))}</span>
      <select value={draft.ownSeat} onChange={({ target }) => choose(target.value)}>
        {peopleAt(draft).map((seat) => (
          <option key={seat} value={seat}>
            {seatWord(words, game, seat)}
          </option>
        ))}
        <option value="observer">{words.say(text('new.mine.none'))}</option>
      </select>
    </label>
  );
}
