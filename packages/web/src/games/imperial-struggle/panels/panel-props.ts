import type { View } from '@sandtable/imperial-struggle/board-data';
import type { BoardProps } from '../../game-ui.js';

/** The props of every panel. */
export interface PanelProps extends Pick<BoardProps, 'words' | 'options' | 'choose' | 'highlighted' | 'inspect'> {
  readonly view: View;
  /** The view after the option under the pointer. */
  readonly preview: View | undefined;
}
