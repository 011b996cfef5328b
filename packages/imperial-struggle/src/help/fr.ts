import type { Catalog } from '@sandtable/kernel';
import { board } from './fr/board.js';
import { peace } from './fr/peace.js';
import { topics } from './fr/topics.js';
import { war } from './fr/war.js';
import { catalogOf } from './page.js';

export const help: Catalog = catalogOf({ ...topics, ...board, ...peace, ...war });
