import type { Words } from '@sandtable/kernel';
import { COVERS } from '../../games/covers.js';
import { isGame } from '../../games/index.js';
import { seatWord } from '../../home/covers.js';
import type { PlaySnapshot } from '../../play/play.js';
import { ADDRESS, linkTo } from '../../shell/route.js';
import { optionalText } from '../../words/optional-text.js';
import { sayWith } from '../text.js';
import './opening-card.css';

const THINGS_TO_TRY = [1, 2, 3] as const;

/** What a player should know before the first answer: who they are, how they win, how long it lasts, what to try. */
export function OpeningCard({
  words,
  shown: { setup, viewer, steps, moment },
  startsOpen,
}: {
  readonly words: Words;
  readonly shown: PlaySnapshot;
  readonly startsOpen: boolean;
}) {
  const say = sayWith(words);
  const { game } = setup;
  if (!isGame(game) || viewer === 'observer' || moment.result) return null;
  const side = optionalText(words, `cover.${game}.side.${viewer}`);
  if (side === undefined || steps.some(({ seat }) => seat === viewer)) return null;
  const [least, most] = COVERS[game].hours;
  return (
    <details className="opening" open={startsOpen}>
      <summary>{say('opening.title', { seat: seatWord(words, game, viewer) })}</summary>
      <p>{side}</p>
      <p>{say('opening.hours', { least, most })}</p>
      <h3>{say('opening.try')}</h3>
      <ol>
        {THINGS_TO_TRY.map((n) => {
          const toTry = optionalText(words, `opening.${game}.${n}`);
          return toTry === undefined ? null : <li key={n}>{toTry}</li>;
        })}
      </ol>
      <a {...linkTo(ADDRESS.learn(game))}>{say('home.learn')}</a>
    </details>
  );
}
