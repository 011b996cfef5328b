import { createHash } from 'node:crypto';
import type { SharedDice } from '@sandtable/client';
import { words } from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tableMessages } from '../words/index.js';
import { DiceMakers, SeedAlert, SeedCheck } from './seed-check.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const english = words('en', [tableMessages]);
const onlineWith = (seed: string | undefined, pinned: string, changedTo?: string) => ({
  seed,
  seedHash: { pinned, changedTo },
  dice: undefined as SharedDice | undefined,
});
const checked = (of: ReturnType<typeof onlineWith>) =>
  renderToStaticMarkup(createElement(SeedCheck, { words: english, online: of }));
const alerted = (of: ReturnType<typeof onlineWith>) =>
  renderToStaticMarkup(createElement(SeedAlert, { words: english, online: of }));

describe('the seed of an online match', () => {
  it('shows nothing while the seed is secret and its hash unchanged', () => {
    const running = onlineWith(undefined, sha256('dice'));
    expect([checked(running), alerted(running)]).toEqual(['', '']);
  });

  it('is checked against the first hash once it is revealed', () => {
    const over = onlineWith('dice', sha256('dice'));
    expect(checked(over)).toContain(`Checked: its fingerprint is ${sha256('dice')}`);
    expect(alerted(over)).toBe('');
  });

  it('raises an alert when it does not have the first hash', () => {
    const over = onlineWith('dice', sha256('other'), sha256('dice'));
    expect(checked(over)).toContain('Warning: the secret word dice does not have the fingerprint');
    expect(alerted(over)).toMatch(/role="alert".*Warning: the secret word dice/);
  });

  it('raises an alert as soon as its hash changes, and still when the seed fits the first', () => {
    for (const seed of [undefined, 'dice']) {
      const changed = alerted(onlineWith(seed, sha256('dice'), sha256('other')));
      expect(changed).toMatch(/role="alert".*Warning: the server has changed the fingerprint/);
      expect(changed).toContain(`first saw ${sha256('dice')}, now it is ${sha256('other')}`);
    }
  });
});

describe('dice that the server and the players made', () => {
  const hash = sha256('secret');
  const dice: SharedDice = {
    shares: [
      { seat: 'red', contribution: 'a'.repeat(64) },
      { seat: 'blue', withheld: 'b'.repeat(64) },
    ],
    absent: ['green'],
    mine: true,
    faults: [],
    proven: false,
  };
  const of = (more: Partial<SharedDice>, seed?: string) => ({ ...onlineWith(seed, hash), dice: { ...dice, ...more } });

  it('list which seats’ numbers they were made of', () => {
    const shown = renderToStaticMarkup(createElement(DiceMakers, { words: english, online: of({}) }));
    expect(shown).toMatch(/made by the server and: [^<]*red/);
    expect(shown).toMatch(/did not reveal it: [^<]*blue/);
    expect(shown).toMatch(/without a part in the dice: [^<]*green/);
    expect(
      renderToStaticMarkup(createElement(DiceMakers, { words: english, online: onlineWith(undefined, hash) })),
    ).toBe('');
  });

  it('are checked at the end, although the seed itself does not have the published hash', () => {
    const over = of({ proven: true }, 'seed');
    expect(checked(over)).toContain('Checked: the seed seed is made of the secret');
    expect(alerted(over)).toBe('');
  });

  it('raise an alert for every fault, and show the same sentence only once', () => {
    const shown = alerted(of({ faults: ['mineMissing', 'listChanged', 'sharesChanged'] }));
    expect(shown.match(/role="alert"/g)).toHaveLength(2);
    expect(shown).toContain('your number is not among those');
    expect(shown).toContain('has changed the list of numbers');
    expect(checked(of({ faults: ['seedWrong'] }, 'seed'))).toContain('the seed seed is not made of the server');
    expect(alerted(of({ faults: ['secretWrong'] }, 'seed'))).toContain(`saw first, ${hash}`);
  });
});
