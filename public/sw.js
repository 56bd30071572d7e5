// Shows the cart while offline, and nothing else: other pages and prices never come from a cache. Stores the page
// `/offline` in both languages, with its scripts, styles and fonts, all of one build. Another build registers another
// address of this file, and the files of the previous build are deleted.
const build = new URL(self.location.href).searchParams.get('build');
const cacheName = `offline-${build}`;

const pages = { ar: '/offline', en: '/en/offline' };
const folders = ['/websites/shop/_next/static/', '/websites/shop/fonts/'];
const namedFile = /\/websites\/shop\/(?:_next\/static|fonts)\/[\w./~%-]+\.(?:js|css|woff2)/g;
// Twice as many as there are. A page with more files is not the expected one.
const mostFiles = 80;

/** Fetches the pages without HTTP cache and cookies, so they are the same for everyone. Their files never change. */
async function fill() {
  const cache = await caches.open(cacheName);
  const files = new Set();
  for (const address of Object.values(pages)) {
    const page = await fetch(address, { cache: 'reload', credentials: 'omit' });
    if (!page.ok) throw new Error(`${address}: ${page.status}`);
    for (const [file] of (await page.clone().text()).matchAll(namedFile)) files.add(file);
    await cache.put(address, page);
  }
  if (files.size > mostFiles) throw new Error(`${files.size} files`);
  await cache.addAll([...files]);
}

/** In browsers with static routing, images, scripts and API calls bypass this worker without starting it. */
async function standAside(event) {
  const kept = folders.map((folder) => ({
    urlPattern: new URLPattern({ pathname: `${folder}*` }),
  }));
  await event.addRoutes([
    { condition: { or: kept }, source: { cacheName } },
    { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  ]);
}

async function takeOver() {
  await self.clients.claim();
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('offline-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Requests the page while this worker is still starting.
  await self.registration.navigationPreload?.enable();
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    // Only if there is no response; error responses are shown as they are.
    const isEnglish = /^\/en(\/|$)/.test(new URL(event.request.url).pathname);
    const cache = await caches.open(cacheName);
    return (await cache.match(isEnglish ? pages.en : pages.ar)) ?? Response.error();
  }
}

async function openFile(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
  if (event.addRoutes) event.waitUntil(standAside(event).catch(() => undefined));
  // Safe, because no loaded page depends on this worker.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  // A page in an iframe is embedded in a page that can show the error.
  if (request.mode === 'navigate') {
    if (request.destination === 'document') event.respondWith(openPage(event));
  } else if (folders.some((folder) => pathname.startsWith(folder))) {
    event.respondWith(openFile(request));
  }
});
