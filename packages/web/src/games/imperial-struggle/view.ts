import type { Seen } from '@sandtable/imperial-struggle/facts';
import type { Json } from '@sandtable/kernel';

/** Imperial Struggle's view of itself. The one place where the table's Json becomes what the game says it is. */
export const seen = (view: Json): Seen => view as unknown as Seen;
