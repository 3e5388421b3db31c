import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsBothWidths, findLayoutFlaws } from './support/accessibility';
import { lists } from './support/lists';
import { expect, test } from './support/test';

const [, list] = lists;

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide can add a tour, write its page, preview it, and show it to visitors', async ({
  page,
  expectErrors,
}) => {
  // The preview blocks the scripts with which the test examines it.
  expectErrors(/409.*visibility/, /400.*\/tours\//, /Blocked script execution/);
  const name = `Harlem ${String(Date.now())}`;
  await page.goto('/guide/?view=tours');
  await page.getByRole('button', { name: 'Add a tour' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('List').selectOption('Night tours');
  await expectAccessible(page, 'adding a tour');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const form = page.getByRole('form', { name });
  await expect(page.getByText('Hidden: visitors can’t see or book it.')).toBeVisible();
  await form.getByRole('button', { name: 'Show to visitors' }).click();
  await expect(form.getByRole('alert')).toContainText('Please write at least');

  await form.getByLabel('Title').fill('Up to the Apollo');
  await form.getByLabel('Short description').fill('Brownstones, churches,\nand music.');
  await form.getByLabel('Story').fill('One.\n\nTwo.');
  await form.getByLabel('Languages').fill('English');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Languages')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText(
    'Each language must be a code, such as en or pt-BR.',
  );
  await form.getByLabel('Languages').fill('en, es');
  await form.getByLabel('Price', { exact: true }).selectOption('For each person');
  await form.getByLabel('Amount in dollars').fill('30');
  await expect(form).toContainText('Visitors will see “$30 each”.');

  await addStop(form, { title: 'The Apollo', coordinates: '40.8099, -73.9500', kind: 'Start' });
  await addStop(form, { title: 'Striver’s Row', coordinates: '40.8178, -73.9435', kind: 'End' });
  await form.getByRole('button', { name: 'Move Striver’s Row up' }).click();
  await expect(form.getByRole('button', { name: 'Move Striver’s Row down' })).toBeFocused();
  await form.getByRole('button', { name: 'Move Striver’s Row down' }).click();
  const included = form.getByRole('group', { name: 'Included', exact: true });
  await included.getByRole('button', { name: 'Add a line' }).click();
  await included.getByLabel('Line 1').fill('Your guide');
  await form.getByRole('button', { name: 'Add a question' }).click();
  await form.getByLabel('Question 1').fill('Rain?');
  await form.getByLabel('Answer').fill('We walk.');
  await expectAccessible(page, 'the editor');
  // Shortens the coordinates, because longer ones would overflow their input on a phone.
  await form.getByLabel('Coordinates').last().fill('40.8, -73.9');
  await form.getByLabel('Coordinates').first().fill('40.7, -73.9');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }

  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  const frame = page.frameLocator('iframe');
  // At 1280 px, a phone's preview is beside the form, and a wide preview is below the form.
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, width: 0 };
  const formBox = await boxOf(form);
  const preview = page.getByRole('region', { name: 'Preview' });
  expect((await boxOf(preview)).x).toBeGreaterThan(formBox.x + formBox.width);
  await page.getByRole('radio', { name: 'Wide' }).check();
  expect((await boxOf(preview)).x).toBe((await boxOf(form)).x);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(frame.getByText('$30 each', { exact: true })).toBeVisible();
  const map = frame.getByRole('img', { name: /Map of the route/ });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const fontFamily = await frame
    .locator('body')
    .evaluate((body) => getComputedStyle(body).fontFamily);
  expect(fontFamily).toContain('Libre Franklin');
  await frame.getByRole('link', { name: 'Choose a date' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Close the preview' }).click();

  await expect(form.getByRole('status').last()).toHaveText('Not saved yet.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status').last()).toHaveText('Saved.');
  const id = new URL(page.url()).searchParams.get('tour') ?? '';
  expect((await page.request.get(`/api/tours/${id}`)).status()).toBe(404);

  // The tour gets no weekdays, so that the dates that other tests expect don't change.
  const places = (await (await page.request.get('/api/guide/places')).json()) as { id: string }[];
  const settings = { ...places.find((place) => place.id === id), weekdays: [], maxPartySize: 3 };
  await expect(await page.request.patch(`/api/guide/places/${id}`, { data: settings })).toBeOK();
  await form.getByRole('button', { name: 'Show to visitors' }).click();
  await expect(form.getByRole('status').last()).toHaveText('Visitors can see it now.');
  const path = `/tours/${id.replace('night.', '')}-by-night`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('$30 each · In English and Spanish')).toBeVisible();
  await page.goto(list.path);
  await expect(page.getByLabel('Place').getByRole('option', { name })).toHaveCount(1);
  await page.getByLabel('Place').selectOption(name);
  const people = page.getByLabel('Number of People');
  await expect(people).toHaveAccessibleDescription(/^Up to 3 people per booking\./);
  await people.fill('3');
  await expect(page.getByRole('button', { name: 'More people' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByLabel('Place').selectOption(list.places[0]);
  await expect(people).toHaveAccessibleDescription('');
  await page.goto('/tours');
  // The list and the text beside the map both have the link.
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await page.goto('/');
  const byNight = page.getByRole('region', { name: 'By night' });
  await expect(byNight.getByRole('link', { name })).toBeVisible();

  await page.goto('/guide/?view=tours');
  const details = page.locator('details').filter({ hasText: name });
  await details.locator('summary').click();
  await details.getByRole('button', { name: 'Move up' }).click();
  await expect(page.getByText('Moved up.')).toBeVisible();
  await details.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(details.getByText('Hidden', { exact: true })).toBeVisible();
  await page.goto(list.path);
  await expect(page.getByLabel('Place').getByRole('option').nth(1)).toBeAttached();
  await expect(page.getByLabel('Place').getByRole('option', { name })).toHaveCount(0);
});

test('unsaved changes stay after the guide leaves the page, until they are saved or discarded', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/409.*tours/);
  const response = await page.request.post('/api/guide/tours', {
    data: { list: 'night', name: `Red Hook ${String(Date.now())}` },
  });
  const { id, place } = (await response.json()) as { id: string; place: string };
  await page.goto('/guide/?view=tours');
  await page.locator('details').filter({ hasText: place }).locator('summary').click();
  const details = page.locator('details').filter({ hasText: place });
  await details.getByRole('link', { name: 'Edit its page' }).click();
  const form = page.getByRole('form', { name: place });
  const text = form.getByLabel('Short description');
  await text.fill('Mine.');
  const notice = page.getByRole('status').filter({ hasText: 'Not saved yet:' });
  await expect(notice).toHaveCount(0);

  await page.goBack();
  await expect(notice).toContainText(place);
  await expectAccessible(page, 'unsaved changes');
  await expectFitsBothWidths(page);
  await notice.getByRole('link', { name: place }).click();
  await expect(text).toHaveValue('Mine.');
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(notice).toContainText(place);
  const leaving = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const leaveDialog = await leaving;
  expect(leaveDialog.type()).toBe('beforeunload');
  await leaveDialog.dismiss();
  await page.goBack();
  await expect(text).toHaveValue('Mine.');

  // The changes stay even if a different guide saves the tour.
  await page.getByRole('link', { name: 'Reports' }).click();
  await saveForOtherGuide(page, id);
  await notice.getByRole('link', { name: place }).click();
  await expect(text).toHaveValue('Mine.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('was changed in the meantime');
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    `Title: ${place} → Theirs`,
    'Short description: empty → Theirs. (you typed Mine.)',
  ]);
  await expect(form.getByLabel('Title')).toHaveValue('Theirs');

  await form.getByRole('button', { name: 'Discard changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expectAccessible(page, 'discarding');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(text).toHaveValue('Mine.');
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(text).toHaveValue('Theirs.');
  await expect(form.getByRole('status').last()).toHaveText('Discarded.');
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(notice).toHaveCount(0);
});

test('the guide can translate a tour, and preview it in German', async ({ page }) => {
  const response = await page.request.post('/api/guide/tours', {
    data: { list: 'night', name: `Chinatown ${String(Date.now())}` },
  });
  const { id, place } = (await response.json()) as { id: string; place: string };
  await saveForOtherGuide(page, id);
  await page.goto(`/guide/?view=tours&tour=${id}`);
  await page.getByRole('link', { name: /^Deutsch \d+ missing$/ }).click();
  const form = page.getByRole('form', { name: `${place} (Deutsch)` });
  await form.getByLabel('Title').fill('Von ihnen');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status').last()).toHaveText('Saved.');

  await page.getByRole('link', { name: 'English', exact: true }).click();
  const english = page.getByRole('form', { name: place, exact: true });
  await english.getByLabel('Title').fill('By others');
  await english.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: /^Deutsch.*1 outdated$/ }).click();
  await expect(form.getByText('It was written for this English text: Theirs')).toBeVisible();
  await expectAccessible(page, 'translating');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }

  await form.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.locator('p[lang=en]').filter({ hasText: 'By others' })).toBeVisible();
  await expect(frame.getByText('Einige Texte sind auf Englisch.')).toBeVisible();
  await form.getByRole('button', { name: 'Still correct: Title' }).click();
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(frame.getByText('Von ihnen')).toBeVisible();
});

/** Saves a new tour's page as a different guide would. */
async function saveForOtherGuide(page: Page, id: string): Promise<void> {
  const data = {
    title: 'Theirs',
    shortDescription: 'Theirs.',
    description: '',
    price: null,
    access: null,
    durationMinutesFrom: null,
    locations: [],
    features: [],
    faqs: [],
    languages: ['en'],
    revision: 0,
  };
  await expect(await page.request.put(`/api/guide/tours/${id}`, { data })).toBeOK();
}

async function addStop(
  form: Locator,
  { title, coordinates, kind }: { title: string; coordinates: string; kind: string },
): Promise<void> {
  await form.getByRole('button', { name: 'Add a stop' }).click();
  const stop = form.locator('details').last();
  await expect(stop.getByLabel('Name of the stop')).toBeFocused();
  await stop.getByLabel('Name of the stop').fill(title);
  await stop.getByLabel('Kind of stop').selectOption({ index: kind === 'Start' ? 0 : 3 });
  await stop.getByLabel('Coordinates').fill(coordinates);
}
