import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { serverRooms } from './eslint/server-rooms.js'
import { engineRooms } from './eslint/engine-rooms.js'
import { intakeRooms } from './eslint/intake-rooms.js'
import { goldenRooms } from './eslint/golden-rooms.js'
import { reportRooms } from './eslint/report-rooms.js'
import { webRooms } from './eslint/web-rooms.js'

/** The arrows of ARCHITECTURE.md: each package and the packages it may import. */
const mayImport = {
  engine: [],
  reference: ['engine'],
  intake: ['engine'],
  report: ['engine'],
  letters: ['engine', 'report'],
  ai: ['engine', 'records', 'clauses'],
  records: ['engine'],
  clauses: [],
  contract: ['engine'],
  server: [
    'engine',
    'reference',
    'intake',
    'report',
    'letters',
    'ai',
    'records',
    'clauses',
    'contract',
  ],
  cli: ['engine', 'reference', 'intake', 'report', 'contract'],
  golden: ['engine', 'reference', 'intake', 'report', 'ai'],
  web: ['contract'],
}

const packageNames = Object.keys(mayImport)

/** One lint block per package: other packages it may not name, and no reaching into another's files. */
const packageBoundaries = packageNames.map((name) => ({
  files: [`packages/${name}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@plumbline/(?!(?:${[name, ...mayImport[name]].join('|')})(?:/|$))`,
            message: `${name} may import only: ${mayImport[name].join(', ') || 'nothing outside itself'} (ARCHITECTURE.md).`,
          },
          {
            regex: '(^|/)packages/',
            message: 'Import another package by its name, through its door.',
          },
        ],
      },
    ],
  },
}))

export default tseslint.config(
  { ignores: ['**/dist/**', 'node_modules/**', 'data/**', 'coverage/**'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            'eslint.config.js',
            'eslint/*.js',
            'packages/*/bin/*.js',
            'packages/web/public/*.js',
          ],
        },
      },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: true },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  ...packageBoundaries,
  {
    // The contract goes to browsers: types and plain names of the engine, none of its code.
    files: ['packages/contract/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@plumbline/engine',
              allowTypeImports: true,
              message: 'Only its types; @plumbline/engine/names and /fee-table are for browsers.',
            },
          ],
        },
      ],
    },
  },
  serverRooms,
  intakeRooms,
  reportRooms,
  goldenRooms,
  {
    // The engine is pure: no file, clock, network or randomness.
    files: ['packages/engine/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'fetch', 'setTimeout', 'setInterval', 'performance', 'Buffer'].map(
          (name) => ({
            name,
            message: 'The engine is pure: what it needs comes in as data.',
          }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'The engine has no clock: the audit day comes in as data.',
        },
        { object: 'Math', property: 'random', message: 'The engine is deterministic.' },
      ],
      'import-x/no-nodejs-modules': 'error',
    },
  },
  engineRooms,
  webRooms,
  {
    files: ['packages/web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // `onClick={async () => ...}` is how React calls what takes time; failures are handled inside.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    // Where calls go, the contract says.
    files: ['packages/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal[value=/^\\u002fapi\\u002f/]',
          'TemplateElement[value.raw=/^\\u002fapi\\u002f/]',
        ].map((selector) => ({
          selector,
          message: 'Name the call of @plumbline/contract: callEndpoint, endpointQuery, addressOf.',
        })),
      ],
    },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/starter/**',
      '**/*.table.ts',
      'packages/engine/src/rules/index.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['*.config.ts', 'packages/web/vite.config.ts', 'eslint.config.js'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['packages/web/public/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  prettier,
)
