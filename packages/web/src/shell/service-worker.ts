import { serverReachability } from './server-reachability.js';

/** Once seen, the app is here for good: a service worker keeps its files. Not while it is being developed. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // A browser that forbids it (a private window, no secure address) plays online all the same.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

const RENEWED = 'renewed';
/** Who has just been given a new page and still lacks a part of it is told so, not sent in circles: in milliseconds. */
const RELOAD_PAUSE_MS = 30_000;

/**
 * A page from before the server was renewed asks for parts that are no more: it begins anew where it is. Games are
 * saved after every answer, and online ones are on the server. If the server can't be reached, the page waits for it.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', async () => {
    await serverReachability.answered();
    try {
      if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < RELOAD_PAUSE_MS) return;
      sessionStorage.setItem(RENEWED, String(Date.now()));
    } catch {
      return;
    }
    window.location.reload();
  });
}
