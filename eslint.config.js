import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Imports that are refused everywhere: a rule for some files replaces the rule for all. */
const zodPaths = [
  { name: 'zod', message: 'Import zod/mini: the full build adds up to 93 KB.' },
  { name: 'zod/v4', message: 'Import zod/mini.' },
];

export default defineConfig(
  globalIgnores([
    'dist',
    '.types',
    'storybook-static',
    'site-dist',
    'coverage',
    'test-results',
    '.visual',
    '**/.run-*.mjs',
    'test/support/vendure/.build',
    'test/support/vendure/.data',
  ]),
  tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.configs.recommended,
  storybook.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      // Safari drops the list role of a list without markers, and a table that is shown as cards loses all its roles.
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        {
          nav: ['navigation'],
          ul: ['list'],
          ol: ['list'],
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
          th: ['columnheader'],
          td: ['cell'],
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: zodPaths,
        },
      ],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Ports carry plain text; no widget touches HTML.',
        },
        {
          selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
          message: 'innerHTML is a Trusted Types sink.',
        },
        {
          selector: 'JSXOpeningElement[name.name="style"]',
          message: 'Inline styles are refused by a strict CSP: use the sheet.',
        },
      ],
    },
  },
  {
    files: ['src/widgets/**', 'src/ui/**'],
    rules: { 'no-restricted-globals': ['error', 'location', 'localStorage', 'sessionStorage'] },
  },
  {
    files: ['scripts/**', '*.config.*', '.storybook/**', '**/vite.config.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.+/(.*/)?test/',
              message: 'Builds and tools do not depend on tests: move the file to scripts/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/**'],
    ignores: ['test/support/vendure/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: zodPaths,
          patterns: [
            {
              regex: 'support/vendure/(?!.*\\.types$)',
              message:
                'The Vendure test server has its own packages, which a clean clone does not have: import a *.types file.',
            },
          ],
        },
      ],
    },
  },
  { files: ['test/**', 'scripts/**', '*.config.*', '.storybook/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
);
