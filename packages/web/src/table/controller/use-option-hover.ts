import type { DecisionView } from '@sandtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Play, Preview } from '../../play/play.js';
import { useStableCallback } from '../hooks.js';
import { deliberateInput, INPUT_TYPES } from './deliberate-input.js';

/** The option that the player considers, by its button or by its place on the board. */
export interface OptionHover {
  readonly option: string | undefined;
  /** The option whose button is hovered or focused. */
  readonly button: string | undefined;
  readonly hoverButton: (option: string | undefined) => void;
}

export function useOptionHover(
  decision: DecisionView | undefined,
  options: ReadonlySet<string>,
  hoveredOnBoard: string | undefined,
): OptionHover {
  const [considered, setButton] = useState<string>();
  const isConsidering = useConsidering(decision);
  const button = isConsidering ? considered : undefined;
  const hoverButton = useStableCallback((option: string | undefined) => setButton(option));
  const onBoard =
    isConsidering && hoveredOnBoard !== undefined && options.has(hoveredOnBoard) ? hoveredOnBoard : undefined;
  return { option: button ?? onBoard, button, hoverButton };
}

/**
 * Whether the player has moved the pointer or the focus since the question appeared. A new option that comes to lie
 * under a pointer at rest was not pointed at: without this its preview would look like the outcome of the last answer.
 */
function useConsidering(decision: DecisionView | undefined): boolean {
  const [considered, setConsidered] = useState<DecisionView>();
  const isDeliberate = useMemo(deliberateInput, []);
  useEffect(() => {
    const onInput = (event: Event) => {
      if (isDeliberate(event)) setConsidered(decision);
    };
    for (const type of INPUT_TYPES) window.addEventListener(type, onInput, true);
    return () => {
      for (const type of INPUT_TYPES) window.removeEventListener(type, onInput, true);
    };
  }, [decision, isDeliberate]);
  return decision !== undefined && considered === decision;
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
