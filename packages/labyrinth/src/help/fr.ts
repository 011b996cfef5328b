import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { cards } from './fr/cards.js';
import { game } from './fr/game.js';
import { jihadist } from './fr/jihadist.js';
import { solitaire } from './fr/solitaire.js';
import { topics } from './fr/topics.js';
import { us } from './fr/us.js';

export const help: Catalog = helpCatalog({ ...topics, ...game, ...cards, ...us, ...jihadist, ...solitaire });
