import { defineConfig, mergeConfig } from 'vite';
import { pictures } from '../scripts/pictures.mjs';
import { worker } from '../scripts/worker.mjs';
import { appConfig, frontendPath } from '../vite.common.mts';

export default defineConfig((env) =>
  mergeConfig(appConfig('console', env), {
    base: '/guide/',
    plugins: [
      pictures({
        folder: frontendPath('photos'),
        cache: frontendPath('node_modules/.cache/pictures'),
        only: /^not-found/,
      }),
      worker({ entry: frontendPath('console/offline/worker/worker.ts'), file: 'worker.js' }),
    ],
    // The site's build runs first, and empties dist/.
    build: {
      outDir: frontendPath('dist/guide'),
      // One small file loads faster than several requests.
      cssCodeSplit: false,
    },
  }),
);
