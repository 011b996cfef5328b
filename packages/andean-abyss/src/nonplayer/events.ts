import type { BotAnswer } from '@sandtable/kernel';
import type { Chart } from './chart.js';
import { answer, type Mind, offers } from './mind.js';

/** Events of non-players (8.4). */
export function answerEvent(_chart: Chart, m: Mind): BotAnswer | undefined {
  if (m.key === 'event.side' && offers(m, 'shaded')) return answer('shaded', '8.4.1', 'shaded');
  return undefined;
}
