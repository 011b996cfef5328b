import { type LostHistory, printLostHistory } from '@sandtable/client';
import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import { download, fileName } from './download.js';

interface LostHistoryProps {
  readonly words: Words;
  readonly game: string;
  readonly lost: LostHistory | undefined;
}

/** The server has lost answers that it had shown here: how many, and a way to keep what was shown. */
export function LostHistoryBanner({ words, game, lost }: LostHistoryProps) {
  const [dismissed, setDismissed] = useState<LostHistory>();
  if (!lost || lost === dismissed) return null;
  const { answers, before } = lost;
  const told =
    answers === undefined
      ? words.say({ key: 'desk.lostAnswers.other' })
      : words.say({ key: 'desk.lostAnswers', params: { answers } });
  return (
    <div className="banner banner-removed" role="alert">
      <p>{told}</p>
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
