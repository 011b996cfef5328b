import type { Message } from './messages.js';

/** A need applied to one candidate: its text, and whether it holds. */
export interface Condition {
  readonly text: Message;
  readonly holds: boolean;
}
