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
];
const jsc = {
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true },
  target: 'es2022',
  keepClassNames: true,
};

module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts'],
  transform: { '\\.[jt]s$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
  // (.*/)? reaches nested copies.
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${compiled.join('|')})/)`],
};
