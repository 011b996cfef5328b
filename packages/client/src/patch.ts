import type { Json } from '@sandtable/kernel';

/**
 * What changed from one view to the next, as a JSON merge patch (RFC 7396): members that differ, `null` for a removed
 * member, whole lists. A view is a few kilobytes, and a move changes a few bytes of it.
 */
export type Patch = { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Undefined if a member became `null`, which a merge patch can't express. Then the server sends the whole view. */
export function patchOf(before: Json, after: Json): Patch | undefined {
  return isObject(before) && isObject(after) ? objectPatch(before, after) : undefined;
}

function objectPatch(before: JsonObject, after: JsonObject): Patch | undefined {
  const patch: Record<string, Json> = {};
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    if (now === undefined || old === now) continue;
    if (isObject(old) && isObject(now)) {
      const inner = objectPatch(old, now);
      if (!inner) return undefined;
      for (const _ in inner) {
        patch[key] = inner;
        break;
      }
    } else if (!same(old, now)) {
      if (hasNull(now)) return undefined;
      patch[key] = now;
    }
  }
  for (const key in before) if (!Object.hasOwn(after, key)) patch[key] = null;
  return patch;
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(b);
    return Object.keys(a).length === keys.length && keys.every((key) => same(a[key], b[key]));
  }
  return a === b;
}

/** A `null` inside a list doesn't count: a patch contains lists as they are. */
const hasNull = (json: Json): boolean => json === null || (isObject(json) && Object.values(json).some(hasNull));

/** One patch instead of two in a row; undefined if a member stops being an object and becomes one again. */
export function combinePatches(first: Patch, second: Patch): Patch | undefined {
  const both: Record<string, Json> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = both[key];
    if (!isObject(value)) both[key] = value;
    else if (before === undefined) both[key] = value;
    else {
      const inner = isObject(before) ? combinePatches(before, value) : undefined;
      if (!inner) return undefined;
      both[key] = inner;
    }
  }
  return both;
}

export function applyPatch(view: Json | undefined, patch: Patch): Json {
  const result: Record<string, Json> = isObject(view) ? { ...view } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = isObject(value) ? applyPatch(result[key], value) : value;
  }
  return result;
}
