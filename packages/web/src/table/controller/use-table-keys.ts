import { optionKind } from '@sandtable/kernel';
import type { GameUi } from '../../games/game-ui.js';
import { useKeys } from '../hooks.js';
import { digitShortcuts, sortOptions } from '../option-groups.js';
import type { ShownPlayback } from '../use-playback.js';
import type { Answering } from './use-answering.js';

const buttonOf = (option: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.prompt [data-option="${CSS.escape(option)}"]`);
const isFocused = (option: string): boolean => document.activeElement === buttonOf(option);

/** Keys that answer, undo, skip the playback and open the replay. */
export function useTableKeys(
  { decision, choose, undo }: Answering,
  { game, hand }: Pick<GameUi, 'game' | 'hand'>,
  { shown, skip, next, waitingCount }: Pick<ShownPlayback, 'shown' | 'skip' | 'next' | 'waitingCount'>,
  toggleReplay: (() => void) | undefined,
): void {
  useKeys((key) => {
    if (/^[0-9]$/.test(key) && decision) {
      const shortcuts = digitShortcuts(sortOptions(decision.options, game.kinds, hand?.cards(shown.moment.view)));
      const [option] = [...shortcuts].find(([, digit]) => digit === key) ?? [];
      if (option === undefined) return false;
      // 0 ends a question, which may end the turn for good, so it takes a second press.
      if (key !== '0' || optionKind(option) === 'number' || isFocused(option)) choose(option);
      else buttonOf(option)?.focus();
      return true;
    }
    switch (key) {
      case 'u':
        undo();
        return true;
      case 's':
        skip();
        return true;
      case 'n':
        next();
        return waitingCount > 0;
      case 'r':
        toggleReplay?.();
        return true;
      default:
        return false;
    }
  });
}
