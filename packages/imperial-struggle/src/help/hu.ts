import type { Catalog } from '@sandtable/kernel';
import { board } from './hu/board.js';
import { peace } from './hu/peace.js';
import { topics } from './hu/topics.js';
import { war } from './hu/war.js';
import { catalogOf } from './page.js';

export const help: Catalog = catalogOf({ ...topics, ...board, ...peace, ...war });
