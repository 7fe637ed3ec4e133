import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { readRuleHeads } from './packages/web/scripts/rule-heads.ts'

// Tests start the product and its commands hundreds of times: what is compiled once is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

// Node reads our TypeScript itself, faster than any bundler would; the web alone needs one.
const plainNode = { viteModuleRunner: false }

/** Tests that load modules anew, change what lists do, or run the command. */
const tools = ['packages/golden/src/**/*.test.ts', 'packages/cli/{src,test}/**/*.test.ts']

export default defineConfig({
  test: {
    // A guard against hangs, not a measure: machines that run tests may be slow.
    testTimeout: 120_000,
    // Vitest would leave one core to whoever watches; nobody does.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          exclude: [...tools, 'packages/server/**', 'packages/web/**', '**/node_modules/**'],
          globalSetup: ['scripts/temporary-folder.ts'],
          // Nothing is remembered in a module, so that files may share what they import.
          isolate: false,
          experimental: plainNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: tools,
          globalSetup: ['scripts/temporary-folder.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          // One PostgreSQL for the run; a database of its own for each file.
          globalSetup: ['packages/server/src/testing/postgres-for-tests.ts'],
          hookTimeout: 120_000,
          // What a server remembers hangs on its context. Modules keep what is alike for all (a hash to compare with,
          // fonts, tables) and queues, which are empty between files.
          isolate: false,
          experimental: plainNode,
        },
      },
      {
        extends: true,
        define: { RULE_HEADS: JSON.stringify(readRuleHeads()) },
        test: {
          name: 'web',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['packages/web/src/testing/set-up.ts'],
        },
      },
    ],
  },
})
