import type { ToWorker } from './worker-messages.js';
import { handleWorkerRequest } from './worker-requests.js';

/**
 * The worker's entry: it only starts. WebKit evaluates a worker's entry a second time when another module imports it, so
 * everything that is shared lives in a chunk of its own (vite.config.ts), and `worker.test.ts` checks the built site.
 */
self.onmessage = ({ data }: MessageEvent<ToWorker>) => handleWorkerRequest(data);
