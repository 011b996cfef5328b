import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { board } from './pl/board.js';
import { peace } from './pl/peace.js';
import { topics } from './pl/topics.js';
import { war } from './pl/war.js';

export const help: Catalog = helpCatalog({ ...topics, ...board, ...peace, ...war });
