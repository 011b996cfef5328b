import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { board } from './hu/board.js';
import { peace } from './hu/peace.js';
import { topics } from './hu/topics.js';
import { war } from './hu/war.js';

export const help: Catalog = helpCatalog({ ...topics, ...board, ...peace, ...war });
