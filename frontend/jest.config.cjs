// What needs a browser is tested in a real one (e2e/); these are tests of plain logic.
const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2022',
};

module.exports = {
  testEnvironment: 'node',
  // The sources of shared/, and not what was built of them some time ago.
  testEnvironmentOptions: { customExportConditions: ['shared-source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/{api,ui,site,console}/**/*.test.{ts,tsx}'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
};
