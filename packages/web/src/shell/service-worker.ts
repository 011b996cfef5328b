import { serverReachability } from './server-reachability.js';

/** Registers the service worker, which caches the app's files for offline use. Not during development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // If the browser forbids it (a private window, an insecure address), the app still works online.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

const RELOADED_AT_KEY = 'renewed';
/** The shortest time between two reloads. If a part is still missing after a reload, the error is shown instead. */
const MIN_RELOAD_INTERVAL_MS = 30_000;

/**
 * A page from before a server update may request files that no longer exist. It then reloads itself. No game is lost:
 * local games are stored after every answer, and online matches are on the server. If the server can't be reached, the
 * page waits for it.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', async () => {
    await serverReachability.answered();
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0) < MIN_RELOAD_INTERVAL_MS) return;
      sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    } catch {
      return;
    }
    window.location.reload();
  });
}
