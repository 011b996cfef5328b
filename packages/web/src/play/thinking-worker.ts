import { startThinking } from './thinking-start.js';

/** The entry of a worker on which bots think; like `match-worker.ts`, it does nothing but start. */
startThinking();
