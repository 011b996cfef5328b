import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { events } from './es/events.js';
import { introduction } from './es/introduction.js';
import { nonplayers } from './es/nonplayers.js';
import { operations } from './es/operations.js';
import { propaganda } from './es/propaganda.js';
import { sequence } from './es/sequence.js';
import { special } from './es/special.js';
import { topics } from './es/topics.js';

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
