import { bothPatches, type Patch, patchOf } from '@sandtable/client/patch';
import type { Json, SeatId } from '@sandtable/kernel';
import { entryCount, type LiveMatch } from './matches/live-match.js';

/** A view after so many entries, and how to come to it from those before. */
interface ViewHistory {
  readonly n: number;
  readonly view: Json;
  /** Written when somebody needs the whole of it. */
  json: string | undefined;
  /** The last changes, oldest first. */
  readonly changes: readonly Change[];
  /** Written patches by where they begin. */
  readonly patches: Map<number, string | undefined>;
}

/** Brings who has the view after `from` entries one step on; undefined if no patch can say it. */
interface Change {
  readonly from: number;
  readonly patch: Patch | undefined;
}

/** Who is farther behind gets the whole view. */
const MAX_CHANGES = 24;

const viewHistories = new WeakMap<LiveMatch, Map<string, ViewHistory>>();

/** Each view is made once after a change, however many look at it; one for all where nothing is hidden from anybody. */
function look(live: LiveMatch, seat: SeatId): ViewHistory {
  const views = viewHistories.get(live) ?? new Map<string, ViewHistory>();
  viewHistories.set(live, views);
  const viewer = live.game.openInformation ? 'everybody' : seat;
  const before = views.get(viewer);
  const n = entryCount(live);
  if (before?.n === n) return before;
  const view = live.match.view(seat);
  const changes = before
    ? [...before.changes.slice(1 - MAX_CHANGES), { from: before.n, patch: patchOf(before.view, view) }]
    : [];
  const now: ViewHistory = { n, view, json: undefined, changes, patches: new Map() };
  views.set(viewer, now);
  return now;
}

/** One patch from that number of entries on, written down; undefined if it is not known. */
function patchFrom({ changes, patches }: ViewHistory, known: number): string | undefined {
  if (patches.has(known)) return patches.get(known);
  const first = changes.findIndex(({ from }) => from === known);
  let whole: Patch | undefined = first < 0 ? undefined : {};
  for (const { patch } of first < 0 ? [] : changes.slice(first)) whole = whole && patch && bothPatches(whole, patch);
  const written = whole && JSON.stringify(whole);
  patches.set(known, written);
  return written;
}

/** As JSON members of a state: what takes a viewer, who has the view after `known` entries, to the present one. */
export function viewFor(live: LiveMatch, seat: SeatId, known: number | undefined): string {
  const now = look(live, seat);
  if (known === now.n) return '';
  const patch = known === undefined ? undefined : patchFrom(now, known);
  if (patch !== undefined) return `,"patch":${patch}`;
  now.json ??= JSON.stringify(now.view);
  return `,"view":${now.json}`;
}
