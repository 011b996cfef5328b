import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { events } from './pl/events.js';
import { introduction } from './pl/introduction.js';
import { nonplayers } from './pl/nonplayers.js';
import { operations } from './pl/operations.js';
import { propaganda } from './pl/propaganda.js';
import { sequence } from './pl/sequence.js';
import { special } from './pl/special.js';
import { topics } from './pl/topics.js';

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
