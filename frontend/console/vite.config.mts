import { defineConfig, mergeConfig } from 'vite';
import { pictures } from '../scripts/pictures.mjs';
import { worker } from '../scripts/worker.mjs';
import { appConfig, path } from '../vite.common.mts';

export default defineConfig((env) =>
  mergeConfig(appConfig('console', env), {
    base: '/guide/',
    plugins: [
      pictures({
        folder: path('photos'),
        cache: path('node_modules/.cache/pictures'),
        only: /^not-found/,
      }),
      worker({ entry: path('console/worker/worker.ts'), file: 'worker.js' }),
    ],
    // The site's build comes first, and has emptied dist/.
    build: {
      outDir: path('dist/guide'),
      // All of it is smaller than the requests that parts would cost.
      cssCodeSplit: false,
    },
  }),
);
