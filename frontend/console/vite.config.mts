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
      worker({ entry: path('console/offline/worker/worker.ts'), file: 'worker.js' }),
    ],
    // The site's build runs first, and empties dist/.
    build: {
      outDir: path('dist/guide'),
      // One small file loads faster than several requests.
      cssCodeSplit: false,
    },
  }),
);
