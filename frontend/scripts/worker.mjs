// @ts-check
import { createHash } from 'node:crypto';
import { build } from 'vite';

/** @import { Plugin, ResolvedConfig } from 'vite' */

/** What pages need; rarer signs of the fonts are fetched where some are shown. */
const KEPT = /\.(js|css|svg)$|\/common-[^/]*\.woff2$/;
const PAGE = 'index.html';

/**
 * Builds an app's service worker: a script of its own, which knows the names of the app's files. It is another one
 * whenever one of them has changed, and only then.
 *
 * @param {{ entry: string, file: string }} options the worker's source, and what it is called in the build
 * @returns {Plugin}
 */
export function worker({ entry, file }) {
  /** @type {ResolvedConfig} */
  let config;
  return {
    name: 'worker',
    apply: 'build',
    // Last, or the page itself would not be in the bundle yet.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') this.error(`The build has no ${PAGE}.`);
      const names = Object.keys(bundle).filter((name) => KEPT.test(name));
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
      const [built] = Array.isArray(output) ? output : [output];
      const script = built && 'output' in built && built.output[0];
      if (!script) this.error(`${entry} came to nothing.`);
      this.emitFile({ type: 'asset', fileName: file, source: script.code });
    },
  };
}
