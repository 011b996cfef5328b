import { useState } from 'react';
import type { Cover } from '../games/cover.js';
import { COVERS } from '../games/covers.js';
import { GAME_UIS, type GameName } from '../games/index.js';
import { createLocal } from '../play/game-storage.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ADDRESS, linkTo, navigate } from '../shell/route.js';
import { sayWith } from '../words/text.js';
import { refusalText } from './refusal-text.js';

/** Preloads a game when the pointer reaches its card. */
function preload(game: GameName): void {
  Promise.all([GAME_UIS[game](), import('../table/open-match.js')]).catch(() => undefined);
}

/** A game on the home page. */
export function CoverCard({ game }: { readonly game: GameName }) {
  const { words } = useReaderPreferences();
  const say = sayWith(words);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const { title, players, hours, solo, soloAgainstLevel, Emblem, picture }: Cover = COVERS[game];
  const range = ([least, most]: readonly [number, number]) => ({ least, most });

  const play = async ({ options, seating }: Cover['solo']) => {
    setBusy(true);
    setFault(undefined);
    try {
      navigate(ADDRESS.local(await createLocal({ game, options, seating })));
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };

  return (
    <article className="cover" onPointerEnter={() => preload(game)}>
      {picture ? (
        <img className="cover-picture" src={picture} alt={say('home.board', { game: title })} loading="lazy" />
      ) : (
        <Emblem />
      )}
      <header className="cover-head">
        <h3>{title}</h3>
        <p className="cover-facts">
          <span>{say('home.players', range(players))}</span>
          <span>{say('home.hours', range(hours))}</span>
        </p>
      </header>
      <div className="cover-text">
        <p>{say(`cover.${game}.about`)}</p>
        <div className="cover-buttons">
          <button
            type="button"
            className="primary cover-play"
            disabled={busy}
            onFocus={() => preload(game)}
            onClick={() => play(solo)}
          >
            {say(busy ? 'shell.loading' : 'home.play')}
          </button>
          {soloAgainstLevel && (
            <button type="button" className="cover-level" disabled={busy} onClick={() => play(soloAgainstLevel)}>
              {say('home.playLevel')}
            </button>
          )}
          <a className="button" {...linkTo(ADDRESS.learn(game))}>
            {say('home.learn')}
          </a>
          <a className="button" {...linkTo(ADDRESS.new(game))}>
            {say('home.new')}
          </a>
        </div>
        <p className="cover-how">{say(`cover.${game}.solo`)}</p>
        {fault !== undefined && (
          <p className="home-fault" role="alert">
            {refusalText(fault, words)}
          </p>
        )}
      </div>
    </article>
  );
}
