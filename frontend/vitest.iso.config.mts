import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { frontendPath, SHARED_SOURCE } from './vite.common.mts';

const serverConditions = [SHARED_SOURCE, 'node', 'node-addons'];
const folders = '{api,ui,site,console}';

// Pages name New York's time zone only for visitors in a different one.
process.env.TZ = 'America/New_York';

/** Tests of logic (*.test.ts), and of components in jsdom (*.test.tsx). The tests in e2e/ run in a browser. */
export default defineConfig({
  base: '/guide/',
  resolve: {
    conditions: [SHARED_SOURCE, ...defaultClientConditions],
    alias: { 'virtual:pictures': frontendPath('test/pictures.ts') },
  },
  ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
  test: {
    globals: true,
    testTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: [`${folders}/**/*.test.ts`], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [`${folders}/**/*.test.tsx`],
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'test/setup-dom.ts',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
