/* eslint-disable @typescript-eslint/no-require-imports -- node -r loads CommonJS alone */

// Lets Node run the sources themselves, compiled as Jest compiles them:
// `node -C shared-source -r register.cjs main.ts`.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { transform } = require('../../jest.config.cjs');

const [[, options]] = Object.values(transform);

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...options,
    filename,
    swcrc: false,
  });
  module._compile(code, filename);
};
