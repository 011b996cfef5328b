import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { cards } from './hu/cards.js';
import { game } from './hu/game.js';
import { jihadist } from './hu/jihadist.js';
import { solitaire } from './hu/solitaire.js';
import { topics } from './hu/topics.js';
import { us } from './hu/us.js';

export const help: Catalog = helpCatalog({ ...topics, ...game, ...cards, ...us, ...jihadist, ...solitaire });
