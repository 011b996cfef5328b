import { type LostHistory, printLostHistory } from '@sandtable/client';
import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import { download, fileName } from './download.js';
import { sayWith } from './text.js';

interface LostHistoryProps {
  readonly words: Words;
  readonly game: string;
  readonly lost: LostHistory | undefined;
}

/** Says how many answers the server has lost since it sent them here, and offers to download them. */
export function LostHistoryBanner({ words, game, lost }: LostHistoryProps) {
  const say = sayWith(words);
  const [dismissed, setDismissed] = useState<LostHistory>();
  if (!lost || lost === dismissed) return null;
  const { answers, before } = lost;
  const sentence = answers === undefined ? say('desk.lostAnswers.other') : say('desk.lostAnswers', { answers });
  return (
    <div className="banner banner-removed" role="alert">
      <p>{sentence}</p>
      <div className="banner-buttons">
        {before ? (
          <button
            type="button"
            onClick={() => download(`lost-${fileName(game, new Date())}`, printLostHistory(before))}
          >
            {say('desk.lostAnswers.save')}
          </button>
        ) : null}
        <button type="button" onClick={() => setDismissed(lost)}>
          {say('desk.lostAnswers.dismiss')}
        </button>
      </div>
    </div>
  );
}
