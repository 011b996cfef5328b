import { catalogsOf } from '@sandtable/kernel';
import { SHELL_TEXTS } from './shell-messages.js';
import { TABLE_PAGE_TEXTS } from './table-page-messages.js';

/** All that the app itself says, for tests and translators. Pages load its two parts separately. */
export const tableMessages = catalogsOf(...SHELL_TEXTS, ...TABLE_PAGE_TEXTS);
