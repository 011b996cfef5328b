import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { board } from './fr/board.js';
import { peace } from './fr/peace.js';
import { topics } from './fr/topics.js';
import { war } from './fr/war.js';

export const help: Catalog = helpCatalog({ ...topics, ...board, ...peace, ...war });
