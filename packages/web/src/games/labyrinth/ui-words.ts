import { catalogsOf } from '@sandtable/kernel';
import { mapBoardWords } from '../shared/board/words.js';
import { board } from './board/words.js';
import { lessonWords } from './lesson/words.js';
import { panelWords } from './words/index.js';

/** All that the game's pages say beyond the words of its rules. */
export const UI_TEXTS = [mapBoardWords, board, panelWords, lessonWords] as const;
export const uiWords = catalogsOf(...UI_TEXTS);
