import { catalogsOf } from '@sandtable/kernel';
import { account } from './account.js';
import { covers } from './covers.js';
import { home } from './home.js';
import { learn } from './learn.js';
import { newGame } from './new-game.js';
import { play } from './play.js';
import { shell } from './shell.js';

/** What every page may say. The home page loads no more than this. */
export const SHELL_TEXTS = [shell, play, learn, covers, home, newGame, account] as const;
export const shellMessages = catalogsOf(...SHELL_TEXTS);
