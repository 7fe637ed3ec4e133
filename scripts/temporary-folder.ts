import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the tests of a run one folder for whatever they write, and removes it after them. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-unit-'))
  // Where root runs the tests, the database belongs to another user, who has to pass through.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
