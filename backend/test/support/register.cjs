/* eslint-disable @typescript-eslint/no-require-imports -- node -r loads CommonJS only */

// Makes processes and threads that tests start run the TypeScript sources:
// `node -C shared-source -r register.cjs main.ts`.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const options = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};

// Compiled files are cached, because dozens of processes start from the same sources.
const CACHE_FOLDER = join(__dirname, '..', '..', 'node_modules', '.cache', 'sources');
mkdirSync(CACHE_FOLDER, { recursive: true });

require.extensions['.ts'] = (module, filename) => {
  module._compile(compile(filename), filename);
};

function compile(filename) {
  const source = readFileSync(filename, 'utf8');
  const cacheKey = JSON.stringify([source, options]);
  const cachedFile = join(CACHE_FOLDER, createHash('sha256').update(cacheKey).digest('hex'));
  try {
    return readFileSync(cachedFile, 'utf8');
  } catch {
    const { transformSync } = require('@swc/core');
    const { code } = transformSync(source, { ...options, filename, swcrc: false });
    // The file is renamed into place, because another process may be reading the cached file.
    const temporaryFile = `${cachedFile}.${String(process.pid)}`;
    writeFileSync(temporaryFile, code);
    renameSync(temporaryFile, cachedFile);
    return code;
  }
}
