import { type Message, referenceMessage } from '@sandtable/kernel';
import type { Faction } from './factions.js';
import { factionRef } from './references.js';
import { text } from './text.js';

/** Several messages in one: as a list with commas, or joined without. */
export const joinMessages = (key: 'table.list' | 'table.row', parts: readonly Message[]): Message | string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => text(key, { a, b }));

export const listFactions = (factions: readonly Faction[]): Message | string =>
  joinMessages(
    'table.list',
    factions.map((faction) => referenceMessage(factionRef(faction))),
  );
