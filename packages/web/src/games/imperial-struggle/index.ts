import { imperialStruggle } from '@sandtable/imperial-struggle';
import { conditionsFromView } from '@sandtable/imperial-struggle/board';
import { SIDES } from '@sandtable/imperial-struggle/board-data';
import type { Catalog, Language } from '@sandtable/kernel';
import { mergeCatalogs } from '../../words/phrases.js';
import type { GameUi } from '../game-ui.js';
import { mapBoardWords } from '../shared/board/words.js';
import { Board } from './board/board.js';
import { board } from './board/words.js';
import { changes } from './changes.js';
import { chartWords, scores, stages } from './chart.js';
import { Inspector } from './inspector.js';
import { lesson } from './lesson/lesson.js';
import { lessonWords } from './lesson/words.js';
import { isMoney, logHeading } from './log-heading.js';
import { optionHint } from './option-hint.js';
import { OptionIcon } from './option-icon.js';
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

export const gameUi: GameUi = {
  game: imperialStruggle as unknown as GameUi['game'],
  Board,
  Panels,
  Inspector,
  OptionIcon,
  optionHint,
  words: mergeCatalogs(mapBoardWords, board, purchaseWords, panelWords, chartWords, lessonWords),
  seat: (seat) => {
    const side = SIDES.find((it) => it === seat);
    const sign = seat.slice(0, 1).toUpperCase();
    return { color: side ? `var(--is-${side})` : 'var(--ink-soft)', sign };
  },
  help: async (language) => (await HELP[language]()).help,
  logHeading,
  isMoney,
  changes,
  conditions: ({ view, decision }, reference) => (decision ? conditionsFromView(view, decision, reference) : []),
  scores,
  chartStages: stages,
  lesson,
};
