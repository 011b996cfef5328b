import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { board } from './en/board.js';
import { peace } from './en/peace.js';
import { topics } from './en/topics.js';
import { war } from './en/war.js';

export const help: Catalog = helpCatalog({ ...topics, ...board, ...peace, ...war });
