import { andeanAbyss, conditionsIn } from '@sandtable/andean-abyss';
import { isFaction } from '@sandtable/andean-abyss/facts';
import type { Catalog, Language } from '@sandtable/kernel';
import { together } from '../../words/phrases.js';
import type { Front } from '../front.js';
import { stageWords } from '../shared/board/words.js';
import { Board } from './board/board.js';
import { board } from './board/words.js';
import { changes } from './changes.js';
import { Closer } from './closer.js';
import { heading } from './heading.js';
import { lesson } from './lesson/lesson.js';
import { lessonWords } from './lesson/words.js';
import { Panels } from './panels/panels.js';
import { LETTERS } from './sign.js';
import { seen } from './view.js';
import { panelWords } from './words/index.js';

/** Each language's explanations are loaded when somebody who reads it asks. */
const HELP: Readonly<Record<Language, () => Promise<{ readonly help: Catalog }>>> = {
  en: () => import('@sandtable/andean-abyss/help/en'),
  pl: () => import('@sandtable/andean-abyss/help/pl'),
  hu: () => import('@sandtable/andean-abyss/help/hu'),
  fr: () => import('@sandtable/andean-abyss/help/fr'),
};

export const front: Front = {
  game: andeanAbyss as unknown as Front['game'],
  Board,
  Panels,
  Closer,
  words: together(stageWords, board, panelWords, lessonWords),
  seat: (seat) =>
    isFaction(seat)
      ? { colour: `var(--aa-${seat})`, sign: LETTERS[seat] }
      : { colour: 'var(--ink-soft)', sign: seat.slice(0, 1).toUpperCase() },
  help: async (language) => (await HELP[language]()).help,
  heading,
  changes,
  scores: (view) => ({ ...seen(view).margins }),
  conditions: ({ view, asked }, reference) => (asked ? conditionsIn(view, asked, reference) : []),
  lesson,
};
