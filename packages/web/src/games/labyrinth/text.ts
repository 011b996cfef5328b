import { type JoinedTexts, message, type TextMaker, type TextSayer } from '@sandtable/kernel';
import type { GameTexts } from '@sandtable/labyrinth/board-data';
import type { TableTexts } from '../../table/text.js';
import { sayTextsWith } from '../../words/say-with.js';
import type { UI_TEXTS } from './ui-words.js';

/** What the pages of Labyrinth say: a key without texts, or one without exactly its parameters, doesn't compile. */

type PageTexts = TableTexts & GameTexts & JoinedTexts<(typeof UI_TEXTS)[number]>;

export const text: TextMaker<PageTexts> = message;

export const sayWith: TextSayer<PageTexts> = sayTextsWith;
