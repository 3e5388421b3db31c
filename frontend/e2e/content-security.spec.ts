import { collectPolicyViolations, expectStrictPolicy } from './support/content-security';
import { formatNextDay } from './support/lists';
import { expectSignedIn, expectSignedOut, openMenu } from './support/site';
import { expect, test } from './support/test';

const VIOLATION = /Content Security Policy/;

test('the site can request the visitor’s location, but no other permission', async ({
  request,
}) => {
  for (const path of ['/', '/tours', '/booking/65f0c0ffee0123456789abcd', '/guide/']) {
    const { 'permissions-policy': policy = '' } = (await request.get(path)).headers();
    expect(policy, path).toContain('geolocation=(self)');
    for (const feature of ['camera', 'microphone', 'payment', 'usb']) {
      expect(policy, path).toContain(`${feature}=()`);
    }
  }
});

test('a visitor’s actions don’t violate the policy', async ({ page, tours, newcomer }) => {
  const [first, second] = tours.list.places;
  const violations = await collectPolicyViolations(page);
  // With reduced motion, the gallery wouldn't animate its photos.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tours.open();
  await tours.create({ place: first });
  await tours.create({ place: second });
  await tours.startEditing(first);
  await tours.people.fill('9');
  await tours.submit('Update Tour').click();
  await tours.closeDialog();
  await tours.delete(second);
  await tours.closeDialog();
  await tours.expectRows([[first, formatNextDay('Monday'), '9']]);

  await openMenu(page);
  await page.getByRole('link', { name: 'CUSTOMER GALLERY', exact: true }).click();
  const carousel = page.getByRole('region', { name: 'Photos of our walks' });
  await carousel.getByRole('button', { name: 'Next photo' }).click();
  await expect(carousel.getByRole('listitem').nth(1)).toHaveClass(/slick-active/);

  await page.getByRole('banner').getByRole('link', { name: 'SIGN UP', exact: true }).click();
  await page.getByLabel('Username').fill(newcomer.username);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expectSignedIn(page);
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expectSignedOut(page);
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

// pages.spec.ts checks the policies of the site's pages.
test('the console, its worker, and its manifest don’t violate the policy', async ({
  page,
  browserName,
  baseURL,
  signInNewUser,
  makeGuide,
}) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  const violations = await collectPolicyViolations(page);
  const response = await page.goto('/guide/');
  await expectStrictPolicy(response, '/guide/');
  expect(await response?.text()).not.toMatch(
    /<script(?![^>]* src="\/guide\/)|<style| style=| on\w+=/,
  );
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(new URL('/guide/', baseURL).href);

  const url = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await page.request.get(url ?? '')).json()).toMatchObject({
    id: '/guide/',
    scope: '/guide/',
    start_url: '/guide/',
  });
  // Only Chromium reports how it parses a manifest.
  if (browserName === 'chromium') {
    const session = await page.context().newCDPSession(page);
    const { errors, data, manifest } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(data).toContain('/guide/');
    const { id, scope, startUrl } = manifest;
    expect([id, scope, startUrl]).toEqual(Array(3).fill(new URL('/guide/', baseURL).href));
  }
  expect(violations).toEqual([]);
});

test('a plain string can’t be used as HTML or as a script URL', async ({ page, expectErrors }) => {
  expectErrors(/Trusted/);
  const violations = await collectPolicyViolations(page);
  const paths = ['/', '/tours/brooklyn-bridge', '/guide/'];
  for (const path of paths) {
    await page.goto(path);
    const errors = await page.evaluate(() =>
      [
        () => (document.body.innerHTML = '<b>Taken over</b>'),
        () => (document.createElement('script').src = '/assets/other.js'),
        () => (document.createElement('iframe').srcdoc = '<b>Taken over</b>'),
      ].map((attempt) => {
        try {
          attempt();
          return 'none';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
    expect(errors, path).toEqual(['TypeError', 'TypeError', 'TypeError']);
    await expect(page.locator('body')).not.toHaveText('Taken over');
  }
  expect(violations).toEqual(
    paths.flatMap((path) =>
      Array<unknown>(3).fill(
        expect.stringMatching(`^require-trusted-types-for trusted-types-sink on .*${path}$`),
      ),
    ),
  );
});

test('the browser blocks and reports inline scripts and styles', async ({ page, expectErrors }) => {
  expectErrors(VIOLATION);
  const violations = await collectPolicyViolations(page);
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const script = '<script>document.title = "Taken over"</script>';
    await route.fulfill({ response, body: text.replace('</body>', `${script}</body>`) });
  });
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'opacity: 0.5');
  });
  await expect
    .poll(() => violations)
    .toEqual([
      expect.stringMatching(/^script-src.* inline on .*\/about$/),
      expect.stringMatching(/^style-src.* inline on .*\/about$/),
    ]);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  await expect(page).not.toHaveTitle('Taken over');
});
