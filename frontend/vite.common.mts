// What the builds of both apps have in common.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  type ConfigEnv,
  type UserConfig,
} from 'vite';
import { fonts } from './scripts/fonts.mjs';

/** The name under which shared/ exports its sources: what was built of them may be missing, or old. */
const SHARED_SOURCE = 'shared-source';

/** React Router without what only developers are told; its package gives that to everybody. */
const ROUTER = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return path(`node_modules/react-router/dist/production/${name}`);
}

/** The path of something in this folder. */
export function path(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** An app's build; its folder is the root. */
export function appConfig(app: 'site' | 'console', { command }: ConfigEnv): UserConfig {
  return {
    root: path(app),
    cacheDir: path(`node_modules/.vite/${app}`),
    plugins: [react(), fonts({ cache: path('node_modules/.cache/fonts') })],
    resolve: {
      alias: command === 'serve' ? [] : ROUTER,
      conditions: [SHARED_SOURCE, ...defaultClientConditions],
    },
    ssr: { resolve: { conditions: [SHARED_SOURCE, ...defaultServerConditions] } },
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[hash]_[local]' } },
    },
    build: {
      // The Content-Security-Policy allows no data: scripts and styles, and pictures are better cached as files.
      assetsInlineLimit: 0,
      target: 'es2022',
      emptyOutDir: true,
    },
  };
}
