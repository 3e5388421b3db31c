import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Which folders may not know which; each says why. */
const boundary = (files, patterns) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns }],
  },
});

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
  boundary(
    ['src/tours/**'],
    [
      {
        group: ['**/departures/**', '**/bookings/**', '**/auth/**', '**/account/**', '**/guide/**'],
        message:
          'tours/ is what is offered: it knows neither departures, nor bookings, nor callers.',
      },
    ],
  ),
  boundary(
    ['src/departures/**'],
    [
      {
        group: ['**/bookings/**', '**/auth/**', '**/account/**', '**/guide/**'],
        message: 'departures/ is below bookings/, and knows no callers.',
      },
    ],
  ),
  boundary(
    ['src/bookings/**'],
    [
      {
        group: [
          '**/auth/**',
          '**/account/**',
          '**/guide/**',
          '**/day-tours/**',
          '**/night-tours/**',
        ],
        message: 'bookings/ is the core: it knows an owner as a value, and no caller.',
      },
    ],
  ),
  boundary(
    [
      'src/new-york.ts',
      'src/tours/slug.ts',
      'src/tours/tour-options.ts',
      'src/http/placeholders.ts',
    ],
    [{ regex: '.', message: 'The site imports this file: it has no imports of its own.' }],
  ),
);
