// Tests of logic that needs no browser. The tests in e2e/ run in a real one.
const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2022',
};

module.exports = {
  testEnvironment: 'node',
  // Uses the sources of shared/, because its build may be stale.
  testEnvironmentOptions: { customExportConditions: ['shared-source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/{api,ui,site,console}/**/*.test.{ts,tsx}'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
};
