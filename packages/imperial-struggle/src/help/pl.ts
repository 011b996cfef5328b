import type { Catalog } from '@sandtable/kernel';
import { catalogOf } from './page.js';
import { board } from './pl/board.js';
import { peace } from './pl/peace.js';
import { topics } from './pl/topics.js';
import { war } from './pl/war.js';

export const help: Catalog = catalogOf({ ...topics, ...board, ...peace, ...war });
