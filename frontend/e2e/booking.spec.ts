import { bookMany } from './support/booking';
import { formatNextDay, lists, formatNextDays } from './support/lists';
import { expectSignedIn } from './support/site';
import { expect, test } from './support/test';
import { VIEWPORTS } from './support/viewports';

for (const list of lists) {
  const [first, second] = list.places;

  test.describe(list.title, () => {
    test.use({ list });

    test('a visitor creates bookings, and sees them after a reload @widths', async ({
      page,
      tours,
    }) => {
      await tours.open();
      await expect(tours.table.getByText('No tours yet')).toBeVisible();
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

  test('a visitor changes, deletes, and restores bookings, and sees the result after a reload', async ({
    page,
    tours,
  }) => {
    await tours.open();
    await tours.create({ place: first, day: formatNextDay('Monday'), people: '4' });
    await tours.create({ place: second, day: formatNextDay('Tuesday'), people: '1' });
    await tours.startEditing(first);
    await expect(tours.place).toBeFocused();
    await tours.fill({ place: third, day: formatNextDay('Friday'), people: '5' });
    await tours.submit('Update Tour').click();
    await tours.expectDialog('Tour Edition', 'The tour has been updated ✅');
    await tours.closeDialog();
    await tours.expectCleared();
    const changedRow = [third, formatNextDay('Friday'), '5'];
    const otherRow = [second, formatNextDay('Tuesday'), '1'];
    await tours.expectRows([changedRow, otherRow]);
    await page.reload();
    await tours.expectRows([changedRow, otherRow]);

    await tours.delete(third);
    await tours.expectDialog('Tour Deletion', 'The tour has been deleted ✅');
    await tours.closeDialog();
    await page.reload();
    await tours.expectRows([otherRow]);
    await tours.create({ place: first });
    await tours.delete(second);
    await tours.dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(tours.dialog).toBeHidden();
    await expect(tours.rows).toHaveText([RegExp(second), RegExp(first)]);
    // The row is back before the server has restored the booking.
    await expect(page.getByText('The tour is back in your list.')).toBeAttached();
    await page.reload();
    await expect(tours.rows).toHaveText([RegExp(second), RegExp(first)]);
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

  test('with thirty bookings, the submit button stays in view, and the last booking can be edited and deleted', async ({
    page,
    tours,
    signInNewUser,
  }) => {
    await signInNewUser();
    await bookMany(page.request, list, 30);
    await tours.open();
    await expect(tours.rows).toHaveCount(30);
    for (const [viewport, people] of [
      [VIEWPORTS.desktop, '76'],
      [VIEWPORTS.phone, '77'],
    ] as const) {
      await page.setViewportSize(viewport);
      for (const y of [0, 700, 10_000]) {
        await page.evaluate((top) => {
          scrollTo(0, top);
        }, y);
        await expect(tours.submit()).toBeInViewport({ ratio: 1 });
      }
      await tours.rows.last().getByRole('button', { name: 'Edit' }).click();
      await expect(tours.place).toBeFocused();
      await expect(tours.place).toBeInViewport();
      await tours.people.fill(people);
      await tours.submit('Update Tour').click();
      await tours.closeDialog();
      await expect(tours.rows.last()).toContainText(people);
    }
    await tours.rows.last().getByRole('button', { name: 'Delete' }).click();
    await tours.closeDialog();
    await expect(tours.rows).toHaveCount(29);
  });
});

test('the bookings print without the form and without buttons', async ({ page, tours }) => {
  await tours.open();
  await tours.create();
  await page.emulateMedia({ media: 'print' });
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    await expect(tours.table).toContainText(tours.list.places[0]);
    await expect(tours.form).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Create Tour|Edit|Delete)$/ })).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  }
});

test.describe('in Asia/Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the offered days follow New York’s calendar, even if the visitor’s clock is days off', async ({
    page,
    tours,
  }) => {
    for (const days of [-40, 3]) {
      await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
      await tours.open();
      await expect(tours.day.getByRole('option')).toHaveText(['Choose a day', ...formatNextDays()]);
      await tours.create({ day: formatNextDay('Wednesday') });
      await expect(tours.rows.last()).toContainText(formatNextDay('Wednesday'));
    }
  });
});
