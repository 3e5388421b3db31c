import { readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vite';
import { pictures } from '../scripts/pictures.mjs';
import { appConfig, path } from '../vite.common.mts';

/** The half of it that gives a page in one piece. */
const REACT_SERVER = {
  find: /^react-dom\/server$/,
  replacement: path('node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
};

const { name: siteName } = JSON.parse(readFileSync(path('public/site.webmanifest'), 'utf8')) as {
  name: string;
};

export default defineConfig((env) =>
  mergeConfig(appConfig('site', env), {
    plugins: [
      pictures({
        folder: path('photos'),
        cache: path('node_modules/.cache/pictures'),
        siteName,
      }),
    ],
    publicDir: path('public'),
    ...(env.isSsrBuild && {
      // In one folder, all that it takes: the API has no node_modules of ours.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias: [REACT_SERVER] },
    }),
    build: {
      outDir: path(env.isSsrBuild ? 'dist-pages' : 'dist'),
      // scripts/prerender.mjs does it, and knows which page needs what.
      modulePreload: false,
      manifest: !env.isSsrBuild,
      copyPublicDir: !env.isSsrBuild,
      minify: true,
      rolldownOptions: env.isSsrBuild
        ? {
            // The API loads it, in production and in tests: neither Jest nor its image takes anything else.
            output: {
              format: 'cjs',
              entryFileNames: 'render.cjs',
              chunkFileNames: '[name]-[hash].cjs',
            },
          }
        : {
            input: [path('site/index.html'), path('site/start.tsx')],
            // main.ts shares a name with the rest, and is not to wait for it.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              // What many pages need comes along with what all need, not in crumbs. The forms' parts stay apart,
              // and each page's styles, and what a few pages need.
              codeSplitting: {
                groups: [
                  {
                    // What no page does without. Its styles come before all others, so that a component's own win.
                    name: 'frame',
                    test: /\/frontend\/(ui|site\/layout)\/.*\.css$|virtual:fonts|\/node_modules\/(clsx|react|react-dom|react-router|react-router-dom|scheduler)\//,
                    priority: 2,
                  },
                  {
                    name: 'site',
                    test: /^(?!.*\/(frontend\/(site\/(account|link-secret|tours|tickets|booking|gallery|catalog\/(?!catalog-api)|auth|words\/(?:en\/)?(?!site\.|Sentence)|.*\.css$)|ui\/(?!Picture|Emblem|language|words\/page)|api\/(?:visitor-api|creation-keys))|shared\/src\/(sky|light|refusals|new-york|departure-id)))/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    // What knows dates, and how they are written: pages that have none do without.
                    name: 'dates',
                    test: /\/(frontend\/site\/words\/(en\/)?format(-words)?|shared\/src\/new-york)\.ts$/,
                    priority: 1,
                  },
                  {
                    // What every form has.
                    name: 'fields',
                    test: /\/frontend\/ui\/(use-submit|Field)\.tsx?$/,
                    priority: 1,
                  },
                  {
                    name: 'formats',
                    test: /\/frontend\/site\/words\/(more-formats|en\/locale)\.ts$/,
                    priority: 1,
                  },
                  {
                    // What a tour's page and its tickets share.
                    name: 'walk',
                    test: /\/(frontend\/site\/(catalog\/(RouteMap|map\/size)|words\/(en\/)?(light|route-map))|shared\/src\/(sky|light))/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    // What the tours' pages share.
                    name: 'tour',
                    test: /\/frontend\/site\/(catalog|words\/(en\/)?catalog)[^.]*\.tsx?$/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
    },
  }),
);
