import type { Page } from '@playwright/test';
import { dayAndDate, lists } from './support/lists';
import { disconnect, fail, hold, keysOfCalls } from './support/network';
import { expect, test } from './support/test';

/** The specification has what fails logged, besides shown. */
const LOGGED = /The tour call was unsuccessful/;
const NO_SENTENCE = 'Internal server error. Please check your server';
const NO_SERVER = 'We can’t reach the server.';
/** Within this time the site gives up on a service that is being restarted. */
const GIVING_UP_MS = 10_000;

const failures = [
  {
    says: NO_SENTENCE,
    does: (page: Page, address: string) => fail(page, address, 500),
  },
  {
    says: 'We are taking a break.',
    does: (page: Page, address: string) =>
      fail(page, address, 503, { errorMessage: 'We are taking a break.' }),
  },
  { says: NO_SERVER, does: disconnect },
];

// The lists differ in what they call, and in nothing else.
const [, list] = lists;
const { calls } = list;
const [first, second, third] = list.places;

test.use({ list });

test('while the list loads, something stands in its place; when it fails, it can be tried again', async ({
  page,
  tours,
  announce,
}) => {
  announce(/500.*\/api\/all/, /500.*\/api\/guest/, LOGGED);
  const loading = tours.skeleton;
  for (const address of ['/api/guest', calls.list]) {
    await fail(page, address, 500);
    await tours.open();
    await expect(tours.alert).toContainText(`Your tours couldn’t be loaded. ${NO_SENTENCE}`);
    await expect(tours.table).toBeHidden();

    await page.unroute(address);
    const release = await hold(page, calls.list);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(loading).toBeVisible();
    await expect(tours.alert).toBeHidden();
    release();
    await expect(loading).toBeHidden();
    await expect(tours.table.getByText('No tours yet')).toBeVisible();
  }
});

test('a booking that is not created is kept in the form', async ({ page, tours, announce }) => {
  announce(/500.*\/api\/new/, /503.*\/api\/new/, /REFUSED.*\/api\/new/, LOGGED);
  await tours.open();
  await tours.fill({ place: second, day: dayAndDate('Friday'), people: '6' });
  await tours.date.selectOption({ index: 3 });
  for (const { says, does } of failures) {
    await does(page, calls.create);
    await tours.submit().click();
    await expect(tours.alert).toContainText(`The tour wasn’t saved. ${says}`, {
      timeout: GIVING_UP_MS,
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

test('a booking is made though the service is just being restarted', async ({
  page,
  tours,
  announce,
}) => {
  announce(/503.*\/api\/new/);
  const keys = await keysOfCalls(page, calls.create, (route, call) =>
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

test('a booking whose answer is lost keeps its key, however often it is sent', async ({
  page,
  tours,
  announce,
}) => {
  announce(/FAILED.*\/api\/new/, LOGGED);
  const keys = await keysOfCalls(page, calls.create, async (route, call) => {
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
  // Now that it is made, one that is just like it is another one.
  await tours.create();
  await page.reload();
  await expect(tours.rows).toHaveCount(2);
  const [one, ...others] = keys;
  expect(others.map((key) => key === one)).toEqual([true, true, false]);
});

test('a booking that is changed before it is sent again is another one', async ({
  page,
  tours,
  announce,
}) => {
  announce(/500.*\/api\/new/, LOGGED);
  const keys = await keysOfCalls(page, calls.create, (route, call) =>
    call === 1 ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await tours.open();
  await tours.fill({ people: '6' });
  await tours.submit().click();
  await expect(tours.alert).toContainText(NO_SENTENCE);
  await tours.people.fill('7');
  await tours.submit().click();
  await tours.closeDialog();
  await tours.expectRows([[first, dayAndDate('Monday'), '7']]);
  expect(new Set(keys).size).toBe(2);
});

test('a field that the server refuses says so beside it', async ({ page, tours, announce }) => {
  announce(/400.*\/api\/new/, LOGGED);
  const message = 'People must be fewer today.';
  await fail(page, calls.create, 400, {
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

  // Once it is changed, nobody knows.
  await tours.people.fill('5');
  await expect(tours.alert).toHaveCount(0);
  await expect(tours.people).not.toHaveAttribute('aria-invalid');
  await tours.submit().click();
  await expect(tours.alert).toHaveText(message);
});

test('a change that fails is kept in the form', async ({ page, tours, announce }) => {
  announce(/500.*\/api\/editour/, LOGGED);
  await tours.open();
  await tours.create({ people: '4' });
  await fail(page, `${calls.update}/*`, 500);
  await tours.startEditing(first);
  await tours.people.fill('9');
  await tours.submit('Update Tour').click();
  await expect(tours.alert).toContainText(`The tour wasn’t saved. ${NO_SENTENCE}`);
  await expect(tours.alert).toBeFocused();
  await expect(tours.people).toHaveValue('9');
  await tours.expectRows([[first, dayAndDate('Monday'), '4']]);

  await page.unroute(`${calls.update}/*`);
  await tours.submit('Update Tour').click();
  await tours.closeDialog();
  await tours.expectRows([[first, dayAndDate('Monday'), '9']]);
});

test('a booking that was not deleted is back in its place', async ({ page, tours, announce }) => {
  announce(/500.*\/api\/deletetour/, LOGGED);
  await tours.open();
  const places = [first, second, third];
  for (const place of places) await tours.create({ place });
  await tours.startEditing(second);
  await tours.people.fill('9');
  await fail(page, `${calls.remove}/*`, 500);
  await tours.delete(second);
  await expect(tours.alert).toContainText(`The tour wasn’t deleted. ${NO_SENTENCE}`);
  await expect(tours.rows).toHaveText(places.map((place) => RegExp(place)));
  await expect(tours.dialog).toBeHidden();
  // What was typed is not lost either.
  await expect(tours.submit('Update Tour')).toBeVisible();
  await expect(tours.people).toHaveValue('9');

  await page.unroute(`${calls.remove}/*`);
  await tours.delete(second);
  await tours.closeDialog();
  await expect(tours.rows).toHaveText([first, third].map((place) => RegExp(place)));
  await expect(tours.alert).toBeHidden();
});

test('changes show at once, before the server has said yes', async ({ page, tours }) => {
  await tours.open();
  await expect(tours.table.getByText('No tours yet')).toBeVisible();
  let release = await hold(page, calls.create);
  await tours.fill({ place: first, people: '4' });
  await tours.submit().click();
  await tours.expectRows([[first, dayAndDate('Monday'), '4']]);
  await expect(tours.rows.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(tours.dialog).toBeHidden();
  release();
  await tours.closeDialog();

  release = await hold(page, `${calls.update}/*`);
  await tours.startEditing(first);
  await tours.people.fill('9');
  await tours.submit('Update Tour').click();
  await tours.expectRows([[first, dayAndDate('Monday'), '9']]);
  await expect(tours.dialog).toBeHidden();
  release();
  await tours.closeDialog();

  release = await hold(page, `${calls.remove}/*`);
  await tours.delete(first);
  await expect(tours.rows).toHaveCount(0);
  await expect(tours.dialog).toBeHidden();
  release();
  await expect(tours.dialog).toBeVisible();
});

test('a deletion that can not be taken back says so', async ({ page, tours, announce }) => {
  announce(/404.*\/api\/restoretour/, LOGGED);
  await tours.open();
  for (const place of [first, second]) await tours.create({ place });
  const message = 'There is no such booking in your list.';
  await fail(page, `${calls.restore}/*`, 404, { errorMessage: message });
  await tours.delete(first);
  await tours.dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tours.alert).toContainText(`The tour wasn’t restored. ${message}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(tours.rows).toHaveText([RegExp(second)]);
});

test('a deletion that was not taken back for want of a network is, when asked again', async ({
  page,
  tours,
  announce,
}) => {
  announce(/REFUSED.*\/api\/restoretour/, LOGGED);
  await tours.open();
  for (const place of [first, second]) await tours.create({ place });
  await disconnect(page, `${calls.restore}/*`);
  await tours.delete(first);
  await tours.dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tours.alert).toContainText(`The tour wasn’t restored. ${NO_SERVER}`, {
    timeout: GIVING_UP_MS,
  });
  await expect(tours.rows).toHaveText([RegExp(second)]);
  await page.unroute(`${calls.restore}/*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tours.alert).toHaveCount(0);
  await expect(tours.rows).toHaveText([RegExp(first), RegExp(second)]);
});

test('a booking that is gone already is deleted', async ({ page, tours, announce }) => {
  announce(/404.*\/api\/deletetour/, LOGGED);
  await tours.open();
  await tours.create();
  const deletion = page.waitForRequest((request) => request.url().includes(calls.remove));
  const release = await hold(page, `${calls.remove}/*`);
  await tours.delete(first);
  const answer = await page.request.delete((await deletion).url());
  expect(answer.status()).toBe(204);
  release();
  await tours.expectDialog('Tour Deletion', 'The tour has been deleted ✅');
  await expect(tours.rows).toHaveCount(0);
});
