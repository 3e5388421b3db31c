import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { book, departureCard, test, openDaySheet, PLACE } from './support/day-sheet';
import { setDepartures } from './support/departures';
import { expect } from './support/test';

const CONTACT = { name: 'Ada Walker', email: 'ada@example.com' };

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide sees the waitlist, and can add, move up, remove, and book parties', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/400/);
  await setDepartures({ place: PLACE, date, capacity: 4 });
  const id = await book(visitor, { date, people: 4 });
  const booking = { date, people: 2, contact: CONTACT, waiting: true };
  await expect(
    await visitor.post('/api/tours/day.central-park/bookings', {
      data: { ...booking, overlapping: true },
    }),
  ).toBeOK();
  await openDaySheet(page, date);
  const list = departureCard(page).getByRole('region', { name: 'Waiting list: 1 party' });
  await expect(list.getByRole('listitem')).toContainText(/^Ada Walker 2 people/);
  await expect(list.getByRole('link', { name: CONTACT.email })).toBeVisible();

  await departureCard(page).getByRole('button', { name: 'Add to waiting list' }).click();
  const form = departureCard(page).getByRole('form', { name: 'Waiting list' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Bo Jensen');
  await form.getByRole('button', { name: 'Add to waiting list' }).click();
  await expect(form).toContainText('Enter an email address or phone number');
  await expectAccessible(page, 'adding to the waiting list');
  await expectFitsBothWidths(page);
  await form.getByLabel('Phone').fill('(212) 555-0100');
  await form.getByLabel('People').fill('3');
  await form.getByRole('button', { name: 'Add to waiting list' }).click();
  const listOfTwo = departureCard(page).getByRole('region', { name: 'Waiting list: 2 parties' });
  await expect(listOfTwo.getByRole('listitem').nth(1)).toContainText(/^Bo Jensen 3 people/);

  await listOfTwo.getByRole('button', { name: 'Move up Bo Jensen' }).click();
  await expect(listOfTwo.getByRole('listitem').first()).toContainText('Bo Jensen');
  await expect(listOfTwo.getByRole('heading')).toBeFocused();
  // The sheet reloads by itself.
  await expect(await visitor.delete(`/api/bookings/${id}`)).toBeOK();
  await expect(listOfTwo.getByRole('listitem').first()).toContainText('Spots are held until');
  await expectAccessible(page, 'a waiting list');
  await listOfTwo.getByRole('button', { name: 'Book Bo Jensen' }).click();
  await expect(departureCard(page)).toContainText('0 of 3 here, 3 missing');
  await departureCard(page).getByRole('button', { name: 'Remove Ada Walker' }).click();
  await expect(departureCard(page).getByRole('region', { name: /^Waiting list/ })).toHaveCount(0);
});
