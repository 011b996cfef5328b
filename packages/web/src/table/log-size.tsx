import type { Words } from '@sandtable/kernel';
import type { KeyboardEvent, PointerEvent } from 'react';
import { changeSettings } from './table-settings.js';

const MIN_PERCENT = 10;
const MAX_PERCENT = 75;
const STEP_PERCENT = 5;
/** About what the log has before anybody changes it. */
const USUAL_PERCENT = 40;

const resize = (percent: number): void =>
  changeSettings({ logPercent: Math.round(Math.max(MIN_PERCENT, Math.min(MAX_PERCENT, percent))) });

/** The handle above the log: dragging it or the arrow keys change the log's height, a double click resets it. */
export function LogSize({ words, percent }: { readonly words: Words; readonly percent: number | undefined }) {
  const now = percent ?? USUAL_PERCENT;
  const onPointerMove = ({ currentTarget, clientY, buttons }: PointerEvent<HTMLElement>) => {
    const main = currentTarget.closest('.table-main')?.getBoundingClientRect();
    if (buttons === 0 || !main) return;
    resize(((main.bottom - clientY) / main.height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') resize(now + STEP_PERCENT);
    else if (event.key === 'ArrowDown') resize(now - STEP_PERCENT);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is not a thematic break
    <div
      className="log-size"
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.say({ key: 'log.size' })}
      aria-valuenow={now}
      aria-valuemin={MIN_PERCENT}
      aria-valuemax={MAX_PERCENT}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => changeSettings({ logPercent: undefined })}
      onKeyDown={onKeyDown}
    />
  );
}
