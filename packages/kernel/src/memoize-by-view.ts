import type { Json } from './game.js';

/**
 * Caches what `read` makes of each view for as long as the view exists. A page asks about many things while it shows
 * one view, and shows previews in between. Callers must not change the result.
 */
export function memoizeByView<T, V = Json>(read: (view: V) => T): (view: V) => T {
  const known = new WeakMap<object, { readonly of: T }>();
  return (view) => {
    if (typeof view !== 'object' || view === null) return read(view);
    const found = known.get(view) ?? { of: read(view) };
    known.set(view, found);
    return found.of;
  };
}
