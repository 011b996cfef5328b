import { labyrinth } from '@sandtable/labyrinth';
import { closedOperations, conditionsFromView, margins, rollOdds } from '@sandtable/labyrinth/board';
import { SIDES } from '@sandtable/labyrinth/board-data';
import type { GameUi } from '../game-ui.js';
import { noSpaceReason } from '../shared/closed-reason.js';
import { type HelpLoaders, loadHelp } from '../shared/load-help.js';
import { Board } from './board/board.js';
import { miniMap } from './board/mini-map.js';
import { changes } from './changes.js';
import { DiceOdds } from './dice-odds.js';
import { hand, optionHint } from './hand.js';
import { Inspector } from './inspector.js';
import { lesson } from './lesson/lesson.js';
import { isMoney, logHeading } from './log-heading.js';
import { OptionIcon } from './option-icon.js';
import { dieModifiers } from './panels/die-modifiers.js';
import { PANELS } from './panels/panels.js';
import { StatusBar } from './panels/status-bar.js';
import { LETTERS } from './side-sign.js';
import { text } from './text.js';
import { uiWords } from './ui-words.js';
import { parseView } from './view.js';

/** Each language's explanations are loaded on first use. */
const HELP: HelpLoaders = {
  en: () => import('@sandtable/labyrinth/help/en'),
  pl: () => import('@sandtable/labyrinth/help/pl'),
  hu: () => import('@sandtable/labyrinth/help/hu'),
  fr: () => import('@sandtable/labyrinth/help/fr'),
  es: () => import('@sandtable/labyrinth/help/es'),
};

export const gameUi: GameUi = {
  game: labyrinth as unknown as GameUi['game'],
  Board,
  miniMap,
  StatusBar,
  panels: PANELS,
  hand,
  Inspector,
  OptionIcon,
  optionHint,
  DiceOdds,
  rollOdds: (view, decision, option) => rollOdds(parseView(view), decision, option),
  dieModifiers,
  words: uiWords,
  seat: (seat) => {
    const side = SIDES.find((it) => it === seat);
    return side
      ? { color: `var(--lab-${side})`, sign: LETTERS[side] }
      : { color: 'var(--ink-soft)', sign: seat.slice(0, 1).toUpperCase() };
  },
  help: (language) => loadHelp(HELP, language),
  logHeading,
  isMoney,
  changes,
  scores: (view) => margins(parseView(view)),
  closedActions: (view, decision) =>
    closedOperations(parseView(view), decision).map(({ option, reason, closest }) => ({
      option,
      reason: reason === 'noSpace' ? noSpaceReason(closest) : text(`closed.${reason}`),
    })),
  conditions: ({ view, decision }, reference) => (decision ? conditionsFromView(view, decision, reference) : []),
  lesson,
};
