import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { events } from './fr/events.js';
import { introduction } from './fr/introduction.js';
import { nonplayers } from './fr/nonplayers.js';
import { operations } from './fr/operations.js';
import { propaganda } from './fr/propaganda.js';
import { sequence } from './fr/sequence.js';
import { special } from './fr/special.js';
import { topics } from './fr/topics.js';

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
