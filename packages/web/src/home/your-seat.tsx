import { useReader } from '../shell/reader.js';
import { seatWord } from './covers.js';
import { type Draft, peopleAt } from './draft.js';

/** Online, which of the people's seats is the own one. */
export function YourSeat({
  game,
  draft,
  choose,
}: {
  readonly game: string;
  readonly draft: Draft;
  readonly choose: (you: Draft['you']) => void;
}) {
  const { words } = useReader();
  return (
    <label className="option your-seat">
      <span>{words.say({ key: 'new.mine' })}</span>
      <select value={draft.you} onChange={({ target }) => choose(target.value)}>
        {peopleAt(draft).map((seat) => (
          <option key={seat} value={seat}>
            {seatWord(words, game, seat)}
          </option>
        ))}
        <option value="observer">{words.say({ key: 'new.mine.none' })}</option>
      </select>
    </label>
  );
}
