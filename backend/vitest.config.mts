import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './slow-files-first.mts';

// Uses the sources of shared/, because its build may be stale.
const conditions = ['shared-source', 'node', 'node-addons'];

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globals: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More workers than cores, because the API tests spend half of their time waiting for an API or for mongod.
    maxWorkers: 4,
    // The files of a worker share their modules, because loading the API takes longer than most files' tests.
    isolate: false,
    sequence: { sequencer: SlowFilesFirst },
    // Threads and processes started by tests run the TypeScript sources, too.
    execArgv: ['-C', 'shared-source', '-r', `${import.meta.dirname}/test/support/register.cjs`],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', '../shared/src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/**/*.test.ts'],
          setupFiles: 'test/support/after-each-file.ts',
        },
      },
    ],
  },
});
