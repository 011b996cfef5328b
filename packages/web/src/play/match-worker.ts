import type { ToWorker } from './worker-messages.js';
import { handleWorkerRequest } from './worker-requests.js';

/**
 * The worker's entry, which does nothing but start. WebKit evaluates a worker's entry a second time when another module
 * imports it, so all shared code is in a chunk of its own (vite.config.ts). `match-worker.test.ts` checks the built site.
 */
self.onmessage = ({ data }: MessageEvent<ToWorker>) => handleWorkerRequest(data);
