import type { Steps } from './mirrored-match.js';

interface Running<T> {
  readonly steps: Steps<T>;
  readonly done: (costMs: number, value: T) => void;
  readonly failed: (costMs: number, error: unknown) => void;
  costMs: number;
}

/** Milliseconds until the next one has its turn. */
const SLICE_MS = 5;

/** Runs several tasks in turn, one time slice each, and measures the time of each task. */
export class TimeSlices<T> {
  private readonly running: Running<T>[] = [];

  constructor(private readonly sliceMs = SLICE_MS) {}

  add(
    steps: Steps<T>,
    done: (costMs: number, value: T) => void,
    failed: (costMs: number, error: unknown) => void,
  ): void {
    this.running.push({ steps, done, failed, costMs: 0 });
    if (this.running.length === 1) setImmediate(() => this.turn());
  }

  /** Runs one slice. Messages that arrived meanwhile are read before the next. */
  private turn(): void {
    const first = this.running.shift();
    if (!first) return;
    const began = performance.now();
    const spent = () => first.costMs + performance.now() - began;
    try {
      for (;;) {
        const { done, value } = first.steps.next();
        if (done) {
          first.done(spent(), value);
          break;
        }
        if (performance.now() - began >= this.sliceMs) {
          first.costMs = spent();
          this.running.push(first);
          break;
        }
      }
    } catch (error) {
      first.failed(spent(), error);
    }
    if (this.running.length > 0) setImmediate(() => this.turn());
  }
}
