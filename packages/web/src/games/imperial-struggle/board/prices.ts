import type { Seen, SpaceId } from '@sandtable/imperial-struggle/facts';
import type { Price } from './contents.js';

/** What it would cost to buy in each space that is offered now. */
export function pricesIn(_view: Seen, _options: ReadonlySet<string>): ReadonlyMap<SpaceId, Price> {
  return new Map();
}
