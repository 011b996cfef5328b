import type { SpaceId } from '@sandtable/imperial-struggle/facts';
import type { Json, Words } from '@sandtable/kernel';

/** What the acts at a space would cost in the round under way. */
export function PriceOf(_: { readonly view: Json; readonly space: SpaceId; readonly words: Words }) {
  return null;
}
