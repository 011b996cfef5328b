import type { Words } from '@sandtable/kernel';

/** Texts that some games, settings, bots or refusals have and others don't. Their keys are known only at run time. */
type OptionalKey =
  | `${'bot' | 'cover' | 'level' | 'opening' | 'option-help' | 'option-value' | 'scenario'}.${string}`
  | `${'account' | 'home' | 'notice'}.error.${string}`;

/** Such a text; undefined if there is none. */
export const optionalText = (words: Words, key: OptionalKey): string | undefined =>
  words.has(key) ? words.say({ key }) : undefined;
