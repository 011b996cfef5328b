import { ClientError } from '@sandtable/client';
import type { Words } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import { useServerReachable } from '../shell/server-reachability.js';
import { refusalText } from './refusal-text.js';

const isUnreachable = (error: unknown): boolean => error instanceof ClientError && error.code === 'unreachable';

/**
 * Why the last attempt of a form failed, as a sentence. While the server can't be reached, the server notice says so
 * instead, and once it is back, that error is cleared.
 */
export function useFormFault(words: Words): readonly [string | undefined, (error: unknown) => void] {
  const [error, setError] = useState<unknown>();
  const reachable = useServerReachable();
  useEffect(() => {
    if (reachable) return;
    return () => setError((before: unknown) => (isUnreachable(before) ? undefined : before));
  }, [reachable]);
  const isHidden = error === undefined || (!reachable && isUnreachable(error));
  return [isHidden ? undefined : refusalText(error, words), setError];
}
