// Shows the cart where there is no network, and does nothing else: no page and no price ever comes from a store. What it
// keeps is the shop's own `/offline` in both languages, with the scripts, styles and fonts that these name, all of one
// build: another build registers another address of this file, and what the last one kept is thrown away.
const build = new URL(self.location.href).searchParams.get('build');
const cacheName = `offline-${build}`;

const pages = { ar: '/offline', en: '/en/offline' };
const folders = ['/websites/shop/_next/static/', '/websites/shop/fonts/'];
const namedFile = /\/websites\/shop\/(?:_next\/static|fonts)\/[\w./~%-]+\.(?:js|css|woff2)/g;
// Twice as many as there are. A page that names more is not what was meant to be kept.
const mostFiles = 80;

/** Fetches the pages anew and without cookies: what is kept is the same for everybody. Their files never change. */
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

/** Where the browser can be told so, pictures, scripts and calls go past this worker without waking it. */
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
  return (await cache.match(request)) ?? fetch(request);
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
  } else if (folders.some((folder) => pathname.startsWith(folder))) {
    event.respondWith(openFile(request));
  }
});
