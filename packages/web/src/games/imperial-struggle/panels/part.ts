import type { Seen } from '@sandtable/imperial-struggle/facts';
import type { Params, Words } from '@sandtable/kernel';
import type { Sight } from '../../front.js';

/** What every panel is given. */
export interface Props extends Pick<Sight, 'words' | 'options' | 'choose' | 'lit' | 'inspect'> {
  readonly view: Seen;
  /** What the option under the pointer would bring. */
  readonly preview: Seen | undefined;
}

/** Texts of a panel, by the end of their keys. */
export const sayer =
  (words: Words, prefix: string) =>
  (key: string, params?: Params): string =>
    words.say(params ? { key: `${prefix}${key}`, params } : { key: `${prefix}${key}` });
