import type { Seen } from '@sandtable/imperial-struggle/facts';
import type { Sight } from '../../front.js';

/** What every panel is given. */
export interface Props extends Pick<Sight, 'words' | 'options' | 'choose' | 'lit' | 'inspect'> {
  readonly view: Seen;
  /** What the option under the pointer would bring. */
  readonly preview: Seen | undefined;
}
