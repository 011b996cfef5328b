import type { Catalog } from '@sandtable/kernel';
import { board } from './en/board.js';
import { peace } from './en/peace.js';
import { topics } from './en/topics.js';
import { war } from './en/war.js';
import { catalogOf } from './page.js';

export const help: Catalog = catalogOf({ ...topics, ...board, ...peace, ...war });
