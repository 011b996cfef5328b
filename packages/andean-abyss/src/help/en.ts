import { type Catalog, helpCatalog } from '@sandtable/kernel';
import { events } from './en/events.js';
import { introduction } from './en/introduction.js';
import { nonplayers } from './en/nonplayers.js';
import { operations } from './en/operations.js';
import { propaganda } from './en/propaganda.js';
import { sequence } from './en/sequence.js';
import { special } from './en/special.js';
import { topics } from './en/topics.js';

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
