import type { OptionFacts } from '@sandtable/kernel';
import { ministryDeed, ministryRef } from '../references.js';

/** The card that an option reveals or uses (3.5). */
export function ministryFacts(option: string): OptionFacts | undefined {
  const found = ministryDeed(option);
  return found && { thing: ministryRef(found.card) };
}
