import { useEffect } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { storeProgress } from '../home/game-progress.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { withoutDashes } from './log-groups.js';
import type { TableController } from './table-controller.js';

/** Stores the turn and the score for the list of games on the home page. */
export function useStoreProgress({ gameUi, words, playback }: TableController, isLesson: boolean): void {
  const { language } = useReaderPreferences();
  const { shown } = playback;
  useEffect(() => {
    // While others move there is nothing to continue yet.
    if (isLesson || (shown.moment.decision === undefined && shown.moment.result === undefined)) return;
    const { moment, beginning, steps } = shown;
    const heading =
      lastCard(gameUi, [...steps.slice(-CARD_WITHIN).flatMap(({ log }) => log)]) ?? lastCard(gameUi, beginning);
    storeProgress(location.pathname, {
      language,
      turn: heading ? withoutDashes(words.say(heading)) : '',
      scores: gameUi.scores(moment.view),
    });
  }, [gameUi, words, language, shown, isLesson]);
}

/** No card takes more answers. */
const CARD_WITHIN = 400;

const lastCard = ({ logHeading }: GameUi, log: TableController['playback']['shown']['beginning']) =>
  log.findLast((entry) => !entry.remark && logHeading(entry) === 'card');
