import { keepsAllSecrets } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { secrets } from './testing/secrets.js';

/** The full form is `npm run test:secrets`. */
const full = process.env.SANDTABLE_SECRETS === 'full';

describe('3.4, 3.5, 3.7, 3.9 What a side may not know', () => {
  it('changes nothing that it can obtain, over whole games', () => {
    const report = keepsAllSecrets(secrets, full ? 100 : 4, full ? 'full' : 'short', full ? console.log : undefined);
    expect(report.differed).toBeGreaterThan(full ? 1500 : 20);
    expect(report.compared).toBeGreaterThan(full ? 40_000 : 200);
    expect(report.undone).toBeGreaterThan(100);
  });
});
