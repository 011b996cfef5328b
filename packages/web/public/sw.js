/* Caches the app's files, so that after the first visit it starts and plays offline. */
const CACHE_NAME = `sandtable-${'VERSION'}`;
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE_NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Requests to the server's API must never be answered from the cache.
  if (url.pathname.startsWith('/api/') || url.pathname === '/healthz') return;
  // Pages come from the network if possible, so that a new version appears at once. Other files never change.
  if (request.mode === 'navigate') {
    event.respondWith(fetchPage(request));
    return;
  }
  event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
});

/** From the network; from the cache if there is no network, or if a proxy answers for a server that is down. */
async function fetchPage(request) {
  const response = await fetch(request).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await caches.match('/')) ?? response ?? Response.error();
}
