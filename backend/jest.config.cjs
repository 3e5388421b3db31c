// Jest cannot load these ES modules on every Node we support, so they are compiled like our own code.
const compiled = [
  '@nestjs',
  'cookie',
  // Swagger UI, through @fastify/static:
  'content-disposition',
  'glob',
  'minimatch',
  'lru-cache',
  'path-scurry',
  'brace-expansion',
  'balanced-match',
  'minipass',
  // CommonJS, but it loads node:os with import(), which Jest's loader can't do either:
  'mongodb',
];
const jsc = {
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true },
  target: 'es2022',
  keepClassNames: true,
};

module.exports = {
  testEnvironment: 'node',
  testTimeout: 30_000,
  // Each starts an API, and all share one mongod. They wait as much as they work.
  maxWorkers: 4,
  testSequencer: '<rootDir>/sequencer.mjs',
  roots: ['<rootDir>', '<rootDir>/../shared'],
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts', '<rootDir>/../shared/src/**/*.test.ts'],
  // The sources of shared/, and not what was built of them some time ago.
  testEnvironmentOptions: { customExportConditions: ['shared-source', 'node', 'node-addons'] },
  transform: { '\\.[jt]s$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
  // (.*/)? reaches nested copies.
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${compiled.join('|')})/)`],
};
