import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { cards } from './pl/cards.js';
import { game } from './pl/game.js';
import { jihadist } from './pl/jihadist.js';
import { solitaire } from './pl/solitaire.js';
import { topics } from './pl/topics.js';
import { us } from './pl/us.js';

export const help: Catalog = helpCatalog({ ...topics, ...game, ...cards, ...us, ...jihadist, ...solitaire });
