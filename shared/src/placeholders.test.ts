import { PLACEHOLDERS, fillIn, placeholderValues } from './placeholders.ts';

const SETTINGS = {
  siteName: 'Café & Brücken 纽约',
  contactPhone: '(646) 555-0199',
  contactEmail: 'me@walks.example',
  guestDays: 7,
};

it('fills in every placeholder wherever it appears', () => {
  const text = Object.values(PLACEHOLDERS).join(' | ');
  const filled = fillIn(`${text} ${PLACEHOLDERS.guestDays}`, {
    ...placeholderValues(SETTINGS),
    origin: 'http://a',
  });
  expect(filled).toBe(
    'http://a | Café & Brücken 纽约 | (646) 555-0199 | me@walks.example | 6465550199 | 7 7',
  );
});
