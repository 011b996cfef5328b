import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import { useStableCallback } from '../hooks.js';
import { refusal } from '../refusal-text.js';

/** The last request that was not carried out, as a sentence, until the player dismisses it. */
export interface RefusalState {
  readonly text: string | undefined;
  readonly report: (error: unknown) => void;
  readonly dismiss: () => void;
}

export function useRefusal(words: Words): RefusalState {
  const [text, setText] = useState<string>();
  const report = useStableCallback((error: unknown) => setText(refusal(error, words)));
  const dismiss = useStableCallback(() => setText(undefined));
  return { text, report, dismiss };
}
