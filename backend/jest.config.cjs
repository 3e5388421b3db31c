// Jest cannot load these ES modules on every Node we support, so they are compiled like our own code.
const compiled = [
  '@nestjs',
  'cookie',
  // Dependencies of @fastify/static, which serves Swagger UI:
  'content-disposition',
  'glob',
  'minimatch',
  'lru-cache',
  'path-scurry',
  'brace-expansion',
  'balanced-match',
  'minipass',
  // This one is CommonJS, but it loads node:os with import(), which Jest's loader can't do, either:
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
  testTimeout: 60_000,
  // More than the cores, because the API tests spend half of their time waiting for an API or for mongod.
  maxWorkers: 4,
  testSequencer: '<rootDir>/sequencer.mjs',
  roots: ['<rootDir>', '<rootDir>/../shared'],
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts', '<rootDir>/../shared/src/**/*.test.ts'],
  // Tests the sources of shared/ instead of its last build.
  testEnvironmentOptions: { customExportConditions: ['shared-source', 'node', 'node-addons'] },
  // Worker threads run outside Jest, so they have to compile the sources themselves.
  moduleNameMapper: { '^node:worker_threads$': '<rootDir>/test/support/worker-threads.cjs' },
  transform: { '\\.[jt]s$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
  // (.*/)? also matches packages inside other packages.
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${compiled.join('|')})/)`],
};
