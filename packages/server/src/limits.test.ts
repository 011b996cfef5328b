import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS } from './config.js';
import { bucketsBy, clientAddress, limitsOf, networkOf } from './limits.js';

describe('buckets', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('allow a burst, then a steady rate, separately for each key', () => {
    const take = bucketsBy(2, 3);
    expect(['a', 'a', 'a', 'a', 'b'].map(take)).toEqual([true, true, true, false, true]);
    vi.advanceTimersByTime(1000);
    expect(['a', 'a', 'a'].map(take)).toEqual([true, true, false]);
  });

  it('drop idle keys, and do not grow with the number of keys', () => {
    const take = bucketsBy(1, 2, 4);
    for (const key of ['a', 'a', 'b', 'c', 'd']) take(key);
    expect(take('a')).toBe(false);
    vi.advanceTimersByTime(1500);
    // b, c and d are full again and are dropped; a is not.
    expect(take('e')).toBe(true);
    expect(['a', 'a'].map(take)).toEqual([true, false]);
    for (let i = 0; i < 1000; i++) take(`x${i}`);
    expect(take('y')).toBe(true);
  });
});

describe('the matches of an address', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are limited: all at once, then at a steady rate, separately for each address', () => {
    const { createMatch } = limitsOf({ ...DEFAULTS.limits, matchesPerHour: 4 });
    const created = (address: string) => Array.from({ length: 10 }, () => createMatch(address)).filter(Boolean).length;
    expect(created('198.51.100.7')).toBe(4);
    expect(created('198.51.100.8')).toBe(4);
    vi.advanceTimersByTime(14 * 60_000);
    expect(created('198.51.100.7')).toBe(0);
    vi.advanceTimersByTime(2 * 60_000);
    expect(created('198.51.100.7')).toBe(1);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(created('198.51.100.7')).toBe(4);
  });
});

describe('a network', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, one) => {
    expect(networkOf(address)).toBe(one);
  });
});

describe('the client’s address', () => {
  const request = (forwarded?: string | string[]) =>
    ({
      socket: { remoteAddress: '10.0.0.1' },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  it('is that of the connection, unless trusted proxies report another', () => {
    expect(clientAddress(request('198.51.100.1'), 0)).toBe('10.0.0.1');
    expect(clientAddress(request(), 1)).toBe('10.0.0.1');
    expect(clientAddress(request('203.0.113.9, 198.51.100.1'), 1)).toBe('198.51.100.1');
    expect(clientAddress(request('203.0.113.9, 198.51.100.1'), 2)).toBe('203.0.113.9');
    expect(clientAddress(request('198.51.100.1'), 5)).toBe('198.51.100.1');
    expect(clientAddress(request(['203.0.113.9', '198.51.100.1']), 1)).toBe('198.51.100.1');
  });
});
