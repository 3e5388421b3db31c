import { PLACEHOLDERS, fillIn, placeholderValues } from './placeholders.ts';

const SETTINGS = {
  contactPhone: '(646) 555-0199',
  contactEmail: 'me@walks.example',
  guestDays: 7,
};

it('fills in every placeholder wherever it appears', () => {
  const text = Object.values(PLACEHOLDERS).join(' | ');
  const filled = fillIn(`${text} ${PLACEHOLDERS.guestRetention}`, {
    ...placeholderValues(SETTINGS),
    origin: 'http://a',
  });
  expect(filled).toBe('http://a | (646) 555-0199 | me@walks.example | 6465550199 | 7 days 7 days');
});

it('uses the singular for one day', () => {
  expect(placeholderValues({ ...SETTINGS, guestDays: 1 }).guestRetention).toBe('1 day');
});
