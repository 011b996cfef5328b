import { createHash } from 'node:crypto';
import { words } from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tableMessages } from '../words/index.js';
import { SeedAlert, SeedCheck } from './seed-check.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const english = words('en', [tableMessages]);
const company = (seed: string | undefined, pinned: string, changedTo?: string) => ({
  seed,
  seedHash: { pinned, changedTo },
});
const checked = (of: ReturnType<typeof company>) =>
  renderToStaticMarkup(createElement(SeedCheck, { words: english, company: of }));
const alerted = (of: ReturnType<typeof company>) =>
  renderToStaticMarkup(createElement(SeedAlert, { words: english, company: of }));

describe('the seed of an online match', () => {
  it('is not spoken of while the server keeps it secret and keeps to its hash', () => {
    const running = company(undefined, sha256('dice'));
    expect([checked(running), alerted(running)]).toEqual(['', '']);
  });

  it('is checked against the first hash when it is shown', () => {
    const over = company('dice', sha256('dice'));
    expect(checked(over)).toContain(`Checked: its fingerprint is ${sha256('dice')}`);
    expect(alerted(over)).toBe('');
  });

  it('raises an alert when it is not the one that was promised', () => {
    const over = company('dice', sha256('other'), sha256('dice'));
    expect(checked(over)).toContain('Warning: the secret word dice does not have the fingerprint');
    expect(alerted(over)).toMatch(/role="alert".*Warning: the secret word dice/);
  });

  it('raises an alert as soon as its hash changes, and still when the seed fits the first', () => {
    for (const seed of [undefined, 'dice']) {
      const changed = alerted(company(seed, sha256('dice'), sha256('other')));
      expect(changed).toMatch(/role="alert".*Warning: the server has changed the fingerprint/);
      expect(changed).toContain(`first saw ${sha256('dice')}, now it is ${sha256('other')}`);
    }
  });
});
