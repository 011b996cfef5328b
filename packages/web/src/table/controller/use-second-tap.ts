import { useEffect, useRef, useState } from 'react';
import type { Play } from '../../play/play.js';
import { useStableCallback } from '../hooks.js';
import type { Answering } from './use-answering.js';

/** On a touch screen, an answer that can't be undone takes a second tap. */
export interface SecondTap {
  /** The option that the next tap chooses. */
  readonly armed: string | undefined;
  readonly choose: (option: string) => void;
}

export function useSecondTap(
  play: Play,
  { decision, choose: answer }: Pick<Answering, 'decision' | 'choose'>,
): SecondTap {
  const isTouch = useTouched();
  const [tapped, setTapped] = useState<{ readonly decision: Answering['decision']; readonly option: string }>();
  const armed = tapped && tapped.decision === decision ? tapped.option : undefined;
  const choose = useStableCallback((option: string) => {
    if (!isTouch() || armed === option) return answer(option);
    play.preview(option).then(
      (preview) => ('chance' in preview ? setTapped({ decision, option }) : answer(option)),
      // The answer itself shows what is wrong.
      () => answer(option),
    );
  });
  return { armed, choose };
}

/** Whether the last press was a finger's. A finger slips more easily than a mouse. */
function useTouched(): () => boolean {
  const isTouch = useRef(false);
  useEffect(() => {
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
    };
    const onKeyDown = () => {
      isTouch.current = false;
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
  return useStableCallback(() => isTouch.current);
}
