import { andeanAbyss } from '@sandtable/andean-abyss';
import { closedActions, conditionsFromView, rollOdds } from '@sandtable/andean-abyss/board';
import { isFaction } from '@sandtable/andean-abyss/board-data';
import type { Message } from '@sandtable/kernel';
import type { GameUi } from '../game-ui.js';
import { noSpaceReason } from '../shared/closed-reason.js';
import { type HelpLoaders, loadHelp } from '../shared/load-help.js';
import { Board } from './board/board.js';
import { miniMap } from './board/mini-map.js';
import { changes } from './changes.js';
import { choiceShortcuts } from './choice-shortcuts.js';
import { LETTERS } from './faction-sign.js';
import { Inspector } from './inspector.js';
import { lesson } from './lesson/lesson.js';
import { isMinor, isMoney, logHeading } from './log-heading.js';
import { PANELS } from './panels/panels.js';
import { StatusBar } from './panels/status-bar.js';
import { text } from './text.js';
import { uiWords } from './ui-words.js';
import { parseView } from './view.js';

/** Each language's explanations are loaded on first use. */
const HELP: HelpLoaders = {
  en: () => import('@sandtable/andean-abyss/help/en'),
  pl: () => import('@sandtable/andean-abyss/help/pl'),
  hu: () => import('@sandtable/andean-abyss/help/hu'),
  fr: () => import('@sandtable/andean-abyss/help/fr'),
  es: () => import('@sandtable/andean-abyss/help/es'),
};

function closedText(closed: ReturnType<typeof closedActions>[number]): Message {
  switch (closed.reason) {
    case 'noSpace':
      return noSpaceReason(closed.closest);
    case 'resources':
      return text('closed.resources', { n: closed.missing });
    default:
      return text(`closed.${closed.reason}`);
  }
}

export const gameUi: GameUi = {
  game: andeanAbyss as unknown as GameUi['game'],
  Board,
  miniMap,
  StatusBar,
  panels: PANELS,
  Inspector,
  rollOdds: (view, decision, option) => rollOdds(parseView(view), decision, option),
  words: uiWords,
  seat: (seat) =>
    isFaction(seat)
      ? { color: `var(--aa-${seat})`, sign: LETTERS[seat] }
      : { color: 'var(--ink-soft)', sign: seat.slice(0, 1).toUpperCase() },
  help: (language) => loadHelp(HELP, language),
  logHeading,
  isMoney,
  isMinor,
  changes,
  scores: (view) => ({ ...parseView(view).margins }),
  choiceShortcuts,
  closedActions: (view, decision) =>
    closedActions(parseView(view), decision).map((closed) => ({
      option: closed.option,
      reason: closedText(closed),
    })),
  conditions: ({ view, decision }, reference) => (decision ? conditionsFromView(view, decision, reference) : []),
  lesson,
};
