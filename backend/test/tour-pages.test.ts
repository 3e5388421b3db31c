import { rmSync } from 'node:fs';
import { localizedPath, SITE_LANGUAGE_CODES } from 'shared/site-languages';
import { tourPath } from 'shared/tour-page';
import { tourId, TOURS } from 'shared/tour-settings';
import { loadSeedTours } from '../src/tours/seed/seed-tours';
import { loadSeedTranslations } from '../src/tours/seed/seed-translations';
import { useApp } from './support/app';
import { PLACE, setTour } from './support/departures';
import { DAY_LIST } from './support/lists';
import { makePagesFolder } from './support/pages';

const TOUR = tourId({ list: DAY_LIST.id, place: PLACE });
const PAGE_PATH = tourPath(TOUR);
/** After this time, pages show a change that the guide has saved. */
const PAGE_UPDATE_MS = 3100;
/** After this time, the API renders a page again instead of using its cache. */
const PAGE_CACHE_MS = 1100;
/** The seed's translations of TOUR, whose English title is ENGLISH_TITLE. */
const TRANSLATIONS = loadSeedTranslations().filter(({ tour }) => tour === TOUR);
const ENGLISH_TITLE = loadSeedTours().find(({ _id }) => _id === TOUR)?.title ?? '';

const folder = makePagesFolder();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const app = useApp({ PAGES_DIR: folder, DEPARTURES_FRESH_SECONDS: '1' });

const fetchPath = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const fetchPage = async (path: string) => {
  const { status, headers, text } = await fetchPath(path);
  const page = JSON.parse(text) as {
    language: string;
    count: number;
    shell: string;
    pathname: string;
    origin: string;
    data: {
      id: string;
      title: string;
      untranslated?: string[];
      meetingPoint: string;
      departures: { date: string }[];
      tours: { id: string; title: string; missed?: string[] }[];
    };
  };
  return { status, headers, page };
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('the API renders the list of tours, and each tour', async () => {
  const listResponse = await fetchPage('/tours');
  expect(listResponse.status).toBe(200);
  const listPage = listResponse.page;
  expect(listPage).toMatchObject({ shell: '<style>ul{}</style>', pathname: '/tours' });
  expect(listPage.data).toMatchObject({ filters: {} });
  expect(listPage.data.tours).toHaveLength(TOURS.length);
  for (const { id } of TOURS) {
    const { status, page, headers } = await fetchPage(tourPath(id));
    expect(status).toBe(200);
    expect(page).toMatchObject({
      shell: '<style>ol{}</style>',
      pathname: tourPath(id),
      data: { id },
    });
    expect(page.data.departures).not.toEqual([]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    // The policy has the hashes of the styles in both shells and in the error pages.
    expect(headers.get('content-security-policy')).toMatch(
      /style-src 'self'( 'sha256-[\w+/]{43}='){3};/,
    );
    expect(headers.get('x-accel-expires')).toBe('1');
  }
});

it.each(TRANSLATIONS)(
  'the API renders $language pages in that language',
  async ({ language, texts }) => {
    const title = texts.find(({ source }) => source === ENGLISH_TITLE)?.text;
    const { page: listPage } = await fetchPage(localizedPath(language, '/tours'));
    expect(listPage).toMatchObject({ language, pathname: '/tours' });
    expect(listPage.data.tours).toContainEqual(expect.objectContaining({ id: TOUR, title }));
    const { page } = await fetchPage(localizedPath(language, PAGE_PATH));
    expect(page).toMatchObject({ language, pathname: PAGE_PATH, data: { id: TOUR, title } });
    expect(page.data).not.toHaveProperty('untranslated');
    for (const path of ['/tours/map.svg', `${PAGE_PATH}/map.svg`]) {
      expect((await fetchPath(localizedPath(language, path))).status).toBe(200);
    }

    const notFoundResponse = await fetchPath(localizedPath(language, '/tours/nowhere'));
    expect(notFoundResponse.status).toBe(404);
    expect(notFoundResponse.text).toContain(`no such page in ${language}`);
    for (const [path, status, location] of [
      ['/tours/', 308, '/tours'],
      [`${PAGE_PATH}/`, 308, PAGE_PATH],
      ['/tours?party=0', 302, '/tours'],
      ['/tours?party=2&time=night', 302, '/tours?time=night&party=2'],
    ] as const) {
      const response = await fetchPath(localizedPath(language, path));
      expect([response.status, response.headers.get('location')]).toEqual([
        status,
        localizedPath(language, location),
      ]);
    }
  },
);

it('a text that the guide has changed since its translation is in English on translated pages', async () => {
  const setTitle = (title: string) =>
    app.database.collection<{ _id: string }>('tours').updateOne({ _id: TOUR }, { $set: { title } });
  await setTitle('Around the pond');
  await wait(PAGE_UPDATE_MS);
  const { page } = await fetchPage(`/de${PAGE_PATH}`);
  expect(page.data).toMatchObject({ title: 'Around the pond', untranslated: ['Around the pond'] });
  await setTitle(ENGLISH_TITLE);
  await wait(PAGE_UPDATE_MS);
});

it('the API renders a page once for all requests within a second, and lets nginx fill in the origin', async () => {
  await wait(PAGE_CACHE_MS);
  const pages = await Promise.all(Array.from({ length: 5 }, () => fetchPage(PAGE_PATH)));
  expect(new Set(pages.map(({ page }) => page.count)).size).toBe(1);
  expect(pages[0]?.page.origin).toBe('{{origin}}');
});

it('the API draws a map of a tour’s route, and returns 404 for an unknown tour', async () => {
  const { status, headers, text } = await fetchPath(`${PAGE_PATH}/map.svg`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(text).toBe(`<svg id="${tourId({ list: DAY_LIST.id, place: PLACE })}"/>`);
  expect((await fetchPath(`${PAGE_PATH}-by-night/map.svg`)).status).toBe(404);
});

it('the API draws a map with the starting points of all tours', async () => {
  const { status, headers, text } = await fetchPath('/tours/map.svg');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  const startingPoints = JSON.parse(text) as { types: string[]; place: Record<string, unknown> }[];
  expect(startingPoints).toHaveLength(TOURS.length);
  for (const { types, place } of startingPoints) {
    expect(types).toContain('START');
    expect([typeof place.latitude, typeof place.longitude]).toEqual(['number', 'number']);
  }
});

it('the API returns 304 for an unchanged page', async () => {
  const { headers } = await fetchPath(PAGE_PATH);
  const response = await fetchPath(PAGE_PATH, { 'If-None-Match': headers.get('etag') ?? '' });
  expect(response).toMatchObject({ status: 304, text: '' });
});

it('a tour’s page shows the guide’s changes within a few seconds', async () => {
  await fetchPage(PAGE_PATH);
  await setTour(app, DAY_LIST, { meetingPoint: 'By the pond' });
  await wait(PAGE_UPDATE_MS);
  const { page } = await fetchPage(PAGE_PATH);
  expect(page.data.meetingPoint).toBe('By the pond');
  await setTour(app, DAY_LIST, {});
});

it.each([
  '/tours/nowhere',
  '/tours/central-park-by-night',
  '/tours/day.central-park',
  '/tours/__proto__',
  '/tours/%00',
  '/tours/nowhere/map.svg',
  '/tours/Central-Park',
  `/tours/${'x'.repeat(500)}`,
])('the API has no page at %s', async (path) => {
  const { status, headers, text } = await fetchPath(path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain('no such page');
  // nginx caches the 404, so that it can't serve the old page of a deleted tour.
  expect(headers.get('x-accel-expires')).toBe('1');
});

it('the API redirects to the canonical URL of each page', async () => {
  const listResponse = await fetchPath('/tours/');
  expect([listResponse.status, listResponse.headers.get('location')]).toEqual([308, '/tours']);
  const tourResponse = await fetchPath(`${PAGE_PATH}/`);
  expect([tourResponse.status, tourResponse.headers.get('location')]).toEqual([308, PAGE_PATH]);
});

it('the API renders the list of tours for each set of filters, at one URL', async () => {
  const { status, page, headers } = await fetchPage('/tours?time=night&party=2&stroller=true');
  expect(status).toBe(200);
  expect(headers.get('x-accel-expires')).toBe('1');
  expect(page.data).toMatchObject({ filters: { time: 'night', party: 2, stroller: true } });
  const missedFilters = Object.fromEntries(page.data.tours.map((tour) => [tour.id, tour.missed]));
  expect(missedFilters).toMatchObject({
    'day.central-park': ['time'],
    'night.times-square': undefined,
  });

  const fetchRedirect = async (path: string) => {
    const response = await fetchPath(path);
    return [response.status, response.headers.get('location')];
  };
  expect(await fetchRedirect('/tours?stroller=true&date=&party=2&time=night&utm_source=x')).toEqual(
    [302, '/tours?time=night&party=2&stroller=true'],
  );
  expect(await fetchRedirect('/tours?party=0&area=%0d%0aX:1')).toEqual([302, '/tours']);
});

it('the API lists all pages in the sitemap', async () => {
  const { status, headers, text } = await fetchPath('/tours/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const paths = [...text.matchAll(/<loc>\{\{origin\}\}([^<]*)<\/loc>/g)].map(([, path]) => path);
  const pages = ['/tours', ...TOURS.map(({ id }) => tourPath(id))];
  expect(paths).toEqual(
    pages.flatMap((page) => SITE_LANGUAGE_CODES.map((code) => localizedPath(code, page))),
  );
});

it('the API serves the previous version of a page that can’t be rendered', async () => {
  const { page } = await fetchPage(PAGE_PATH);
  await setTour(app, DAY_LIST, { meetingPoint: 'Here, it breaks the renderer' });
  await wait(PAGE_UPDATE_MS);
  expect((await fetchPage(PAGE_PATH)).page).toMatchObject({
    count: page.count,
    pathname: PAGE_PATH,
  });
  await setTour(app, DAY_LIST, {});
  await wait(PAGE_UPDATE_MS);
  expect((await fetchPage(PAGE_PATH)).page.count).toBeGreaterThan(page.count);
});
