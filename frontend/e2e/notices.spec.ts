import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { bookWithContact, departureCard, test, openDaySheet } from './support/day-sheet';
import { expect } from './support/test';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('a message to all appears on each ticket, and can be sent by hand to parties without email', async ({
  page,
  visitor,
  browser,
  baseURL,
  date,
}) => {
  const contact = { name: 'Ada Walker', phone: '+12125550100', whatsApp: true };
  const id = await bookWithContact(visitor, { date, contact });
  await openDaySheet(page, date);
  await departureCard(page).getByRole('button', { name: 'Message to all' }).click();
  const form = departureCard(page).getByRole('form', { name: 'Message to all' });
  await expect(form.getByLabel('Message to all')).toBeFocused();
  await expect(form.getByLabel('Message to all')).toHaveAccessibleDescription(
    /^Goes to 1 party: 1 by phone only\./,
  );
  await form.getByLabel('Message to all').fill('It’ll be cold:\nbring <b>gloves</b>.');
  await expectAccessible(page, 'a message to all');
  await expectFitsBothWidths(page);
  await form.getByRole('button', { name: 'Send to all' }).click();
  await expect(form).toHaveCount(0);
  await expect(departureCard(page)).toContainText('“It’ll be cold: bring <b>gloves</b>.”');
  await expect(departureCard(page)).toContainText('Your message to all, ');

  const list = departureCard(page).getByRole('region', { name: 'Not reached by email: 1 party' });
  await expect(list).toContainText('Doesn’t know what your message to all says', {
    timeout: 20_000,
  });
  const link = await list.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(link ?? '').searchParams.get('text');
  expect(text).toMatch(/^Hi Ada Walker, about .*\nIt’ll be cold:\nbring <b>gloves<\/b>\.$/);
  await expectAccessible(page, 'a party that email didn’t reach');

  const storageState = await visitor.storageState();
  const visitorContext = await browser.newContext({ baseURL, storageState });
  const ticket = await visitorContext.newPage();
  await ticket.goto(`/booking/${id}`);
  const notice = ticket.getByRole('region', { name: 'From your guide' });
  await expect(notice).toContainText('It’ll be cold:\nbring <b>gloves</b>.', {
    useInnerText: true,
  });
  await expectAccessible(ticket, 'a ticket with a message from the guide');

  await departureCard(page).getByRole('button', { name: 'Change message' }).click();
  await form.getByRole('button', { name: 'Take down' }).click();
  await expect(departureCard(page)).not.toContainText('gloves');
  await expect(departureCard(page).getByRole('region', { name: /Not reached/ })).toHaveCount(0);
  await ticket.reload();
  await expect(ticket.getByRole('article')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await visitorContext.close();
});
