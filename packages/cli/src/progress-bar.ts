/** A bar in the terminal. It is redrawn at most ten times a second, so that it does not slow down what it measures. */
export function progressBar(write: (text: string) => void) {
  const width = 30;
  let drawn = 0;
  return {
    show(done: number, of: number, label = '') {
      const now = performance.now();
      if (now - drawn < 100) return;
      drawn = now;
      const full = Math.round((width * done) / of);
      write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${of} ${label}`.trimEnd());
    },
    clear: () => write('\r\x1b[K'),
  };
}
