import { imperialStruggle } from '@sandtable/imperial-struggle';
import { newMatch } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { parseView } from '../view.js';
import { inOrder, PANELS } from './panel-order.js';

const view = parseView(newMatch(imperialStruggle, { settings: {}, seed: 'order' }).view('britain'));
const second = (is: Partial<typeof view>, ...options: string[]) => inOrder({ ...view, ...is }, new Set(options))[1];

describe('Panels', () => {
  it('are in order of use, and none is missing', () => {
    expect(inOrder({ ...view, step: 'round' }, new Set())).toEqual(PANELS);
    expect(inOrder({ ...view, step: 'war' }, new Set(['space:savoy'])).toSorted()).toEqual(PANELS.toSorted());
  });
  it('come first when the question concerns them', () => {
    expect(second({ step: 'ministries' }, 'ministry:robert-walpole')).toBe('cabinets');
    expect(second({ step: 'round' }, 'card:4', 'done')).toBe('hand');
    expect(second({ step: 'round' }, 'theater:wss-1')).toBe('war');
    expect(second({ step: 'round' }, 'tile:e4-m2-b')).toBe('points');
    expect(second({ step: 'war' }, 'refuse')).toBe('war');
  });
});
