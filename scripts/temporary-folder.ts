import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the tests of a run one folder for whatever they write, and removes it after them. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-unit-'))
  process.env['TMPDIR'] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
