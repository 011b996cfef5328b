import type { Message } from '@sandtable/kernel';
import { useState } from 'react';
import { download, fileName } from './download.js';
import { refusal } from './refusal-text.js';
import type { TableController } from './table-controller.js';
import './writer-banners.css';

/** A local game is played by one page at a time: here it is only shown, until somebody wants to play here. */
export function PlayedElsewhere({ controller: { play, words } }: { readonly controller: TableController }) {
  const [isTaking, setTaking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const say = (key: string) => words.say({ key });
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

/** Stored answers were cut off: how many, and a way to keep them. */
export function RemovedBanner({
  controller: { play, words, gameUi, latest },
}: {
  readonly controller: TableController;
}) {
  const [refused, setRefused] = useState<string>();
  const say = (key: string, params?: Message['params']) => words.say(params ? { key, params } : { key });
  const fail = (error: unknown) => setRefused(refusal(error, words));
  if (latest.removed === 0) return null;
  const save = () => {
    play.removedRecords?.().then((records) => {
      for (const [i, record] of records.entries())
        download(`removed-${i + 1}-${fileName(gameUi.game.id, new Date())}`, record);
    }, fail);
  };
  return (
    <div className="banner banner-removed" role="alert">
      <p>{refused ?? say('play.removed', { n: latest.removed })}</p>
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
