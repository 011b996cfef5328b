import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { board } from './es/board.js';
import { peace } from './es/peace.js';
import { topics } from './es/topics.js';
import { war } from './es/war.js';

export const help: Catalog = helpCatalog({ ...topics, ...board, ...peace, ...war });
