import { defineConfig, globalIgnores } from 'eslint/config';
import { restrictImports } from '../scripts/lint/folders.mjs';
import { NO_SWITCH_OVER_KINDS } from '../scripts/lint/kinds.mjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which folders may import which. `!` marks circles that are still to be ended. */
const FOLDERS = {
  api: '',
  ui: 'api',
  console:
    'api console/day console/guide-api console/mail console/offline console/reports console/tours ui',
  'console/day':
    'api console/explain-failure console/format-people console/forms console/guide-api console/mail console/offline console/planning ui',
  'console/explain-failure': 'api',
  'console/format-people': '',
  'console/forms': 'api console/explain-failure ui',
  'console/guide-api': 'api',
  'console/mail': 'api console/guide-api ui',
  'console/offline': 'api console/guide-api console/trusted-types',
  'console/planning': 'api console/format-people console/forms console/guide-api console/tours ui',
  'console/public': '',
  'console/reports': 'api console/format-people console/guide-api console/offline ui',
  'console/tours':
    'api console/explain-failure console/format-people console/forms console/guide-api console/trusted-types ui',
  'console/trusted-types': '',
  site: 'api site/catalog site/layout site/routes site/unavailable site/words ui',
  'site/about': 'site/tour-kinds site/words ui',
  'site/account': 'api site/auth site/link-secret site/words ui',
  'site/auth': 'api site/link-secret site/words ui',
  'site/booking': 'api site/tour-kinds site/tours site/words ui',
  'site/catalog': 'api site/booking site/routes site/tour-kinds site/tours site/words ui',
  'site/contact': 'site/site-settings site/words ui',
  'site/gallery': 'site/words ui',
  'site/home': 'api site/catalog site/site-settings site/tour-kinds site/words ui',
  'site/layout': 'api site/routes site/tour-kinds site/update-head site/words ui',
  'site/link-secret': '',
  'site/not-found': 'site/words ui',
  'site/routes': 'site/tour-kinds site/words ui',
  'site/site-settings': '',
  'site/tickets':
    'api site/booking site/catalog site/link-secret site/routes site/site-settings site/tour-kinds site/tours site/words ui',
  'site/tour-kinds': 'api',
  'site/tours': 'api site/site-settings site/tour-kinds site/words ui',
  'site/unavailable': 'site/site-settings site/words ui',
  'site/update-head': 'site/routes',
  'site/words': 'api ui',
};

export default defineConfig(
  globalIgnores(['dist', 'dist-nginx', 'dist-pages', 'api/schema.ts', 'api/limits.ts']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  { rules: { '@typescript-eslint/method-signature-style': 'error' } },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`\.\./(backend|shared)/`,
              message: "Code that both sides share is in shared/, and is imported from 'shared/…'.",
            },
          ],
        },
      ],
    },
  },
  { rules: NO_SWITCH_OVER_KINDS },
  {
    files: ['api/**', 'ui/**', 'site/**', 'console/**'],
    ...restrictImports(import.meta.dirname, FOLDERS, ['site', 'console']),
  },
);
