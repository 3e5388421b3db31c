import { expectAccessible } from './support/accessibility';
import { book, card, test, open, PLACE } from './support/day-sheet';
import { setDepartures } from './support/departures';
import { expect } from './support/test';

const CONTACT = { name: 'Ada Walker', email: 'ada@example.com' };

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide sees the waitlist, and adds, moves up, removes, and books parties @widths', async ({
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
  await open(page, date);
  const list = card(page).getByRole('region', { name: 'Waiting list: 1 party' });
  await expect(list.getByRole('listitem')).toContainText(/^Ada Walker 2 people/);
  await expect(list.getByRole('link', { name: CONTACT.email })).toBeVisible();

  await card(page).getByRole('button', { name: 'Add to waiting list' }).click();
  const form = card(page).getByRole('form', { name: 'Waiting list' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Bo Jensen');
  await form.getByRole('button', { name: 'Add to waiting list' }).click();
  await expect(form).toContainText('Give an email or a phone number');
  await expectAccessible(page, 'adding to the waiting list');
  await form.getByLabel('Phone').fill('(212) 555-0100');
  await form.getByLabel('People').fill('3');
  await form.getByRole('button', { name: 'Add to waiting list' }).click();
  const both = card(page).getByRole('region', { name: 'Waiting list: 2 parties' });
  await expect(both.getByRole('listitem').nth(1)).toContainText(/^Bo Jensen 3 people/);

  await both.getByRole('button', { name: 'Move up Bo Jensen' }).click();
  await expect(both.getByRole('listitem').first()).toContainText('Bo Jensen');
  await expect(both.getByRole('heading')).toBeFocused();
  // The sheet reloads by itself.
  await expect(await visitor.delete(`/api/bookings/${id}`)).toBeOK();
  await expect(both.getByRole('listitem').first()).toContainText('Spots are held until');
  await expectAccessible(page, 'a waiting list');
  await both.getByRole('button', { name: 'Book Bo Jensen' }).click();
  await expect(card(page)).toContainText('0 of 3 here, 3 missing');
  await card(page).getByRole('button', { name: 'Remove Ada Walker' }).click();
  await expect(card(page).getByRole('region', { name: /^Waiting list/ })).toHaveCount(0);
});
