import { describe, expect, it } from 'vitest';
import { loginAttempts, MAX_WAIT_MS } from './login-attempts.js';

describe('attempts to log in', () => {
  const setUp = () => {
    let now = 0;
    const attempts = loginAttempts(() => now);
    /** The waits after wrong passwords, each given as soon as it is allowed. */
    const waits = (count: number, address = 'here', name = 'ana') =>
      Array.from({ length: count }, () => {
        now += attempts.waitMs(address, name);
        attempts.failed(address, name);
        return attempts.waitMs(address, name);
      });
    return { attempts, waits };
  };

  it('wait twice as long after each wrong password, up to a limit', () => {
    const { waits } = setUp();
    const all = waits(20);
    expect(all.slice(0, 8)).toEqual([0, 0, 0, 0, 1000, 2000, 4000, 8000]);
    expect(all.at(-1)).toBe(MAX_WAIT_MS);
  });

  it('of one address do not make the owner wait elsewhere, nor for another name', () => {
    const { attempts, waits } = setUp();
    waits(10);
    expect(attempts.waitMs('elsewhere', 'ana')).toBe(0);
    expect(attempts.waitMs('here', 'ben')).toBe(0);
  });

  it('are reset by the right password', () => {
    const { attempts, waits } = setUp();
    waits(10);
    attempts.succeeded('here', 'ana');
    expect(attempts.waitMs('here', 'ana')).toBe(0);
    expect(waits(1)).toEqual([0]);
  });
});
