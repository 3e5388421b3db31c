import { suggestEmail } from './likely-email';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmailcom', 'ada@gmail.com'],
  [' Ada.W+ny@GMAIL.COMM ', 'Ada.W+ny@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@hotmial.co.uk', 'ada@hotmail.co.uk'],
  ['ada@outlok.com', 'ada@outlook.com'],
])('%j gets the suggestion %j', (typed, suggestion) => {
  expect(suggestEmail(typed)).toBe(suggestion);
});

test.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@googlemail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@email.com',
  'ada@gmx.de',
  'ada@yahoo.ca',
  'ada@example.com',
  'ada@gmaiil.co',
  '',
  'ada',
  'ada@',
  '@gmial.com',
  'ada lovelace@gmial.com',
  'a@b@gmial.com',
  '+12125550100',
])('%j gets no suggestion', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
