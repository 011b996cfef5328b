import type { Words } from '@sandtable/kernel';
import { COVERS } from '../../games/covers.js';
import { isGame } from '../../games/index.js';
import type { PlaySnapshot } from '../../play/play.js';
import { ADDRESS, linkTo } from '../../shell/route.js';
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
  const { game } = setup;
  if (!isGame(game) || viewer === 'observer' || moment.result) return null;
  const has = (key: string) => words.has(key);
  const side = `cover.${game}.side.${viewer}`;
  if (!has(side) || steps.some(({ seat }) => seat === viewer)) return null;
  const [least, most] = COVERS[game].hours;
  return (
    <details className="opening" open={startsOpen}>
      <summary>
        {words.say({ key: 'opening.title', params: { seat: words.say({ key: `cover.${game}.seat.${viewer}` }) } })}
      </summary>
      <p>{words.say({ key: side })}</p>
      <p>{words.say({ key: 'opening.hours', params: { least, most } })}</p>
      <h3>{words.say({ key: 'opening.try' })}</h3>
      <ol>
        {THINGS_TO_TRY.map((n) => `opening.${game}.${n}`)
          .filter(has)
          .map((key) => (
            <li key={key}>{words.say({ key })}</li>
          ))}
      </ol>
      <a {...linkTo(ADDRESS.learn(game))}>{words.say({ key: 'home.learn' })}</a>
    </details>
  );
}
