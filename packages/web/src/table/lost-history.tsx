import { type LostHistory, printLostHistory } from '@sandtable/client';
import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import { download, fileName } from './download.js';

interface LostHistoryProps {
  readonly words: Words;
  readonly game: string;
  readonly lost: LostHistory | undefined;
}

/** Says how many answers the server has lost since it sent them here, and offers to download them. */
export function LostHistoryBanner({ words, game, lost }: LostHistoryProps) {
  const [dismissed, setDismissed] = useState<LostHistory>();
  if (!lost || lost === dismissed) return null;
  const { answers, before } = lost;
  const text =
    answers === undefined
      ? words.say({ key: 'desk.lostAnswers.other' })
      : words.say({ key: 'desk.lostAnswers', params: { answers } });
  return (
    <div className="banner banner-removed" role="alert">
      <p>{text}</p>
      <div className="banner-buttons">
        {before ? (
          <button
            type="button"
            onClick={() => download(`lost-${fileName(game, new Date())}`, printLostHistory(before))}
          >
            {words.say({ key: 'desk.lostAnswers.save' })}
          </button>
        ) : null}
        <button type="button" onClick={() => setDismissed(lost)}>
          {words.say({ key: 'desk.lostAnswers.dismiss' })}
        </button>
      </div>
    </div>
  );
}
