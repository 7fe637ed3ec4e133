import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programBundle } from './program-files.ts'

const script = join(import.meta.dirname, 'write-bundle.ts')

/**
 * Makes the bundle where it is missing, in a process of its own. Where it cannot be made (no bundler
 * installed, a folder that is not to be written to), audits run from the source as before.
 */
export async function bundleProgram(): Promise<void> {
  if (existsSync(programBundle)) return
  await promisify(execFile)(process.execPath, [script]).catch(() => undefined)
}
