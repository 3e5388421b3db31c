import { tourPath } from 'shared/tour-page';
import { TOURS } from 'shared/tour-settings';
import { expect, test } from './support/test';
import { lists } from './support/lists';

test.use({ colorScheme: 'dark' });

function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Pages with the maximum number of sheets that each may take. */
const PAGES = [
  { path: '/', sheets: 2 },
  { path: '/about', sheets: 2 },
  { path: '/gallery', sheets: 2 },
  { path: '/contact', sheets: 1 },
  { path: '/privacy', sheets: 2 },
  { path: '/tours/central-park', sheets: 2 },
  { path: lists[1].path, sheets: 1 },
];

test('every tour prints on at most two sheets @desktop', async ({ page }) => {
  for (const { id } of TOURS) {
    await page.goto(tourPath(id), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pdf = await page.pdf({ format: 'Letter' });
    expect.soft(countSheets(pdf), id).toBeLessThanOrEqual(2);
  }
});

for (const { path, sheets } of PAGES) {
  test(`${path} prints in black on white, without controls @desktop`, async ({ page }, {
    outputDir,
  }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({ format: 'Letter', path: `${outputDir}/page.pdf` });
    expect(countSheets(pdf)).toBeLessThanOrEqual(sheets);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveText(/^new york on foot$/i, {
      useInnerText: true,
    });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const text of await page.locator('main :is(h1, h2, h3, p, li, a, dt, dd):visible').all()) {
      await expect(text).toHaveCSS('color', /^rgb\(0, 0, 0\)$/);
    }
  });
}

test('the gallery prints all photos @desktop', async ({ page }) => {
  await page.goto('/gallery');
  const carousel = page.getByRole('region', { name: 'Photos of our walks' });
  await expect(carousel.getByRole('button', { name: 'Next photo' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const photos = carousel.locator('figure:visible');
  await expect(photos).toHaveCount(5);
  const positions = await photos.evaluateAll((all) =>
    all.map((photo) => {
      const { left, top } = photo.getBoundingClientRect();
      return `${String(Math.round(left))} ${String(Math.round(top))}`;
    }),
  );
  expect(new Set(positions).size).toBe(5);
  for (const photo of await photos.all()) await expect(photo).toBeVisible();
});
