import { conditionsIn, labyrinth } from '@sandtable/labyrinth';
import { SIDES } from '@sandtable/labyrinth/facts';
import { together } from '../../words/phrases.js';
import type { Front } from '../front.js';
import { stageWords } from '../shared/board/words.js';
import { Board } from './board/board.js';
import { board } from './board/words.js';
import { changes } from './changes.js';
import { Closer } from './closer.js';
import { heading } from './heading.js';
import { help } from './help.js';
import { lesson } from './lesson/lesson.js';
import { lessonWords } from './lesson/words.js';
import { Mark } from './mark.js';
import { Odds } from './odds.js';
import { Panels } from './panels/panels.js';
import { LETTERS } from './sign.js';
import { margins } from './standing.js';
import { seen } from './view.js';
import { panelWords } from './words/index.js';

export const front: Front = {
  game: labyrinth as unknown as Front['game'],
  Board,
  Panels,
  Closer,
  Mark,
  Odds,
  words: together(stageWords, board, panelWords, lessonWords),
  seat: (seat) => {
    const side = SIDES.find((it) => it === seat);
    return side
      ? { colour: `var(--lab-${side})`, sign: LETTERS[side] }
      : { colour: 'var(--ink-soft)', sign: seat.slice(0, 1).toUpperCase() };
  },
  help: async (language) => help(language),
  heading,
  changes,
  scores: (view) => margins(seen(view)),
  conditions: ({ view, asked }, reference) => (asked ? conditionsIn(view, asked, reference) : []),
  lesson,
};
