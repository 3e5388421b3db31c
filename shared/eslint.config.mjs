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
    files: ['src/*'],
    ignores: ['**/*.test.ts'],
    rules: ownFilesOnly(String.raw`^(?!\./(words/[\w-]+/)?[\w-]+\.ts$)`),
  },
  {
    files: ['src/words/**'],
    rules: {
      ...ownFilesOnly(String.raw`^(?!(\./|\.\./[\w-]+/|\.\./\.\./)[\w-]+\.ts$)`),
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^\.\./[\w-]`,
              allowTypeImports: true,
              message: 'Words import only types from other languages.',
            },
          ],
        },
      ],
    },
  },
);

/** @param others matches the paths that can't be imported */
function ownFilesOnly(others) {
  const message = 'Both sides run shared/: it imports nothing but its own files.';
  return { 'no-restricted-imports': ['error', { patterns: [{ regex: others, message }] }] };
}
