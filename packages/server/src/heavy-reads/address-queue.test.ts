import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressQueue, type Requester, type TimedResult } from './address-queue.js';
import { workBudgets } from './work-budget.js';

afterEach(() => {
  vi.useRealTimers();
});

const from = (address: string, gone = () => false): Requester => ({ address, gone });
const UNLIMITED = { msPerSecond: 1e9, burstMs: 1e9 };

/** A queue and the work it has started. The test finishes each piece of work. */
function tried({ maxWaiting = 10, maxInFlight = 8, limits = UNLIMITED, costMs = 1 } = {}) {
  const queue = addressQueue({ budgets: workBudgets(limits), maxWaiting, maxInFlight });
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (requester: Requester, name: string): Promise<string> => {
    const asked = queue.run(requester, () => {
      started.push(name);
      return new Promise<TimedResult<string>>((resolve) => finish.set(name, () => resolve({ value: name, costMs })));
    });
    asked.catch(() => {});
    return asked;
  };
  const end = (name: string): void => finish.get(name)?.();
  return { queue, started, ask, end };
}

describe('expensive requests', () => {
  it('run one at a time per address, in order', async () => {
    const { started, ask, end } = tried();
    const asked = ['a1', 'a2', 'a3'].map((name) => ask(from('a'), name));
    expect(started).toEqual(['a1']);
    end('a1');
    expect(await asked[0]).toBe('a1');
    await expect.poll(() => started).toEqual(['a1', 'a2']);
    end('a2');
    await asked[1];
    await expect.poll(() => started).toEqual(['a1', 'a2', 'a3']);
  });

  it('of one address do not hold up another', async () => {
    const { started, ask } = tried();
    for (let i = 0; i < 5; i++) void ask(from('a'), `a${i}`);
    void ask(from('b'), 'b');
    expect(started).toEqual(['a0', 'b']);
  });

  it('take turns by address when the thread is full', async () => {
    const { started, ask, end } = tried({ maxInFlight: 1 });
    for (const name of ['a1', 'a2', 'a3']) void ask(from('a'), name);
    for (const name of ['b1', 'b2']) void ask(from('b'), name);
    for (const next of ['a1', 'b1', 'a2', 'b2', 'a3']) {
      await expect.poll(() => started.at(-1)).toBe(next);
      end(next);
    }
  });

  it('beyond the queue’s limit are refused as busy, with what to do', async () => {
    const { started, ask, end } = tried({ maxWaiting: 2 });
    const first = ask(from('a'), 'a1');
    const line = [ask(from('a'), 'a2'), ask(from('a'), 'a3')];
    await expect(ask(from('a'), 'a4')).rejects.toMatchObject({ code: 'busy', message: /try again/ });
    // Another address has its own queue.
    const other = ask(from('b'), 'b1');
    end('b1');
    expect(await other).toBe('b1');
    end('a1');
    await first;
    await expect.poll(() => started).toContain('a2');
    void ask(from('a'), 'a5');
    end('a2');
    expect(await line[0]).toBe('a2');
  });

  it('whose senders have gone are dropped and take no place in the queue', async () => {
    const { started, ask, end } = tried({ maxWaiting: 2 });
    let gone = false;
    const first = ask(from('a'), 'a1');
    const dropped = [1, 2].map((i) =>
      ask(
        from('a', () => gone),
        `gone${i}`,
      ),
    );
    gone = true;
    const later = ask(from('a'), 'a2');
    end('a1');
    await first;
    for (const each of dropped) await expect(each).rejects.toMatchObject({ code: 'busy' });
    await expect.poll(() => started).toEqual(['a1', 'a2']);
    end('a2');
    expect(await later).toBe('a2');
  });

  it('of an address that has used up its budget wait until it refills; others continue', async () => {
    vi.useFakeTimers();
    const { started, ask, end } = tried({ limits: { msPerSecond: 100, burstMs: 100 }, costMs: 1100 });
    const first = ask(from('a'), 'a1');
    void ask(from('a'), 'a2');
    end('a1');
    await first;
    await vi.advanceTimersByTimeAsync(5000);
    expect(started).toEqual(['a1']);
    void ask(from('b'), 'b1');
    expect(started).toEqual(['a1', 'b1']);
    await vi.advanceTimersByTimeAsync(6000);
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  it('are charged even if they fail', async () => {
    // The clock stands still, so the budget does not refill.
    const budgets = workBudgets({ msPerSecond: 1, burstMs: 1 }, () => 0);
    const queue = addressQueue({ budgets, maxWaiting: 1 });
    await expect(queue.run(from('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    let ran = false;
    queue
      .run(from('a'), async () => {
        ran = true;
        return { value: 0, costMs: 0 };
      })
      .catch(() => {});
    await Promise.resolve();
    expect(ran).toBe(false);
    queue.close();
  });

  it('are refused once the server shuts down', async () => {
    const { queue, ask } = tried();
    void ask(from('a'), 'a1');
    const waiting = ask(from('a'), 'a2');
    queue.close();
    await expect(waiting).rejects.toThrow('going down');
    await expect(ask(from('b'), 'b1')).rejects.toThrow('going down');
  });
});
