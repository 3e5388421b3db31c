import { mailto } from './mailto';

test.each([
  ['walker@example.com', 'mailto:walker@example.com'],
  ['a?bcc=b@example.com', 'mailto:a%3Fbcc%3Db@example.com'],
  ['a&body=100%@example.com', 'mailto:a%26body%3D100%25@example.com'],
  ['a,b#c/d@example.com', 'mailto:a%2Cb%23c%2Fd@example.com'],
])('%s is one recipient', (email, address) => {
  expect(mailto(email)).toBe(address);
});

test('what is drafted stays in the subject and the body', () => {
  const draft = { subject: 'Our walk & more', body: 'Hi?\n&bcc=b@example.com' };
  expect(mailto('walker@example.com', draft)).toBe(
    'mailto:walker@example.com?subject=Our%20walk%20%26%20more&body=Hi%3F%0D%0A%26bcc%3Db%40example.com',
  );
});
