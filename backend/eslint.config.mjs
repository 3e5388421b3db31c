import { defineConfig, globalIgnores } from 'eslint/config';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { restrictImports } from '../scripts/lint/folders.mjs';
import { NO_SWITCH_OVER_KINDS } from '../scripts/lint/kinds.mjs';

/** The folders that each folder in src may import. `.` stands for the files directly in src. */
const FOLDERS = {
  '.': 'account auth backups bookings colleagues config database day-sheet departures guides guides/profile health history history/reading http lists mail metrics migrations payments planning reports settings settings/editing setup tickets tours/pages tours/seed visits tours/translations',
  account: 'auth bookings colleagues config database guides guides/profile http mail',
  auth: 'bookings config database guides history http settings',
  backups: 'auth config history http',
  bookings:
    'config database departures guides history http icalendar settings tours tours/seed tours/translations without',
  colleagues: 'auth bookings config database departures guides history http tours',
  config: '',
  database: 'config',
  'day-sheet': 'auth bookings config database departures guides http mail payments tours',
  departures: 'config database guides history http icalendar settings tours tours/translations',
  guides: 'database history http tours',
  'guides/profile': 'auth guides http tours',
  health: 'backups database http mail',
  history: '',
  'history/reading': 'auth database guides history http',
  http: 'config database',
  icalendar: '',
  lists: 'auth bookings http icalendar tours/translations',
  mail: 'auth bookings config database departures guides history http icalendar payments settings tours tours/translations without',
  migrations: 'database tours/seed',
  metrics: 'backups database http mail',
  payments: 'auth database history http',
  planning:
    'auth bookings config database departures guides history http icalendar settings setup tours tours/pages tours/translations without',
  reports: 'auth bookings database departures guides history http icalendar settings tours visits',
  settings: 'config database history http',
  'settings/editing': 'auth http settings',
  setup: 'auth backups bookings database departures guides http mail settings tours',
  tickets:
    'auth bookings config database departures guides http icalendar mail payments settings tours tours/translations',
  tours: 'database http without',
  'tours/translations': 'config database tours',
  'tours/pages': 'config database departures guides http settings tours tours/translations',
  'tours/seed': 'database http tours tours/translations',
  visits: 'config database http tours',
  without: '',
};

export default defineConfig(
  globalIgnores(['dist']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Nest's modules are empty classes with a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // DTO classes only describe shapes for the API document and the validator, so plain objects may be assigned to them.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`\.\./(frontend|shared)/`,
              message: "Import code shared by the backend and the frontend from 'shared/…'.",
            },
          ],
        },
      ],
    },
  },
  { files: ['src/**'], ...restrictImports(join(import.meta.dirname, 'src'), FOLDERS, ['.']) },
  {
    files: ['src/**'],
    ignores: [
      // These files switch over the kinds of blocks in a letter.
      'src/mail/letters/letters.test.ts',
      'src/mail/rendering/**',
    ],
    rules: NO_SWITCH_OVER_KINDS,
  },
);
