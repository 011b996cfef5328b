import { imperialStruggle } from '@sandtable/imperial-struggle';
import { conditionsIn, SIDES } from '@sandtable/imperial-struggle/facts';
import type { Catalog, Language } from '@sandtable/kernel';
import { together } from '../../words/phrases.js';
import type { Front } from '../front.js';
import { stageWords } from '../shared/board/words.js';
import { Board } from './board/board.js';
import { board } from './board/words.js';
import { changes } from './changes.js';
import { chartWords, scores, stages } from './chart.js';
import { Closer } from './closer.js';
import { gloss } from './gloss.js';
import { heading } from './heading.js';
import { lesson } from './lesson/lesson.js';
import { lessonWords } from './lesson/words.js';
import { Mark } from './mark.js';
import { Panels } from './panels/panels.js';
import { purchaseWords } from './purchases/words.js';
import { panelWords } from './words/index.js';
import './sides.css';

const HELP: Readonly<Record<Language, () => Promise<{ readonly help: Catalog }>>> = {
  en: () => import('@sandtable/imperial-struggle/help/en'),
  pl: () => import('@sandtable/imperial-struggle/help/pl'),
  hu: () => import('@sandtable/imperial-struggle/help/hu'),
  fr: () => import('@sandtable/imperial-struggle/help/fr'),
};

export const front: Front = {
  game: imperialStruggle as unknown as Front['game'],
  Board,
  Panels,
  Closer,
  Mark,
  gloss,
  words: together(stageWords, board, purchaseWords, panelWords, chartWords, lessonWords),
  seat: (seat) => {
    const side = SIDES.find((it) => it === seat);
    const sign = seat.slice(0, 1).toUpperCase();
    return { colour: side ? `var(--is-${side})` : 'var(--ink-soft)', sign };
  },
  help: async (language) => (await HELP[language]()).help,
  heading,
  changes,
  conditions: ({ view, asked }, reference) => (asked ? conditionsIn(view, asked, reference) : []),
  scores,
  stages,
  lesson,
};
