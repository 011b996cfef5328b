import { combinePatches, type Patch, patchOf } from '@sandtable/client/patch';
import type { Json, SeatId } from '@sandtable/kernel';
import { entryCount, type LiveMatch } from './matches/live-match.js';

/** A view after `n` entries, and the patches that lead to it from earlier views. */
interface ViewHistory {
  n: number;
  view: Json;
  /** The whole view as JSON, computed when first needed. */
  json: string | undefined;
  /** The last changes, oldest first. */
  readonly changes: Change[];
  /** Patches as JSON by the number of entries of the view they start from. */
  readonly patches: Map<number, string | undefined>;
}

/** Leads from the view after `from` entries to the next one; `patch` is undefined if no patch can express the change. */
interface Change {
  readonly from: number;
  readonly patch: Patch | undefined;
}

/** A client that is further behind gets the whole view. */
const MAX_CHANGES = 24;

const viewHistories = new WeakMap<LiveMatch, Map<string, ViewHistory>>();

/** Computes each view once after a change, and only one for all viewers if the game hides nothing. */
function viewHistory(live: LiveMatch, seat: SeatId): ViewHistory {
  const views = viewHistories.get(live) ?? new Map<string, ViewHistory>();
  if (views.size === 0) viewHistories.set(live, views);
  const viewer = live.game.openInformation ? 'everybody' : seat;
  const history = views.get(viewer);
  const n = entryCount(live);
  if (history?.n === n) return history;
  const view = live.match.view(seat);
  if (!history) {
    const begun: ViewHistory = { n, view, json: undefined, changes: [], patches: new Map() };
    views.set(viewer, begun);
    return begun;
  }
  const { changes } = history;
  changes.push({ from: history.n, patch: patchOf(history.view, view) });
  if (changes.length > MAX_CHANGES) changes.shift();
  history.n = n;
  history.view = view;
  history.json = undefined;
  history.patches.clear();
  return history;
}

/** One patch, as JSON, from the view after `known` entries to the present one; undefined if there is none. */
function patchFrom({ changes, patches }: ViewHistory, known: number): string | undefined {
  if (patches.has(known)) return patches.get(known);
  const first = changes.findIndex(({ from }) => from === known);
  let whole = changes[first]?.patch;
  for (const { patch } of changes.slice(first + 1)) whole = whole && patch && combinePatches(whole, patch);
  const json = whole && JSON.stringify(whole);
  patches.set(known, json);
  return json;
}

/** JSON members for a state that update a viewer from the view after `known` entries: a patch, or the whole view. */
export function viewFor(live: LiveMatch, seat: SeatId, known: number | undefined): string {
  const now = viewHistory(live, seat);
  if (known === now.n) return '';
  const patch = known === undefined ? undefined : patchFrom(now, known);
  if (patch !== undefined) return `,"patch":${patch}`;
  now.json ??= JSON.stringify(now.view);
  return `,"view":${now.json}`;
}
