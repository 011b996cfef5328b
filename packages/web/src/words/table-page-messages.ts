import { catalogsOf } from '@sandtable/kernel';
import { choices } from './choices.js';
import { dice } from './dice.js';
import { opening } from './opening.js';
import { playback } from './playback.js';
import { sharedDice } from './shared-dice.js';
import { table } from './table.js';
import { tablePanels } from './table-panels.js';
import { thinking } from './thinking.js';
import { turnSummary } from './turn-summary.js';

/** What only the table page says. It is loaded with the table. */
export const TABLE_PAGE_TEXTS = [
  table,
  tablePanels,
  thinking,
  turnSummary,
  dice,
  playback,
  choices,
  opening,
  sharedDice,
] as const;
export const tablePageMessages = catalogsOf(...TABLE_PAGE_TEXTS);
