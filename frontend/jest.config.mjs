// Tests of logic (*.test.ts), and of components in jsdom (*.test.tsx). The tests in e2e/ run in a browser.
const shared = {
  // Uses the sources of shared/, because its build may be stale.
  testEnvironmentOptions: { customExportConditions: ['shared-source', 'node', 'node-addons'] },
  transform: { '\\.[jt]sx?$': '<rootDir>/test/transform.mjs' },
  // This package has only ES modules.
  transformIgnorePatterns: ['/node_modules/(?!qr/)'],
};
const folders = '<rootDir>/{api,ui,site,console}';

// Pages name New York's time zone only for visitors in a different one.
process.env.TZ = 'America/New_York';

export default {
  projects: [
    {
      ...shared,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: [`${folders}/**/*.test.ts`],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: '<rootDir>/test/jsdom-environment.mjs',
      testMatch: [`${folders}/**/*.test.tsx`],
      setupFilesAfterEnv: ['<rootDir>/test/setup-dom.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/test/css-module.cjs',
        '^virtual:pictures$': '<rootDir>/test/pictures.ts',
      },
    },
  ],
};
