import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config';
import type { Settings } from './camera';

/** The configuration of `make screenshots`. The phone and desktop projects set their own viewport sizes. */
export default defineConfig<Settings>({
  ...baseConfig,
  testDir: '.',
  testMatch: '*screens.ts',
  outputDir: '../../test-results/screens',
  timeout: 180_000,
  use: { ...baseConfig.use, screenshot: 'off' },
  projects: [
    {
      name: 'phone',
      use: {
        sizes: [
          { width: 320, height: 568 },
          { width: 375, height: 812 },
          { width: 768, height: 1024 },
        ],
        viewport: { width: 320, height: 568 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      use: {
        sizes: [
          { width: 1280, height: 800 },
          { width: 1920, height: 1080 },
        ],
      },
    },
    { name: 'sheets', testMatch: 'sheets.ts' },
  ],
});
