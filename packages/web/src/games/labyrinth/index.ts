import type { Catalog, Language } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { conditionsFromView, margins, rollOdds } from '@sandtable/labyrinth/board';
import { SIDES } from '@sandtable/labyrinth/board-data';
import { mergeCatalogs } from '../../words/phrases.js';
import type { GameUi } from '../game-ui.js';
import { mapBoardWords } from '../shared/board/words.js';
import { Board } from './board/board.js';
import { board } from './board/words.js';
import { changes } from './changes.js';
import { DiceOdds } from './dice-odds.js';
import { Inspector } from './inspector.js';
import { lesson } from './lesson/lesson.js';
import { lessonWords } from './lesson/words.js';
import { isMoney, logHeading } from './log-heading.js';
import { OptionIcon } from './option-icon.js';
import { dieModifiers } from './panels/die-modifiers.js';
import { Panels } from './panels/panels.js';
import { LETTERS } from './side-sign.js';
import { parseView } from './view.js';
import { panelWords } from './words/index.js';

/** Each language's explanations are loaded on first use. */
const HELP: Readonly<Record<Language, () => Promise<{ readonly help: Catalog }>>> = {
  en: () => import('@sandtable/labyrinth/help/en'),
  pl: () => import('@sandtable/labyrinth/help/pl'),
  hu: () => import('@sandtable/labyrinth/help/hu'),
  fr: () => import('@sandtable/labyrinth/help/fr'),
};

export const gameUi: GameUi = {
  game: labyrinth as unknown as GameUi['game'],
  Board,
  Panels,
  Inspector,
  OptionIcon,
  DiceOdds,
  rollOdds: (view, decision, option) => rollOdds(parseView(view), decision, option),
  dieModifiers,
  words: mergeCatalogs(mapBoardWords, board, panelWords, lessonWords),
  seat: (seat) => {
    const side = SIDES.find((it) => it === seat);
    return side
      ? { color: `var(--lab-${side})`, sign: LETTERS[side] }
      : { color: 'var(--ink-soft)', sign: seat.slice(0, 1).toUpperCase() };
  },
  help: async (language) => (await HELP[language]()).help,
  logHeading,
  isMoney,
  changes,
  scores: (view) => margins(parseView(view)),
  conditions: ({ view, decision }, reference) => (decision ? conditionsFromView(view, decision, reference) : []),
  lesson,
};
