import { PLACEHOLDERS, exampleContact, exampleNotice, fillIn, fillings } from './placeholders.ts';

const SETTINGS = { contactPhone: '(646) 555-0199', contactEmail: 'me@walks.example', guestDays: 7 };

it('fills in every placeholder, wherever it stands', () => {
  const text = Object.values(PLACEHOLDERS).join(' | ');
  const filled = fillIn(`${text} ${PLACEHOLDERS.guestTime}`, {
    ...fillings(SETTINGS),
    origin: 'http://a',
  });
  expect(filled).toBe('http://a | (646) 555-0199 | 6465550199 | me@walks.example | 7 days 7 days');
});

it('has a word for one day', () => {
  expect(fillings({ ...SETTINGS, guestDays: 1 }).guestTime).toBe('1 day');
});

it.each([
  [{}, ['CONTACT_PHONE', 'CONTACT_EMAIL']],
  [{ CONTACT_PHONE: ' ', CONTACT_EMAIL: 'hello@example.com' }, ['CONTACT_PHONE', 'CONTACT_EMAIL']],
  [{ CONTACT_PHONE: '(646) 555-0199' }, ['CONTACT_EMAIL']],
  [{ CONTACT_EMAIL: 'me@walks.example', CONTACT_PHONE: '+1 212 555 0142' }, ['CONTACT_PHONE']],
  [{ CONTACT_PHONE: '(646) 555-0199', CONTACT_EMAIL: 'me@walks.example' }, []],
])('of %j, what is not the owner’s own are examples', (settings, examples) => {
  expect(exampleContact(settings)).toEqual(examples);
});

it('has a notice for the owner, as long as there is an example', () => {
  expect(exampleNotice(['CONTACT_PHONE', 'CONTACT_EMAIL'])).toBe(
    'The site still shows an example phone number and email address. To show your own, set CONTACT_PHONE and CONTACT_EMAIL in .env and restart the site.',
  );
  expect(exampleNotice(['CONTACT_EMAIL'])).toBe(
    'The site still shows an example email address. To show your own, set CONTACT_EMAIL in .env and restart the site.',
  );
  expect(exampleNotice([])).toBeUndefined();
});
