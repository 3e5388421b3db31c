import { consolePathAfterSignIn, signInPath } from './sign-in-path';

it('leads back to the same view of the console', () => {
  const here = new URL('https://tours.example/guide/?view=tours&tour=day.central-park#price');
  const path = signInPath(here as unknown as Location);
  expect(consolePathAfterSignIn(path.slice(path.indexOf('?')))).toBe(
    '/guide/?view=tours&tour=day.central-park#price',
  );
});

it.each([
  '',
  '?next=',
  '?next=/account',
  '?next=https://elsewhere.example/guide/',
  '?next=//guide/',
])('leads to the console’s first view from %j', (search) => {
  expect(consolePathAfterSignIn(search)).toBe('/guide/');
});
