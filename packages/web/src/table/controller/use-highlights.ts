import { type DecisionView, type LogEntry, shownAs, type ThingKinds } from '@sandtable/kernel';
import { useMemo, useState } from 'react';
import { useStableCallback } from '../hooks.js';
import { referencesIn } from '../references.js';

export interface Highlights {
  readonly highlighted: ReadonlySet<string>;
  /** Highlights what the log entry under the pointer names. */
  readonly highlight: (references: readonly string[]) => void;
}

interface HighlightSources {
  readonly kinds: ThingKinds;
  readonly hoveredButton: string | undefined;
  /** Empty where no lesson runs, or while it waits. */
  readonly lessonHighlights: ReadonlySet<string>;
  readonly decision: DecisionView | undefined;
  /** What the last answer brought; undefined if the board should not point at it. */
  readonly lastLog: readonly LogEntry[] | undefined;
}

const NONE: ReadonlySet<string> = new Set();
const NO_REFERENCES: readonly string[] = [];

/** What the board emphasizes: the first of the pointer, the lesson, the prompt and the last answer that names anything. */
export function useHighlights({
  kinds,
  hoveredButton,
  lessonHighlights,
  decision,
  lastLog,
}: HighlightSources): Highlights {
  const [fromLog, setFromLog] = useState(NO_REFERENCES);
  const highlight = useStableCallback((references: readonly string[]) =>
    setFromLog(references.length > 0 ? references : NO_REFERENCES),
  );
  const highlighted = useMemo(() => {
    const isOnBoard = (reference: string): boolean => shownAs(reference, kinds) === 'space';
    const underPointer = new Set(fromLog);
    if (hoveredButton !== undefined && isOnBoard(hoveredButton)) underPointer.add(hoveredButton);
    if (underPointer.size > 0) return underPointer;
    if (lessonHighlights.size > 0) return lessonHighlights;
    if (decision) return new Set(referencesIn(decision.prompt).filter(isOnBoard));
    return lastLog ? new Set(lastLog.flatMap(referencesIn).filter(isOnBoard)) : NONE;
  }, [kinds, fromLog, hoveredButton, lessonHighlights, decision, lastLog]);
  return { highlighted, highlight };
}
