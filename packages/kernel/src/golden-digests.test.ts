import { describe, expect, it } from 'vitest';
import { digestFaults, isCommitted, withNewDigests } from './testing/golden-digests.js';

const game = { id: 'toy', version: 2 };
const records = { 'short.json': 'a record', 'long.json': 'another', 'v1/short.json': 'of old' };
const digests = withNewDigests(game, records, {});

describe('digests of golden records', () => {
  it('agree with the records that they were made from', () => {
    expect(Object.keys(digests)).toEqual(['1', '2']);
    expect(digestFaults(game, records, digests)).toEqual([]);
  });
  it('find a record that changed without a new version, and say what to do', () => {
    const [fault, ...more] = digestFaults(game, { ...records, 'long.json': 'changed' }, digests);
    expect(more).toEqual([]);
    expect(fault).toContain('“long” of toy, version 2, has changed, but the version was not raised');
    expect(fault).toContain('to 3, move the old records to golden/v2/ and run GOLDEN=write npx vitest run golden');
  });
  it('are not replaced when a record of the same version has changed', () => {
    const changed = { ...records, 'long.json': 'changed' };
    expect(withNewDigests(game, changed, digests)).toEqual(digests);
    expect(isCommitted(game, digests, 'long')).toBe(true);
  });
  it('allow new records once the version is raised and the old ones have been moved', () => {
    const raised = { id: 'toy', version: 3 };
    const moved = { 'v1/short.json': 'of old', 'v2/short.json': 'a record', 'v2/long.json': 'another' };
    const written = { ...moved, 'short.json': 'a new one', 'long.json': 'another new one' };
    expect(isCommitted(raised, digests, 'long')).toBe(false);
    expect(digestFaults(raised, written, withNewDigests(raised, written, digests))).toEqual([]);
  });
  it.each([
    ['an earlier record that changed', { ...records, 'v1/short.json': 'mended' }, 'version 1, has changed'],
    ['a record that is gone', { 'short.json': 'a record', 'long.json': 'another' }, 'is missing'],
    ['a record that is not listed', { ...records, 'new.json': 'new' }, 'is not in golden/digests.json'],
  ])('find %s', (_, found, fault) => {
    expect(digestFaults(game, found, digests).join()).toContain(fault);
  });
});
