/* eslint-disable @typescript-eslint/no-require-imports -- node -r loads CommonJS alone */

// Makes Node run the sources directly, compiled as Jest compiles them:
// `node -C shared-source -r register.cjs main.ts`.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { transform } = require('../../jest.config.cjs');

const [[, options]] = Object.values(transform);

// Dozens of processes start from the same sources.
const KEPT = join(__dirname, '..', '..', 'node_modules', '.cache', 'sources');
mkdirSync(KEPT, { recursive: true });

require.extensions['.ts'] = (module, filename) => {
  module._compile(compiled(filename), filename);
};

function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const what = JSON.stringify([source, options]);
  const kept = join(KEPT, createHash('sha256').update(what).digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { transformSync } = require('@swc/core');
    const { code } = transformSync(source, { ...options, filename, swcrc: false });
    // Another process may be reading the file.
    const own = `${kept}.${String(process.pid)}`;
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}
