import { useEffect } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { storeMap, storeProgress } from '../home/game-progress.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { drawMiniMap } from './draw-mini-map.js';
import { withoutDashes } from './log-groups.js';
import type { TableController } from './table-controller.js';

/** Stores the turn, the score and a small map for the list of games on the home page. */
export function useStoreProgress({ gameUi, words, playback, privacyScreen }: TableController, isLesson: boolean): void {
  const { language } = useReaderPreferences();
  const { shown } = playback;
  // While others move there is nothing to continue yet.
  const isStored = !isLesson && (shown.moment.decision !== undefined || shown.moment.result !== undefined);
  useEffect(() => {
    if (!isStored) return;
    const { moment, beginning, steps } = shown;
    const heading =
      lastCard(gameUi, [...steps.slice(-CARD_WITHIN).flatMap(({ log }) => log)]) ?? lastCard(gameUi, beginning);
    storeProgress(location.pathname, {
      language,
      turn: heading ? withoutDashes(words.say(heading)) : '',
      scores: gameUi.scores(moment.view),
    });
  }, [gameUi, words, language, shown, isStored]);

  const { view } = shown.moment;
  // The privacy screen hides the board, whose colors the map has.
  const isBoardShown = !privacyScreen.isDrawn;
  useEffect(() => {
    const { miniMap } = gameUi;
    if (!isStored || !isBoardShown || !miniMap) return;
    const address = location.pathname;
    return whenIdle(() => {
      const board = document.querySelector('.board');
      const picture = board && drawMiniMap(miniMap(view), board);
      if (picture) storeMap(address, picture);
    });
  }, [gameUi, view, isStored, isBoardShown]);
}

/** Safari has no idle callbacks. */
const LATER_MS = 500;

/** Runs something when nothing else is to be done. The returned function cancels it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, LATER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

/** No card takes more answers. */
const CARD_WITHIN = 400;

const lastCard = ({ logHeading }: GameUi, log: TableController['playback']['shown']['beginning']) =>
  log.findLast((entry) => !entry.remark && logHeading(entry) === 'card');
