import type { OptionFacts } from '@sandtable/kernel';
import { ministryActionOf, ministryRef } from '../references.js';

/** The card that an option reveals or uses (3.5). */
export function ministryFacts(option: string): OptionFacts | undefined {
  const found = ministryActionOf(option);
  return found && { thing: ministryRef(found.card) };
}
