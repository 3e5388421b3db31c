// A service worker that lets the console open offline. It caches only the console's files: the console itself stores
// and deletes visitors' data. scripts/worker.mjs fills in the declared constants.

/** A hash that changes with each build of the console. */
declare const BUILD: string;
/** The paths of the console's files. */
declare const FILES: string[];
/** The base path of the console's files. */
declare const BASE: string;

declare const self: ServiceWorkerGlobalScope;
export {};

const CACHE = `console ${BUILD}`;
/** If the server takes longer to respond, the cached page is shown. */
const PAGE_TIMEOUT_MS = 3000;
/** The status codes that nginx sends while the server restarts. */
const RESTARTING_STATUSES = [502, 503, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherBuilds());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request));
  else if (FILES.includes(pathname)) event.respondWith(respondWithFile(request, pathname));
});

async function fillCache(): Promise<void> {
  const page = await fetch(BASE, { cache: 'no-store' });
  const html = await page.clone().text();
  // During a deployment, the page may belong to a different build than this worker.
  const isSameBuild = FILES.some((file) => html.includes(file));
  if (!page.ok || !isSameBuild) throw new Error('The page belongs to a different build.');
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put(BASE, page);
}

async function deleteOtherBuilds(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

async function respondWithPage(request: Request): Promise<Response> {
  const cachedPage = await findCached(BASE);
  if (!cachedPage) return fetch(request);
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(resolve, PAGE_TIMEOUT_MS, cachedPage);
  });
  const freshPage = fetch(request).then(
    (response) => (RESTARTING_STATUSES.includes(response.status) ? cachedPage : response),
    () => cachedPage,
  );
  return Promise.race([freshPage, timeout]);
}

async function respondWithFile(request: Request, pathname: string): Promise<Response> {
  return (await findCached(pathname)) ?? fetch(request);
}

function findCached(pathname: string): Promise<Response | undefined> {
  return caches.match(pathname, { cacheName: CACHE, ignoreVary: true });
}
