import type { Page } from '@playwright/test';
import { slugOf } from 'shared/slug';
import { bookMany } from './support/booking';
import { formatNextDay, lists, formatNextDays } from './support/lists';
import { collectCalls, holdCalls } from './support/network';
import { expectSignedIn } from './support/site';
import { expect, test } from './support/test';
import { ToursPage } from './support/tours-page';

for (const list of lists) {
  const [first, second] = list.places;

  test.describe(list.title, () => {
    test.use({ list });

    test('an empty list invites the visitor to book, and the form offers all places, days, and dates', async ({
      tours,
    }) => {
      await tours.open();
      await expect(tours.table.getByText('No tours yet')).toBeVisible();
      await expect(tours.table.getByRole('columnheader')).toHaveText([
        'Place',
        'Day',
        'People',
        'Options',
      ]);
      const [noPlace, ...places] = await tours.place.getByRole('option').allInnerTexts();
      // A test that runs at the same time may add a tour.
      expect(places.filter((place) => !place.startsWith('Harlem'))).toEqual(list.places);
      const [noDay, ...days] = await tours.day.getByRole('option').allInnerTexts();
      expect(days).toEqual(formatNextDays());
      await expect(tours.place).toHaveValue('');
      await expect(tours.day).toHaveValue('');
      expect([noPlace, noDay]).toEqual(['Choose a place', 'Choose a day']);
      await expect(tours.place).toHaveAttribute('required');
      await expect(tours.day).toHaveAttribute('required');
      await expect(tours.people).toHaveAttribute('type', 'number');

      await expect(tours.submit()).toBeDisabled();
      await expect(tours.submit()).toHaveAccessibleDescription(
        'Still needed: Place, Day, and Number of People.',
      );
      await tours.place.selectOption(first);
      await expect(tours.submit()).toBeDisabled();
      await expect(tours.submit()).toHaveAccessibleDescription(
        'Still needed: Day and Number of People.',
      );
      await tours.people.fill('3');
      await expect(tours.submit()).toBeDisabled();
      await tours.day.selectOption(formatNextDay('Friday'));
      await expect(tours.submit()).toBeEnabled();
      await expect(tours.submit()).toHaveAccessibleDescription('');
      await tours.people.fill('');
      await expect(tours.submit()).toBeDisabled();
    });

    test('a visitor creates a booking @widths', async ({ page, tours }) => {
      await tours.open();
      await tours.fill({ place: first, day: formatNextDay('Monday'), people: '4' });
      await tours.submit().click();
      await tours.expectDialog('Tour Creation', list.created);
      await tours.closeDialog();
      await tours.expectCleared();
      await tours.create({ place: second, day: formatNextDay('Saturday'), people: '100' });
      const cells = [
        [first, formatNextDay('Monday'), '4'],
        [second, formatNextDay('Saturday'), '100'],
      ];
      await tours.expectRows(cells);
      await page.reload();
      await tours.expectRows(cells);
    });
  });
}

// Both lists behave the same, so testing one is enough.
test.describe('on the page of a list', () => {
  const [list] = lists;
  const [first, second, third] = list.places;

  test.use({ list });

  test('a guest keeps the bookings by signing up', async ({ page, tours, newcomer }) => {
    await tours.open();
    const notice = page.getByText('You’re booking as a guest');
    await expect(notice).toHaveText(/Sign up to keep them/);
    await tours.create();
    await page.reload();
    await expect(tours.rows).toHaveCount(1);

    await notice.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Username').fill(newcomer.username);
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expectSignedIn(page);
    await page.getByRole('link', { name: list.menuItem, exact: true }).click();
    await expect(tours.row(first)).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('a visitor changes a booking, or cancels the change', async ({ page, tours }) => {
    await tours.open();
    await tours.create({ place: first, day: formatNextDay('Monday'), people: '4' });
    await tours.create({ place: second, day: formatNextDay('Tuesday'), people: '1' });
    await tours.startEditing(first);
    await expect(tours.place).toHaveValue(first);
    await expect(tours.day).toHaveValue('Monday');
    await expect(tours.people).toHaveValue('4');
    await expect(tours.submit('Create Tour')).toBeHidden();
    await expect(tours.place).toBeFocused();

    await tours.fill({ place: third, day: formatNextDay('Friday'), people: '5' });
    await tours.submit('Update Tour').click();
    await tours.expectDialog('Tour Edition', 'The tour has been updated ✅');
    await tours.closeDialog();
    await tours.expectCleared();
    const cells = [
      [third, formatNextDay('Friday'), '5'],
      [second, formatNextDay('Tuesday'), '1'],
    ];
    await tours.expectRows(cells);
    await page.reload();
    await tours.expectRows(cells);

    await tours.startEditing(third);
    await tours.people.fill('9');
    await tours.form.getByRole('button', { name: 'Cancel' }).click();
    await tours.expectCleared();
    await tours.expectRows(cells);
    await expect(tours.place).toBeFocused();
  });

  test('a visitor deletes a booking, even one that is being edited', async ({ page, tours }) => {
    await tours.open();
    for (const place of [first, second, third]) await tours.create({ place });
    await tours.startEditing(first);
    await tours.delete(second);
    await tours.expectDialog('Tour Deletion', 'The tour has been deleted ✅');
    await tours.closeDialog();
    await expect(tours.rows).toHaveText([RegExp(first), RegExp(third)]);
    await expect(tours.submit('Update Tour')).toBeVisible();
    await tours.delete(first);
    await tours.closeDialog();
    await tours.expectCleared();
    await page.reload();
    await expect(tours.rows).toHaveText([RegExp(third)]);
  });

  test('undoing a deletion restores the booking at its position', async ({ page, tours }) => {
    await tours.open();
    for (const place of [first, second, third]) await tours.create({ place });
    await tours.delete(second);
    await tours.expectDialog('Tour Deletion', 'The tour has been deleted ✅');
    await tours.dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(tours.dialog).toBeHidden();
    const places = [first, second, third].map((place) => RegExp(place));
    await expect(tours.rows).toHaveText(places);
    await expect(page.getByText('The tour is back in your list.')).toBeAttached();
    await page.reload();
    await expect(tours.rows).toHaveText(places);
    await tours.startEditing(second);
    await tours.people.fill('7');
    await tours.submit('Update Tour').click();
    await tours.expectDialog('Tour Edition', 'The tour has been updated ✅');
    await expect(tours.dialog.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('the URL of a place opens the form with that place', async ({ page, tours }) => {
    await page.goto(`${list.path}#${slugOf(second)}`);
    await expect(tours.place).toHaveValue(second);
    await tours.day.selectOption(formatNextDay('Tuesday'));
    await tours.people.fill('2');
    await tours.submit().click();
    await tours.closeDialog();
    await tours.expectCleared();
    await tours.expectRows([[second, formatNextDay('Tuesday'), '2']]);
  });

  test('the submit button stays in view', async ({ page, tours, signInNewUser }) => {
    await signInNewUser();
    await bookMany(page.request, list, 10);
    await tours.open();
    await expect(tours.rows).toHaveCount(10);
    for (const y of [0, 700, 10_000]) {
      await page.evaluate((top) => {
        scrollTo(0, top);
      }, y);
      await expect(tours.submit()).toBeInViewport({ ratio: 1 });
    }
  });

  test('Ok, Esc, and Close close the dialog, and restore the focus', async ({ page, tours }) => {
    await tours.open();
    const okButton = tours.dialog.getByRole('button', { name: 'Ok', exact: true });
    for (const close of [
      () => okButton.click(),
      () => tours.dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await tours.fill();
      await tours.submit().click();
      await expect(okButton).toBeFocused();
      await close();
      await expect(tours.dialog).toBeHidden();
      await expect(tours.place).toBeFocused();
    }
    await tours.rows.first().getByRole('button', { name: 'Delete' }).click();
    await expect(okButton).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Details of your tour here:' })).toBeFocused();
    await expect(tours.rows).toHaveCount(2);
  });

  test('only parties of 1 to 100 people are accepted', async ({ page, tours }) => {
    await tours.open();
    await expect(tours.table.getByText('No tours yet')).toBeVisible();
    const calls = collectCalls(page, list.endpoints.create);
    for (const people of ['0', '101', '-3', '1.5']) {
      await tours.fill({ people });
      await tours.submit().click();
      await expect(tours.people).toBeFocused();
      await expect(tours.people).toHaveValue(people);
    }
    expect(calls).toEqual([]);
    await tours.create({ people: '1' });
    await tours.create({ people: '100' });
    await expect(tours.rows).toHaveCount(2);
  });

  test('an error appears if the number of people isn’t a number', async ({ tours }) => {
    await tours.open();
    await tours.fill({ people: '' });
    // Firefox and WebKit accept any letter, and Chromium accepts the e of numbers like 1e2.
    await tours.people.pressSequentially('e');
    const error = 'Number of People must be a whole number from 1 to 100.';
    await expect(tours.people).toHaveAccessibleDescription(error);
    await expect(tours.people).toHaveAttribute('aria-invalid', 'true');
    await expect(tours.submit()).toBeDisabled();
    await tours.people.fill('3');
    await expect(tours.alert).toHaveCount(0);
    await expect(tours.submit()).toBeEnabled();
  });

  test('a double click creates or deletes only one booking', async ({ page, tours }) => {
    await tours.open();
    await tours.fill();
    const release = await holdCalls(page, list.endpoints.create);
    await tours.submit().dblclick();
    await expect(tours.submit()).toBeDisabled();
    release();
    await tours.closeDialog();
    await page.reload();
    await expect(tours.rows).toHaveCount(1);
    for (const place of [second, third]) await tours.create({ place });

    const releaseDeletion = await holdCalls(page, `${list.endpoints.remove}/*`);
    await tours.row(first).getByRole('button', { name: 'Delete' }).dblclick();
    releaseDeletion();
    await tours.closeDialog();
    await page.reload();
    await expect(tours.rows).toHaveCount(2);
  });

  test('the last of thirty bookings can be edited and deleted @widths', async ({
    page,
    tours,
    signInNewUser,
  }) => {
    await signInNewUser();
    await bookMany(page.request, list, 30);
    await tours.open();
    await expect(tours.rows).toHaveCount(30);
    await tours.rows.last().getByRole('button', { name: 'Edit' }).click();
    await expect(tours.place).toBeFocused();
    await expect(tours.place).toBeInViewport();
    await tours.people.fill('77');
    await tours.submit('Update Tour').click();
    await tours.closeDialog();
    await expect(tours.rows.last()).toContainText('77');
    await tours.rows.last().getByRole('button', { name: 'Delete' }).click();
    await tours.closeDialog();
    await expect(tours.rows).toHaveCount(29);
  });
});

test('the bookings print without the form and without buttons @widths', async ({ page, tours }) => {
  await tours.open();
  await tours.create();
  await page.emulateMedia({ media: 'print' });
  await expect(tours.table).toContainText(tours.list.places[0]);
  await expect(tours.form).toBeHidden();
  await expect(page.getByRole('button', { name: /^(Create Tour|Edit|Delete)$/ })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});

test('a booking appears only in its own list', async ({ page, signInNewUser }) => {
  await signInNewUser();
  const [day, night] = [new ToursPage(page, lists[0]), new ToursPage(page, lists[1])];
  await day.open();
  await day.create({ place: 'Statue of Liberty' });
  await page.getByRole('link', { name: 'NIGHT SERVICES', exact: true }).click();
  await expect(night.table.getByText('No tours yet')).toBeVisible();
  await night.create({ place: 'Times Square' });
  await expect(night.rows).toHaveText([/Times Square/]);
  await page.getByRole('link', { name: 'DAY SERVICES', exact: true }).click();
  await expect(day.rows).toHaveText([/Statue of Liberty/]);
});

test.describe('the offered days', () => {
  for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('follow New York’s calendar, as the dates of bookings do', async ({ tours }) => {
        await tours.open();
        await expectDays(tours, formatNextDays());
        await tours.create({ day: formatNextDay('Wednesday') });
        await expect(tours.rows.first()).toContainText(formatNextDay('Wednesday'));
      });
    });
  }

  test('are correct even if the visitor’s clock is days off', async ({ page, tours }) => {
    for (const days of [-40, 3]) {
      await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
      await tours.open();
      await expectDays(tours, formatNextDays());
      await tours.create({ day: formatNextDay('Wednesday') });
      await expect(tours.rows.last()).toContainText(formatNextDay('Wednesday'));
    }
  });

  test('change at midnight in New York, in winter and in summer', async ({ page, tours }) => {
    for (const [instant, monday] of [
      ['2026-12-07T04:59:00Z', 'Monday, Dec 7'],
      ['2026-12-07T05:01:00Z', 'Monday, Dec 14'],
      ['2027-07-05T03:59:00Z', 'Monday, Jul 5'],
      ['2027-07-05T04:01:00Z', 'Monday, Jul 12'],
    ] as const) {
      await setTime(page, new Date(instant));
      await tours.open();
      await expect(tours.day.getByRole('option').nth(1)).toHaveText(monday);
      await expectDays(tours, formatNextDays(new Date(instant)));
      await expect(tours.table.getByText('No tours yet')).toBeVisible();
    }
  });
});

/** Sets the clocks of both visitor and server. */
async function setTime(page: Page, time: Date): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.setFixedTime(time);
  await page.route('/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: time.toUTCString() } });
  });
}

async function expectDays(tours: ToursPage, days: string[]): Promise<void> {
  await expect(tours.day.getByRole('option')).toHaveText(['Choose a day', ...days]);
}

test('all rows share one timer', async ({ page, tours, signInNewUser }) => {
  await signInNewUser();
  await bookMany(page.request, tours.list, 5);
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const [startTimer, stopTimer] = [setInterval, clearInterval];
    Object.assign(window, {
      timers,
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const timer = startTimer(...args);
        timers.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        timers.delete(timer);
        stopTimer(timer);
      },
    });
  });
  await tours.open();
  await expect(tours.rows).toHaveCount(5);
  const countTimers = () =>
    page.evaluate(() => (window as unknown as { timers: Set<unknown> }).timers.size);
  expect(await countTimers()).toBe(1);
  await page.getByRole('link', { name: 'New York on Foot' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(countTimers).toBe(0);
});
