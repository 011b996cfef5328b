import type { Json } from '@sandtable/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, combinePatches, patchOf } from './patch.js';

/** Without members named `__proto__`: no view has one, and JavaScript treats it specially. */
const views = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue({ maxDepth: 3 }))
  .filter((view) => !JSON.stringify(view).includes('__proto__'));

const through = (before: Json, after: Json) => {
  const patch = patchOf(before, after);
  return patch && applyPatch(before, JSON.parse(JSON.stringify(patch)));
};

it('contains only what changed', () => {
  const before = { a: 1, spaces: { huila: { troops: 1 }, neiva: { police: 2 } }, list: [1, 2] };
  const after = { a: 1, spaces: { huila: { troops: 2 }, neiva: { police: 2 } }, list: [1, 2] };
  expect(patchOf(before, after)).toEqual({ spaces: { huila: { troops: 2 } } });
  expect(patchOf(before, before)).toEqual({});
  expect(patchOf(before, { a: 1, spaces: {}, list: [2] })).toEqual({
    spaces: { huila: null, neiva: null },
    list: [2],
  });
});

it('is undefined if a member becomes null', () => {
  expect(patchOf({ a: 1 }, { a: null })).toBeUndefined();
  expect(patchOf({ a: null }, { a: 2 })).toEqual({ a: 2 });
});

it('combines two patches into an equivalent one, or returns undefined', () => {
  const plain = (json: unknown) => JSON.parse(JSON.stringify(json));
  fc.assert(
    fc.property(views, views, views, (a, b, c) => {
      const [first, second] = [patchOf(a as Json, b as Json), patchOf(b as Json, c as Json)];
      const both = first && second && combinePatches(first, second);
      if (both) expect(plain(applyPatch(a as Json, both))).toEqual(plain(c));
    }),
    { numRuns: 500 },
  );
  const gone = combinePatches({ x: null }, { x: { a: 1 } });
  expect(gone).toBeUndefined();
});

it('turns any view into any other, or is undefined', () => {
  fc.assert(
    fc.property(views, views, (before, after) => {
      const result = through(before as Json, after as Json);
      if (result !== undefined) expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(JSON.stringify(after)));
    }),
    { numRuns: 500 },
  );
});
