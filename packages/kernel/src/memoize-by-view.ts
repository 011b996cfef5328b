import type { Json } from './game.js';

/**
 * What is read of a view is read once and kept as long as the view: a hand moves over many things while one view stands,
 * and what an option would bring is looked at beside it. What is read is never to be changed.
 */
export function memoizeByView<T>(read: (view: Json) => T): (view: Json) => T {
  const known = new WeakMap<object, { readonly of: T }>();
  return (view) => {
    if (typeof view !== 'object' || view === null) return read(view);
    const found = known.get(view) ?? { of: read(view) };
    known.set(view, found);
    return found.of;
  };
}
