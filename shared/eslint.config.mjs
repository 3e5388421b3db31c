import { createRequire } from 'node:module';

// This package uses ESLint from the backend, because it has no dependencies of its own.
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
              message: 'Files in words/ may import only types from other languages.',
            },
          ],
        },
      ],
    },
  },
);

/** @param otherPaths a pattern for the paths that can't be imported */
function ownFilesOnly(otherPaths) {
  const message =
    'The backend and the frontend both run shared/, so it may import only its own files.';
  return { 'no-restricted-imports': ['error', { patterns: [{ regex: otherPaths, message }] }] };
}
