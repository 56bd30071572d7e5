// Shows the cart where there is no network, and does nothing else: no page and no price ever comes from a store.
// `version` is a digest of the files below and of what the pages are made of; a test keeps it so. With another version
// the browser installs this anew, and the files of the last one are thrown away.
const version = 'c9a4872f';
const cacheName = `offline-${version}`;

const pages = { ar: '/offline', en: '/en/offline' };
const folder = '/websites/shop/offline/';
const files = ['offline.css', 'offline.js', 'cart.js'].map((name) => folder + name);

/** Fetches everything anew and without cookies: what is kept is the same for everybody. */
async function fill() {
  const cache = await caches.open(cacheName);
  const wanted = [...Object.values(pages), ...files];
  await cache.addAll(
    wanted.map((address) => new Request(address, { cache: 'reload', credentials: 'omit' })),
  );
}

/** Where the browser can be told so, pictures, scripts and calls go past this worker without waking it. */
async function standAside(event) {
  const mine = [
    { requestMode: 'navigate' },
    { urlPattern: new URLPattern({ pathname: `${folder}*` }) },
  ];
  await event.addRoutes([{ condition: { not: { or: mine } }, source: 'network' }]);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('offline-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while this worker is still waking up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    // No answer at all; an answer that says what went wrong is shown as it is.
    const isEnglish = /^\/en(\/|$)/.test(new URL(event.request.url).pathname);
    const cache = await caches.open(cacheName);
    return (await cache.match(isEnglish ? pages.en : pages.ar)) ?? Response.error();
  }
}

async function openFile(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
  if (event.addRoutes) event.waitUntil(standAside(event).catch(() => undefined));
  // Safe at once: nothing that a page has loaded depends on it.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  // A page in a frame has a page around it to say what is wrong.
  if (request.mode === 'navigate') {
    if (request.destination === 'document') event.respondWith(openPage(event));
  } else if (files.includes(pathname)) {
    event.respondWith(openFile(request));
  }
});
