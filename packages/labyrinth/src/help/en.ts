import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { cards } from './en/cards.js';
import { game } from './en/game.js';
import { jihadist } from './en/jihadist.js';
import { solitaire } from './en/solitaire.js';
import { topics } from './en/topics.js';
import { us } from './en/us.js';

export const help: Catalog = helpCatalog({ ...topics, ...game, ...cards, ...us, ...jihadist, ...solitaire });
