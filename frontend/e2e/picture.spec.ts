import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test';

/** With SCREENSHOT=1, this test replaces the screenshot in the README. */
const README_SCREENSHOT = '../../.github/screenshot.png';

test('the home page is ready for the README’s screenshot @desktop', async ({ page }, testInfo) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const hero = page.getByRole('img', { name: /Manhattan skyline/ });
  await expect(hero).toHaveJSProperty('complete', true);
  await expect(hero).toBeInViewport();
  await expect(page.getByText('Book your tour', { exact: true })).toBeInViewport({ ratio: 1 });

  const path = testInfo.outputPath('home.png');
  const screenshot = await page.screenshot({ path });
  expect(screenshot.byteLength).toBeGreaterThan(20_000);
  if (process.env.SCREENSHOT) copyFileSync(path, join(testInfo.project.testDir, README_SCREENSHOT));
});
