import type { Chance } from './chance.js';
import type { Message } from './messages.js';

/** What all positions have in common. A position is plain data. */
export interface Position {
  readonly chance: Chance;
  /** Set by a match that keeps a log. Not copied: a bot that searches ahead has no use for it. */
  log?: LogEntry[];
}

/** What happened, as a message. */
export interface LogEntry extends Message {
  /** The entry is not an event of the game but a bot's reason, logged just before the effects of its answer. */
  readonly remark?: true;
}

/** Adds an entry to the log, if the match keeps one. */
export function log(position: Position, key: string, params?: Message['params']): void {
  position.log?.push(params ? { key, params } : { key });
}
