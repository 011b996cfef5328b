import { type ComponentType, memo, useMemo } from 'react';
import type { BoardProps, GameUi } from '../../games/game-ui.js';
import type { Moment, PlaySnapshot } from '../../play/play.js';

/** The game's board, and what the board and the panels draw. */
export interface BoardView {
  /** Memoized: it renders only when its props change. */
  readonly Board: ComponentType<BoardProps>;
  /** The moment shown: the present one, or one of the past. */
  readonly moment: Moment;
  readonly props: BoardProps;
}

/** How many answers back the board's log reaches. */
const RECENT_ANSWERS = 12;

const recentLog = (steps: PlaySnapshot['steps'], past: number | undefined): BoardProps['log'] =>
  (past === undefined ? steps : steps.filter(({ n }) => n < past)).slice(-RECENT_ANSWERS).flatMap(({ log }) => log);

export interface BoardViewInput extends Omit<BoardProps, 'view' | 'log'> {
  readonly moment: Moment;
  readonly steps: PlaySnapshot['steps'];
  readonly past: number | undefined;
}

export function useBoardView(gameUi: GameUi, input: BoardViewInput): BoardView {
  const Board = useMemo(() => memo(gameUi.Board), [gameUi]);
  const {
    moment,
    steps,
    past,
    words,
    options,
    choose,
    highlighted,
    inspect,
    inspected,
    isStill,
    preview,
    since,
    guide,
  } = input;
  const { view } = moment;
  const log = useMemo(() => recentLog(steps, past), [steps, past]);
  const props = useMemo<BoardProps>(
    () => ({ view, words, options, choose, highlighted, inspect, inspected, isStill, preview, since, guide, log }),
    [view, words, options, choose, highlighted, inspect, inspected, isStill, preview, since, guide, log],
  );
  return { Board, moment, props };
}
