import type { Json, Message } from '@sandtable/kernel';

/** What differs between two views, in few words: what it costs first, then totals, then the map. */
export const changes = (_before: Json, _after: Json): readonly Message[] => [];
