import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** For all files, whatever else their folders may not know. */
const OUTSIDE = {
  regex: String.raw`\.\./(frontend|shared)/`,
  message: "What both sides need is in shared/, and is imported from 'shared/…'.",
};

const notImported = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [OUTSIDE, ...patterns] }],
});

/** Which folders may not know which; each says why. */
const boundary = (files, patterns) => ({ files, rules: notImported(...patterns) });

export default defineConfig(
  globalIgnores(['dist']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Nest's modules are classes with nothing but a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // DTO classes describe shapes, for the document and the validator; plain objects have them too.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  { rules: notImported() },
  boundary(
    ['src/tours/*.ts', 'src/tours/seed/**'],
    [
      {
        group: [
          '**/pages/**',
          '**/departures/**',
          '**/bookings/**',
          '**/auth/**',
          '**/account/**',
          '**/day-sheet/**',
          '**/planning/**',
          '**/reports/**',
        ],
        message:
          'tours/ is what is offered: it knows neither departures, nor bookings, nor callers.',
      },
    ],
  ),
  boundary(
    ['src/departures/**'],
    [
      {
        group: [
          '**/pages/**',
          '**/bookings/**',
          '**/auth/**',
          '**/account/**',
          '**/day-sheet/**',
          '**/planning/**',
          '**/reports/**',
        ],
        message: 'departures/ is below bookings/, and knows no callers.',
      },
    ],
  ),
  boundary(
    ['src/bookings/**'],
    [
      {
        group: [
          '**/pages/**',
          '**/auth/**',
          '**/account/**',
          '**/day-sheet/**',
          '**/planning/**',
          '**/reports/**',
          '**/lists/**',
        ],
        message: 'bookings/ is the core: it knows an owner as a value, and no caller.',
      },
    ],
  ),
);
