import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedTests, testsTriedTwice } from './failed-tests.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The failed tests by name, each with why, as far as the runner says. */
  readonly failures: readonly string[]
  /** The tests that passed at their second try alone, each with why the first failed. */
  readonly triedTwice: readonly string[]
}

/** A test runner that writes what it counted into a JSON file. */
export interface TestRunner {
  readonly command: string
  readonly args: (resultsFile: string) => readonly string[]
  readonly environment?: (resultsFile: string) => Readonly<Record<string, string>>
  readonly countsIn: (results: unknown) => Omit<Counts, 'failures' | 'triedTwice'>
}

/** Runs it to its end; a file that does not even load counts as one failure. */
export function countsOf({ command, args, environment, countsIn }: TestRunner): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-test-'))
  const file = join(folder, 'results.json')
  const env = { ...process.env, ...environment?.(file) }
  const run = spawnSync(command, args(file), { stdio: 'inherit', env })
  try {
    const results: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const counts = countsIn(results)
    const silentFailure = run.status !== 0 && counts.failed === 0
    const silent = silentFailure ? [`${command} ended with ${run.status ?? run.signal}`] : []
    const failures = [...failedTests(results), ...silent]
    const failed = Math.max(counts.failed, failures.length)
    return { ...counts, failed, failures, triedTwice: testsTriedTwice(results) }
  } catch (error) {
    const failures = [`${command} left no results: ${String(error)}`]
    return { passed: 0, failed: 1, skipped: 0, failures, triedTwice: [] }
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
