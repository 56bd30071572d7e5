import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import next from 'eslint-config-next/core-web-vitals';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { logicalSides } from './scripts/checks/eslint/logical-sides.mjs';
import { visibleLiterals } from './scripts/checks/eslint/visible-literals.mjs';
import {
  contractFiles,
  contractImports,
  outerZones,
  restrictedImports,
  settingsImports,
  zones,
} from './scripts/checks/eslint/walls.mjs';

// The linted folder, not this file's: the test of the import walls lints a small tree elsewhere.
const root = process.cwd();

const product = ['{app,components,lib}/**/*.{ts,tsx}', 'middleware.ts'];
const tests = ['**/*.test.{ts,tsx}', 'e2e/**', 'supabase/tests/**'];
const configs = ['**/*.config.{mjs,ts}'];
/** Everything that `npm start` and `npm run release` do not run, so that it may import `devDependencies`. */
const testsAndChecks = [
  ...tests,
  ...configs,
  '**/*-fixture.{ts,tsx}',
  '**/testing/**',
  'scripts/{bench,checks,screenshots,test,test-shop,trial}/**',
  // Imports Playwright for those.
  'scripts/lib/browser.mjs',
];
const nodeSide = ['scripts/**', 'supabase/local/**', ...configs];
const otherToolsDefaults = [
  'scripts/test/{longest-first,jest-reporter,playwright-reporter,servers-setup}.mjs',
  'scripts/test-shop/playwright-setup.mjs',
  'lib/i18n/request.ts',
  'scripts/test/next-image.mjs',
];
const nextOwnDefaults = [
  'scripts/bench/empty-app/**',
  'scripts/serve/page-memory.mjs',
  'scripts/serve/shared/data-cache.mjs',
  'app/**/{page,layout,template,default,error,not-found,loading,global-error,global-not-found}.tsx',
  'app/**/{sitemap,robots,manifest,opengraph-image,twitter-image,icon,apple-icon}.{ts,tsx}',
];

// NEXT_RUNTIME is not configuration: Next.js inlines the bundle's own runtime.
const environmentAccess = {
  selector:
    ":not(MemberExpression[property.name='NEXT_RUNTIME']) > MemberExpression[object.name='process'][property.name='env']",
  message: 'Read and validate configuration in lib/env.',
};

/** On the desk no click may be lost: controls that need scripts are disabled until they run. */
const lostPresses = [
  ["JSXOpeningElement[name.name='button']", 'Use Button, or ScriptButton if it needs scripts.'],
  [
    "JSXOpeningElement[name.name='Button']:has(> JSXAttribute[name.name='onClick'])",
    'Use ScriptButton: clicks before hydration would be lost.',
  ],
].map(([selector, message]) => ({ selector, message }));

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
      '.local*/**',
      'coverage/**',
      'tools/**',
      'test-results/**',
      'playwright-report/**',
      'public/**',
      'next-env.d.ts',
      // Generated.
      '**/database.types.ts',
      'scripts/bench/empty-app/.next*/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: product, extends: [next] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    plugins: { 'import-x': importX, shop: { rules: { logicalSides, visibleLiterals } } },
    extends: [comments.recommended],
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: `${root}/tsconfig.json` }),
      ],
    },
    rules: {
      '@eslint-community/eslint-comments/require-description': [
        'error',
        { ignore: ['eslint-enable'] },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: testsAndChecks }],
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
      'max-lines': ['error', 250],
      'no-console': 'off',
      'no-restricted-syntax': ['error', environmentAccess],
    },
  },
  {
    files: product,
    ignores: ['lib/supabase/**', ...tests],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: restrictedImports }],
    },
  },
  {
    files: ['lib/env/**/*.ts'],
    ignores: tests,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: settingsImports }] },
  },
  {
    files: [contractFiles],
    ignores: tests,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: contractImports }] },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'shop/logicalSides': 'error', 'shop/visibleLiterals': 'error' },
  },
  {
    files: ['components/desk/**/*.tsx', 'app/(desk)/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', environmentAccess, ...lostPresses] },
  },
  {
    files: ['lib/env/**', 'lib/env*.ts', ...nodeSide, ...tests],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [...nextOwnDefaults, ...otherToolsDefaults, ...configs],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [...tests, '**/*-fixture.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: outerZones }] },
  },
  {
    files: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'scripts/test/fast-check.mjs sets the seed.' },
      ],
    },
  },
  { files: [...tests, ...configs], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
