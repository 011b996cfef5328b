import { conditionsFromView, labyrinth } from '@sandtable/labyrinth';
import { SIDES } from '@sandtable/labyrinth/board-data';
import { mergeCatalogs } from '../../words/phrases.js';
import type { GameUi } from '../game-ui.js';
import { mapBoardWords } from '../shared/board/words.js';
import { Board } from './board/board.js';
import { board } from './board/words.js';
import { changes } from './changes.js';
import { DiceOdds } from './dice-odds.js';
import { help } from './help.js';
import { Inspector } from './inspector.js';
import { lesson } from './lesson/lesson.js';
import { lessonWords } from './lesson/words.js';
import { logHeading } from './log-heading.js';
import { OptionIcon } from './option-icon.js';
import { Panels } from './panels/panels.js';
import { LETTERS } from './side-sign.js';
import { margins } from './victory-aims.js';
import { parseView } from './view.js';
import { panelWords } from './words/index.js';

export const gameUi: GameUi = {
  game: labyrinth as unknown as GameUi['game'],
  Board,
  Panels,
  Inspector,
  OptionIcon,
  DiceOdds,
  words: mergeCatalogs(mapBoardWords, board, panelWords, lessonWords),
  seat: (seat) => {
    const side = SIDES.find((it) => it === seat);
    return side
      ? { color: `var(--lab-${side})`, sign: LETTERS[side] }
      : { color: 'var(--ink-soft)', sign: seat.slice(0, 1).toUpperCase() };
  },
  help: async (language) => help(language),
  logHeading,
  changes,
  scores: (view) => margins(parseView(view)),
  conditions: ({ view, decision }, reference) => (decision ? conditionsFromView(view, decision, reference) : []),
  lesson,
};
