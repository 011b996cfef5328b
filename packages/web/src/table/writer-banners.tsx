import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { Play } from '../play/play.js';
import { download, fileName } from './download.js';
import { refusal } from './refusal-text.js';
import { sayWith } from './text.js';
import './writer-banners.css';

/** Another page of this browser plays this local game. This page only shows it, until the player takes over here. */
export function PlayedElsewhere({ play, words }: { readonly play: Play; readonly words: Words }) {
  const [isTaking, setTaking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const say = sayWith(words);
  const takeOver = () => {
    setTaking(true);
    setRefused(undefined);
    play
      .takeOver?.()
      .catch((error: unknown) => setRefused(refusal(error, words)))
      .finally(() => setTaking(false));
  };
  return (
    <div className="played-elsewhere">
      <p role="status">{say('play.elsewhere')}</p>
      <button type="button" className="primary" disabled={isTaking} onClick={takeOver}>
        {say('play.takeOver')}
      </button>
      {refused === undefined ? null : <p role="alert">{refused}</p>}
    </div>
  );
}

/** Says how many stored answers were cut off, and offers to download them. */
export function RemovedBanner({
  play,
  words,
  gameUi,
  removed,
}: {
  readonly play: Play;
  readonly words: Words;
  readonly gameUi: GameUi;
  readonly removed: number;
}) {
  const [refused, setRefused] = useState<string>();
  const say = sayWith(words);
  const fail = (error: unknown) => setRefused(refusal(error, words));
  if (removed === 0) return null;
  const save = () => {
    play.removedRecords?.().then((records) => {
      for (const [i, record] of records.entries())
        download(`removed-${i + 1}-${fileName(gameUi.game.id, new Date())}`, record);
    }, fail);
  };
  return (
    <div className="banner banner-removed" role="alert">
      <p>{refused ?? say('play.removed', { n: removed })}</p>
      <div className="banner-buttons">
        <button type="button" onClick={save}>
          {say('play.removed.save')}
        </button>
        <button type="button" onClick={() => play.discardRemoved?.().catch(fail)}>
          {say('play.removed.discard')}
        </button>
      </div>
    </div>
  );
}
