import type { GENERAL_WORDS } from './automa/words-general.js';
import type { PROMPTS_01_40 } from './events/prompts-01-40.js';
import type { PROMPTS_41_80 } from './events/prompts-41-80.js';
import type { PROMPTS_81_120 } from './events/prompts-81-120.js';
import type { PROMPTS_COMMON } from './events/prompts-common.js';
import type { asks } from './messages/en/asks.js';

/** The questions of the rules, by the words that they have: rules, conditions and bots can name no others. */

type Asked<Key> = Key extends `ask.${infer Id}` ? Id : never;
type EventQuestion = keyof (typeof PROMPTS_COMMON &
  typeof PROMPTS_01_40 &
  typeof PROMPTS_41_80 &
  typeof PROMPTS_81_120);

export type QuestionId = Asked<keyof typeof asks | keyof typeof GENERAL_WORDS> | `event.${EventQuestion}`;

/** What comes after this beginning: `event`, `solo`. */
export type QuestionsOf<Kind extends string> = AfterKind<QuestionId, Kind>;
type AfterKind<Id, Kind extends string> = Id extends `${Kind}.${infer What}` ? What : never;
