import type { EVENT_ASKS } from './events/question-words.js';
import type { ASKS } from './messages/asks.js';
import type { POWER_WORDS } from './ministries/words.js';

/** The questions of the rules, by the words that they have: rules, conditions and bots can name no others. */

type Asked<Key> = Key extends `ask.${infer Id}` ? Id : never;

/** A question of a card, after `event.`. */
export type EventQuestion = keyof typeof EVENT_ASKS;

export type QuestionId = Asked<keyof typeof ASKS | keyof typeof POWER_WORDS> | `event.${EventQuestion}`;
