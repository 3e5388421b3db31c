import { defineConfig, mergeConfig } from 'vite';
import { pictures } from '../scripts/pictures.mjs';
import { appConfig, path } from '../vite.common.mts';

export default defineConfig((env) =>
  mergeConfig(appConfig('site', env), {
    plugins: [pictures({ folder: path('photos'), cache: path('node_modules/.cache/pictures') })],
    publicDir: path('public'),
    build: {
      outDir: path(env.isSsrBuild ? 'node_modules/.prerender' : 'dist'),
      // scripts/prerender.mjs does it, and knows which page needs what.
      modulePreload: false,
      manifest: !env.isSsrBuild,
      rolldownOptions: env.isSsrBuild
        ? {}
        : {
            input: [path('site/index.html'), path('site/start.tsx')],
            // main.ts shares a name with the rest, and is not to wait for it.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              // What many pages need comes along with what all need, not in crumbs. The forms' parts stay apart.
              codeSplitting: {
                groups: [
                  {
                    name: 'site',
                    test: /^(?!.*\/frontend\/(site\/(tours|auth)|ui\/(?!Picture|Emblem|.*\.css$)|api\/visitor-api))/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
    },
  }),
);
