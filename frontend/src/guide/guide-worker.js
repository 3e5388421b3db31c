// @ts-check
// Opens the guide's page where there is no network. It has the page's files alone: whom the day sheet names,
// the page itself keeps, and forgets. scripts/prerender.mjs puts the build's files in here.

/**
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} Stage
 * @typedef {Event & { request: Request, respondWith: (answer: Promise<Response>) => void }} Fetched
 */

const PAGE = '/guide';
const BUILD = '{{build}}';
const SCRIPTS = '{{scripts}}';
const FILES = ['{{files}}'];
/** A page that is not there by then comes from here. */
const PATIENCE_MS = 3000;
/** What says that the server is being restarted. */
const RESTARTING = [502, 503, 504];

addEventListener('install', (event) => {
  const work = fill().then(() => /** @type {any} */ (globalThis).skipWaiting());
  /** @type {Stage} */ (event).waitUntil(work);
});

addEventListener('activate', (event) => {
  /** @type {Stage} */ (event).waitUntil(forgetOtherBuilds());
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = /** @type {Fetched} */ (event);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) {
    respondWith.call(event, answerPage(request));
  } else if (FILES.includes(pathname)) {
    respondWith.call(event, answerFile(request, pathname));
  }
});

async function fill() {
  const page = await fetch(PAGE, { cache: 'no-store' });
  // Between two builds the page may be another one's than this worker.
  if (!page.ok || !(await page.clone().text()).includes(SCRIPTS)) throw new Error('Another build.');
  const cache = await caches.open(BUILD);
  await cache.addAll(FILES);
  await cache.put(PAGE, page);
}

async function forgetOtherBuilds() {
  for (const name of await caches.keys()) if (name !== BUILD) await caches.delete(name);
}

/** @param {Request} request */
async function answerPage(request) {
  const kept = await find(PAGE);
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const asked = fetch(request).then(
    (answer) => (RESTARTING.includes(answer.status) ? kept : answer),
    () => kept,
  );
  return /** @type {Promise<Response>} */ (Promise.race([asked, late]));
}

/**
 * @param {Request} request
 * @param {string} pathname
 */
async function answerFile(request, pathname) {
  return (await find(pathname)) ?? fetch(request);
}

/** @param {string} pathname */
function find(pathname) {
  return caches.match(pathname, { cacheName: BUILD, ignoreVary: true });
}
