import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test runner that writes what it counted into a JSON file. */
export interface TestRunner {
  readonly command: string
  readonly args: (resultsFile: string) => readonly string[]
  readonly environment?: (resultsFile: string) => Readonly<Record<string, string>>
  readonly countsIn: (results: unknown) => Counts
}

/** Runs it to its end; a file that does not even load counts as one failure. */
export function countsOf({ command, args, environment, countsIn }: TestRunner): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-test-'))
  const file = join(folder, 'results.json')
  const env = { ...process.env, ...environment?.(file) }
  const run = spawnSync(command, args(file), { stdio: 'inherit', env })
  try {
    const counts = countsIn(JSON.parse(readFileSync(file, 'utf8')))
    const silentFailure = run.status !== 0 && counts.failed === 0 ? 1 : 0
    return { ...counts, failed: counts.failed + silentFailure }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A count of the results. Throws `TypeError` where it is not there. */
export function numberAt(results: unknown, ...path: readonly string[]): number {
  let value = results
  for (const key of path) {
    value = typeof value === 'object' && value ? Reflect.get(value, key) : undefined
  }
  if (typeof value !== 'number') throw new TypeError(`The results have no ${path.join('.')}`)
  return value
}
