import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { fonts } from './scripts/fonts.mjs';
import { pictures } from './scripts/pictures.mjs';

/** The name under which shared/ exports its sources: what was built of them may be missing, or old. */
const SHARED_SOURCE = 'shared-source';

/** React Router without what only developers are told; its package gives that to everybody. */
const ROUTER = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return fileURLToPath(
    new URL(`node_modules/react-router/dist/production/${name}`, import.meta.url),
  );
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), fonts(), pictures()],
  resolve: {
    alias: isSsrBuild || command === 'serve' ? [] : ROUTER,
    conditions: [SHARED_SOURCE, ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: [SHARED_SOURCE, ...defaultServerConditions] } },
  build: {
    // The Content-Security-Policy allows no data: scripts and styles, and pictures are better cached as files.
    assetsInlineLimit: 0,
    target: 'es2022',
    // scripts/prerender.mjs does it, and knows which page needs what.
    modulePreload: false,
    manifest: !isSsrBuild,
    // All of it is smaller than the requests that parts would cost.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['index.html', 'src/start.tsx'],
          // src/main.ts shares a name with the rest, and is not to wait for it.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // What many pages need comes along with what all need, not in crumbs. The forms' parts stay apart.
            codeSplitting: {
              groups: [
                {
                  name: 'site',
                  test: /^(?!.*\/src\/(tours|auth\/(?!session|auth-api|token)|ui\/(?!Picture|Emblem)))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
}));
