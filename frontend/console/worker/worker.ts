// Opens the console where there is no network. It has the console's files alone: whom the day sheet names, the
// console itself keeps, and forgets. scripts/worker.mjs fills in what is declared here.

/** Another one for each build of the console. */
declare const BUILD: string;
/** The addresses of the console's files. */
declare const FILES: string[];
/** Below it lies the console, and nothing else. */
declare const BASE: string;

declare const self: ServiceWorkerGlobalScope;
export {};

const CACHE = `console ${BUILD}`;
/** A page that is not there by then comes from here. */
const PATIENCE_MS = 3000;
/** What says that the server is being restarted. */
const RESTARTING = [502, 503, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (FILES.includes(pathname)) event.respondWith(answerFile(request, pathname));
});

async function fill(): Promise<void> {
  const page = await fetch(BASE, { cache: 'no-store' });
  const html = await page.clone().text();
  // Between two builds the page may be another one's than this worker.
  const [script = ''] = FILES.filter((file) => html.includes(file));
  if (!page.ok || script === '') throw new Error('The page is of another build.');
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put(BASE, page);
}

async function forgetOtherBuilds(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

async function answerPage(request: Request): Promise<Response> {
  const kept = await find(BASE);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, kept);
  });
  const asked = fetch(request).then(
    (answer) => (RESTARTING.includes(answer.status) ? kept : answer),
    () => kept,
  );
  return Promise.race([asked, late]);
}

async function answerFile(request: Request, pathname: string): Promise<Response> {
  return (await find(pathname)) ?? fetch(request);
}

function find(pathname: string): Promise<Response | undefined> {
  return caches.match(pathname, { cacheName: CACHE, ignoreVary: true });
}
