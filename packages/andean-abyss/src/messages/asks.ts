import type { Text } from '@sandtable/kernel';
import type { AskKey } from '../questions.js';
import { eventAsks } from './asks-event.js';
import { operationAsks } from './asks-operation.js';
import { propagandaAsks } from './asks-propaganda.js';
import { specialAsks } from './asks-special.js';

/** Questions: what is wanted, and why. Every question of the rules has its words here, and nothing else. */
export const asks = {
  ...operationAsks,
  ...specialAsks,
  ...eventAsks,
  ...propagandaAsks,
} satisfies Readonly<Record<AskKey, Text>>;
