import { imperialStruggle } from '@sandtable/imperial-struggle';
import { newMatch } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { parseView } from '../view.js';
import { panelInQuestion } from './panel-in-question.js';

const view = parseView(newMatch(imperialStruggle, { settings: {}, seed: 'order' }).view('britain'));
const panel = (is: Partial<typeof view>, ...options: string[]) => panelInQuestion({ ...view, ...is }, new Set(options));

describe('the panel that comes to the front', () => {
  it('is the one that the question concerns', () => {
    expect(panel({ step: 'ministries' }, 'ministry:robert-walpole')).toBe('cabinets');
    expect(panel({ step: 'round' }, 'theater:wss-1')).toBe('war');
    expect(panel({ step: 'round' }, 'war-tile:3')).toBe('war');
    expect(panel({ step: 'round' }, 'tile:e4-m2-b')).toBe('round');
    expect(panel({ step: 'round' }, 'play', 'done')).toBe('round');
    expect(panel({ step: 'war' }, 'refuse')).toBe('war');
  });
  it('stays as it is while nothing is asked', () => {
    expect(panel({ step: 'round' })).toBeUndefined();
    expect(panel({ step: 'initiative' }, 'seat:britain', 'seat:france')).toBeUndefined();
  });
});
