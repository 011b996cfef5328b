import { useEffect, useRef } from 'react';
import { hasRoll } from '../dice/shown-rolls.js';
import type { ShownPlayback } from '../use-playback.js';
import { playSound } from './play-sound.js';

/** Plays a sound for a card of the others, a roll, a move, and the player's turn, if the player wants sounds. */
export function useSounds(isOn: boolean, { announcement, shown, fresh }: ShownPlayback, isMyTurn: boolean): void {
  const last = useRef({ n: shown.moment.n, isMyTurn });
  const { n } = shown.moment;
  useEffect(() => {
    if (isOn && announcement) playSound('card');
  }, [isOn, announcement]);
  useEffect(() => {
    const before = last.current;
    last.current = { n, isMyTurn };
    if (!isOn) return;
    const isNewTurn = isMyTurn && !before.isMyTurn;
    if (n > before.n) playSound(fresh.some(hasRoll) ? 'dice' : 'move');
    else if (isNewTurn) playSound('turn');
  }, [isOn, n, isMyTurn, fresh]);
}
