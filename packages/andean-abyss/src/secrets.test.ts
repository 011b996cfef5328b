import { keepsAllSecrets } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { secrets } from './testing/secrets.js';

/** The full form is `npm run test:secrets`. */
const full = process.env.SANDTABLE_SECRETS === 'full';

describe('2.2 Cards to come', () => {
  it('change nothing that any viewer can obtain, over whole games', () => {
    const report = keepsAllSecrets(secrets, full ? 100 : 4, full ? 'full' : 'short', full ? console.log : undefined);
    expect(report.differed).toBeGreaterThan(full ? 2000 : 20);
    expect(report.compared).toBeGreaterThan(full ? 30_000 : 200);
    expect(report.undone).toBeGreaterThan(100);
  });
});
