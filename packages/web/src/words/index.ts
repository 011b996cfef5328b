import { mergeCatalogs } from '@sandtable/kernel';
import { account } from './account.js';
import { covers } from './covers.js';
import { dice } from './dice.js';
import { home } from './home.js';
import { learn } from './learn.js';
import { newGame } from './new-game.js';
import { play } from './play.js';
import { playback } from './playback.js';
import { sharedDice } from './shared-dice.js';
import { shell } from './shell.js';
import { table } from './table.js';
import { tablePanels } from './table-panels.js';
import { thinking } from './thinking.js';
import { turnSummary } from './turn-summary.js';

/** All that the table itself says; each part of it has a file. */
export const tableMessages = mergeCatalogs(
  shell,
  play,
  learn,
  covers,
  home,
  newGame,
  account,
  table,
  tablePanels,
  thinking,
  turnSummary,
  dice,
  playback,
  sharedDice,
);
