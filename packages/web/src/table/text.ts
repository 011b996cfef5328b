import { type JoinedTexts, message, type TextMaker, type TextSayer } from '@sandtable/kernel';
import { sayTextsWith } from '../words/say-with.js';
import type { TABLE_PAGE_TEXTS } from '../words/table-page-messages.js';
import type { ShellTexts } from '../words/text.js';

/** What the table page may say: a key without texts, or one without exactly its parameters, doesn't compile. */

export type TableTexts = ShellTexts & JoinedTexts<(typeof TABLE_PAGE_TEXTS)[number]>;

export const text: TextMaker<TableTexts> = message;

export const sayWith: TextSayer<TableTexts> = sayTextsWith;
