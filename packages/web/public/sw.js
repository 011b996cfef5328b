/* The app's files, kept in the browser: after the first visit it starts and plays without a network. */
const KEPT = `sandtable-${'VERSION'}`;
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // What asks the server itself must never be answered from here.
  if (url.pathname.startsWith('/api/') || url.pathname === '/healthz') return;
  // Pages come from the network while there is one, so that a new version is seen at once; files never change.
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    return;
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** From the network; if there is none, or a proxy answers for a server that is down, from what is kept. */
async function page(request) {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await caches.match('/')) ?? answer ?? Response.error();
}
