import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const web = join(import.meta.dirname, '../../web')

/** Where the built pages of the app lie. */
export const webFolder = join(web, 'dist')

/** Builds the pages where they are missing and can be built; answers whether it did. */
export async function buildWebIfMissing(): Promise<boolean> {
  const script = join(web, 'scripts/build.ts')
  if (existsSync(join(webFolder, 'pages.json')) || !existsSync(script)) return false
  await promisify(execFile)(process.execPath, [script], { cwd: web })
  return true
}
