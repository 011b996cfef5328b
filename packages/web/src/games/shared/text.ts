import { message, type TextMaker, type TextSayer } from '@sandtable/kernel';
import type { TableTexts } from '../../table/text.js';
import { sayTextsWith } from '../../words/say-with.js';
import type { mapBoardWords } from './board/words.js';

/** What parts that several games share may say. */

type SharedTexts = TableTexts & typeof mapBoardWords;

export const text: TextMaker<SharedTexts> = message;

export const sayWith: TextSayer<SharedTexts> = sayTextsWith;
