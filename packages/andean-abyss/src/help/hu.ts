import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { events } from './hu/events.js';
import { introduction } from './hu/introduction.js';
import { nonplayers } from './hu/nonplayers.js';
import { operations } from './hu/operations.js';
import { propaganda } from './hu/propaganda.js';
import { sequence } from './hu/sequence.js';
import { special } from './hu/special.js';
import { topics } from './hu/topics.js';

export const help: Catalog = helpCatalog({
  ...topics,
  ...introduction,
  ...sequence,
  ...operations,
  ...special,
  ...events,
  ...propaganda,
  ...nonplayers,
});
