import type { Locator, Page } from '@playwright/test';
import { builtPages, openMenu, pages } from './support/site';
import { expect, test } from './support/test';

interface Thing {
  '@type': string;
  '@id': string;
  name: string;
  telephone?: string;
  email?: string;
  itemListElement?: { url: string }[];
}

/** Tours have pictures of their own. */
const SOCIAL_PICTURES: Record<string, string> = {
  '/tours/brooklyn-bridge': '/social/brooklyn-bridge.png',
  '/tours/times-square-by-night': '/social/times-square-by-night.png',
};

test('every page says in its head what it is, and where', async ({ page, baseURL }) => {
  const seen = new Set<string>();
  for (const { path, title } of pages) {
    const response = await page.goto(path);
    const sent = (await response?.text()) ?? '';
    expect(sent, path).not.toContain('{{');
    const address = new URL(path, baseURL).href;
    const description = await contentOf(page, 'meta[name="description"]');
    expect(description.length, path).toBeGreaterThan(20);
    await expectCanonical(page, address);
    expect(await openGraphOf(page), path).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:type': 'website',
      'og:image': new URL(SOCIAL_PICTURES[path] ?? '/social.png', baseURL).href,
      'og:image:alt': expect.stringMatching(/New York/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:site_name': 'New York on Foot',
      'og:locale': 'en_US',
    });
    expect(await contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    const picture = await page.request.get(await contentOf(page, 'meta[property="og:image"]'));
    expect(picture.headers()['content-type'], path).toBe('image/png');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * pages.length);
});

test('search engines are told who guides, and which tours there are where that is always true', async ({
  page,
  baseURL,
}) => {
  for (const { path } of builtPages) {
    await page.goto(path);
    const [business, ...others] = await thingsOn(page);
    expect(business, path).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'New York on Foot',
      telephone: await page.locator('html').getAttribute('data-phone'),
      email: await page.locator('html').getAttribute('data-email'),
      url: new URL('/', baseURL).href,
      address: { addressLocality: 'New York', addressCountry: 'US' },
    });
    // What is offered, a file can't know.
    expect(others, path).toEqual([]);
  }
  // Another test may add a tour meanwhile.
  await expect(async () => {
    const offered = (await (await page.request.get('/api/tours')).json()) as { title: string }[];
    await page.goto('/tours');
    const [, list] = await thingsOn(page);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: offered.length,
      itemListElement: offered.map(({ title }) => ({ '@type': 'ListItem', name: title })),
    });
    for (const { url } of list?.itemListElement ?? []) {
      await expect(await page.request.get(url)).toBeOK();
    }
  }).toPass();
});

test('the head follows where the visitor goes', async ({ page, announce, baseURL }) => {
  announce(/404/);
  await page.goto('/nowhere');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expectCanonical(page, new URL('/', baseURL).href);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  const descriptionAtHome = await contentOf(page, 'meta[name="description"]');
  await openMenu(page);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expectCanonical(page, new URL('/contact', baseURL).href);
  const description = await contentOf(page, 'meta[name="description"]');
  expect(description).not.toBe(descriptionAtHome);
  // As it is for whoever begins there.
  await page.reload();
  expect(await contentOf(page, 'meta[name="description"]')).toBe(description);

  await page.goBack();
  await expectCanonical(page, new URL('/', baseURL).href);
});

test('phone, email and city can be tapped, however the visitor came @widths', async ({ page }) => {
  const main = page.getByRole('main');
  const links = () =>
    main
      .locator('dd a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  await page.goto('/contact');
  const loaded = await links();
  await page.goto('/about');
  await openMenu(page);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expect(main.getByText('New York, USA', { exact: true })).toBeVisible();
  expect(await links()).toEqual(loaded);
  expect(loaded).toEqual([
    [expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^[\d ().+-]+$/)],
    [expect.stringMatching(/^mailto:[^@]+@[^@]+$/), expect.stringMatching(/^[^@]+@[^@]+$/)],
    [expect.stringMatching(/^https:.*New%20York%2C%20USA$/), 'New York, USA'],
  ]);
  // While one page becomes the other, nothing can be hit.
  await expect(async () => {
    for (const link of await main.locator('dd a').all()) await expectLargeTarget(link);
  }).toPass({ timeout: 5000 });
});

test('search engines find every page to read, and none of the API', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect((await robots.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', baseURL).href}`,
    `Sitemap: ${new URL('/tours/sitemap.xml', baseURL).href}`,
    '',
  ]);
  const addressesIn = async (sitemap: string) => {
    const answer = await request.get(sitemap);
    expect(answer.headers()['content-type']).toContain('text/xml');
    return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);
  };
  const wanted = builtPages.map(({ path }) => path).filter((path) => !path.startsWith('/sign'));
  expect(await addressesIn('/sitemap.xml')).toEqual(
    wanted.map((path) => new URL(path, baseURL).href),
  );
  const tours = await addressesIn('/tours/sitemap.xml');
  expect(tours).toHaveLength(16);
  for (const address of tours) await expect(await request.get(address ?? '')).toBeOK();
});

test('the console is not for search engines', async ({ page }) => {
  await page.goto('/guide/', { waitUntil: 'networkidle' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
});

async function expectCanonical(page: Page, address: string): Promise<void> {
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', address);
}

/** Whoever misses the text by as much as a thumb does still hits the link. */
async function expectLargeTarget(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const isHit = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [-21, 0, 21].map((off) =>
      element.contains(document.elementFromPoint(x + width / 2, y + height / 2 + off)),
    );
  });
  expect(isHit).toEqual([true, true, true]);
}

async function contentOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute('content')) ?? '';
}

async function openGraphOf(page: Page): Promise<Record<string, string>> {
  const tags = await page
    .locator('meta[property]')
    .evaluateAll((all) =>
      all.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')] as const),
    );
  return Object.fromEntries(tags) as Record<string, string>;
}

async function thingsOn(page: Page): Promise<Thing[]> {
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const data = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
