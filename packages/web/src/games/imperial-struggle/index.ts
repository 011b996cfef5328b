import { imperialStruggle } from '@sandtable/imperial-struggle';
import { conditionsFromView } from '@sandtable/imperial-struggle/board';
import { SIDES } from '@sandtable/imperial-struggle/board-data';
import type { GameUi } from '../game-ui.js';
import { type HelpLoaders, loadHelp } from '../shared/load-help.js';
import { Board } from './board/board.js';
import { miniMap } from './board/mini-map.js';
import { changes } from './changes.js';
import { scores, stages } from './chart.js';
import { hand } from './hand.js';
import { Inspector } from './inspector.js';
import { lesson } from './lesson/lesson.js';
import { isMinor, isMoney, logHeading } from './log-heading.js';
import { optionHint } from './option-hint.js';
import { OptionIcon } from './option-icon.js';
import { panelInQuestion } from './panels/panel-in-question.js';
import { PANELS } from './panels/panels.js';
import { StatusBar } from './panels/status-bar.js';
import { PromptChips } from './prompt-chips.js';
import { uiWords } from './ui-words.js';
import { parseView } from './view.js';
import './sides.css';

const HELP: HelpLoaders = {
  en: () => import('@sandtable/imperial-struggle/help/en'),
  pl: () => import('@sandtable/imperial-struggle/help/pl'),
  hu: () => import('@sandtable/imperial-struggle/help/hu'),
  fr: () => import('@sandtable/imperial-struggle/help/fr'),
  es: () => import('@sandtable/imperial-struggle/help/es'),
};

export const gameUi: GameUi = {
  game: imperialStruggle as unknown as GameUi['game'],
  Board,
  miniMap,
  StatusBar,
  panels: PANELS,
  hand,
  PromptChips,
  panelInQuestion: (view, options) => panelInQuestion(parseView(view), options),
  Inspector,
  OptionIcon,
  optionHint,
  words: uiWords,
  seat: (seat) => {
    const side = SIDES.find((it) => it === seat);
    const sign = seat.slice(0, 1).toUpperCase();
    return { color: side ? `var(--is-${side})` : 'var(--ink-soft)', sign };
  },
  help: (language) => loadHelp(HELP, language),
  logHeading,
  isMoney,
  isMinor,
  changes,
  conditions: ({ view, decision }, reference) => (decision ? conditionsFromView(view, decision, reference) : []),
  scores,
  chartStages: stages,
  lesson,
};
