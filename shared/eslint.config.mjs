import { createRequire } from 'node:module';

// This package has none of its own.
const fromBackend = createRequire(new URL('../backend/package.json', import.meta.url));
const { defineConfig, globalIgnores } = fromBackend('eslint/config');
const tseslint = fromBackend('typescript-eslint');

export default defineConfig(
  globalIgnores(['dist']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(?!\./[\w-]+\.ts$)`,
              message: 'Both sides run shared/: it imports nothing but its own files.',
            },
          ],
        },
      ],
    },
  },
);
