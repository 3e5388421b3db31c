// The shared build configuration of both apps.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  type ConfigEnv,
  type UserConfig,
} from 'vite';
import { fonts } from './scripts/fonts.mjs';

/** The export condition that selects the sources of shared/, because its build may be missing or stale. */
export const SHARED_SOURCE = 'shared-source';

/** Aliases for React Router's production files, because its package exports the development ones by default. */
const ROUTER_ALIASES = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return frontendPath(`node_modules/react-router/dist/production/${name}`);
}

/** Returns the path of a file or folder in frontend/. */
export function frontendPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Returns the build configuration of an app. */
export function appConfig(app: 'site' | 'console', { command }: ConfigEnv): UserConfig {
  return {
    root: frontendPath(app),
    cacheDir: frontendPath(`node_modules/.vite/${app}`),
    plugins: [react(), fonts({ cache: frontendPath('node_modules/.cache/fonts') })],
    resolve: {
      alias: command === 'serve' ? [] : ROUTER_ALIASES,
      conditions: [SHARED_SOURCE, ...defaultClientConditions],
    },
    ssr: { resolve: { conditions: [SHARED_SOURCE, ...defaultServerConditions] } },
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[hash]_[local]' } },
    },
    build: {
      // Inlines no files: the Content-Security-Policy blocks scripts and styles in data: URLs, and browsers can cache
      // pictures only as files.
      assetsInlineLimit: 0,
      target: 'es2022',
      emptyOutDir: true,
    },
  };
}
