import type { Language, Procedure } from '@sandtable/kernel';
import type { Side } from '../data/cards.js';
import type { Faction } from '../factions.js';
import type { Position } from '../position.js';

/** What one side of a card does when `executor` executes it (5.1). */
type Effect = (g: Position, executor: Faction) => Procedure;

/** Both sides of a dual card, or the one text as `unshaded` (5.2). */
type EventCard = Partial<Record<Side, Effect>>;
export type EventCards = Readonly<Record<number, EventCard>>;

/** The text of each side in every language. */
export type EventText = Readonly<Record<number, Partial<Record<Side, Readonly<Record<Language, string>>>>>>;
