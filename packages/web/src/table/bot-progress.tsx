import { PROGRESS_PARTS, type Words } from '@sandtable/kernel';
import { useId } from 'react';
import type { BotProgress } from '../play/play.js';
import { seatName } from './references.js';
import { sayWith } from './text.js';
import './bot-progress.css';

/** How much of its simulations a bot that searches has done, and a button that makes it move now. */
export function BotProgressBar({
  words,
  thinking,
  moveNow,
}: {
  readonly words: Words;
  readonly thinking: BotProgress | undefined;
  readonly moveNow: (() => void) | undefined;
}) {
  const say = sayWith(words);
  const label = useId();
  if (!thinking) return null;
  const { seat, progress } = thinking;
  const percent = Math.round((100 * progress) / PROGRESS_PARTS);
  // Not a live region: the sentence above says once who thinks, and the bar can be asked.
  return (
    <div className="bot-progress">
      <span id={label} className="bot-progress-label">
        {say('thinking.share', { seat: seatName(words, seat), percent })}
      </span>
      <progress max={PROGRESS_PARTS} value={progress} aria-labelledby={label} />
      {moveNow ? (
        <button type="button" onClick={moveNow} title={say('thinking.moveNow.how')}>
          {say('thinking.moveNow')}
        </button>
      ) : null}
    </div>
  );
}
