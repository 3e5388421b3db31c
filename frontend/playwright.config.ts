import { defineConfig } from '@playwright/test';
import { VIEWPORTS } from './e2e/support/viewports';

const isRoot = process.getuid?.() === 0;
const phone = { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true };
const desktop = { viewport: VIEWPORTS.desktop };

/** tests/test-browser.mjs starts the site, and sets BASE_URL and CHROMIUM. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than the CPU cores, because tests spend about half of their time waiting.
  workers: 3,
  // Retries once on slow CI machines; the report lists retried tests as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // Animations would take a fifth of the test time. Tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  // Tests run on a phone, which most visitors use. Tests tagged @desktop run on a desktop instead, and tests tagged
  // @widths on both.
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: phone },
    { name: 'desktop', grep: /@desktop|@widths/, use: desktop },
  ],
});
