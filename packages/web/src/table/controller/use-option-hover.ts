import type { DecisionView } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import type { Play, Preview } from '../../play/play.js';
import { useStableCallback } from '../hooks.js';

/** The option that the player considers, by its button or by its place on the board. */
export interface OptionHover {
  readonly option: string | undefined;
  /** The option whose button is hovered or focused. */
  readonly button: string | undefined;
  readonly hoverButton: (option: string | undefined) => void;
}

export function useOptionHover(options: ReadonlySet<string>, hoveredOnBoard: string | undefined): OptionHover {
  const [button, setButton] = useState<string>();
  const hoverButton = useStableCallback((option: string | undefined) => setButton(option));
  const option = button ?? (hoveredOnBoard !== undefined && options.has(hoveredOnBoard) ? hoveredOnBoard : undefined);
  return { option, button, hoverButton };
}

/** How long an option is hovered before its preview is computed. */
const PREVIEW_DELAY_MS = 120;

/** The preview of the hovered option. A preview that arrives after the pointer has moved on is dropped. */
export function usePreview(
  play: Play,
  decision: DecisionView | undefined,
  option: string | undefined,
): Preview | undefined {
  const [loaded, setLoaded] = useState<{ decision: DecisionView; option: string; preview: Preview }>();
  useEffect(() => {
    if (!decision || option === undefined) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      play.preview(option).then(
        (preview) => isWanted && setLoaded({ decision, option, preview }),
        // A failed preview is not worth a message: choosing the option shows what is wrong.
        () => undefined,
      );
    }, PREVIEW_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [play, decision, option]);
  return loaded && loaded.decision === decision && loaded.option === option ? loaded.preview : undefined;
}
