import type { View } from '@sandtable/imperial-struggle/facts';
import type { BoardProps } from '../../game-ui.js';

/** What every panel is given. */
export interface PanelProps extends Pick<BoardProps, 'words' | 'options' | 'choose' | 'highlighted' | 'inspect'> {
  readonly view: View;
  /** What the option under the pointer would bring. */
  readonly preview: View | undefined;
}
