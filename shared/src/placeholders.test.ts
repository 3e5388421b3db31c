import {
  PLACEHOLDERS,
  exampleSettings,
  exampleNotice,
  fillIn,
  placeholderValues,
} from './placeholders.ts';

const SITE = { phone: '(646) 555-0199', email: 'me@walks.example' };

it('fills in every placeholder wherever it appears', () => {
  const text = Object.values(PLACEHOLDERS).join(' | ');
  const filled = fillIn(`${text} ${PLACEHOLDERS.guestRetention}`, {
    ...placeholderValues(SITE, 7),
    origin: 'http://a',
  });
  expect(filled).toBe('http://a | (646) 555-0199 | me@walks.example | 6465550199 | 7 days 7 days');
});

it('uses the singular for one day', () => {
  expect(placeholderValues(SITE, 1).guestRetention).toBe('1 day');
});

it.each([
  [{ phone: '', email: '' }, ['CONTACT_PHONE', 'CONTACT_EMAIL']],
  [{ phone: ' ', email: 'hello@example.com' }, ['CONTACT_PHONE', 'CONTACT_EMAIL']],
  [{ phone: '(646) 555-0199', email: '' }, ['CONTACT_EMAIL']],
  [{ phone: '+1 212 555 0142', email: 'me@walks.example' }, ['CONTACT_PHONE']],
  [SITE, []],
])(
  'for the settings %j, returns those that are missing or still have the example value: %j',
  (site, examples) => {
    expect(exampleSettings(site)).toEqual(examples);
  },
);

it('returns a notice for the owner while a setting has the example value', () => {
  expect(exampleNotice(['CONTACT_PHONE', 'CONTACT_EMAIL'])).toBe(
    'The site still shows an example phone number and email address. To show your own, set CONTACT_PHONE and CONTACT_EMAIL in .env and restart the site.',
  );
  expect(exampleNotice(['CONTACT_EMAIL'])).toBe(
    'The site still shows an example email address. To show your own, set CONTACT_EMAIL in .env and restart the site.',
  );
  expect(exampleNotice([])).toBeUndefined();
});
