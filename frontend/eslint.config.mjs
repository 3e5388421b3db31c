import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders of the site's pages. */
const PAGES = ['about', 'account', 'contact', 'gallery', 'home', 'not-found', 'tours'];

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
  files: [`${folder}/**`],
  rules: notImported({ group: others.map((other) => `**/${other}/**`), message }),
});

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
  { rules: notImported() },
  boundary('api', ['site', 'console', 'ui'], 'api/ knows the API, and nothing that is seen.'),
  boundary('ui', ['site', 'console'], 'ui/ has what both apps use, and knows neither.'),
  boundary(
    'console',
    ['site'],
    'The apps do not know each other; what they share goes to ui/ or api/.',
  ),
  ...PAGES.map((folder) =>
    boundary(
      `site/${folder}`,
      ['console', ...PAGES.filter((other) => other !== folder), 'layout'],
      'Pages do not know each other; what they share goes to ui/ or api/.',
    ),
  ),
  boundary('site/auth', ['console', ...PAGES, 'layout'], 'auth/ serves the pages, and knows none.'),
  boundary('site/layout', ['console', ...PAGES], 'layout/ goes around all pages, and knows none.'),
);
