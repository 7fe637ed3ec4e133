import { defineConfig } from 'vitest/config'

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
          exclude: ['packages/server/**', 'packages/web/**', '**/node_modules/**'],
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
        },
      },
      {
        extends: true,
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
