import { defineConfig, globalIgnores } from 'eslint/config';
import { restrictImports } from '../scripts/lint/folders.mjs';
import { NO_SWITCH_OVER_KINDS } from '../scripts/lint/kinds.mjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders that each folder may import. */
const FOLDERS = {
  api: '',
  ui: 'api',
  console:
    'api console/backups console/colleagues console/day console/describe-closure console/explain-failure console/guide-api console/history console/mail console/offline console/payments console/planning console/profile console/reports console/settings console/setup console/tours ui',
  'console/backups': 'api console/forms console/guide-api ui',
  'console/colleagues': 'api console/forms console/guide-api ui',
  'console/day':
    'api console/describe-closure console/explain-failure console/format-language console/format-payment console/format-people console/forms console/guide-api console/history console/mail console/offline console/planning ui',
  'console/describe-closure': 'api console/join-tour-names',
  'console/explain-failure': 'api console/offline',
  'console/format-payment': 'api',
  'console/format-language': '',
  'console/format-people': '',
  'console/join-tour-names': '',
  'console/forms': 'api console/explain-failure ui',
  'console/guide-api': 'api',
  'console/history': 'api console/format-payment console/format-people console/guide-api ui',
  'console/mail': 'api console/guide-api ui',
  'console/offline': 'api console/format-payment console/guide-api console/trusted-types',
  'console/payments':
    'api console/explain-failure console/forms console/guide-api console/tours ui',
  'console/planning':
    'api console/describe-closure console/explain-failure console/format-people console/join-tour-names console/forms console/guide-api console/offline console/tours ui',
  'console/profile': 'api console/forms console/guide-api console/tours ui',
  'console/public': '',
  'console/reports':
    'api console/format-language console/format-people console/forms console/guide-api console/offline ui',
  'console/settings': 'api console/forms console/guide-api ui',
  'console/setup': 'api console/forms console/guide-api console/planning console/tours ui',
  'console/tours':
    'api console/explain-failure console/format-people console/forms console/guide-api console/history console/trusted-types ui',
  'console/trusted-types': '',
  // See the rule for languages/ below.
  languages: '',
  site: '',
  'site/account': 'api site/app/link-secret site/app/texts.en site/texts ui',
  'site/app/language-choice': 'site/app/typed-values',
  'site/app/link-secret': '',
  'site/app':
    'api site/account site/app/layout site/app/routes site/app/texts.en site/app/typed-values site/departures site/pages/contact site/texts site/visits ui',
  'site/app/layout':
    'api site/app/language-choice site/app/routes site/app/site-settings site/app/texts.en site/app/update-head site/departures site/texts ui',
  'site/app/routes': 'site/app/site-settings site/app/texts.en site/departures',
  'site/app/site-settings': '',
  'site/app/typed-values': '',
  'site/app/texts.en': 'api',
  'site/app/update-head': 'site/app/routes site/texts',
  'site/app/use-guest-retention': 'site/app/site-settings site/app/texts.en',
  'site/bookings': 'api site/app/site-settings site/app/texts.en site/departures site/texts ui',
  'site/bookings/form':
    'api site/bookings site/departures site/departures/month site/price site/texts site/visits ui',
  'site/bookings/my-tours':
    'api site/app/texts.en site/bookings site/bookings/ticket site/departures site/texts ui',
  'site/bookings/ticket':
    'api site/app/link-secret site/app/routes site/app/site-settings site/app/texts.en site/bookings site/bookings/form site/departures site/departures/month site/price site/texts site/tours/map site/visits ui',
  'site/departures': 'api site/texts ui',
  'site/departures/month': 'site/app/typed-values site/departures site/price site/texts ui',
  'site/departures/selects': 'api site/departures site/texts ui',
  'site/lists':
    'api site/app/texts.en site/app/use-guest-retention site/bookings site/departures site/departures/selects site/price site/texts site/tours site/visits ui',
  'site/pages': '',
  'site/pages/about': 'site/app/texts.en site/departures site/pages ui',
  'site/pages/contact': 'site/app/site-settings site/app/texts.en site/pages ui',
  'site/pages/gallery': 'site/app/texts.en ui',
  'site/pages/home':
    'api site/app/texts.en site/app/use-guest-retention site/departures site/pages site/texts site/tours site/tours/filters ui',
  'site/pages/not-found': 'site/app/texts.en site/pages ui',
  'site/pages/privacy': 'site/app/texts.en site/app/use-guest-retention ui',
  'site/pages/unavailable': 'site/app/site-settings ui',
  'site/price': 'site/texts ui',
  'site/rendering':
    'api site/app site/app/layout site/app/routes site/app/texts.en site/departures site/pages/home site/pages/unavailable site/texts site/tours site/tours/map ui',
  'site/texts': 'api',
  'site/tours':
    'api site/app/routes site/app/texts.en site/bookings/form site/departures site/texts site/tours/map site/tours/filters ui',
  'site/tours/map': 'api site/departures site/texts',
  'site/tours/filters': 'ui',
  'site/visits': 'api site/texts',
};

export default defineConfig(
  globalIgnores([
    'dist',
    'dist-nginx',
    'dist-pages',
    'api/schema.ts',
    'api/labels.ts',
    'api/limits.ts',
  ]),
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
              message:
                "Code for both the backend and the frontend is in shared/: import it from 'shared/…'.",
            },
          ],
        },
      ],
    },
  },
  { rules: NO_SWITCH_OVER_KINDS },
  {
    files: ['languages/*/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(\.\./){3,}(?!site/texts/more-formats$)(api|console|site|ui)/`,
              allowTypeImports: true,
              message: 'Texts import only types, formats, and texts in the same language.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['api/**', 'ui/**', 'site/**', 'console/**'],
    ...restrictImports(import.meta.dirname, FOLDERS, [
      'site',
      'site/app',
      'site/bookings',
      'site/departures',
      'site/pages',
      'console',
    ]),
  },
);
