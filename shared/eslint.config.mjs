import { createRequire } from 'node:module';

// This package uses ESLint from the backend, because it has no dependencies of its own.
const requireFromBackend = createRequire(new URL('../backend/package.json', import.meta.url));
const { defineConfig, globalIgnores } = requireFromBackend('eslint/config');
const tseslint = requireFromBackend('typescript-eslint');

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
    rules: restrictImports(String.raw`^(?!\./(words/[\w-]+/)?[\w-]+\.ts$)`),
  },
  {
    files: ['src/words/**'],
    rules: {
      ...restrictImports(String.raw`^(?!(\./|\.\./[\w-]+/|\.\./\.\./)[\w-]+\.ts$)`),
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

/** @param forbiddenPaths a pattern for the paths that can't be imported */
function restrictImports(forbiddenPaths) {
  const message =
    'The backend and the frontend both run shared/, so it may import only its own files.';
  return { 'no-restricted-imports': ['error', { patterns: [{ regex: forbiddenPaths, message }] }] };
}
