import type { Words } from '@sandtable/kernel';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { changeSettings } from './table-settings.js';
import { text } from './text.js';

const MIN_PERCENT = 10;
const MAX_PERCENT = 75;
const STEP_PERCENT = 5;
/** About what the log has before anybody changes it. */
const USUAL_PERCENT = 40;

const resize = (percent: number): void =>
  changeSettings({ logPercent: Math.round(Math.max(MIN_PERCENT, Math.min(MAX_PERCENT, percent))) });

/** What a press makes of a log of the usual height; the next press brings that back. */
const HIGH_PERCENT = 65;
/** A pointer that moves less than this presses. */
const PRESS_PX = 3;

/** The handle above the log: dragging it, the arrow keys or a press change the log's height. */
export function LogSize({ words, percent }: { readonly words: Words; readonly percent: number | undefined }) {
  const now = percent ?? USUAL_PERCENT;
  const pressedAt = useRef<number>(undefined);
  const onPointerDown = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    pressedAt.current = clientY;
  };
  const onPointerMove = ({ currentTarget, clientY, buttons }: PointerEvent<HTMLElement>) => {
    const main = currentTarget.closest('.table-main')?.getBoundingClientRect();
    if (buttons === 0 || !main) return;
    if (pressedAt.current !== undefined && Math.abs(clientY - pressedAt.current) < PRESS_PX) return;
    pressedAt.current = undefined;
    resize(((main.bottom - clientY) / main.height) * 100);
  };
  const onPointerUp = () => {
    if (pressedAt.current !== undefined)
      changeSettings({ logPercent: percent === undefined ? HIGH_PERCENT : undefined });
    pressedAt.current = undefined;
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
      aria-label={words.say(text('log.size'))}
      aria-valuenow={now}
      aria-valuemin={MIN_PERCENT}
      aria-valuemax={MAX_PERCENT}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onKeyDown={onKeyDown}
    />
  );
}
