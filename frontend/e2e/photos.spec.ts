import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { tourPath } from 'shared/tour-page';
import { MAX_PHOTO_SIDE, MAX_PHOTO_BYTES, THUMBNAIL_LIMITS } from 'shared/tour-photos';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { collectCalls } from './support/network';
import { expect, test } from './support/test';

interface Picture {
  src: string;
  width: number;
  height: number;
}

interface Tour {
  id: string;
  place: string;
  media: (Picture & { rel: string; title: string; small: Picture })[];
}

const EXIF_MARKER = 'GPSLatitude of a home';

/** Makes a photo like a phone's: too large, rotated, and with a location in its metadata. */
async function makePhoto(color: string): Promise<Buffer> {
  const blank = { width: 2000, height: 1500, channels: 3 as const, background: color };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  // Grain, because a file of a single color is small at every quality.
  const grain = await sharp({ create: { ...blank, noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: blank })
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD0: { ImageDescription: EXIF_MARKER, Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Adds a visible tour for the test, with all required texts. */
async function addTour(page: Page): Promise<Tour> {
  const name = `Gowanus ${String(Date.now())}`;
  const response = await page.request.post('/api/guide/tours', { data: { list: 'day', name } });
  await expect(response).toBeOK();
  const tour = (await response.json()) as Tour;
  const texts = {
    title: 'Along the canal',
    shortDescription: 'Water and brick.',
    description: 'One.',
    durationMinutesFrom: null,
    access: null,
    locations: [],
    features: [],
    faqs: [],
    languages: ['en'],
    price: null,
    revision: 0,
  };
  await expect(await page.request.put(`/api/guide/tours/${tour.id}`, { data: texts })).toBeOK();
  // The tour gets no weekdays, so that the dates that other tests expect don't change.
  const places = (await (await page.request.get('/api/guide/places')).json()) as Tour[];
  const settings = { ...places.find(({ id }) => id === tour.id), weekdays: [] };
  await expect(
    await page.request.patch(`/api/guide/places/${tour.id}`, { data: settings }),
  ).toBeOK();
  const visibility = { isHidden: false };
  await expect(
    await page.request.put(`/api/guide/tours/${tour.id}/visibility`, { data: visibility }),
  ).toBeOK();
  return tour;
}

const fetchGallery = async (page: Page, { id }: Tour) => {
  const { media } = (await (await page.request.get(`/api/tours/${id}`)).json()) as Tour;
  return media.filter(({ rel }) => rel === 'GALLERY');
};

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide adds photographs to a tour, and visitors see them', async ({ page, browser }) => {
  test.slow();
  const tour = await addTour(page);
  await page.goto(`/guide/?view=tours&tour=${tour.id}`);
  const form = page.getByRole('form', { name: tour.place });
  const input = form.getByLabel('Add photographs');
  const [red, blue] = await Promise.all([makePhoto('#a33'), makePhoto('#338')]);
  expect(red.toString('latin1')).toContain(EXIF_MARKER);
  await input.setInputFiles([
    { name: 'red.jpg', mimeType: 'image/jpeg', buffer: red },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { name: 'blue.jpg', mimeType: 'image/jpeg', buffer: blue },
    { name: 'red again.jpg', mimeType: 'image/jpeg', buffer: red },
  ]);
  // A busy browser takes a while to shrink photos.
  await expect(form.getByText('Now describe each photograph')).toBeVisible({ timeout: 20_000 });
  await expect(form.getByRole('alert')).toContainText('“notes.txt” can’t be read.');
  await expect(form.getByRole('alert')).toContainText('“red again.jpg” has already been added.');
  const descriptions = form.getByLabel(/^What photograph \d shows$/);
  await expect(descriptions).toHaveCount(2);
  await expect(form.getByText('Not saved yet.')).toBeVisible();
  expect(await fetchGallery(page, tour)).toEqual([]);

  // A photo can't be saved without a description.
  await descriptions.first().fill('A red wall');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(descriptions.last()).toBeFocused();
  await descriptions.last().fill('The canal at dusk');
  await form.getByRole('button', { name: 'Move The canal at dusk up' }).click();
  await expectAccessible(page, 'the editor with photographs');
  for (const width of [1280, 320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }

  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  const frame = page.frameLocator('iframe');
  await expectLoaded(frame.getByRole('img', { name: 'The canal at dusk' }));
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();

  const gallery = await fetchGallery(page, tour);
  expect(gallery.map(({ title }) => title)).toEqual(['The canal at dusk', 'A red wall']);
  for (const { src, width, height, small } of gallery) {
    // The photo is rotated upright.
    expect([width, height]).toEqual([MAX_PHOTO_SIDE * 0.75, MAX_PHOTO_SIDE]);
    expect(small).toMatchObject({
      width: THUMBNAIL_LIMITS.side * 0.75,
      height: THUMBNAIL_LIMITS.side,
    });
    const smallBytes = await (await page.request.get(small.src)).body();
    expect(smallBytes.length).toBeLessThanOrEqual(THUMBNAIL_LIMITS.bytes);
    const bytes = await (await page.request.get(src)).body();
    expect(bytes.length).toBeLessThanOrEqual(MAX_PHOTO_BYTES);
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPSLatitude/i);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'webp' });
  }

  await expect(async () => {
    await page.goto(tourPath(tour.id));
    await expect(page.getByRole('img', { name: 'A red wall' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5000 });
  await expectLoaded(page.getByRole('img', { name: 'The canal at dusk' }));
  await expectAccessible(page, 'a tour with photographs');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }
  // The Enter key opens a large photo, and closing the photo restores the focus.
  const thumbnail = page.getByRole('button', { name: 'A red wall' });
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A red wall' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page, 'a large photograph');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();
  await thumbnail.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  // The guide's browser has cached the large photos, so a new browser checks that they load only
  // when opened.
  const visitorPage = await browser.newPage();
  const callsFor = (src = '') => collectCalls(visitorPage, src);
  const calls = { small: callsFor(gallery[1]?.small.src), large: callsFor(gallery[1]?.src) };
  await visitorPage.goto(tourPath(tour.id));
  await expect.poll(() => calls.small).toHaveLength(1);
  expect(calls.large).toEqual([]);
  await visitorPage.getByRole('button', { name: 'A red wall' }).click();
  await expect.poll(() => calls.large).toHaveLength(1);
  await visitorPage.close();

  await page.goto(`/guide/?view=tours&tour=${tour.id}`);
  await form.getByRole('button', { name: 'Remove The canal at dusk' }).click();
  await expect(descriptions.first()).toBeFocused();
  await form.getByRole('button', { name: 'Remove A red wall' }).click();
  await expect(input).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  for (const { src } of gallery) expect((await page.request.get(src)).status()).toBe(404);
  expect(await fetchGallery(page, tour)).toEqual([]);
});

async function expectLoaded(image: ReturnType<Page['getByRole']>): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
}
