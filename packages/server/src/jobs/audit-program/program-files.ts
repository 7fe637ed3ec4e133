import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../../..')

/** The program that reads and audits one file, as it is written. */
export const programSource = join(import.meta.dirname, '../audit-upload/audit-process.ts')

/** Where programs made of it lie: what `npm ci` clears. */
export const bundleFolder = join(packages, '../node_modules/.cache/plumbline')

/**
 * The same program as one file of JavaScript, named by the sources that it was made of. Once it is
 * there, a process starts in a fifth of the processor time (decision 109).
 */
export const programBundle = join(bundleFolder, `audit-${digestOfSources()}.mjs`)

/** What an audit's process runs: the bundle where there is one, else the source. */
export function programToRun(): string {
  return existsSync(programBundle) ? programBundle : programSource
}

/** Changes with any source file of any package, and with what is installed. */
function digestOfSources(): string {
  const digest = createHash('sha256')
  const sources = readdirSync(packages)
    .flatMap((name) => filesBelow(join(packages, name, 'src')))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const lock = [join(packages, '../package-lock.json')].filter((file) => existsSync(file))
  for (const file of [...sources.toSorted(), ...lock]) {
    const { size, mtimeMs } = statSync(file)
    digest.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return digest.digest('hex').slice(0, 16)
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  )
}
