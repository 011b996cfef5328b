/** Once seen, the app is here for good: a service worker keeps its files. Not while it is being developed. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // A browser that forbids it (a private window, no secure address) plays online all the same.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
