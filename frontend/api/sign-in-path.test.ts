import { consolePathAfterSignIn, signInPath } from './sign-in-path';

test('signing in leads back to the same view of the console', () => {
  const here = new URL('https://tours.example/guide/?view=tours&tour=day.central-park#price');
  const path = signInPath(here as unknown as Location);
  expect(consolePathAfterSignIn(path.slice(path.indexOf('?')))).toBe(
    '/guide/?view=tours&tour=day.central-park#price',
  );
});

test.each([
  '',
  '?next=',
  '?next=/account',
  '?next=https://elsewhere.example/guide/',
  '?next=//guide/',
])('signing in on a page with the query %j leads to the console’s first view', (search) => {
  expect(consolePathAfterSignIn(search)).toBe('/guide/');
});
