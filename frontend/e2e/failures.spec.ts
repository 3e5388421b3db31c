import type { Page } from '@playwright/test';
import { dayAndDate, lists } from './support/lists';
import { refuseConnections, failCalls, holdCalls, collectIdempotencyKeys } from './support/network';
import { expect, test } from './support/test';

/** The specification requires the page to log failures as well as show them. */
const LOGGED = /The tour call was unsuccessful/;
const DEFAULT_MESSAGE = 'Internal server error. Please check your server';
const NO_SERVER = 'We can’t reach the server.';
/** The page retries calls to a restarting service for less than this time. */
const RETRY_WINDOW_MS = 10_000;

const failures = [
  {
    message: DEFAULT_MESSAGE,
    cause: (page: Page, url: string) => failCalls(page, url, 500),
  },
  {
    message: 'We are taking a break.',
    cause: (page: Page, url: string) =>
      failCalls(page, url, 503, { errorMessage: 'We are taking a break.' }),
  },
  { message: NO_SERVER, cause: refuseConnections },
];

// The lists differ only in their calls, so testing one is enough.
const [, list] = lists;
const { calls } = list;
const [first, second, third] = list.places;

test.use({ list });

test('a loading list shows a placeholder, and can be loaded again after an error', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/500.*\/api\/all/, /500.*\/api\/guest/, LOGGED);
  const loading = tours.skeleton;
  for (const url of ['/api/guest', calls.list]) {
    await failCalls(page, url, 500);
    await tours.open();
    await expect(tours.alert).toContainText(`Your tours couldn’t be loaded. ${DEFAULT_MESSAGE}`);
    await expect(tours.table).toBeHidden();

    await page.unroute(url);
    const release = await holdCalls(page, calls.list);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(loading).toBeVisible();
    await expect(tours.alert).toBeHidden();
    release();
    await expect(loading).toBeHidden();
    await expect(tours.table.getByText('No tours yet')).toBeVisible();
  }
});

test('a booking that fails stays in the form', async ({ page, tours, expectErrors }) => {
  expectErrors(/500.*\/api\/new/, /503.*\/api\/new/, /REFUSED.*\/api\/new/, LOGGED);
  await tours.open();
  await tours.fill({ place: second, day: dayAndDate('Friday'), people: '6' });
  await tours.date.selectOption({ index: 3 });
  for (const { message, cause } of failures) {
    await cause(page, calls.create);
    await tours.submit().click();
    await expect(tours.alert).toContainText(`The tour wasn’t saved. ${message}`, {
      timeout: RETRY_WINDOW_MS,
    });
    await expect(tours.place).toHaveValue(second);
    await expect(tours.people).toHaveValue('6');
    await expect(tours.rows).toHaveCount(0);
    await page.unroute(calls.create);
  }
  await tours.submit().click();
  await tours.closeDialog();
  await tours.expectRows([[second, dayAndDate('Friday', 3), '6']]);
  await expect(tours.alert).toBeHidden();
});

test('a booking succeeds during a restart of the service', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/503.*\/api\/new/);
  const keys = await collectIdempotencyKeys(page, calls.create, (route, call) =>
    call === 1 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await tours.open();
  await tours.create();
  await expect(tours.alert).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{1,64}$/);
  expect(keys[1]).toBe(keys[0]);
  await page.reload();
  await tours.expectRows([[first, dayAndDate('Monday'), '2']]);
});

test('a booking whose response is lost is sent with the same key on every attempt', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/FAILED.*\/api\/new/, LOGGED);
  const keys = await collectIdempotencyKeys(page, calls.create, async (route, call) => {
    if (call > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await tours.open();
  await tours.fill();
  for (const call of [1, 2]) {
    await tours.submit().click();
    await expect(tours.alert).toContainText(NO_SERVER);
    await expect(tours.submit()).toBeEnabled();
    expect(keys).toHaveLength(call);
  }
  await tours.submit().click();
  await tours.closeDialog();
  await expect(tours.rows).toHaveCount(1);
  // After a success, an identical booking gets a new key.
  await tours.create();
  await page.reload();
  await expect(tours.rows).toHaveCount(2);
  const [firstKey, ...others] = keys;
  expect(others.map((key) => key === firstKey)).toEqual([true, true, false]);
});

test('a booking that is changed after a failure gets a new key', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/500.*\/api\/new/, LOGGED);
  const keys = await collectIdempotencyKeys(page, calls.create, (route, call) =>
    call === 1 ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await tours.open();
  await tours.fill({ people: '6' });
  await tours.submit().click();
  await expect(tours.alert).toContainText(DEFAULT_MESSAGE);
  await tours.people.fill('7');
  await tours.submit().click();
  await tours.closeDialog();
  await tours.expectRows([[first, dayAndDate('Monday'), '7']]);
  expect(new Set(keys).size).toBe(2);
});

test('a field whose value the server refuses shows an error', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/400.*\/api\/new/, LOGGED);
  const message = 'People must be fewer today.';
  await failCalls(page, calls.create, 400, {
    errorMessage: message,
    errors: [{ field: 'people', message }],
  });
  await tours.open();
  await tours.fill({ people: '6' });
  await tours.submit().click();
  await expect(tours.alert).toHaveText(message);
  await expect(tours.people).toHaveAccessibleDescription(message);
  await expect(tours.people).toHaveAttribute('aria-invalid', 'true');
  await expect(tours.people).toHaveValue('6');

  // A change clears the error, because the new value may be valid.
  await tours.people.fill('5');
  await expect(tours.alert).toHaveCount(0);
  await expect(tours.people).not.toHaveAttribute('aria-invalid');
  await tours.submit().click();
  await expect(tours.alert).toHaveText(message);
});

test('a change that fails stays in the form', async ({ page, tours, expectErrors }) => {
  expectErrors(/500.*\/api\/editour/, LOGGED);
  await tours.open();
  await tours.create({ people: '4' });
  await failCalls(page, `${calls.update}/*`, 500);
  await tours.startEditing(first);
  await tours.people.fill('9');
  await tours.submit('Update Tour').click();
  await expect(tours.alert).toContainText(`The tour wasn’t saved. ${DEFAULT_MESSAGE}`);
  await expect(tours.alert).toBeFocused();
  await expect(tours.people).toHaveValue('9');
  await tours.expectRows([[first, dayAndDate('Monday'), '4']]);

  await page.unroute(`${calls.update}/*`);
  await tours.submit('Update Tour').click();
  await tours.closeDialog();
  await tours.expectRows([[first, dayAndDate('Monday'), '9']]);
});

test('a booking that could not be deleted returns to its position', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/500.*\/api\/deletetour/, LOGGED);
  await tours.open();
  const places = [first, second, third];
  for (const place of places) await tours.create({ place });
  await tours.startEditing(second);
  await tours.people.fill('9');
  await failCalls(page, `${calls.remove}/*`, 500);
  await tours.delete(second);
  await expect(tours.alert).toContainText(`The tour wasn’t deleted. ${DEFAULT_MESSAGE}`);
  await expect(tours.rows).toHaveText(places.map((place) => RegExp(place)));
  await expect(tours.dialog).toBeHidden();
  // The unsaved change stays, too.
  await expect(tours.submit('Update Tour')).toBeVisible();
  await expect(tours.people).toHaveValue('9');

  await page.unroute(`${calls.remove}/*`);
  await tours.delete(second);
  await tours.closeDialog();
  await expect(tours.rows).toHaveText([first, third].map((place) => RegExp(place)));
  await expect(tours.alert).toBeHidden();
});

test('changes appear at once, before the server has responded', async ({ page, tours }) => {
  await tours.open();
  await expect(tours.table.getByText('No tours yet')).toBeVisible();
  let release = await holdCalls(page, calls.create);
  await tours.fill({ place: first, people: '4' });
  await tours.submit().click();
  await tours.expectRows([[first, dayAndDate('Monday'), '4']]);
  await expect(tours.rows.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(tours.dialog).toBeHidden();
  release();
  await tours.closeDialog();

  release = await holdCalls(page, `${calls.update}/*`);
  await tours.startEditing(first);
  await tours.people.fill('9');
  await tours.submit('Update Tour').click();
  await tours.expectRows([[first, dayAndDate('Monday'), '9']]);
  await expect(tours.dialog).toBeHidden();
  release();
  await tours.closeDialog();

  release = await holdCalls(page, `${calls.remove}/*`);
  await tours.delete(first);
  await expect(tours.rows).toHaveCount(0);
  await expect(tours.dialog).toBeHidden();
  release();
  await expect(tours.dialog).toBeVisible();
});

test('a deletion that can’t be undone shows an error', async ({ page, tours, expectErrors }) => {
  expectErrors(/404.*\/api\/restoretour/, LOGGED);
  await tours.open();
  for (const place of [first, second]) await tours.create({ place });
  const message = 'There is no such booking in your list.';
  await failCalls(page, `${calls.restore}/*`, 404, { errorMessage: message });
  await tours.delete(first);
  await tours.dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tours.alert).toContainText(`The tour wasn’t restored. ${message}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(tours.rows).toHaveText([RegExp(second)]);
});

test('undoing a deletion can be tried again after a network error', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/REFUSED.*\/api\/restoretour/, LOGGED);
  await tours.open();
  for (const place of [first, second]) await tours.create({ place });
  await refuseConnections(page, `${calls.restore}/*`);
  await tours.delete(first);
  await tours.dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tours.alert).toContainText(`The tour wasn’t restored. ${NO_SERVER}`, {
    timeout: RETRY_WINDOW_MS,
  });
  await expect(tours.rows).toHaveText([RegExp(second)]);
  await page.unroute(`${calls.restore}/*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tours.alert).toHaveCount(0);
  await expect(tours.rows).toHaveText([RegExp(first), RegExp(second)]);
});

test('deleting a booking that is already deleted succeeds', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/404.*\/api\/deletetour/, LOGGED);
  await tours.open();
  await tours.create();
  const deletion = page.waitForRequest((request) => request.url().includes(calls.remove));
  const release = await holdCalls(page, `${calls.remove}/*`);
  await tours.delete(first);
  const response = await page.request.delete((await deletion).url());
  expect(response.status()).toBe(204);
  release();
  await tours.expectDialog('Tour Deletion', 'The tour has been deleted ✅');
  await expect(tours.rows).toHaveCount(0);
});
