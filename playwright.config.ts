import { createServer, type AddressInfo } from 'node:net'
import { defineConfig } from '@playwright/test'
import { browserPath } from './scripts/browser-path.ts'

/** Journeys through the real product in the machine's own Chromium; no browser is downloaded. */

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

// This file is read again in every worker, which finds the port that the first reading chose.
process.env['E2E_PORT'] ??= String(await freePort())
const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A crowded machine may be late once; who needs the second try is named at the end of `npm test`.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: 'list',
  webServer: {
    command: 'node e2e/serve-product.ts',
    url: `${origin}/healthz`,
    timeout: 120_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  use: {
    baseURL: origin,
    reducedMotion: 'reduce',
    trace: 'off',
    launchOptions: {
      executablePath: browserPath() ?? 'chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
})
