import { type Patch, patchOf } from '@sandtable/client/patch';
import type { Json, SeatId } from '@sandtable/kernel';
import { headOf, type Live } from './matches/live.js';

/** A seat's view after so many entries, and how it differs from the one before it. */
interface Seen {
  readonly n: number;
  readonly view: Json;
  readonly json: string;
  /** Brings who has the view after `from` entries to this one. */
  readonly from: number;
  readonly patch: string | undefined;
}

const seen = new WeakMap<Live, Map<string, Seen>>();

/** Each view is made once after a change, however many look at it; one for all where nothing is hidden from anybody. */
function look(live: Live, seat: SeatId): Seen {
  const views = seen.get(live) ?? new Map<string, Seen>();
  seen.set(live, views);
  const viewer = live.game.openInformation ? 'everybody' : seat;
  const before = views.get(viewer);
  const n = headOf(live);
  if (before?.n === n) return before;
  const view = live.match.view(seat);
  const patch: Patch | undefined = before && patchOf(before.view, view);
  const now: Seen = {
    n,
    view,
    json: JSON.stringify(view),
    from: before?.n ?? -1,
    patch: patch && JSON.stringify(patch),
  };
  views.set(viewer, now);
  return now;
}

/** As JSON members of a state: what takes a viewer, who has the view after `known` entries, to the present one. */
export function viewFor(live: Live, seat: SeatId, known: number | undefined): string {
  const { n, from, json, patch } = look(live, seat);
  if (known === n) return '';
  return patch !== undefined && known === from ? `,"patch":${patch}` : `,"view":${json}`;
}
