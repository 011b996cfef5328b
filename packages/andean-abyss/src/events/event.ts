import type { Procedure } from '@sandtable/kernel';
import type { CardHalf } from '../data/cards.js';
import type { Faction } from '../factions.js';
import type { Position } from '../position.js';

/** What one side of a card does when `executor` executes it (5.1). */
type EventEffect = (g: Position, executor: Faction) => Procedure;

/** Both sides of a dual card, or the one text as `unshaded` (5.2). */
type EventCard = Partial<Record<CardHalf, EventEffect>>;
export type EventCards = Readonly<Record<number, EventCard>>;
