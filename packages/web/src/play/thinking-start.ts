import { rulesOf } from './rules-of.js';
import type { FromThinker, ToThinker } from './thinking-messages.js';
import { thinker } from './thinking-requests.js';

export function startThinking(): void {
  const handle = thinker(rulesOf, (message: FromThinker) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<ToThinker>) => handle(data);
}
