import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { cards } from './es/cards.js';
import { game } from './es/game.js';
import { jihadist } from './es/jihadist.js';
import { solitaire } from './es/solitaire.js';
import { topics } from './es/topics.js';
import { us } from './es/us.js';

export const help: Catalog = helpCatalog({ ...topics, ...game, ...cards, ...us, ...jihadist, ...solitaire });
