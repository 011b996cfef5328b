import type { Chance } from './chance.js';
import type { Message } from './messages.js';

/** A position is plain data. What a rule did is told to the journal, if anybody listens. */
export interface Position {
  readonly chance: Chance;
  /** Set by a match, left out of copies: a searching player has no use for a log. */
  log?: LogEntry[];
}

/** What happened, as a key with parameters, never a finished sentence. */
export interface LogEntry extends Message {
  /** Not an event of the game: why a bot answered as it did, just before what came of it. */
  readonly remark?: true;
}

export function log(position: Position, key: string, params?: Message['params']): void {
  position.log?.push(params ? { key, params } : { key });
}
