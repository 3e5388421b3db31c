import { defineConfig } from '@playwright/test';
import { VIEWPORTS } from './e2e/support/viewports';

const isRoot = process.getuid?.() === 0;
const phone = { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true };
const desktop = { viewport: VIEWPORTS.desktop };

/** scripts/test-browser.mjs starts the site, and says where it and the browser are. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // They wait as much as they work.
  workers: 3,
  // A slow machine gets one more try; what needed it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  // A test runs on a phone, as most visitors do; marked @desktop there alone, and marked @widths on both.
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: phone },
    { name: 'desktop', grep: /@desktop|@widths/, use: desktop },
  ],
});
