// @ts-check
import { createHash } from 'node:crypto';
import { build } from 'vite';

/** @import { Plugin, ResolvedConfig } from 'vite' */

/** Matches the files that the worker caches besides the page. Excludes fonts with rare characters. */
const CACHED_FILE = /\.(js|css|svg)$|\/common-[^/]*\.woff2$/;
const PAGE = 'index.html';

/**
 * Builds an app's service worker, a separate script that lists the app's files. File names contain hashes, so the
 * script changes whenever a file does.
 *
 * @param {{ entry: string, file: string }} options the worker's source file, and its file name in the build
 * @returns {Plugin}
 */
export function worker({ entry, file }) {
  /** @type {ResolvedConfig} */
  let config;
  return {
    name: 'worker',
    apply: 'build',
    // Runs last, so that the bundle already includes the page.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') this.error(`The build has no ${PAGE}.`);
      const names = Object.keys(bundle).filter((name) => CACHED_FILE.test(name));
      const hash = createHash('sha256').update(page.source);
      for (const name of names.toSorted()) hash.update(name);
      const output = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          BUILD: JSON.stringify(hash.digest('hex').slice(0, 16)),
          FILES: JSON.stringify(names.map((name) => config.base + name)),
          BASE: JSON.stringify(config.base),
        },
        build: {
          write: false,
          target: config.build.target,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      });
      const [result] = Array.isArray(output) ? output : [output];
      const script = result && 'output' in result && result.output[0];
      if (!script) this.error(`${entry} produced no script.`);
      this.emitFile({ type: 'asset', fileName: file, source: script.code });
    },
  };
}
