import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { pictures } from '../scripts/pictures.mjs';
import { siteLanguage } from '../scripts/site-language.mjs';
import { appConfig, frontendPath } from '../vite.common.mts';

/** Replaces react-dom/server with its part that contains renderToString, without the code for streaming. */
const REACT_SERVER = {
  find: /^react-dom\/server$/,
  replacement: frontendPath(
    'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
  ),
};

/**
 * Lets the bundler omit components of the router that the site doesn't use, such as forms. Without this plugin, the
 * bundler keeps components that are created by a function call or have a `displayName`, because it can't rule out side
 * effects. Links prefetch pages only in the router's framework mode, which the site doesn't use.
 */
const omitUnusedRouterParts: Plugin = {
  name: 'omit-unused-router-parts',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/React\d*\.(?:forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
        .replace(/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'),
  },
};

/** Returns a function that tests a module's path. Translated texts are tested with the path of the English text. */
function matchEnglishPath(pattern: RegExp): (module: string) => boolean {
  return (module) =>
    pattern.test(
      module
        .replace(/\/frontend\/languages\/\w+\/(.*)\.ts$/, '/frontend/$1.en.ts')
        .replace(/\/words\/\w+\//, '/words/en/'),
    );
}

export default defineConfig((env) => {
  const { SITE_LANGUAGE: language = 'en' } = process.env;
  return mergeConfig(appConfig('site', env), {
    plugins: [
      siteLanguage(language),
      omitUnusedRouterParts,
      pictures({
        folder: frontendPath('photos'),
        cache: frontendPath('node_modules/.cache/pictures'),
        hasTourPreviews: true,
      }),
    ],
    publicDir: frontendPath('public'),
    ...(env.isSsrBuild && {
      // Bundles all dependencies, because the API doesn't have the frontend's node_modules.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias: [REACT_SERVER] },
    }),
    build: {
      outDir: frontendPath(env.isSsrBuild ? `dist-pages/${language}` : 'dist-language'),
      // scripts/build-site.mjs adds preloads for only those scripts that each page needs.
      modulePreload: false,
      manifest: !env.isSsrBuild,
      copyPublicDir: !env.isSsrBuild && language === 'en',
      minify: true,
      rolldownOptions: env.isSsrBuild
        ? {
            // CommonJS, because the API loads this bundle in Vitest, too.
            output: {
              format: 'cjs',
              entryFileNames: 'render.cjs',
              chunkFileNames: '[name]-[hash].cjs',
            },
          }
        : {
            input: [frontendPath('site/index.html'), frontendPath('site/app/start.tsx')],
            // Inlines the constant that main.ts shares with other code, so that main.ts imports no chunk.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              // Code that many pages share is in one chunk with the code that all pages need, instead of in many small
              // chunks. Forms, each page's styles, and code that few pages share have their own chunks.
              codeSplitting: {
                groups: [
                  {
                    // Every page needs this code. Its styles come first, so that each component's own styles
                    // override them.
                    name: 'frame',
                    test: /\/frontend\/(ui|site\/app\/layout)\/.*\.css$|virtual:fonts|\/node_modules\/(clsx|react|react-dom|react-router|react-router-dom|scheduler)\//,
                    priority: 2,
                  },
                  {
                    name: 'site',
                    test: /^(?!.*\/(frontend\/(site\/(account|bookings|lists|price|departures\/(?!tour-kinds)|pages\/gallery|tours\/(?!catalog-api)|texts\/(?!Sentence)|(?!app\/).*texts\.en|.*\.css$)|ui\/(?!Picture|Emblem|keep-position|texts\.en)|api\/(?:visitor-api|cookie-texts|idempotency-key))|shared\/src\/(sky|light|daylight|special-day|characters|refusals|words\/|format|capitalize|new-york|departure-id|payment-methods|price|party-price|areas|date-filters|tour-filters)))/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    // Dates and their formats, which pages without dates don't load.
                    name: 'dates',
                    test: /\/(frontend\/site\/texts\/format\.en|shared\/src\/(new-york|format))\.ts$/,
                    priority: 1,
                  },
                  {
                    // Parts of every form.
                    name: 'fields',
                    test: /\/frontend\/ui\/(use-submit|Field|form-texts\.en|validity)\.tsx?$/,
                    priority: 1,
                  },
                  {
                    // Parts of forms and of pages that load data.
                    name: 'alert',
                    test: /\/frontend\/ui\/(Alert|ScriptNotice)\.tsx$/,
                    priority: 1,
                  },
                  {
                    // Code for pages that load data and reload it.
                    name: 'loading',
                    test: /\/frontend\/ui\/(use-remote|use-today|use-reload-on-return)\.ts$/,
                    priority: 1,
                  },
                  {
                    name: 'account',
                    test: /\/frontend\/site\/account\/(auth\/auth\.module|account\.module)\.css/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    // API calls that identify the visitor.
                    name: 'visitor',
                    test: /\/frontend\/api\/(visitor-api|cookie-texts\.en|idempotency-key)\.ts$/,
                    priority: 1,
                  },
                  {
                    name: 'formats',
                    test: /\/frontend\/site\/texts\/(more-formats|locale\.en)\.ts$/,
                    priority: 1,
                  },
                  {
                    // Shared by the tour pages and the tickets.
                    name: 'walk',
                    test: /\/(frontend\/site\/tours\/map\/(RouteMap|size|texts\.en)|shared\/src\/(sky|light|words\/en\/daylight))/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    // The filter fields on the home page and above the list of tours.
                    name: 'filters',
                    test: /\/(frontend\/site\/tours\/filters\/[^.]*(\.en)?\.tsx?|shared\/src\/date-filters\.ts)$/,
                    priority: 1,
                  },
                  {
                    // Prices, for the pages with tours and forms.
                    name: 'price',
                    test: /\/shared\/src\/(price|words\/en\/price)\.ts$/,
                    priority: 1,
                  },
                  {
                    // Shared by the pages about tours.
                    name: 'tour',
                    test: /\/frontend\/site\/tours\/([^.]*\.tsx?|fact-texts\.en\.ts)$/,
                    minShareCount: 2,
                  },
                ].map(({ test, ...group }) => ({ ...group, test: matchEnglishPath(test) })),
              },
            },
          },
    },
  });
});
