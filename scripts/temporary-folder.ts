import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const prefix = 'plumbline-unit-'

/**
 * Gives the tests of a run one folder for whatever they write, and removes it after them. Several
 * projects ask for it and share it: Chromium's sockets do not bear the path of one folder in another.
 */
export function setup(): () => void {
  if (basename(tmpdir()).startsWith(prefix)) return () => undefined
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // Where root runs the tests, the database belongs to another user, who has to pass through.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
