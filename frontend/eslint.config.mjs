import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const FEATURES = ['about', 'account', 'contact', 'gallery', 'guide', 'home', 'not-found', 'tours'];

/** For all files, whatever else their folders may not know. */
const OUTSIDE = {
  regex: String.raw`\.\./(backend|shared)/`,
  message: "What both sides need is in shared/, and is imported from 'shared/…'.",
};

const notImported = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [OUTSIDE, ...patterns] }],
});

/** Which folders may not know which; each says why. */
const boundary = (folder, others, message) => ({
  files: [`src/${folder}/**`],
  rules: notImported({ group: others.map((other) => `**/${other}/**`), message }),
});

export default defineConfig(
  globalIgnores(['dist', 'dist-nginx', 'src/api/schema.ts', 'src/api/limits.ts']),
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
  { rules: notImported() },
  ...['api', 'ui'].map((folder) =>
    boundary(folder, [...FEATURES, 'auth', 'layout'], `${folder}/ knows no feature.`),
  ),
  boundary('auth', [...FEATURES, 'layout'], 'auth/ serves the features, and knows none.'),
  boundary('layout', FEATURES, 'layout/ goes around all pages, and knows none.'),
  ...FEATURES.map((folder) =>
    boundary(
      folder,
      [...FEATURES.filter((other) => other !== folder), 'layout'],
      'Features do not know each other; what they share goes to ui/ or api/.',
    ),
  ),
);
