import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from '../scripts/browser-path.ts'
import { administrator } from './administrator.ts'

/** Builds the pages and starts the product over an empty data folder, which goes when it stops. */

const root = join(import.meta.dirname, '..')
const built = spawnSync(process.execPath, ['scripts/build.ts'], {
  cwd: join(root, 'packages/web'),
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) process.exit(1)

const dataFolder = mkdtempSync(join(tmpdir(), 'plumbline-e2e-'))
// Where root runs it, the database belongs to another user, who has to pass through.
chmodSync(dataFolder, 0o755)
const { email, password } = administrator
const product = spawn(process.execPath, ['packages/server/src/start.ts'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env['PATH'],
    PORT: process.env['E2E_PORT'],
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    // What prints letters is the browser of the journeys.
    CHROMIUM: browserPath(),
    // All journeys register at one address.
    REGISTRATIONS_PER_HOUR: '10000',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    // The administrator's own customer account: what switching to the user view leads to.
    DEMO_EMAIL: email,
    DEMO_PASSWORD: password,
  },
})
process.on('SIGTERM', () => product.kill('SIGTERM'))
product.on('exit', (code) => {
  rmSync(dataFolder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
